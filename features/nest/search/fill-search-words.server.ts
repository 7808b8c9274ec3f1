import type { Database } from '#db/client.server.ts'
import { listWithOldSearchWords, writeSearchWords } from '../property.repository.server.ts'

const AT_A_TIME = 200

/** Homes from before the search knew today's words get them at the next start, so that an update loses none to the search. */
export async function fillSearchWords(db: Database): Promise<void> {
  for (;;) {
    const homes = await listWithOldSearchWords(db, AT_A_TIME)
    if (homes.length === 0) return
    // Each by itself: a colleague who publishes meanwhile waits for one home, not for all.
    for (const home of homes) await db.transaction((tx) => writeSearchWords(tx, home))
  }
}
