import type { Database } from '#db/client.server.ts'
import { type Catalogue, toCatalogue } from './engine/catalogue.ts'
import { listHomeFacts } from './recommendation.repository.server.ts'

/** In memory, read again after a change: to weigh ten thousand homes takes less time than to fetch them. */
const kept = new WeakMap<Database, Promise<Catalogue>>()

export function readCatalogue(db: Database): Promise<Catalogue> {
  const known = kept.get(db)
  if (known) return known
  const reading = listHomeFacts(db).then(toCatalogue)
  kept.set(db, reading)
  // A failure is told to whoever asked, and the next one tries again.
  reading.catch(() => {
    if (kept.get(db) === reading) kept.delete(db)
  })
  return reading
}

/** Content changed, here or on another instance. */
export function forgetCatalogue(db: Database): void {
  kept.delete(db)
}
