import type { AuditRow, Snapshot } from './audit.table.server.ts'
import type { AuditAction, AuditedEntity } from './entities.ts'

/** What leaves the server about a change. */
export interface PublicAuditEntry {
  id: number
  at: string
  /** Null: the house's own code. */
  actor: { id: number | null; name: string } | null
  action: AuditAction
  entity: AuditedEntity
  entityId: number | null
  label: string
  before: Snapshot | null
  after: Snapshot | null
  /** A deletion that can be taken back. */
  isRestorable: boolean
}

export function toPublicAuditEntry(row: AuditRow, isRestorable: boolean): PublicAuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actorName === null ? null : { id: row.actorId, name: row.actorName },
    action: row.action,
    entity: row.entity,
    entityId: row.entityId,
    label: row.label,
    before: row.before,
    after: row.after,
    isRestorable,
  }
}
