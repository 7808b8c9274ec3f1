import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { insertRow } from '#db/content-rows.server.ts'
import { investments } from '#features/invest/investment.table.server.ts'
import { vehicles } from '#features/mobility/vehicle.table.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { type InquiryRow, userInquiries } from './inquiry.table.server.ts'

export function insertInquiry(db: Database, inquiry: typeof userInquiries.$inferInsert): Promise<number> {
  return insertRow(db, userInquiries, inquiry)
}

interface ListRequest {
  limit: number
  beforeId: number | null
}

/** With whether visitors can still open what each is about: it may have been deleted, or taken off the site. */
export type InquiryWithSubject = InquiryRow & { isSubjectPublic: boolean }

export async function listInquiryRows(db: Database, { limit, beforeId }: ListRequest): Promise<InquiryWithSubject[]> {
  const rows = await db
    .select({
      inquiry: userInquiries,
      isSubjectPublic: sql<boolean>`coalesce(${properties.isAvailable}, ${investments.isActive}, ${vehicles.isAvailable}, false)`,
    })
    .from(userInquiries)
    .leftJoin(properties, eq(properties.id, userInquiries.propertyId))
    .leftJoin(investments, eq(investments.id, userInquiries.investmentId))
    .leftJoin(vehicles, eq(vehicles.id, userInquiries.vehicleId))
    .where(beforeId === null ? undefined : sql`${userInquiries.id} < ${beforeId}`)
    .orderBy(desc(userInquiries.id))
    .limit(limit)
  return rows.map(({ inquiry, isSubjectPublic }) => ({ ...inquiry, isSubjectPublic }))
}

export function countInquiries(db: Database): Promise<number> {
  return db.$count(userInquiries)
}
