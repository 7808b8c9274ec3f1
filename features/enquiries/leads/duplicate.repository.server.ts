import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import type { DuplicateReason } from './lead.public.ts'

interface FoundPair {
  first: number
  second: number
  reasons: DuplicateReason[]
}

/**
 * Two leads are perhaps one person when they have the same full name (a first name alone says nothing), the same number
 * (which is then a contact of one of them only), or addresses that differ in their host or in dots alone.
 * `one` narrows it to the pairs of one lead.
 */
async function findPairs(db: Database, one: number | null, limit: number): Promise<FoundPair[]> {
  const name = sql`fold_text(concat_ws(' ', first_name, last_name))`
  const digits = sql`right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), 9)`
  const letterBox = sql`replace(split_part(split_part(lower(coalesce(email, '')), '@', 1), '+', 1), '.', '')`
  const clues = sql`
    select id, 'same-name' as reason, ${name} as clue from leads
      where first_name is not null and last_name is not null
    union all
    select id, 'same-phone', ${digits} from leads where length(${digits}) = 9
    union all
    select id, 'similar-email', ${letterBox} from leads where length(${letterBox}) > 5`
  const { rows } = await db.execute<{ first: number; second: number; reasons: DuplicateReason[] }>(sql`
    with clues as (${clues})
    select a.id as first, b.id as second, array_agg(distinct a.reason) as reasons
    from clues a
    join clues b on b.reason = a.reason and b.clue = a.clue and a.id < b.id
    ${one === null ? sql`` : sql`where a.id = ${one} or b.id = ${one}`}
    group by a.id, b.id
    order by count(distinct a.reason) desc, b.id desc
    limit ${limit}`)
  return rows
}

export function findDuplicatePairs(db: Database, limit: number): Promise<FoundPair[]> {
  return findPairs(db, null, limit)
}

export function findPairsOf(db: Database, leadId: number, limit: number): Promise<FoundPair[]> {
  return findPairs(db, leadId, limit)
}
