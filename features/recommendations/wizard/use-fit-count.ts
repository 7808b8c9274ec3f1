import { useEffect, useState } from 'react'
import { type Answers, isMinAboveMax, RESULT_PATH, resultPath } from '../answers.ts'
import type { FitCount } from '../recommendation.public.ts'

/** Someone typing has paused. */
const PAUSE_MS = 300

/** How many homes fit so far. Keeps the last figure while it asks; null before the first, and where none can be had. */
export function useFitCount(answers: Answers, isWanted: boolean): FitCount | null {
  const [count, setCount] = useState<FitCount | null>(null)
  // What somebody writes about themselves does not belong in an address.
  const query = resultPath({ ...answers, words: '' }).slice(RESULT_PATH.length + 1)
  // Of a budget that is upside down nothing can be said.
  const isAsked = isWanted && query !== '' && !isMinAboveMax(answers)

  useEffect(() => {
    if (!isAsked) {
      setCount(null)
      return
    }
    const later = new AbortController()
    const ask = async () => {
      try {
        const response = await fetch(`/api/property-recommendations/count?${query}`, { signal: later.signal })
        const counted: FitCount | null = response.ok ? await response.json() : null
        if (!later.signal.aborted) setCount(counted)
      } catch {
        if (!later.signal.aborted) setCount(null)
      }
    }
    const timer = window.setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      later.abort()
    }
  }, [query, isAsked])

  return count
}
