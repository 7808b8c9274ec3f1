import { useEffect, useState } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { type Answers, isMinAboveMax, RESULT_PATH, resultPath } from '../answers.ts'
import type { FitCount } from '../recommendation.public.ts'
import { wizardMessages } from './messages.ts'

/** Someone typing has paused. */
const PAUSE_MS = 300

/** How many homes fit so far. Keeps the last figure while it asks; null before the first, and where none can be had. */
function useFitCount(answers: Answers, isWanted: boolean): FitCount | null {
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

/** 'N homes fit so far, M come near', said again when an answer changes it. Own words are not sent for it, and it says so. */
export function FitHint({ answers, isWanted }: { answers: Answers; isWanted: boolean }) {
  const { fits } = useMessages(wizardMessages)
  const count = useFitCount(answers, isWanted)
  const near = count && count.near > 0 ? [fits.near(count.near)] : []
  const beforeWords = answers.words.trim() === '' ? [] : [fits.beforeWords]
  return (
    <p className="wiz__fits" role="status">
      {count && [fits.fitting(count.fitting, count.isLeast), ...near, ...beforeWords].join(', ')}
    </p>
  )
}
