import { hasOneOf } from './amenity-set.ts'
import type { HomeFacts } from './home-facts.ts'
import { homesOf } from './indexed-catalogue.ts'
import type { SearchRequest } from './search-request.ts'

/** How far away the market is from somebody for whom nothing fits. What they refused is not held out to them. */
export function leastDear(asked: SearchRequest): HomeFacts | null {
  const { index, reading, relations, refused, isPlaceRefused } = asked
  let least: HomeFacts | null = null
  for (const home of homesOf(index, reading.deals.slice(0, 1))) {
    const { facts, kind, place } = home
    if ((relations && relations[kind] !== 'same') || isPlaceRefused[place]) continue
    if (least && facts.price >= least.price) continue
    if (!hasOneOf(home, refused)) least = facts
  }
  return least
}
