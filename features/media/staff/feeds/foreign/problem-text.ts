import { useMessages } from '#ui/page/site.ts'
import type { FeedProblem } from '../../../foreign-feeds/feed-problems.ts'
import type { FeedMessages } from '../messages.ts'
import { feedMessages } from '../messages.ts'

/** Why a feed could not be read, in a sentence. */
export function problemText({ problems, refused }: FeedMessages['foreign'], problem: FeedProblem): string {
  const status = /^http-(\d+)$/.exec(problem)?.[1]
  if (status) return refused(Number(status))
  return Object.hasOwn(problems, problem) ? problems[problem as keyof typeof problems] : problems.unreachable
}

export function useProblemText(): (problem: FeedProblem) => string {
  const { foreign } = useMessages(feedMessages)
  return (problem) => problemText(foreign, problem)
}
