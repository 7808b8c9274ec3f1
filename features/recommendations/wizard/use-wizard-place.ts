import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnswerField } from '../answers.ts'
import { placeOfHash, STEPS, type WizardPlace } from './steps.ts'

interface Move {
  /** The answer to begin with there; without one, the step's heading. */
  field?: AnswerField | undefined
  /** The present place is none to come back to. */
  isReplacing?: boolean
}

export const titleId = (place: WizardPlace) => (place === 'results' ? 'result-title' : `${place}-title`)

/**
 * Each step is a place in the browser's history, so that its Back goes back one step. Whoever moves is brought to the top of
 * the step with the focus on its heading, which a screen reader then says. `isThere`: what stands at the place is drawn.
 */
export function useWizardPlace(isThere: (place: WizardPlace) => boolean) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const top = useRef<HTMLDivElement>(null)
  const place = placeOfHash(hash)
  const lastPlace = useRef(place)
  /** Set while somebody is on the way. */
  const arrival = useRef<Move | null>(null)
  const moves = useRef(Promise.resolve())
  const isDrawn = isThere(place)

  const arrive = useEffectEvent(() => {
    const { field } = arrival.current ?? {}
    arrival.current = null
    const control = field && top.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    if (control) {
      control.focus({ preventScroll: true })
      control.closest('.field')?.scrollIntoView({ block: 'center' })
      return
    }
    const beginning = place === 'results' ? top.current : top.current?.querySelector('form')
    beginning?.scrollIntoView({ block: 'start' })
    document.getElementById(titleId(place))?.focus({ preventScroll: true })
  })

  useEffect(() => {
    // Back and Forward come without a word.
    if (lastPlace.current !== place) arrival.current ??= {}
    lastPlace.current = place
    if (arrival.current && isDrawn) arrive()
  }, [place, isDrawn])

  /** Asks the address where one is: a second press may come before the first has drawn anything. */
  async function move(next: WizardPlace, isReplacing: boolean) {
    const at = window.location.hash
    if (placeOfHash(at) === next) {
      if (lastPlace.current === next) arrive()
      return
    }
    // The way back to an address without a hash would load the page again.
    if (at === '' && !isReplacing) await navigate({ hash: STEPS[0] }, { replace: true, preventScrollReset: true })
    await navigate({ hash: next }, { replace: isReplacing, preventScrollReset: true })
  }

  async function goTo(next: WizardPlace, { field, isReplacing = false }: Move = {}) {
    arrival.current = { field }
    moves.current = moves.current.then(() => move(next, isReplacing))
    await moves.current
  }

  return { place, goTo, top }
}
