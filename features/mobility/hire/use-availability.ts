import { useEffect, useState } from 'react'
import { dakarClock } from '#common/dakar-time.ts'
import type { FormAnswer } from '#platform/forms/form-values.ts'
import type { HireLoad } from './car-fit.ts'
import type { Availability, CategoryAvailability } from './hire-types.ts'

/** What is asked of the fleet: one car, or any of a category, for these times. */
export interface HireQuestion extends HireLoad {
  vehicleId: number | null
  category: string
  pickup: Date
  dropoff: Date
  isFromAirport: boolean
}

export type HireAnswer =
  | ({ about: 'car' } & Availability)
  | ({ about: 'category' } & CategoryAvailability)
  /** No longer for hire. */
  | { about: 'gone' }
  /** The question could not be put. The reservation can still be sent: the server decides. */
  | { about: 'nothing' }

function addressOf({ vehicleId, category, pickup, dropoff, isFromAirport, ...load }: HireQuestion): string {
  const { extras, passengers, bags } = load
  const query = new URLSearchParams({ from: dakarClock(pickup), to: dakarClock(dropoff) })
  if (extras.length > 0) query.set('extras', extras.join(','))
  if (isFromAirport) query.set('flight', '1')
  if (passengers !== '') query.set('passengers', passengers)
  if (bags !== '') query.set('bags', bags)
  if (vehicleId !== null) return `/api/vehicles/${vehicleId}/availability?${query}`
  query.set('category', category)
  return `/api/vehicles/availability?${query}`
}

async function ask(address: string, signal: AbortSignal): Promise<HireAnswer> {
  const response = await fetch(address, { signal })
  if (response.status === 404) return { about: 'gone' }
  if (!response.ok) return { about: 'nothing' }
  const body: Availability | CategoryAvailability = await response.json()
  return 'free' in body ? { about: 'category', ...body } : { about: 'car', ...body }
}

interface PendingQuestion {
  address: string
  round: number
  /** What the answer is about, so that no car is ever shown the price of another. */
  subject: string
  answer: HireAnswer
}

/**
 * Whether the wanted car is free, and its price. A question that has been overtaken is given up. `round` grows when the
 * same question is to be put again.
 */
export function useAvailability(question: HireQuestion | null, round: number) {
  const [asked, setAsked] = useState<PendingQuestion | null>(null)
  const [reconnected, setReconnected] = useState(0)
  const address = question && addressOf(question)
  const subject = question ? `${question.vehicleId} ${question.category}` : ''

  useEffect(() => {
    const again = () => setReconnected((times) => times + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network is back
  useEffect(() => {
    if (address === null) return
    const asking = new AbortController()
    ask(address, asking.signal)
      .catch((): HireAnswer => ({ about: 'nothing' }))
      .then((answer) => {
        if (!asking.signal.aborted) setAsked({ address, round, subject, answer })
      })
    return () => asking.abort()
  }, [address, round, subject, reconnected])

  return {
    isChecking: address !== null && (asked?.address !== address || asked.round !== round),
    /** Of the last question about the same car or category, dimmed while the next one is under way. */
    answer: address !== null && asked?.subject === subject ? asked.answer : null,
  }
}

/**
 * Without scripts the price is asked for by a second button of the form, which sends this and stores nothing. So do the
 * buttons of what is offered instead, with what they fill in: 'start 2026-12-01T12:00', 'category van', 'car 5'.
 */
export const INTENT_FIELD = 'intent'
export const PRICE_INTENT = 'price'
export const OFFER_INTENTS = ['start', 'category', 'car'] as const
export type OfferIntent = (typeof OFFER_INTENTS)[number]

/** The form as it was, and what its car would cost. */
export interface PriceAnswer extends FormAnswer {
  price?: { question: HireQuestion; answer: HireAnswer } | undefined
}
