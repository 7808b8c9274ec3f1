import type { Preferences } from '../preferences.ts'
import type { Catalogue } from './catalogue.ts'
import { type Candidate, choose } from './choose.ts'
import type { Decision, ScoredHome } from './decision.ts'
import { homesOf, indexCatalogue } from './indexed-catalogue.ts'
import { leastDear } from './least-dear.ts'
import { describeMiss, isNearMiss, missesOf } from './limits.ts'
import { marketsFor } from './market.ts'
import { readWords } from './read-words.ts'
import { relaxationsFor } from './relax.ts'
import { makeScorer, type Scorer } from './score.ts'
import { type SearchRequest, toSearchRequest } from './search-request.ts'
import { LEAST_SCORE } from './weights.ts'

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
    relaxations,
    leastDear: fitting.length + relaxations.length === 0 ? leastDear(asked) : null,
    markets: marketsFor(asked.reading, preferences.kind, asked.index),
  }
}

/** How many homes fit so far: the counts of a decision without the rest of it. */
export function countFits(preferences: Preferences, catalogue: Catalogue, today: string): Decision['counts'] {
  return countsOf(weigh(preferences, catalogue, today))
}
