/** Why something of somebody else's could not be fetched: keys, not sentences, since staff read them in their own language. */
export const FETCH_PROBLEMS = [
  'private-address',
  'port-not-allowed',
  'not-web',
  'unknown-host',
  'unreachable',
  'certificate',
  'too-many-redirects',
  'too-slow',
  'too-large',
  'badly-packed',
] as const

/** A refusal of the other server keeps its number: 'http-404'. */
export type FetchProblem = (typeof FETCH_PROBLEMS)[number] | `http-${number}`

/** What came of a look at somebody else's server. Who reads what was fetched has problems of their own, beside these. */
export class ForeignTrouble<Problem extends string = FetchProblem> extends Error {
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem, options)
    this.name = 'ForeignTrouble'
    this.problem = problem
  }
}
