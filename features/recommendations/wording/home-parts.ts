import type { Aspect, Finding, ScoredHome } from '../engine/decision.ts'
import { standInFor } from './findings.ts'
import type { Speech } from './speech.ts'

/** In one sentence; more would be a list, and the reasons are one. */
export const MOST_NAMED = 3

/** What was found about one aspect, if it was asked for. */
export function findingOf<Name extends Aspect>({ lines }: ScoredHome, name: Name) {
  const finding = lines.find((line) => line.finding.aspect === name)?.finding
  return finding as Extract<Finding, { aspect: Name }> | undefined
}

export function shortList(names: readonly string[], { list, words }: Speech): string {
  const rest = names.length - MOST_NAMED
  return list(rest > 0 ? [...names.slice(0, MOST_NAMED), words.home.others(rest)] : names)
}

/** Wishes that the listing meets to the letter: a garage is not the parking that somebody asked for. */
export function metWishes(scored: ScoredHome, speech: Speech): string | null {
  const met = findingOf(scored, 'wishes')?.met.filter((amenity) => !standInFor(amenity, scored.home)) ?? []
  return met.length > 0 ? shortList(met.map(speech.asked), speech) : null
}
