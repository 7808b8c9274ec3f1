import type { Database } from '#db/client.server.ts'
import {
  findProperty,
  listPropertyWords,
  listWithOldSearchWords,
  writeSearchWords,
} from '../property.repository.server.ts'
import { SEARCH_WORDS_VERSION, type Searchable, searchableWords } from './search-words.ts'
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

function isRight(words: readonly string[], home: Searchable): boolean {
  const right = new Set([...searchableWords(home), SEARCH_WORDS_VERSION])
  return right.size === words.length && words.every((word) => right.has(word))
}

/** Holds what each home is found by against what it says of itself, and writes it anew where they differ. */
export async function mendSearchWords(db: Database): Promise<{ checked: number; mended: string[] }> {
  const mended: string[] = []
  let checked = 0
  for (let after = 0; ; ) {
    const stored = await listPropertyWords(db, after, AT_A_TIME)
    for (const { words, ...home } of stored) {
      if (isRight(words, home)) continue
      await db.transaction(async (tx) => {
        // As it is by now.
        const now = await findProperty(tx, home.id)
        if (now) await writeSearchWords(tx, now)
      })
      mended.push(`home ${home.id}: the words it is found by`)
    }
    checked += stored.length
    const last = stored.at(-1)
    if (stored.length < AT_A_TIME || !last) break
    after = last.id
  }
  const unknown = await listUnknownWords(db, SEARCH_WORDS_VERSION)
  await addToVocabulary(db, unknown)
  if (unknown.length > 0) mended.push(`${unknown.length} words that the search did not know`)
  return { checked, mended }
}
