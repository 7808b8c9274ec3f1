import type { Finding } from './decision.ts'
import type { IndexedHome } from './indexed-catalogue.ts'
import type { SearchRequest } from './search-request.ts'

/** How one aspect is weighed. The grade is asked of every home, the finding only of those that are shown. */
export interface Rule {
  /** 0: it was not asked for. */
  weigh: (asked: SearchRequest, isHouse: boolean) => number
  /** 0 to 1. */
  grade: (home: IndexedHome, asked: SearchRequest) => number
  find: (home: IndexedHome, asked: SearchRequest) => Finding | null
}

/** Where `value` stands between two ends, 0 to 1. */
export function shareBetween(value: number, none: number, all: number): number {
  return Math.min(1, Math.max(0, (value - none) / (all - none)))
}
