import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Confirmation, keepConfirmation, keptConfirmation } from './confirmation.ts'

/** A press this soon after the confirmation is the second half of a double click. */
const LATE_PRESS_MS = 1_000

/** One form in one entry of the tab's history: who comes to the page anew finds the form, and not what they sent before. */
export function useConfirmationPlace(draft: string): string {
  const { key, pathname, search } = useLocation()
  return `${key} ${pathname}${search} ${draft}`
}

/** What stands in the place of a form that was sent; survives a reload and the way back. `place`: useConfirmationPlace. */
export function useConfirmation(place: string, focusOnForm: () => void) {
  const [shown, setShown] = useState<{ answer: Confirmation | null; isSaid: boolean } | null>(null)
  const shownAt = useRef(Number.NEGATIVE_INFINITY)
  /** Where the focus goes once it is drawn: to the news, or to the empty form. */
  const moves = useRef(false)
  const title = useRef<HTMLHeadingElement>(null)
  const isShown = shown !== null

  /** `isPressed`: it arrived just now, and not while somebody was reading something else. */
  function show(answer: Confirmation | null, isPressed: boolean) {
    // Counted from when it can be read: until then no press asks for another form.
    shownAt.current = isPressed ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
    moves.current = isPressed
    keepConfirmation(place, answer)
    setShown({ answer, isSaid: !isPressed })
  }

  function sendAnother() {
    if (performance.now() - shownAt.current < LATE_PRESS_MS) return
    keepConfirmation(place, null)
    moves.current = true
    setShown(null)
  }

  // What is brought again was heard before; who comes anew, from a card of the page for one, has a form.
  useEffect(() => {
    const kept = keptConfirmation(place)
    setShown(kept && { answer: kept, isSaid: false })
  }, [place])
  const follow = useEffectEvent(() => {
    // What was brought again follows no press.
    if (isShown && moves.current) shownAt.current = performance.now()
    if (moves.current) isShown ? title.current?.focus() : focusOnForm()
    moves.current = false
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it comes or goes
  useEffect(() => follow(), [isShown])

  return {
    isShown,
    answer: shown?.answer ?? null,
    /** The focus did not go there: it has to be said. */
    isSaid: shown?.isSaid ?? false,
    title,
    show,
    sendAnother,
  }
}
