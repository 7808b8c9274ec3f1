import { problemText } from '#platform/foreign-fetch/problem-messages.ts'
import { useMessages } from '#ui/page/site.ts'
import type { FeedProblem } from '../../../foreign-feeds/feed-problems.ts'
import { feedMessages } from '../messages.ts'

/** Why a feed could not be read, in a sentence. */
export function useProblemText(): (problem: FeedProblem) => string {
  const { foreign } = useMessages(feedMessages)
  return (problem) => problemText(foreign, problem)
}
