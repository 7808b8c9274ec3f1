import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { pushNotices } from '#platform/push/push.table.server.ts'
import { moveTasks } from '../tasks/task.repository.server.ts'
import type { DuplicateReason } from './lead.public.ts'
import { activities, duplicateClues, leadContacts, leads, leadUnsuitable, leadWishes } from './lead.table.server.ts'

/** Letter boxes of a house, not of a person: 'contact@' of two companies says nothing. */
const ROLES = ['contact', 'contacts', 'direction', 'reservation', 'reservations', 'bonjour', 'support', 'secretariat']

/** What says too little to be a clue: a first name alone, half a number, a very short or shared letter box. */
const TELLING: Record<DuplicateReason, SQL> = {
  'same-name': sql`first_name is not null and last_name is not null`,
  'same-phone': sql`length(${duplicateClues['same-phone']}) = 9`,
  'similar-email': sql`length(${duplicateClues['similar-email']}) > 5 and ${duplicateClues['similar-email']} not in ${ROLES}`,
}
const REASONS = Object.keys(TELLING) as DuplicateReason[]
/** A name that more than these share is a common name. */
const MOST_ALIKE = 10

interface FoundPair {
  first: number
  second: number
  reasons: DuplicateReason[]
}

/** Those who may be the same person as this lead, the likeliest first. Each clue is one look into its index. */
export async function findPairsOf(db: Database, leadId: number, limit: number): Promise<FoundPair[]> {
  const found = new Map<number, DuplicateReason[]>()
  for (const reason of REASONS) {
    const clue = duplicateClues[reason]
    const [own] = await db
      .select({ clue: sql<string>`${clue}` })
      .from(leads)
      .where(and(eq(leads.id, leadId), TELLING[reason]))
    if (!own) continue
    const others = await db
      .select({ id: leads.id })
      .from(leads)
      .where(and(sql`${clue} = ${own.clue}`, TELLING[reason], ne(leads.id, leadId)))
      .limit(MOST_ALIKE)
    for (const { id } of others) found.set(id, [...(found.get(id) ?? []), reason])
  }
  return [...found]
    .sort(([a, these], [b, those]) => those.length - these.length || b - a)
    .slice(0, limit)
    .map(([id, reasons]) => ({ first: Math.min(id, leadId), second: Math.max(id, leadId), reasons }))
}

/** Up to so many leads all are grouped by each clue, in about a second; of more the newest are compared with all others. */
const MOST_GROUPED = 50_000
const NEWEST_COMPARED = 2_000

const groupsOf = (reason: DuplicateReason) => sql`
  select ${reason}::text as reason, a.id as first, b.id as second
  from (
    select array_agg(id) as ids from ${leads} where ${TELLING[reason]}
    group by ${duplicateClues[reason]} having count(*) between 2 and ${MOST_ALIKE}) as alike,
    unnest(ids) as a (id), unnest(ids) as b (id)
  where a.id < b.id`

/** Each clue of each of the newest is one look into its index. */
function aroundNewest(reason: DuplicateReason, newest: number): SQL {
  const ofOne = (clue: SQL) => sql`(select ${clue} from (select one.*) as leads)`
  return sql`
    select ${reason}::text as reason, least(one, other) as first, greatest(one, other) as second
    from (
      select one.id as one, other.id as other, count(*) over (partition by one.id) as many
      from (select * from ${leads} order by id desc limit ${newest}) as one
      cross join lateral (
        select id from ${leads}
        where ${duplicateClues[reason]} = ${ofOne(duplicateClues[reason])} and ${TELLING[reason]}
        limit ${MOST_ALIKE + 1}) as other
      where ${ofOne(TELLING[reason])}) as alike
    where many <= ${MOST_ALIKE} and one <> other`
}

/** Pairs that may be one person, the likeliest first; and of how many of the newest, where not all were compared. */
export async function findDuplicatePairs(
  db: Database,
  limit: number,
  { grouped = MOST_GROUPED, newest = NEWEST_COMPARED } = {},
): Promise<{ pairs: FoundPair[]; newest: number | null }> {
  const areAll = (await countUpTo(db, leads, undefined, grouped)) <= grouped
  const alike = REASONS.map((reason) => (areAll ? groupsOf(reason) : aroundNewest(reason, newest)))
  const { rows } = await db.execute<{ first: number; second: number; reasons: DuplicateReason[] }>(sql`
    select first, second, array_agg(distinct reason) as reasons
    from (${sql.join(alike, sql` union all `)}) as alike
    group by first, second
    order by count(distinct reason) desc, second desc
    limit ${limit}`)
  return { pairs: rows, newest: areAll ? null : newest }
}

/** All that hangs on one lead hangs on another from now on; where both have a thing, the one that stays keeps its own. */
export async function moveEverything(tx: Database, from: number, to: number): Promise<void> {
  await tx.update(activities).set({ leadId: to }).where(eq(activities.leadId, from))
  await tx.update(leadContacts).set({ leadId: to }).where(eq(leadContacts.leadId, from))
  await moveTasks(tx, from, to)
  // What devices are told of later, by quiet hours or another try.
  await tx
    .update(pushNotices)
    .set({ about: sql`jsonb_set(${pushNotices.about}, '{leadId}', to_jsonb(${to}::int))` })
    .where(and(isNull(pushNotices.settledAt), sql`${pushNotices.about} @> jsonb_build_object('leadId', ${from}::int)`))
  await tx.execute(sql`
    insert into ${leadUnsuitable} (lead_id, property_id, user_id, reason, created_at)
    select ${to}, property_id, user_id, reason, created_at from ${leadUnsuitable} where lead_id = ${from}
    on conflict do nothing`)
  await tx.execute(sql`
    update ${leadWishes} set lead_id = ${to}
    where lead_id = ${from} and not exists (select 1 from ${leadWishes} kept where kept.lead_id = ${to})`)
}

export async function deleteLead(tx: Database, id: number): Promise<void> {
  await tx.delete(leads).where(eq(leads.id, id))
}
