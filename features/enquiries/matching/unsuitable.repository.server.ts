import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { toStaffMember } from '../leads/lead.public.ts'
import { leadUnsuitable } from '../leads/lead.table.server.ts'

export interface Pair {
  leadId: number
  propertyId: number
}

const isPair = ({ leadId, propertyId }: Pair) =>
  and(eq(leadUnsuitable.leadId, leadId), eq(leadUnsuitable.propertyId, propertyId))

const by = { id: users.id, firstName: users.firstName, lastName: users.lastName, username: users.username }
/** More than anybody reads; the newest come first. */
const MOST_LISTED = 100

/** False when it was marked before. */
export async function saveUnsuitable(
  tx: Database,
  { reason, userId, ...pair }: Pair & { reason: string | null; userId: number | null },
): Promise<boolean> {
  const [row] = await tx
    .insert(leadUnsuitable)
    .values({ ...pair, reason, userId })
    .onConflictDoUpdate({ target: [leadUnsuitable.leadId, leadUnsuitable.propertyId], set: { reason, userId } })
    // A row that was there before was locked to be changed.
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return row?.isNew ?? false
}

/** False when it was not there. */
export async function removeUnsuitable(tx: Database, pair: Pair): Promise<boolean> {
  const { rowCount } = await tx.delete(leadUnsuitable).where(isPair(pair))
  return rowCount === 1
}

export async function listUnsuitableHomeIds(db: Database, leadId: number): Promise<Set<number>> {
  const { propertyId } = leadUnsuitable
  const rows = await db.select({ propertyId }).from(leadUnsuitable).where(eq(leadUnsuitable.leadId, leadId))
  return new Set(rows.map((row) => row.propertyId))
}

/** All that was left out of one lead's list, or of one home's, and why and by whom. */
export async function listUnsuitable(db: Database, whose: Partial<Pair>) {
  const { leadId, propertyId } = whose
  const rows = await db
    .select({ mark: leadUnsuitable, by })
    .from(leadUnsuitable)
    .leftJoin(users, eq(users.id, leadUnsuitable.userId))
    .where(
      and(
        leadId === undefined ? undefined : eq(leadUnsuitable.leadId, leadId),
        propertyId === undefined ? undefined : eq(leadUnsuitable.propertyId, propertyId),
      ),
    )
    .orderBy(desc(leadUnsuitable.createdAt))
    .limit(MOST_LISTED)
  return rows.map(({ mark, by }) => ({
    of: { leadId: mark.leadId, propertyId: mark.propertyId },
    why: { reason: mark.reason, by: by && toStaffMember(by), createdAt: mark.createdAt.toISOString() },
  }))
}
