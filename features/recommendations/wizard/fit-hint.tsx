import { useMessages } from '#app/site.ts'
import type { Answers } from '../answers.ts'
import { wizardMessages } from './messages.ts'
import { useFitCount } from './use-fit-count.ts'

/** 'N homes fit so far, M come near', said again when an answer changes it. */
export function FitHint({ answers, isWanted }: { answers: Answers; isWanted: boolean }) {
  const { fits } = useMessages(wizardMessages)
  const count = useFitCount(answers, isWanted)
  return (
    <p className="wiz__fits" role="status">
      {count && [fits.fitting(count.fitting), ...(count.near > 0 ? [fits.near(count.near)] : [])].join(', ')}
    </p>
  )
}
