import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { viewings } from './viewing.table.server.ts'

/** Viewings of a home that are still to come, asked for or confirmed: whoever sells it has to tell these people. */
export function countOpenViewings(db: Database, propertyId: number): Promise<number> {
  const isOpen = and(inArray(viewings.status, ['asked', 'confirmed']), gt(viewings.startsAt, sql`now()`))
  return db.$count(viewings, and(eq(viewings.propertyId, propertyId), isOpen, isNull(viewings.suspicion)))
}
