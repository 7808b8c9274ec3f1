import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { checkFields } from './check-fields.ts'
import type { FormDefinition } from './form.ts'
import { controlsOf, REVEAL } from './form-controls.ts'

interface Options {
  ref: RefObject<HTMLFormElement | null>
  definition: FormDefinition
  /** Where it begins: at the question that has to be mended. */
  startAt: string | undefined
  /** Counts how often the form was emptied. */
  round: number
  /** The fields hold what was typed on an earlier visit. */
  isRestored: boolean
  /** Says what is wrong within a section, and whether nothing is. */
  check: (part: Element) => boolean
  onStep?: ((part: string) => void) | undefined
}

/**
 * Sections one by one where the screen is narrow. All of them stay in the form, so that drafts, checks and sending know of no
 * steps; the style sheet hides those that are not on, once scripts run and where there is no room (choices.css).
 */
export function useSteps({ ref, definition, startAt, round, isRestored, check, onStep }: Options) {
  const names = Object.keys(definition.parts)
  const holder = Object.values(definition.parts).findIndex((fields) => startAt !== undefined && startAt in fields)
  const [step, setStep] = useState(Math.max(0, holder))

  const parts = () => [...(ref.current?.querySelectorAll('.part') ?? [])]
  const go = (next: number) => {
    flushSync(() => setStep(next))
    onStep?.(names[next] ?? '')
  }
  function show(next: number) {
    go(next)
    parts()[next]?.querySelector('h3')?.focus()
  }
  function next() {
    const part = parts()[step]
    if (part && check(part)) show(step + 1)
  }
  /** Enter in a field of an early step means the next one; true where that was meant. */
  function isOnTheWay(): boolean {
    const isHiding = parts().some((part) => getComputedStyle(part).display === 'none')
    return isHiding && step < names.length - 1
  }

  const reveal = useEffectEvent(({ target }: Event) => {
    const holding = parts().findIndex((part) => part.contains(target as Node | null))
    if (holding >= 0 && holding !== step) go(holding)
  })
  useEffect(() => {
    const form = ref.current
    form?.addEventListener(REVEAL, reveal)
    return () => form?.removeEventListener(REVEAL, reveal)
  }, [ref])
  useEffect(() => {
    if (round > 0) setStep(0)
  }, [round])
  // Who comes back goes on where something is missing.
  const goOn = useEffectEvent(() => {
    const form = ref.current
    if (!form) return
    const missing = checkFields(form)
    const first = controlsOf(form).find(({ name }) => name in missing)
    const holding = parts().findIndex((part) => first && part.contains(first))
    setStep(first ? Math.max(0, holding) : names.length - 1)
  })
  useEffect(() => {
    if (isRestored && definition.isStepped) goOn()
  }, [isRestored, definition])

  return { step, next, back: () => show(step - 1), isOnTheWay }
}
