import { and, count, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { viewings } from './viewing.table.server.ts'

/** Of each of these homes the viewings that are still to come, asked for or confirmed: whoever sells it has to tell these people. */
export async function countOpenViewings(db: Database, propertyIds: readonly number[]): Promise<Map<number, number>> {
  const isOpen = and(inArray(viewings.status, ['asked', 'confirmed']), gt(viewings.startsAt, sql`now()`))
  const rows = await db
    .select({ id: viewings.propertyId, open: count() })
    .from(viewings)
    .where(and(inArray(viewings.propertyId, [...propertyIds]), isOpen, isNull(viewings.suspicion)))
    .groupBy(viewings.propertyId)
  return new Map(rows.flatMap(({ id, open }) => (id === null ? [] : [[id, open]])))
}
