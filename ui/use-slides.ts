import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useHydrated } from './use-lazy-component.ts'

/** Copies of the first two stand behind the last: enough for the row to come round under a finger, either way. */
const MOST_COPIES = 2
/** Browsers that do not say when scrolling ends (Safari before 26): it has, when nothing moved for so long. */
const AT_REST_MS = 150
/** Farther than this a row does not run past everything in between: it is simply there. */
const FARTHEST_RUN = 2

interface Options {
  count: number
  loops: boolean
  /** Which comes up first. */
  start: number
  onShow?: ((shown: number) => void) | undefined
}

interface Slides {
  row: RefObject<HTMLDivElement | null>
  /** Counted from 0, whichever copy of it is in view. */
  shown: number
  copies: number
  /** Of a slide and its copy, one is there for everybody; the other is only looked at while the row passes. */
  isHidden: (place: number) => boolean
  isInView: (place: number) => boolean
  step: (by: 1 | -1) => void
  show: (position: number) => void
  press: (event: KeyboardEvent) => void
  follow: () => void
  settle: () => void
  /** A finger on the row takes over from a press that is still under way. */
  letGo: () => void
}

/**
 * Where a row of slides stands. The row scrolls by itself; we follow it, and lead it when asked. `place` counts the slides as
 * they stand in the row, copies included: a row that comes round rests on the copy of its first, where both neighbours are.
 */
export function useSlides({ count, loops, start, onShow }: Options): Slides {
  const row = useRef<HTMLDivElement>(null)
  /** Where a press is taking us: a second press meanwhile goes on from there. */
  const heading = useRef<number | null>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [place, setPlace] = useState(start)
  const copies = useHydrated() && loops && count > 1 ? MOST_COPIES : 0
  const last = count + copies - 1

  function move(to: number, behavior: ScrollBehavior) {
    const { children = [], clientWidth = 0 } = row.current ?? {}
    // Not the row's own width alone: a fraction of a pixel a slide would add up.
    const width = (children[0] as HTMLElement | undefined)?.getBoundingClientRect().width ?? clientWidth
    row.current?.scrollTo({ left: to * width, behavior })
  }

  function stand(at: number) {
    if (at % count !== place % count) onShow?.(at % count)
    setPlace(at)
  }

  function lead(to: number, from: number) {
    if (to === from) return
    heading.current = to
    stand(to)
    // 'auto' is what the style sheet says: smooth, unless somebody asked for less motion.
    move(to, Math.abs(to - from) > FARTHEST_RUN ? 'instant' : 'auto')
  }

  function step(by: 1 | -1) {
    const from = heading.current ?? place
    const to = from + by
    if (to >= 0 && to <= last) return lead(to, from)
    if (copies === 0) return
    // Out of room: the same picture a round earlier or later has some.
    const round = to < 0 ? count : -count
    move(from + round, 'instant')
    lead(to + round, from + round)
  }

  function show(position: number) {
    const from = heading.current ?? place
    const places = [position, position + count].filter((at) => at <= last)
    const nearest = places.reduce((best, at) => (Math.abs(at - from) < Math.abs(best - from) ? at : best))
    lead(nearest, from)
  }

  function whereItStands(): number {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {}
    return Math.round(scrollLeft / clientWidth)
  }

  function follow() {
    const at = whereItStands()
    if (at === heading.current) heading.current = null
    if (heading.current === null && at <= last) stand(at)
    if ('onscrollend' in window) return
    clearTimeout(rest.current)
    rest.current = setTimeout(settle, AT_REST_MS)
  }

  /** At rest, and nobody sees it: from the ends to the same picture where there is a neighbour on either side. */
  function settle() {
    if (copies === 0 || heading.current !== null) return
    const at = whereItStands()
    if (at > 0 && at <= count) return
    const inside = at === 0 ? count : at - count
    move(inside, 'instant')
    stand(inside)
  }

  function press(event: KeyboardEvent) {
    // With these the arrows are the browser's: Alt and left goes back a page.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const answers: Record<string, () => void> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => show(0),
      End: () => show(count - 1),
    }
    const answer = answers[event.key]
    if (!answer) return
    event.preventDefault()
    answer()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the row can come round
  useEffect(() => {
    if (start > 0) move(start, 'instant')
    const copy = row.current?.children[count]
    if (copies === 0 || !copy) return
    let isHere = true
    // Not before the copy is drawn: otherwise the picture would blink.
    const drawn = copy.querySelector('img')?.decode() ?? Promise.resolve()
    drawn.catch(() => undefined).then(() => isHere && settle())
    return () => {
      isHere = false
    }
  }, [copies])

  return {
    row,
    shown: place % count,
    copies,
    isHidden: (at) => (at < count ? place === at + count : place !== at),
    isInView: (at) => at === place,
    step,
    show,
    press,
    follow,
    settle,
    letGo: () => {
      heading.current = null
    },
  }
}
