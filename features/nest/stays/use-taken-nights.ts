import { useEffect, useState } from 'react'
import type { TakenNights } from './nearest-free-dates.ts'
import type { StayCalendarAnswer } from './stay-answer.ts'

/** Which nights are somebody's from today up to that day: 'lost' where the question could not be put. */
export function useTakenNights(propertyId: number, from: string, to: string) {
  const [taken, setTaken] = useState<TakenNights[] | 'lost' | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const again = () => setRound((times) => times + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network is back
  useEffect(() => {
    const asking = new AbortController()
    fetch(`/api/properties/${propertyId}/calendar?from=${from}&to=${to}`, { signal: asking.signal })
      .then(async (response) => (response.ok ? ((await response.json()) as StayCalendarAnswer).taken : 'lost'))
      .catch(() => 'lost' as const)
      .then((answer) => {
        if (!asking.signal.aborted) setTaken((known) => (answer === 'lost' && known ? known : answer))
      })
    return () => asking.abort()
  }, [propertyId, from, to, round])
  return { taken, askAgain: () => setRound((times) => times + 1) }
}
