import type { Database } from '#db/client.server.ts'
import {
  findProperty,
  listPropertyWords,
  listWithOldSearchWords,
  writeSearchWords,
} from '../property.repository.server.ts'
import { SEARCH_WORDS_VERSION, searchableWords } from './search-words.ts'
import { addToVocabulary, listUnknownWords } from './vocabulary.repository.server.ts'

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

/** Holds what each home is found by against what it says of itself, and writes it anew where they differ. */
export async function mendSearchWords(db: Database): Promise<{ checked: number; mended: string[] }> {
  const mended: string[] = []
  const stored = await listPropertyWords(db)
  for (const { id, words } of stored) {
    await db.transaction(async (tx) => {
      const home = await findProperty(tx, id)
      if (!home) return
      const right = new Set([...searchableWords(home), SEARCH_WORDS_VERSION])
      if (right.size === words.length && words.every((word) => right.has(word))) return
      await writeSearchWords(tx, home)
      mended.push(`home ${id}: the words it is found by`)
    })
  }
  const unknown = await listUnknownWords(db, SEARCH_WORDS_VERSION)
  await addToVocabulary(db, unknown)
  if (unknown.length > 0) mended.push(`${unknown.length} words that the search did not know`)
  return { checked: stored.length, mended }
}
