import { isDeepStrictEqual } from 'node:util'
import { STARTING_RATES } from '#common/money.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { toPublicProperty } from '#features/nest/property.public.ts'
import type { PropertyRow } from '#features/nest/property.table.server.ts'
import { toCard } from '#features/nest/property-card.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { findHomesTaken } from '#features/nest/stays/held-nights.repository.server.ts'
import { describePictures, pick } from '#platform/pictures/picture.repository.server.ts'
import type { Answers } from './answers.ts'
import { decideInSlices } from './engine/decide.ts'
import { type Decision, MOST_SHOWN } from './engine/decision.ts'
import type { HomeFacts, ListedHome } from './engine/home-facts.ts'
import { asksForGround } from './engine/judge-traits.ts'
import { forgetCatalogue, readCatalogue } from './kept-catalogue.server.ts'
import { findOlderHomes } from './older-homes.server.ts'
import type { Preferences } from './preferences.ts'
import { readText } from './reading/read-text.ts'
import type { Reading } from './reading/reading.ts'
import type { FitCount, RecommendationAnswer } from './recommendation.public.ts'
import { findShownHomes, type Mark, toFacts } from './recommendation.repository.server.ts'
import { combine } from './wishes/combine.ts'
import { formHints } from './wishes/form-wishes.ts'
import { changeSearch, NOTHING_READ, readSearch, type Search, searchPath } from './wishes/search.ts'
import type { Asked, Wish } from './wishes/wish.ts'
import { type Voice, wordAnswer } from './wording/word-answer.ts'

function toListed(row: PropertyRow): ListedHome {
  const { id, title, titleFr, description, descriptionFr } = row
  return { ...toFacts(row), reference: propertyReference(id), title, titleFr, description, descriptionFr }
}

/** The day in Dakar, which keeps UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** What an address says, with the amenities that staff named themselves. */
export async function readAddress({ db }: Context, params: URLSearchParams, answers?: Answers): Promise<Search> {
  const { ownAmenities } = (await readCatalogue(db)).catalogue
  return readSearch(params, answers, ownAmenities)
}

/** The answers with what their words came to. What an address already says stays, unless the words speak of the same. */
export async function readSearchWords(
  { db }: Context,
  preferences: Preferences,
  voice: Voice,
  before: Reading = NOTHING_READ,
): Promise<Search> {
  if (preferences.words.trim() === '') return { preferences, reading: before }
  const { ownAmenities } = (await readCatalogue(db)).catalogue
  const read = readText(preferences.words, {
    ...formHints(preferences),
    locale: voice.locale,
    today: today(),
    rates: voice.rates ?? STARTING_RATES,
    ownAmenities,
  })
  const isSaid = (field: string) =>
    read.wishes.some((wish) => wish.field === field) || read.open.some((open) => open === field)
  const kept = before.wishes.filter(({ field }) => field === 'amenity' || !isSaid(field))
  const all = <Value>(one: readonly Value[], other: readonly Value[]) => [...new Set([...one, ...other])]
  return {
    preferences,
    reading: {
      wishes: [...kept, ...read.wishes],
      open: all(
        before.open.filter((field) => !isSaid(field)),
        read.open,
      ),
      added: all(before.added, read.added),
      questions: all(before.questions, read.questions),
      unread: [...before.unread, ...read.unread],
      stay: read.stay ?? before.stay,
    },
  }
}

interface Decided {
  decision: Decision
  /** The chosen homes as they are now. */
  rows: PropertyRow[]
}

/**
 * Older homes that may fit; where the newest have nothing of what is asked for at all, whatever the house has of it, so that it
 * is denied only where the database has none.
 */
async function findOlder(
  db: Database,
  wishes: readonly Wish[],
  { deals, offered, counts }: Decision,
  than: Mark,
): Promise<HomeFacts[]> {
  const isOfAnyKind = wishes.some(asksForGround)
  const ask = (conditions: readonly Wish[]) =>
    findOlderHomes(db, { wishes: conditions, than, today: today(), isOfAnyKind })
  const fitting = await findOlderHomes(db, { wishes, than, today: today() })
  if (fitting.length > 0 || offered > 0) return fitting
  const ofDeal = await ask([{ field: 'deal', op: 'oneOf', value: deals, isHard: true, from: { form: 'deal' } }])
  return ofDeal.length > 0 || counts.available > 0 ? ofDeal : ask([])
}

/** With those of the homes that are let by the night of which somebody has a night of the days that are asked for. */
async function withTaken(db: Database, asked: Asked, homes: readonly HomeFacts[]): Promise<Asked> {
  if (!asked.stay || !asked.wishes.some(({ field }) => field === 'dates')) return asked
  const [from, until] = asked.stay
  const ids = homes.filter(({ type }) => type === 'short-stay').map(({ id }) => id)
  const taken = ids.length > 0 ? await findHomesTaken(db, ids, { from, until }) : []
  return { ...asked, taken: new Set([...(asked.taken ?? []), ...taken]) }
}

/** By the newest homes; where too few of these fit, older ones that may fit are weighed with them. */
async function decideByNewest(db: Database, wanted: Asked, mostKept?: number): Promise<Decision> {
  const { catalogue, downTo } = await readCatalogue(db, mostKept)
  const asked = await withTaken(db, wanted, catalogue.homes)
  const decision = await decideInSlices(asked, catalogue, today())
  if (!downTo) return decision
  if (decision.counts.fitting >= MOST_SHOWN) return { ...decision, older: 0 }
  const older = await findOlder(db, asked.wishes, decision, downTo)
  if (older.length === 0) return { ...decision, older: 0 }
  const askedOfAll = await withTaken(db, asked, older)
  return { ...(await decideInSlices(askedOfAll, catalogue, today(), older)), older: older.length }
}

async function decideOnce(
  db: Database,
  { preferences, reading }: Search,
  mostKept?: number,
): Promise<Decided & { isCurrent: boolean }> {
  const decision = await decideByNewest(db, combine(preferences, reading, today()), mostKept)
  const rows = await findShownHomes(
    db,
    decision.chosen.map(({ home }) => home.id),
  )
  const now = new Map(rows.map((row) => [row.id, toFacts(row)]))
  const isCurrent = decision.chosen.every(({ home }) => isDeepStrictEqual(now.get(home.id), home))
  return { decision, rows, isCurrent }
}

/** Decides by the catalogue in memory, then looks each chosen home up: one that was sold or changed meanwhile is weighed anew. */
async function decideWithCurrentHomes(db: Database, search: Search, mostKept?: number): Promise<Decided> {
  const first = await decideOnce(db, search, mostKept)
  if (first.isCurrent) return first
  forgetCatalogue(db)
  const { decision, rows } = await decideOnce(db, search, mostKept)
  // Whatever went in this very moment is left out.
  const isThere = new Set(rows.map(({ id }) => id))
  return { decision: { ...decision, chosen: decision.chosen.filter(({ home }) => isThere.has(home.id)) }, rows }
}

interface Recommended {
  answer: RecommendationAnswer
  decision: Decision
  listed: ReadonlyMap<number, ListedHome>
}

interface RecommendRequest {
  search: Search
  voice: Voice
  hasModel?: boolean
  /** Of the newest homes, in memory. */
  mostKept?: number
}

/** The whole answer in our own words: no model is asked for it. */
export async function recommendHomes(
  { db }: Context,
  { search, voice, hasModel = false, mostKept }: RecommendRequest,
): Promise<Recommended> {
  const { decision, rows } = await decideWithCurrentHomes(db, search, mostKept)
  const described = await describePictures(
    db,
    rows.flatMap(({ images }) => images.slice(0, 1)),
  )
  const listed = new Map(rows.map((row) => [row.id, toListed(row)]))
  const homes = rows.map((row) => toCard(toPublicProperty(row, pick(described, row.images))))
  const words = wordAnswer(decision, listed, voice, ({ without, instead }) => {
    if (instead) return searchPath(changeSearch(search, ...instead))
    return searchPath(without ? changeSearch(search, without) : search)
  })
  return { answer: { ...words, homes, hasModel }, decision, listed }
}

/** For the wizard's hint: no home is looked at again for it. */
export async function countFittingHomes({ db }: Context, preferences: Preferences): Promise<FitCount> {
  const asked = combine(preferences, NOTHING_READ, today())
  const { catalogue, downTo } = await readCatalogue(db)
  const { counts } = await decideInSlices(asked, catalogue, today())
  return { ...counts, isLeast: downTo !== null }
}
