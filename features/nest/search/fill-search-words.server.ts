import type { Database } from '#db/client.server.ts'
import { listWithoutSearchWords, writeSearchWords } from '../property.repository.server.ts'

const AT_A_TIME = 200

/** Homes from before the search knew words get theirs at the next start, so that an update loses none to the search box. */
export async function fillSearchWords(db: Database): Promise<void> {
  for (;;) {
    const homes = await listWithoutSearchWords(db, AT_A_TIME)
    if (homes.length === 0) return
    await db.transaction(async (tx) => {
      for (const home of homes) await writeSearchWords(tx, home)
    })
  }
}
