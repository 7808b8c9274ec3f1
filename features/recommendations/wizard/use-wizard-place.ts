import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnswerField } from '../answers.ts'
import { STEPS, type Step, stepOfHash } from './steps.ts'

export const titleId = (step: Step) => `${step}-title`

/**
 * Each step is a place in the browser's history, so that its Back goes back one step. Whoever moves is brought to the top of
 * the step with the focus on its heading, which a screen reader then says.
 */
export function useWizardPlace(isReady: boolean) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const top = useRef<HTMLDivElement>(null)
  const step = stepOfHash(hash)
  const lastStep = useRef(step)
  /** Set while somebody is on the way: the answer to begin with there; without one, the step's heading. */
  const arrival = useRef<{ field?: AnswerField | undefined } | null>(null)
  const moves = useRef(Promise.resolve())

  const arrive = useEffectEvent(() => {
    const { field } = arrival.current ?? {}
    arrival.current = null
    const control = field && top.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    if (control) {
      control.focus({ preventScroll: true })
      control.closest('.field')?.scrollIntoView({ block: 'center' })
      return
    }
    top.current?.querySelector('form')?.scrollIntoView({ block: 'start' })
    document.getElementById(titleId(step))?.focus({ preventScroll: true })
  })

  useEffect(() => {
    // Back and Forward come without a word.
    if (lastStep.current !== step) arrival.current ??= {}
    lastStep.current = step
    if (arrival.current && isReady) arrive()
  }, [step, isReady])

  /** Asks the address where one is: a second press may come before the first has drawn anything. */
  async function move(next: Step) {
    const at = window.location.hash
    if (stepOfHash(at) === next) {
      if (lastStep.current === next) arrive()
      return
    }
    // The way back to an address without a hash would load the page again.
    if (at === '') await navigate({ search, hash: STEPS[0] }, { replace: true, preventScrollReset: true })
    await navigate({ search, hash: next }, { preventScrollReset: true })
  }

  async function goTo(next: Step, field?: AnswerField) {
    arrival.current = { field }
    moves.current = moves.current.then(() => move(next))
    await moves.current
  }

  return { step, goTo, top }
}
