import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { recordChange } from '#features/content/record-change.server.ts'
import type { UserRow } from '../user.repository.server.ts'

type Account = Pick<UserRow, 'id' | 'username'>

/** What the audit trail may know of an account: neither its password nor its second factor's secret. */
export function auditedAccount({ username, email, firstName, lastName, phone, role, isActive }: UserRow) {
  return { username, email, firstName, lastName, phone, role, isActive }
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
