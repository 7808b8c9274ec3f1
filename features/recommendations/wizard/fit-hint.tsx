import { useMessages } from '#ui/page/site.ts'
import type { Answers } from '../answers.ts'
import { wizardMessages } from './messages.ts'
import { useFitCount } from './use-fit-count.ts'

/** 'N homes fit so far, M come near', said again when an answer changes it. Own words are not sent for it, and it says so. */
export function FitHint({ answers, isWanted }: { answers: Answers; isWanted: boolean }) {
  const { fits } = useMessages(wizardMessages)
  const count = useFitCount(answers, isWanted)
  const near = count && count.near > 0 ? [fits.near(count.near)] : []
  const beforeWords = answers.words.trim() === '' ? [] : [fits.beforeWords]
  return (
    <p className="wiz__fits" role="status">
      {count && [fits.fitting(count.fitting), ...near, ...beforeWords].join(', ')}
    </p>
  )
}
