/** Why a feed could not be read: keys, not sentences, since staff read them in their own language. */
export const FEED_PROBLEMS = [
  'private-address',
  'port-not-allowed',
  'not-web',
  'unknown-host',
  'unreachable',
  'certificate',
  'too-many-redirects',
  'too-slow',
  'too-large',
  'not-a-feed',
] as const

/** A refusal of the other server keeps its number: 'http-404'. */
export type FeedProblem = (typeof FEED_PROBLEMS)[number] | `http-${number}`

export class FeedTrouble extends Error {
  readonly problem: FeedProblem

  constructor(problem: FeedProblem, options?: ErrorOptions) {
    super(problem, options)
    this.name = 'FeedTrouble'
    this.problem = problem
  }
}

/** What a feed of others is about (SPEC section 9). */
export const FEED_CATEGORIES = ['news', 'market', 'industry'] as const
export type FeedCategory = (typeof FEED_CATEGORIES)[number]
