import { randomBytes } from 'node:crypto'
import { AppError } from '#common/errors.ts'
import { type Actor, isStaffRole, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { announceAccessChange } from './access-announcement.server.ts'
import type { AccountChange, NewAccount } from './account.schema.ts'
import { auditedAccount, auditedChange, recordAccountChange } from './account-audit.server.ts'
import { sayIfTaken } from './change-account.server.ts'
import { hashPassword } from './password.server.ts'
import { deletePasswordLinksOf } from './password-link.repository.server.ts'
import { inviteAccount, type LinkMail } from './password-links.server.ts'
import { newLegibleSecret, newToken } from './secret-token.server.ts'
import { deleteSessionsOf } from './session.repository.server.ts'
import { type LockedAccount, lockAccount } from './staff-account.repository.server.ts'
import { countUsers, deleteUser, findUser, insertUser, type UserRow, updateUser } from './user.repository.server.ts'

export async function requireAccount(db: Database, id: number): Promise<UserRow> {
  const user = await findUser(db, id)
  if (!user) throw new AppError('not_found')
  return user
}

async function requireLocked(tx: Database, id: number): Promise<LockedAccount> {
  const locked = await lockAccount(tx, id)
  if (!locked) throw new AppError('not_found')
  return locked
}

/** Without an administrator nobody could add one again, except at the server's own keyboard. */
function requireOtherAdmin({ user, hasOtherAdmin }: LockedAccount): void {
  const isOne = user.role === 'admin' && user.isActive
  if (isOne && !hasOtherAdmin) throw new AppError('last_admin')
}

/**
 * Whoever takes their own keys away by accident needs somebody else to get them back: so somebody else does it. And what
 * one's own account page asks the password for cannot be had here without it.
 */
export function refuseOnOneself(actor: Actor, user: UserRow, field = 'id'): void {
  if (actor.kind === 'staff' && actor.id === user.id)
    throw new AppError('invalid_input', { fields: { [field]: 'ownAccount' } })
}

/** Never shown again. */
interface FirstAccess {
  /** Null: by an invitation. */
  password: string | null
  /** Null: a password was made, or a letter carries the link. */
  link: string | null
}

/** Somebody new, with a password to be handed over or with an invitation to choose one. */
export async function addStaffAccount(
  { db, actor }: Context,
  { firstAccess, ...account }: NewAccount,
  mail: LinkMail = { isMailOn: false, publicUrl: '' },
): Promise<FirstAccess & { id: number }> {
  requirePermission(actor, 'staff:manage')
  const isInvited = firstAccess !== 'password' && isStaffRole(account.role)
  const password = isInvited ? null : newLegibleSecret()
  // Of whoever is invited nobody knows it.
  const hash = await hashPassword(password ?? newToken())
  const add = db.transaction(async (tx) => {
    const user = await insertUser(tx, { ...account, password: hash })
    await recordAccountChange(tx, actor, user, { action: 'create', after: auditedAccount(user) })
    const link = isInvited ? await inviteAccount({ db: tx, actor }, user, { ...mail, locale: firstAccess }) : null
    return { id: user.id, password, link }
  })
  return add.catch(sayIfTaken)
}

type Change = Partial<AccountChange>

async function applyChange({ db: tx, actor }: Context, locked: LockedAccount, change: Change): Promise<void> {
  const { user } = locked
  const after = { ...user, ...change }
  const loses = { role: after.role !== user.role, isActive: user.isActive && !after.isActive }
  if (loses.role) refuseOnOneself(actor, user, 'role')
  if (loses.isActive) refuseOnOneself(actor, user, 'isActive')
  if (after.role !== 'admin' || !after.isActive) requireOtherAdmin(locked)
  await updateUser(tx, user.id, change)
  const isOut = !after.isActive || !isStaffRole(after.role)
  if (isOut) await deleteSessionsOf(tx, user.id)
  else if (loses.role) await announceAccessChange(tx)
  // A link in the letter box of a former address is somebody else's.
  if (isOut || after.email !== user.email) await deletePasswordLinksOf(tx, user.id)
  await recordAccountChange(tx, actor, user, auditedChange(user, after))
}

/**
 * Contact, role, on or off. With a version, refuses to overwrite what somebody saved since that one was read: a form left
 * open must not promote again whoever was dismissed meanwhile.
 */
export async function changeStaffAccount(
  { db, actor }: Context,
  id: number,
  change: Change,
  version: string | null = null,
): Promise<void> {
  requirePermission(actor, 'staff:manage')
  const work = db.transaction(async (tx) => {
    const locked = await requireLocked(tx, id)
    if (version !== null && version !== locked.user.updatedAt.toISOString()) throw new AppError('stale_edit')
    await applyChange({ db: tx, actor }, locked, change)
  })
  return work.catch(sayIfTaken)
}

/** What the account did stays in the audit trail under its name. */
export async function deleteStaffAccount({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'staff:manage')
  await db.transaction(async (tx) => {
    const locked = await requireLocked(tx, id)
    const { user } = locked
    refuseOnOneself(actor, user)
    requireOtherAdmin(locked)
    await deleteUser(tx, id)
    await announceAccessChange(tx)
    await recordAccountChange(tx, actor, user, { action: 'delete', before: auditedAccount(user) })
  })
}

interface FirstAdmin {
  username: string
  /** From the environment; otherwise one is made up and must be shown to a person once. */
  password: string | undefined
}

/** The first account of an empty database. Returns a generated password, or null when there is nothing to show. */
export async function ensureFirstAdmin(db: Database, { username, password }: FirstAdmin): Promise<string | null> {
  if ((await countUsers(db)) > 0) return null
  const generated = password === undefined ? randomBytes(12).toString('base64url') : null
  await insertUser(db, {
    // As the sign-in form sends it.
    username: username.normalize(),
    email: `${username}@kais.example`,
    password: await hashPassword(password ?? generated ?? ''),
    role: 'admin',
  })
  return generated
}
