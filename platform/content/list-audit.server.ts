import { decodeCursor, encodeCursor, type Page, type Paging } from '#common/pagination.ts'
import { can, requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { type PublicAuditEntry, toPublicAuditEntry } from './audit.public.ts'
import { findAuditEntries, findNewestDeletions } from './audit.repository.server.ts'
import type { AuditRow } from './audit.table.server.ts'
import type { AnyContentKind } from './content-kind.server.ts'
import { type AuditAction, type AuditedEntity, CONTENT_ENTITIES } from './entities.ts'

export interface AuditRequest {
  entity?: AuditedEntity | undefined
  entityId?: number | undefined
  actorId?: number | undefined
  action?: AuditAction | undefined
}

type Kinds = readonly AnyContentKind[]

/** A deletion can be taken back by who may write such a record, while it is the last thing that happened to it. */
async function findRestorable({ db, actor }: Context, rows: readonly AuditRow[], kinds: Kinds): Promise<Set<number>> {
  const mayRestore = (entity: AuditedEntity) =>
    kinds.some((kind) => kind.entity === entity && can(actor, kind.permission))
  const deletions = rows.filter(({ action, before, entity }) => action === 'delete' && before && mayRestore(entity))
  return findNewestDeletions(
    db,
    deletions.map(({ id }) => id),
  )
}

/** Accounts and enquiries are for those who manage the house; who writes content reads what happened to content. */
function readable({ actor }: Context, asked: AuditedEntity | undefined): readonly AuditedEntity[] | undefined {
  if (can(actor, 'staff:manage')) return asked && [asked]
  return asked ? CONTENT_ENTITIES.filter((entity) => entity === asked) : CONTENT_ENTITIES
}

/** Who changed what, newest first. */
export async function listAudit(
  context: Context,
  { entity, ...filter }: AuditRequest,
  { limit, cursor }: Paging,
  kinds: Kinds,
): Promise<Page<PublicAuditEntry>> {
  requirePermission(context.actor, 'audit:read')
  const { rows, total } = await findAuditEntries(
    context.db,
    { ...filter, entities: readable(context, entity) },
    { limit: limit + 1, before: cursor ? decodeCursor(cursor).id : null },
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const restorable = await findRestorable(context, shown, kinds)
  return {
    items: shown.map((row) => toPublicAuditEntry(row, restorable.has(row.id))),
    total,
    nextCursor: rows.length > limit && last ? encodeCursor({ value: '', id: last.id }) : null,
  }
}
