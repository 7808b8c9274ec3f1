import { wayGiver } from '#common/give-way.server.ts'
import type { Database } from '#db/client.server.ts'
import { type Catalogue, catalogueBuilder, withChanges } from './engine/catalogue.ts'
import { countHomes, listChangedHomes, listHomePortion, toFacts } from './recommendation.repository.server.ts'

/** In memory, kept up to date by what changed: to weigh ten thousand homes takes less time than to fetch them. */
interface Kept {
  catalogue: Promise<Catalogue>
  /** When it was begun to be read. */
  readAt: Date
  isStale: boolean
}

const kept = new WeakMap<Database, Kept>()

const PORTION = 500
/** A change that began before the last reading may have ended after it. */
const OVERLAP = 60_000
/** More changes than these are read with all the rest. */
const MOST_CHANGES = 2_000

/** In portions: between two of them, and while they are put in order, others have their turn. */
async function readAll(db: Database): Promise<Catalogue> {
  const builder = catalogueBuilder()
  const giveWay = wayGiver()
  let isLast = false
  for (let after = 0; !isLast; ) {
    const rows = await listHomePortion(db, after, PORTION)
    builder.add(rows.map(toFacts))
    isLast = rows.length < PORTION
    after = rows.at(-1)?.id ?? after
    await giveWay()
  }
  const steps = builder.finish()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await giveWay()
  }
}

/** What changed since it was read; a home that was deleted leaves a count that is not right, and all is read again. */
async function readChanges(db: Database, { catalogue, readAt }: Kept): Promise<Catalogue> {
  const before = await catalogue
  const changes = await listChangedHomes(db, new Date(readAt.getTime() - OVERLAP), MOST_CHANGES)
  if (changes.length >= MOST_CHANGES) return readAll(db)
  const shown = changes.filter(({ isProposed }) => isProposed).map(({ row }) => toFacts(row))
  const gone = changes.filter(({ isProposed }) => !isProposed).map(({ row }) => row.id)
  const after = withChanges(before, shown, gone)
  return after.homes.length === (await countHomes(db)) ? after : readAll(db)
}

export function readCatalogue(db: Database): Promise<Catalogue> {
  const known = kept.get(db)
  if (known && !known.isStale) return known.catalogue
  const readAt = new Date()
  const catalogue = known ? readChanges(db, known).catch(() => readAll(db)) : readAll(db)
  const reading = { catalogue, readAt, isStale: false }
  kept.set(db, reading)
  // A failure is told to whoever asked, and the next one tries again.
  catalogue.catch(() => {
    if (kept.get(db) === reading) kept.delete(db)
  })
  return catalogue
}

/** Content changed, here or on another instance. */
export function catalogueHasChanged(db: Database): void {
  const known = kept.get(db)
  if (known) known.isStale = true
}

/** What is in memory is not to be trusted: all is read again. */
export function forgetCatalogue(db: Database): void {
  kept.delete(db)
}
