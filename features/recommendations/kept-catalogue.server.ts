import { wayGiver } from '#common/give-way.server.ts'
import type { Database } from '#db/client.server.ts'
import { houseOf } from '#db/last-known.server.ts'
import { type Catalogue, catalogueBuilder, withChanges } from './engine/catalogue.ts'
import {
  countHomes,
  listChangedHomes,
  listHomePortion,
  type Mark,
  toFacts,
} from './recommendation.repository.server.ts'

/**
 * So many of the newest homes are kept in memory, some 40 MB in each worker process, and weighed for every answer. In a larger house the older ones are
 * asked of the database as far as they meet what is asked (`findOlderHomes`; docs/decisions/0043).
 */
const MOST_KEPT = 30_000

export interface KeptCatalogue {
  catalogue: Catalogue
  /** The oldest home that is in it; null: none is left out. */
  downTo: Mark | null
}

/** In memory, kept up to date by what changed: to weigh ten thousand homes takes less time than to fetch them. */
interface Kept {
  reading: Promise<KeptCatalogue>
  /** When it was begun to be read. */
  readAt: Date
  isStale: boolean
}

/** One for all classes of work. */
const kept = new WeakMap<object, Kept>()

const PORTION = 500
/** A change that began before the last reading may have ended after it. */
const OVERLAP = 60_000
/** More changes than these are read with all the rest. */
const MOST_CHANGES = 2_000
/** What was added to so many is read anew, and the oldest are left out again; of too few, older ones join them. */
const MOST_GROWN = 1.1
const MOST_SHRUNK = 0.9

/** In portions: between two of them, and while they are put in order, others have their turn. */
async function readAll(db: Database, most: number): Promise<KeptCatalogue> {
  const builder = catalogueBuilder()
  const giveWay = wayGiver()
  let [after, left]: [Mark | null, number] = [null, most]
  for (let isLast = false; !isLast && left > 0; ) {
    const portion = Math.min(PORTION, left)
    const homes: Awaited<ReturnType<typeof listHomePortion>> = await listHomePortion(db, after, portion)
    builder.add(homes.map(({ row }) => toFacts(row)))
    left -= homes.length
    isLast = homes.length < portion
    const last = homes.at(-1)
    if (last) after = { createdAt: last.mark, id: last.row.id }
    await giveWay()
  }
  const isWhole = left > 0 || (await listHomePortion(db, after, 1)).length === 0
  const steps = builder.finish()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return { catalogue: value, downTo: isWhole ? null : after }
    await giveWay()
  }
}

/** What changed since it was read; a home that was deleted leaves a count that is not right, and all is read again. */
async function readChanges(db: Database, { reading, readAt }: Kept, most: number): Promise<KeptCatalogue> {
  const { catalogue: before, downTo } = await reading
  const since = new Date(readAt.getTime() - OVERLAP)
  const changes = await listChangedHomes(db, { since, downTo, most: MOST_CHANGES })
  if (changes.length >= MOST_CHANGES) return readAll(db, most)
  const shown = changes.filter(({ isProposed }) => isProposed).map(({ row }) => toFacts(row))
  const gone = changes.filter(({ isProposed }) => !isProposed).map(({ row }) => row.id)
  const after = withChanges(before, shown, gone)
  const { length } = after.homes
  const isOtherSize = downTo ? length > most * MOST_GROWN || length < most * MOST_SHRUNK : length > most
  return !isOtherSize && length === (await countHomes(db, downTo)) ? { catalogue: after, downTo } : readAll(db, most)
}

export function readCatalogue(db: Database, most = MOST_KEPT): Promise<KeptCatalogue> {
  const house = houseOf(db)
  const known = kept.get(house)
  if (known && !known.isStale) return known.reading
  const readAt = new Date()
  const reading = known ? readChanges(db, known, most).catch(() => readAll(db, most)) : readAll(db, most)
  const made = { reading, readAt, isStale: false }
  kept.set(house, made)
  // A failure is told to whoever asked, and the next one tries again.
  reading.catch(() => {
    if (kept.get(house) === made) kept.delete(house)
  })
  return reading
}

/** Content changed, here or on another instance. */
export function catalogueHasChanged(db: Database): void {
  const known = kept.get(houseOf(db))
  if (known) known.isStale = true
}

/** What is in memory is not to be trusted: all is read again. */
export function forgetCatalogue(db: Database): void {
  kept.delete(houseOf(db))
}
