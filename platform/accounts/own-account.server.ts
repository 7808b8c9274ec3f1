import { AppError } from '#common/errors.ts'
import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { isPassword } from './password.server.ts'
import { findUser, lockUnchanged, type UserRow } from './user.repository.server.ts'

/** First line of every use case on one's own account: its number, and nobody else's. */
export function requireOwnId(actor: Actor): number {
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
  if (!(await lockUnchanged(tx, user))) throw new AppError('conflict')
}
