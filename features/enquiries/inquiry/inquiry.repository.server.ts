import { and, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { investments } from '#features/invest/investment.table.server.ts'
import { vehicles } from '#features/mobility/vehicle.table.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { type InquiryRow, userInquiries } from './inquiry.table.server.ts'

export async function insertInquiry(db: Database, inquiry: typeof userInquiries.$inferInsert): Promise<InquiryRow> {
  const [row] = await db.insert(userInquiries).values(inquiry).returning()
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row
}

/** Staff say that it is no spam. Undefined when nobody thought so (any more). */
export async function releaseInquiry(db: Database, id: number): Promise<InquiryRow | undefined> {
  const [row] = await db
    .update(userInquiries)
    .set({ suspicion: null })
    .where(and(eq(userInquiries.id, id), isNotNull(userInquiries.suspicion)))
    .returning()
  return row
}

/** Locked until the transaction ends: two of staff may press at once. */
export async function lockInquiry(tx: Database, id: number): Promise<InquiryRow | undefined> {
  const [row] = await tx.select().from(userInquiries).where(eq(userInquiries.id, id)).for('update')
  return row
}

export async function updateInquiry(
  tx: Database,
  id: number,
  changes: Partial<Pick<InquiryRow, 'status' | 'assignedTo'>>,
): Promise<void> {
  await tx.update(userInquiries).set(changes).where(eq(userInquiries.id, id))
}

interface ListRequest {
  condition: SQL | undefined
  limit: number
  beforeId: number | null
}

/** With whether visitors can still open what each is about: it may have been deleted, or taken off the site. */
export type InquiryWithSubject = InquiryRow & { isSubjectPublic: boolean }

export async function listInquiryRows(
  db: Database,
  { condition, limit, beforeId }: ListRequest,
): Promise<InquiryWithSubject[]> {
  const rows = await db
    .select({
      inquiry: userInquiries,
      isSubjectPublic: sql<boolean>`coalesce(${properties.isAvailable}, ${investments.isActive}, ${vehicles.isAvailable}, false)`,
    })
    .from(userInquiries)
    .leftJoin(properties, eq(properties.id, userInquiries.propertyId))
    .leftJoin(investments, eq(investments.id, userInquiries.investmentId))
    .leftJoin(vehicles, eq(vehicles.id, userInquiries.vehicleId))
    .where(and(condition, beforeId === null ? undefined : lt(userInquiries.id, beforeId)))
    .orderBy(desc(userInquiries.id))
    .limit(limit)
  return rows.map(({ inquiry, isSubjectPublic }) => ({ ...inquiry, isSubjectPublic }))
}
