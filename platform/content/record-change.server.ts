import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { insertAuditEntry } from './audit.repository.server.ts'
import type { Snapshot } from './audit.table.server.ts'
import type { AuditAction, AuditedEntity } from './entities.ts'

interface Change {
  action: AuditAction
  entity: AuditedEntity
  entityId: number | null
  label: string
  before?: object | null | undefined
  after?: object | null | undefined
  attached?: Snapshot | null | undefined
}

/** As JSON keeps it: dates become text. */
function snapshot(record: object): Snapshot {
  return JSON.parse(JSON.stringify(record)) as Snapshot
}

/** Every save touches the one, and the other follows from price and area: neither says what somebody changed. */
const NOT_A_CHANGE = new Set(['updatedAt', 'pricePerSqm'])

/** The fields that differ, on both sides. */
function difference(before: Snapshot, after: Snapshot): { before: Snapshot; after: Snapshot } {
  const keys = Object.keys({ ...before, ...after }).filter(
    (key) => !NOT_A_CHANGE.has(key) && !isDeepStrictEqual(before[key] ?? null, after[key] ?? null),
  )
  const only = (record: Snapshot) => Object.fromEntries(keys.map((key) => [key, record[key] ?? null]))
  return { before: only(before), after: only(after) }
}

/**
 * Writes the audit trail, in the transaction of the change itself: neither is there without the other. Passwords and
 * tokens must not be among what is handed in. What the house's own code does (first start, demo content) is not kept.
 */
export async function recordChange(
  db: Database,
  actor: Actor,
  { action, entity, entityId, label, before, after, attached }: Change,
): Promise<void> {
  if (actor.kind !== 'staff') return
  const [from, to] = [before ? snapshot(before) : null, after ? snapshot(after) : null]
  const changed = from && to ? difference(from, to) : { before: from, after: to }
  await insertAuditEntry(db, {
    actorId: actor.id,
    actorName: actor.username,
    action,
    entity,
    entityId,
    label,
    ...changed,
    attached: attached ?? null,
  })
}
