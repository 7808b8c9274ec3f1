import type { TryCounts } from './try-counter.ts'

/** Where something that a visitor sends comes from, as every door hands it to the use case. */
export interface Sender {
  /** The network address, as the proxy before us tells it where there is one. Never stored as it is. */
  address: string
  /** How many times the usual number may come from one address (RATE_LIMIT_FACTOR). */
  allowance: number
  /** Letters go out: whoever wants more than one thing at a time can be asked to confirm by one. */
  canBeWrittenTo: boolean
  /** Where what comes from one address is counted. */
  counts: TryCounts
}
