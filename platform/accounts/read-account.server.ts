import { AppError } from '#common/errors.ts'
import type { Actor, Role } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { type Device, describeDevice } from './describe-device.ts'
import { listPasskeysOf, type PasskeyRow } from './passkey.repository.server.ts'
import { isPassword } from './password.server.ts'
import { countRecoveryCodes } from './second-factor.repository.server.ts'
import { hashToken } from './secret-token.server.ts'
import { listSessionsOf } from './session.repository.server.ts'
import { findUser, lockUnchanged, type UserRow } from './user.repository.server.ts'

/** First line of every use case on one's own account: its number, and nobody else's. */
function requireOwnId(actor: Actor): number {
  if (actor.kind !== 'staff') throw new AppError('unauthenticated')
  return actor.id
}

export async function requireOwnAccount(db: Database, actor: Actor): Promise<UserRow> {
  const user = await findUser(db, requireOwnId(actor))
  if (!user) throw new AppError('unauthenticated')
  return user
}

/** For what a session left open on a desk must not be enough for. */
export async function requireOwnPassword(db: Database, actor: Actor, password: string): Promise<UserRow> {
  const user = await requireOwnAccount(db, actor)
  if (!(await isPassword(user.password, password))) throw new AppError('wrong_password')
  return user
}

/** In the transaction that follows such a check: a password that was reset meanwhile opens nothing more. */
export async function requireUnchanged(tx: Database, user: UserRow): Promise<void> {
  if (!(await lockUnchanged(tx, user))) throw new AppError('account_changed')
}

export interface OwnPasskey {
  id: number
  name: string
  /** Kept by a password manager or the maker of the phone, and so on more than one device. */
  isBackedUp: boolean
  createdAt: string
  lastUsedAt: string | null
}

/** GET /api/admin/account */
export interface OwnAccount {
  id: number
  username: string
  email: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  role: Role
  /** Null while it is the one that somebody else made. */
  passwordChangedAt: string | null
  /** Null: none. */
  secondFactor: { since: string; recoveryCodesLeft: number } | null
  passkeys: OwnPasskey[]
}

function toOwnPasskey({ id, name, isBackedUp, createdAt, lastUsedAt }: PasskeyRow): OwnPasskey {
  return {
    id,
    name,
    isBackedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

export async function readOwnAccount({ db, actor }: Context): Promise<OwnAccount> {
  const user = await requireOwnAccount(db, actor)
  const { id, username, email, firstName, lastName, phone, role, passwordChangedAt, totpConfirmedAt } = user
  const [passkeys, recoveryCodesLeft] = await Promise.all([listPasskeysOf(db, id), countRecoveryCodes(db, id)])
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    phone,
    role,
    passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
    secondFactor: totpConfirmedAt && { since: totpConfirmedAt.toISOString(), recoveryCodesLeft },
    passkeys: passkeys.map(toOwnPasskey),
  }
}

/** GET /api/admin/account/sessions */
export interface OwnSession extends Device {
  id: number
  /** The browser that asks. */
  isCurrent: boolean
  createdAt: string
  lastSeenAt: string
}

export async function listOwnSessions({ db, actor }: Context, token: string): Promise<OwnSession[]> {
  const rows = await listSessionsOf(db, requireOwnId(actor), new Date())
  const current = hashToken(token)
  return rows.map(({ id, tokenHash, userAgent, createdAt, lastSeenAt }) => ({
    id,
    isCurrent: tokenHash === current,
    ...describeDevice(userAgent ?? ''),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}
