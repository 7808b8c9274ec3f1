import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import type { UserRow } from './user.repository.server.ts'

type Account = Pick<UserRow, 'id' | 'username'>

/**
 * What the audit trail may know of an account. It outlives the account, so nothing that is somebody's own: no address, no
 * telephone, and of course neither password nor secret.
 */
export function auditedAccount({ username, role, isActive }: UserRow) {
  return { username, role, isActive }
}

/** Of contact details only that they changed. */
export function auditedChange(before: UserRow, after: UserRow) {
  const contact = ['email', 'firstName', 'lastName', 'phone'] as const
  const contactChanged = contact.some((field) => before[field] !== after[field])
  return {
    before: auditedAccount(before),
    after: { ...auditedAccount(after), ...(contactChanged && { contactChanged }) },
  }
}

interface Change {
  action?: 'create' | 'update' | 'delete'
  before?: object
  after?: object
}

/** Writes the audit trail of an account, in the transaction of the change. */
export async function recordAccountChange(
  tx: Database,
  actor: Actor,
  { id, username }: Account,
  { action = 'update', before, after }: Change,
): Promise<void> {
  await recordChange(tx, actor, { action, entity: 'staff', entityId: id, label: username, before, after })
}
