import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
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

export async function findUnsuitable(tx: Database, pair: Pair): Promise<{ reason: string | null } | undefined> {
  const [row] = await tx.select({ reason: leadUnsuitable.reason }).from(leadUnsuitable).where(isPair(pair))
  return row
}

export async function saveUnsuitable(
  tx: Database,
  { reason, userId, ...pair }: Pair & { reason: string | null; userId: number | null },
): Promise<void> {
  await tx
    .insert(leadUnsuitable)
    .values({ ...pair, reason, userId })
    .onConflictDoUpdate({ target: [leadUnsuitable.leadId, leadUnsuitable.propertyId], set: { reason, userId } })
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

/** All that was left out of one lead's list, or of one home's. */
export async function listUnsuitable(db: Database, whose: Partial<Pair>) {
  const { leadId, propertyId } = whose
  return db
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
}
