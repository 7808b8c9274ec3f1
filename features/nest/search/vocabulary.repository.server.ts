import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { properties, searchVocabulary } from '../property.table.server.ts'
import { allowedSlips } from './spelling.ts'

/** In one order, so that two people who publish at once wait for each other instead of locking each other out. */
export async function addToVocabulary(db: Database, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await db.execute(sql`
    insert into ${searchVocabulary} (word)
    select word from unnest(${sql.param(words)}::text[]) as word order by word
    on conflict do nothing`)
}

interface Beginning {
  word: string
  /** False: the whole word must be it. */
  mayGoOn: boolean
}

/** The words of all listings that begin so, at most `limit` for each beginning. */
export async function wordsBeginningWith(
  db: Database,
  beginnings: readonly Beginning[],
  limit: number,
): Promise<Map<string, string[]>> {
  // Every word that goes on from a beginning lies between it and it with the last of all letters.
  const { rows } = await db.execute<{ typed: string; word: string }>(sql`
    select typed, known.word
    from unnest(${sql.param(beginnings.map(({ word }) => word))}::text[],
      ${sql.param(beginnings.map(({ mayGoOn }) => mayGoOn))}::boolean[]) as beginning(typed, may_go_on)
    cross join lateral (
      select word from ${searchVocabulary}
      where word >= typed collate "C" and word <= typed || case when may_go_on then chr(1114111) else '' end collate "C"
      order by word limit ${limit}) as known`)
  const found = new Map<string, string[]>(beginnings.map(({ word }) => [word, []]))
  for (const { typed, word } of rows) found.get(typed)?.push(word)
  return found
}

/** For each word those of about its length that share letters with it; how near they are is for spelling.ts to say. */
export async function similarWords(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(words.map((word) => [word, []]))
  const mistakable = words.filter((word) => allowedSlips(word) > 0)
  if (mistakable.length === 0) return found
  const { rows } = await db.execute<{ typed: string; word: string }>(sql`
    select typed, known.word
    from unnest(${sql.param(mistakable)}::text[], ${sql.param(mistakable.map(allowedSlips))}::int[]) as slip(typed, slips)
    cross join lateral (
      select word from ${searchVocabulary}
      where length(word) between length(typed) - slips and length(typed) + slips and similarity(word, typed) >= 0.15
      order by similarity(word, typed) desc
      limit 60) as known`)
  for (const { typed, word } of rows) found.get(typed)?.push(word)
  return found
}

/** Takes out those that no listing holds any more: a slip that staff have mended must not pass for a word. */
export async function forgetUnusedWords(db: Database, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await db.execute(sql`
    delete from ${searchVocabulary} where word = any(${sql.param(words)}::text[])
      and not exists (select from ${properties} where ${properties.searchWords} @@ quote_literal(word)::tsquery)`)
}

/** Words of listings that a slip could not be mended to, because the vocabulary does not hold them. */
export async function listUnknownWords(db: Database, except: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct used.word from ${properties} cross join unnest(tsvector_to_array(${properties.searchWords})) as used(word)
    where used.word <> ${except} and not exists (select from ${searchVocabulary} known where known.word = used.word)`)
  return rows.map(({ word }) => word)
}
