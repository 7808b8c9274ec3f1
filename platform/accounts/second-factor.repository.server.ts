import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { hashRecoveryCode } from './second-factor.server.ts'
import { recoveryCodes } from './second-factor.table.server.ts'
import { users } from './user.table.server.ts'

/** The version of an account is about what an administrator edits: signing in must not make that edit stale. */
const sameVersion = { updatedAt: sql`${users.updatedAt}` }

/** True for the first who brings the code of this step, or of a later one than was ever used. */
export async function spendTotpStep(db: Database, userId: number, step: number): Promise<boolean> {
  const isFresh = or(isNull(users.totpLastStep), lt(users.totpLastStep, step))
  const { rowCount } = await db
    .update(users)
    .set({ totpLastStep: step, ...sameVersion })
    .where(and(eq(users.id, userId), isFresh))
  return rowCount === 1
}

/** A secret that does not count yet. False when a confirmed one is in the way. */
export async function storePendingSecret(db: Database, userId: number, secret: string): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ totpSecret: secret, totpLastStep: null, ...sameVersion })
    .where(and(eq(users.id, userId), isNull(users.totpConfirmedAt)))
  return rowCount === 1
}

/** From now on it counts. False when it did already, or when another secret was made meanwhile. */
export async function confirmSecret(db: Database, userId: number, secret: string, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ totpConfirmedAt: new Date(), totpLastStep: step, ...sameVersion })
    .where(and(eq(users.id, userId), eq(users.totpSecret, secret), isNull(users.totpConfirmedAt)))
  return rowCount === 1
}

export async function forgetSecret(db: Database, userId: number): Promise<void> {
  await db
    .update(users)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where(eq(users.id, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

export async function replaceRecoveryCodes(db: Database, userId: number, codes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })))
}

/** True for the first who brings it. */
export async function spendRecoveryCode(db: Database, userId: number, code: string): Promise<boolean> {
  const { rowCount } = await db
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashRecoveryCode(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
  return rowCount === 1
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
}
