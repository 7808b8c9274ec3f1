import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { toPublicProperty } from '#features/nest/property.public.ts'
import type { PropertyRow } from '#features/nest/property.table.server.ts'
import { toCard } from '#features/nest/property-card.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { describePictures, pick } from '#platform/pictures/picture.repository.server.ts'
import { countFits, decide } from './engine/decide.ts'
import type { Decision } from './engine/decision.ts'
import type { ListedHome } from './engine/home-facts.ts'
import { forgetCatalogue, readCatalogue } from './kept-catalogue.server.ts'
import type { Preferences } from './preferences.ts'
import type { FitCount, RecommendationAnswer } from './recommendation.public.ts'
import { findShownHomes, toFacts } from './recommendation.repository.server.ts'
import { type Voice, wordAnswer } from './wording/word-answer.ts'

function toListed(row: PropertyRow): ListedHome {
  const { id, title, titleFr, description, descriptionFr } = row
  return { ...toFacts(row), reference: propertyReference(id), title, titleFr, description, descriptionFr }
}

/** The day in Dakar, which keeps UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10)
}

interface Decided {
  decision: Decision
  /** The chosen homes as they are now. */
  rows: PropertyRow[]
}

async function decideOnce(db: Database, preferences: Preferences): Promise<Decided & { isCurrent: boolean }> {
  const decision = decide(preferences, await readCatalogue(db), today())
  const rows = await findShownHomes(
    db,
    decision.chosen.map(({ home }) => home.id),
  )
  const now = new Map(rows.map((row) => [row.id, toFacts(row)]))
  const isCurrent = decision.chosen.every(({ home }) => isDeepStrictEqual(now.get(home.id), home))
  return { decision, rows, isCurrent }
}

/** Decides by the catalogue in memory, then looks each chosen home up: one that was sold or changed meanwhile is weighed anew. */
async function decideWithCurrentHomes(db: Database, preferences: Preferences): Promise<Decided> {
  const first = await decideOnce(db, preferences)
  if (first.isCurrent) return first
  forgetCatalogue(db)
  const { decision, rows } = await decideOnce(db, preferences)
  // Whatever went in this very moment is left out.
  const isThere = new Set(rows.map(({ id }) => id))
  return { decision: { ...decision, chosen: decision.chosen.filter(({ home }) => isThere.has(home.id)) }, rows }
}

interface Recommended {
  answer: RecommendationAnswer
  decision: Decision
  listed: ReadonlyMap<number, ListedHome>
}

/** The whole answer in our own words: no model is asked for it. */
export async function recommendHomes(
  { db }: Context,
  { preferences, voice, hasWording = false }: { preferences: Preferences; voice: Voice; hasWording?: boolean },
): Promise<Recommended> {
  const { decision, rows } = await decideWithCurrentHomes(db, preferences)
  const described = await describePictures(
    db,
    rows.flatMap(({ images }) => images.slice(0, 1)),
  )
  const listed = new Map(rows.map((row) => [row.id, toListed(row)]))
  const homes = rows.map((row) => toCard(toPublicProperty(row, pick(described, row.images))))
  const answer = { ...wordAnswer(decision, listed, voice), homes, hasWording: hasWording && rows.length > 0 }
  return { answer, decision, listed }
}

/** For the wizard's hint: no home is looked at again for it. */
export async function countFittingHomes({ db }: Context, preferences: Preferences): Promise<FitCount> {
  return countFits(preferences, await readCatalogue(db), today())
}
