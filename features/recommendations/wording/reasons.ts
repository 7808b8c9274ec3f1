import type { Aspect, Miss, ScoredHome, ScoreLine } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import type { ScorePart } from '../recommendation.public.ts'
import { sayFinding } from './findings.ts'
import type { Speech } from './speech.ts'

const MOST_REASONS = 6

/** The aspect of a score that a passed limit belongs to: it is said once, as what the home misses. */
export function aspectOf(miss: Miss | null): Aspect | null {
  if (!miss) return null
  return miss.limit === 'maxBudget' || miss.limit === 'minBudget' ? 'budget' : miss.limit
}

/** The way to work alone counts for a home only where it earned at least half of its points. */
function isReason({ earned, of, finding }: ScoreLine): boolean {
  const isDistance = finding.aspect === 'work' && finding.present.length === 0 && !finding.hasSpareRoom
  return isDistance ? earned * 2 >= of : earned > 0
}

/** Facts that earned points, weightiest first. */
export function reasonsFor({ home, lines, miss }: ScoredHome, speech: Speech): string[] {
  const missed = aspectOf(miss)
  const said = lines
    .filter((line) => isReason(line) && line.finding.aspect !== missed)
    .flatMap(({ finding }) => sayFinding(finding, home, speech).for)
  return [...new Set(said)].slice(0, MOST_REASONS)
}

/** What was asked for in so many words. The amenities that we look for behind a lifestyle were not. */
const ASKED: readonly Aspect[] = [
  'kind',
  'place',
  'bedrooms',
  'bathrooms',
  'area',
  'family',
  'transport',
  'timeframe',
  'wishes',
]

/** What the home lacks of it, besides the limit it passes. */
export function lacksOf({ home, lines, miss }: ScoredHome, speech: Speech): string[] {
  const missed = aspectOf(miss)
  const said = lines
    .filter(({ finding: { aspect } }) => ASKED.includes(aspect) && aspect !== missed)
    .flatMap(({ finding }) => sayFinding(finding, home, speech).against)
  return [...new Set(said)]
}

/** Where these already say what differs, saying it again adds nothing. */
const SAID_AT_ONCE: readonly Aspect[] = ['kind', 'place']

function pointReason({ earned, of, finding }: ScoreLine, home: HomeFacts, speech: Speech): string {
  const said = sayFinding(finding, home, speech)
  // Of two amenities that do for each other, the second is not missed where all points were earned.
  const isSaid = said.for.length > 0 && (earned === of || SAID_AT_ONCE.includes(finding.aspect))
  return [...said.for, ...(isSaid ? [] : said.against)].join('. ')
}

export function pointsOf({ home, lines }: ScoredHome, speech: Speech): ScorePart[] {
  return lines.map((line) => ({
    label: speech.words.finding.aspects[line.finding.aspect],
    earned: line.earned,
    of: line.of,
    reason: pointReason(line, home, speech),
  }))
}
