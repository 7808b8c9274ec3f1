import type { Locale } from '#common/locale.ts'
import { DIRECT, INTERNAL, OTHER } from './visit-source.ts'
import { isWellKnown } from './well-known-sites.ts'

/** What has a row of its own on a day. */
export interface Place {
  path: string
  locale: Locale
  source: string
}

/**
 * Anybody can name any site as the one they come from, and open every page from it. So a day has room for so many sites that
 * nobody knows and for so many rows; the rows of well-known sites are counted apart, so that no invention takes their room.
 */
const MOST_UNKNOWN_SITES = 40
const MOST_ROWS = { wellKnown: 4_000, unknown: 1_000 }

/** Not sites: no more of these than there are pages. */
export const NO_SITES = [DIRECT, INTERNAL, OTHER] as const

const keyOf = ({ path, locale, source }: Place) => [path, locale, source].join('\n')

export interface DailyVisitQuota {
  /** What a visit is counted under: the site it came from while there is room for it, then 'other'. */
  sourceFor(place: Place): string
}

/** A day with the rows that it has already. */
export function openDailyQuota(stored: Iterable<Place>): DailyVisitQuota {
  const unknownSites = new Set<string>()
  const rows = { wellKnown: new Set<string>(), unknown: new Set<string>() }
  const groupOf = ({ source }: Place) => (isWellKnown(source) ? 'wellKnown' : 'unknown')

  function take(place: Place): void {
    rows[groupOf(place)].add(keyOf(place))
    if (groupOf(place) === 'unknown') unknownSites.add(place.source)
  }
  function hasRoom(place: Place): boolean {
    const group = groupOf(place)
    if (rows[group].size >= MOST_ROWS[group]) return false
    return group === 'wellKnown' || unknownSites.has(place.source) || unknownSites.size < MOST_UNKNOWN_SITES
  }

  for (const place of stored) take(place)
  return {
    sourceFor(place) {
      const { source } = place
      if (NO_SITES.some((one) => one === source) || rows[groupOf(place)].has(keyOf(place))) return source
      if (!hasRoom(place)) return OTHER
      take(place)
      return source
    },
  }
}
