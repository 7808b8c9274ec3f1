/** Who else has a record open to change it, and the version that is stored now: null once it is deleted. */
export interface Presence {
  others: string[]
  version: string | null
}
