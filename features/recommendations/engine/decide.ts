import type { Preferences } from '../preferences.ts'
import { hasOneOf } from './amenity-set.ts'
import type { Catalogue } from './catalogue.ts'
import { type Candidate, choose } from './choose.ts'
import type { Decision, ScoredHome } from './decision.ts'
import type { HomeFacts } from './home-facts.ts'
import { homesOf, indexCatalogue } from './indexed-catalogue.ts'
import { describeMiss, isNearMiss, missesOf } from './limits.ts'
import { marketsFor } from './market.ts'
import { readWords } from './read-words.ts'
import { relaxationsFor } from './relax.ts'
import { makeScorer, type Scorer } from './score.ts'
import { type SearchRequest, toSearchRequest } from './search-request.ts'
import { LEAST_SCORE } from './weights.ts'

/** How far away the market is from somebody for whom nothing fits. What they refused is not held out to them. */
function leastDear(asked: SearchRequest): HomeFacts | null {
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

interface Weighed {
  asked: SearchRequest
  scorer: Scorer
  fitting: Candidate[]
  near: Candidate[]
}

function weigh(preferences: Preferences, catalogue: Catalogue, today: string): Weighed {
  const index = indexCatalogue(catalogue)
  const asked = toSearchRequest(preferences, readWords(preferences.words, catalogue.ownAmenities), index, today)
  const scorer = makeScorer(asked)
  const fitting: Candidate[] = []
  const near: Candidate[] = []
  for (const home of homesOf(index, asked.reading.deals)) {
    const misses = missesOf(home, asked)
    if (misses === 0) fitting.push({ home, score: scorer.score(home), misses })
    else if (isNearMiss(misses)) {
      const score = scorer.score(home)
      if (score >= LEAST_SCORE) near.push({ home, score, misses })
    }
  }
  return { asked, scorer, fitting, near }
}

function countsOf({ asked, fitting, near }: Weighed): Decision['counts'] {
  return { available: asked.index.homes.length, fitting: fitting.length, near: near.length }
}

/** Which homes fit whom, and why. `today` is 'YYYY-MM-DD'. */
export function decide(preferences: Preferences, catalogue: Catalogue, today: string): Decision {
  const weighed = weigh(preferences, catalogue, today)
  const { asked, scorer, fitting, near } = weighed
  const tell = ({ home, score, misses }: Candidate): ScoredHome => ({
    home: home.facts,
    score,
    lines: scorer.explain(home),
    miss: describeMiss(misses, home, asked),
  })
  const relaxations = relaxationsFor(asked, fitting.length, today)
  return {
    preferences,
    today,
    reading: asked.reading,
    chosen: choose(fitting, near).map(tell),
    counts: countsOf(weighed),
    offered: homesOf(asked.index, asked.reading.deals).length,
    relaxations,
    leastDear: fitting.length + relaxations.length === 0 ? leastDear(asked) : null,
    markets: marketsFor(asked.reading, preferences.kind, asked.index),
  }
}

/** How many homes fit so far: the counts of a decision without the rest of it. */
export function countFits(preferences: Preferences, catalogue: Catalogue, today: string): Decision['counts'] {
  return countsOf(weigh(preferences, catalogue, today))
}
