import { MOST_SHOWN } from '#features/recommendations/engine/decision.ts'
import type { ListedHome } from '#features/recommendations/engine/home-facts.ts'
import type { Preferences } from '#features/recommendations/preferences.ts'

/** What a plain search page does with the same answers: exact filters on homes for sale, the newest first, nothing of the words. */
export function filterAndSort(asked: Preferences, homes: Iterable<ListedHome>): ListedHome[] {
  return [...homes]
    .filter(({ type }) => type === 'buy')
    .filter(({ price }) => asked.maxBudget === null || price <= asked.maxBudget)
    .filter(({ kind }) => asked.kind === null || kind === asked.kind)
    .filter(({ location }) => asked.place === null || location === asked.place)
    .filter(({ bedrooms }) => bedrooms >= (asked.bedrooms ?? 0))
    .sort((one, other) => other.createdAt - one.createdAt)
    .slice(0, MOST_SHOWN)
}
