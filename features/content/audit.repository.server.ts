import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
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
  return { rows, total: await db.$count(auditEntries, where) }
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
