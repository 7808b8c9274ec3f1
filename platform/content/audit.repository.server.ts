import { and, desc, eq, gt, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { type AuditRow, auditEntries } from './audit.table.server.ts'
import type { AuditAction, AuditedEntity } from './entities.ts'

export async function insertAuditEntry(db: Database, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry)
}

export interface AuditFilter {
  entities?: readonly AuditedEntity[] | undefined
  entityId?: number | undefined
  actorId?: number | undefined
  action?: AuditAction | undefined
}

interface Window {
  limit: number
  /** Only entries before this one. */
  before: number | null
}

function matching({ entities, entityId, actorId, action }: AuditFilter): SQL | undefined {
  return and(
    entities && inArray(auditEntries.entity, [...entities]),
    entityId === undefined ? undefined : eq(auditEntries.entityId, entityId),
    actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
    action && eq(auditEntries.action, action),
  )
}

/** Newest first. */
export async function findAuditEntries(db: Database, filter: AuditFilter, { limit, before }: Window) {
  const where = matching(filter)
  const rows: AuditRow[] = await db
    .select()
    .from(auditEntries)
    .where(and(where, before === null ? undefined : lt(auditEntries.id, before)))
    .orderBy(desc(auditEntries.id))
    .limit(limit)
  return { rows, total: await countUpTo(db, auditEntries, where) }
}

/** Until the transaction ends, nobody else takes back a deletion of this record. */
export async function lockDeletions(db: Database, entity: AuditedEntity, entityId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${entity}), ${entityId})`)
}

/** Those of these records' deletions that nothing came after: the newest of each. */
export async function findNewestDeletions(db: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const later = alias(auditEntries, 'later')
  const rows = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.id, [...ids]),
        notExists(
          db
            .select()
            .from(later)
            .where(
              and(
                eq(later.entity, auditEntries.entity),
                eq(later.entityId, auditEntries.entityId),
                inArray(later.action, ['delete', 'restore']),
                gt(later.id, auditEntries.id),
              ),
            ),
        ),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** The last time this record was deleted, if it was. */
export async function findLastDeletion(
  db: Database,
  entity: AuditedEntity,
  entityId: number,
): Promise<AuditRow | undefined> {
  const [row] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, entityId), eq(auditEntries.action, 'delete')))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return row
}
