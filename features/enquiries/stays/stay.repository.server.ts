import { and, asc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { staffName } from '#common/staff-name.ts'
import type { Database } from '#db/client.server.ts'
import { type StayRow, stays } from '#features/nest/stays/stay.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import type { StaffMember } from '../leads/staff-member.repository.server.ts'

type NewStay = Omit<typeof stays.$inferInsert, 'holdUntil'> & { holdUntil: SQL<Date> | null }

export async function insertStay(tx: Database, stay: NewStay): Promise<StayRow> {
  const [row] = await tx.insert(stays).values(stay).returning()
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row
}

export async function findStay(db: Database, id: number): Promise<StayRow | undefined> {
  const [row] = await db.select().from(stays).where(eq(stays.id, id))
  return row
}

/** Locked until the transaction ends: staff and the guest may press at once. */
export async function lockStay(tx: Database, id: number): Promise<StayRow | undefined> {
  const [row] = await tx.select().from(stays).where(eq(stays.id, id)).for('update')
  return row
}

type StayChanges = Partial<Omit<StayRow, 'id' | 'holdUntil' | 'searchText' | 'createdAt' | 'updatedAt'>> & {
  holdUntil?: SQL<Date> | null
}

export async function updateStay(tx: Database, id: number, changes: StayChanges): Promise<StayRow> {
  const [row] = await tx.update(stays).set(changes).where(eq(stays.id, id)).returning()
  if (!row) throw new Error('The stay was locked and is not there')
  return row
}

/** Not spam after all. Undefined where it was not held back, or is no longer. */
export async function releaseStay(tx: Database, id: number): Promise<StayRow | undefined> {
  // Declined or cancelled meanwhile, it calls for nobody any more.
  const isHeldBack = and(eq(stays.id, id), isNotNull(stays.suspicion), eq(stays.status, 'pending'))
  const [row] = await tx.update(stays).set({ suspicion: null }).where(isHeldBack).returning()
  return row
}

/** The day they would leave: of the dates that we offered, where we did, else of those that were asked for. */
export const awaitedDeparture = sql<string>`coalesce((${stays.proposal} ->> 'departure')::date, ${stays.departure})`

const WAITING = ['pending', 'proposed'] as const

/** Those among these that this person sent and nobody has answered yet: an earlier try whose answer was lost. */
export async function cancelOvertakenStays(tx: Database, ids: number[], email: string): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .update(stays)
    .set({ status: 'cancelled', cancelledBy: 'guest', holdUntil: null, awaitsVisitor: false })
    .where(
      and(inArray(stays.id, ids), eq(stays.status, 'pending'), eq(sql`lower(${stays.email})`, email.toLowerCase())),
    )
    .returning({ id: stays.id })
  return rows.map(({ id }) => id)
}

/** Some whose time to be answered is over, passing over what another instance has in hand. */
export async function lockExpiredStays(tx: Database, limit: number): Promise<StayRow[]> {
  return tx
    .select()
    .from(stays)
    .where(and(inArray(stays.status, WAITING), isNotNull(stays.holdUntil), lte(stays.holdUntil, sql`now()`)))
    .orderBy(asc(stays.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

interface Concerned {
  leads: Map<number, { id: number; name: string }>
  members: Map<number, StaffMember>
}

/** Whose stays these are, and who of us looks after them: two questions, however many there are. */
export async function findConcerned(db: Database, rows: readonly StayRow[]): Promise<Concerned> {
  const ids = rows.map(({ id }) => id)
  const owners = [...new Set(rows.flatMap(({ assignedTo }) => assignedTo ?? []))]
  const { id, firstName, lastName, username } = users
  const [entries, members] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .select({ stayId: activities.stayId, lead: leads })
          .from(activities)
          .innerJoin(leads, eq(leads.id, activities.leadId))
          .where(and(inArray(activities.stayId, ids), eq(activities.type, 'submission'))),
    owners.length === 0 ? [] : db.select({ id, firstName, lastName, username }).from(users).where(inArray(id, owners)),
  ])
  const nameOf = (lead: typeof leads.$inferSelect) =>
    [lead.firstName, lead.lastName].filter(Boolean).join(' ') || (lead.email ?? lead.phone ?? `#${lead.id}`)
  return {
    leads: new Map(entries.map(({ stayId, lead }) => [Number(stayId), { id: lead.id, name: nameOf(lead) }])),
    members: new Map(members.map((user) => [user.id, { id: user.id, name: staffName(user) }])),
  }
}
