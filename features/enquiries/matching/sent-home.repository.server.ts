import { and, asc, eq, exists, inArray, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.server.ts'
import { propertyColumns } from '#features/nest/property.repository.server.ts'
import { type PropertyRow, properties } from '#features/nest/property.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { activities } from '../leads/lead.table.server.ts'
import { sentHomes } from './sent-home.table.server.ts'

/** Locked until the transaction ends: a home that is sold meanwhile waits, or is seen as sold. */
export async function lockHomes(tx: Database, ids: readonly number[]): Promise<PropertyRow[]> {
  return tx
    .select(propertyColumns)
    .from(properties)
    .where(inArray(properties.id, [...ids]))
    .orderBy(asc(properties.id))
    .for('key share')
}

export async function insertSentHomes(tx: Database, activityId: number, ids: readonly number[]): Promise<void> {
  await tx.insert(sentHomes).values(ids.map((propertyId, position) => ({ activityId, propertyId, position })))
}

/** The homes that go with an answer, as they are now, in the order they were chosen. */
export async function listSentHomes(db: Database, activityId: number): Promise<PropertyRow[]> {
  return db
    .select(propertyColumns)
    .from(sentHomes)
    .innerJoin(properties, eq(properties.id, sentHomes.propertyId))
    .where(eq(sentHomes.activityId, activityId))
    .orderBy(asc(sentHomes.position))
}

/** What did not arrive was not sent. */
const hasArrived = isNull(outbox.failedAt)

/** As a part of a larger question: whether this home went to the lead. */
export function hasBeenSent(db: Database, propertyId: number, leadId: AnyPgColumn): SQL {
  const sent = db
    .select({ id: sentHomes.activityId })
    .from(sentHomes)
    .innerJoin(activities, eq(activities.id, sentHomes.activityId))
    .leftJoin(outbox, eq(outbox.id, activities.outboxId))
    .where(and(eq(sentHomes.propertyId, propertyId), eq(activities.leadId, leadId), hasArrived))
  return exists(sent)
}

/** When each home last went to this lead, or this home to each lead. */
export async function listSentOn(
  db: Database,
  whose: { leadId: number } | { propertyId: number },
): Promise<Map<number, string>> {
  const isOfLead = 'leadId' in whose
  const other = isOfLead ? sentHomes.propertyId : activities.leadId
  const rows = await db
    .select({ id: other, at: max(activities.createdAt) })
    .from(sentHomes)
    .innerJoin(activities, eq(activities.id, sentHomes.activityId))
    .leftJoin(outbox, eq(outbox.id, activities.outboxId))
    .where(and(isOfLead ? eq(activities.leadId, whose.leadId) : eq(sentHomes.propertyId, whose.propertyId), hasArrived))
    .groupBy(other)
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at.toISOString()] as const] : [])))
}

export interface NamedHome {
  id: number
  title: string
  titleFr: string | null
}

/** As a part of a larger question: which homes went with an entry of a timeline. */
export const homesOfActivity = sql<NamedHome[]>`coalesce((
  select json_agg(json_build_object('id', ${properties.id}, 'title', ${properties.title}, 'titleFr', ${properties.titleFr})
    order by ${sentHomes.position})
  from ${sentHomes} join ${properties} on ${properties.id} = ${sentHomes.propertyId}
  where ${sentHomes.activityId} = ${activities.id}), '[]'::json)`
