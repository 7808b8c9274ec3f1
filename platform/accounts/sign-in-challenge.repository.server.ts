import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { signInChallenges } from './second-factor.table.server.ts'
import { hashToken, newToken } from './secret-token.server.ts'

type Purpose = (typeof signInChallenges.$inferSelect)['purpose']

const LIFETIME_MS = 5 * 60 * 1000

interface NewChallenge {
  purpose: Purpose
  userId?: number
  /** What a passkey must sign. */
  challenge?: string
}

/** Returns what the browser has to bring back. */
export async function insertChallenge(db: Database, { purpose, userId, challenge }: NewChallenge): Promise<string> {
  const now = new Date()
  const token = newToken()
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now))
  await db.insert(signInChallenges).values({
    tokenHash: hashToken(token),
    purpose,
    userId: userId ?? null,
    challenge: challenge ?? null,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  })
  return token
}

const live = (token: string, purpose: Purpose) =>
  and(
    eq(signInChallenges.tokenHash, hashToken(token)),
    eq(signInChallenges.purpose, purpose),
    gt(signInChallenges.expiresAt, new Date()),
  )

/** For a question that may be answered wrongly a few times. Counts the try; one after the other, however many come at once. */
export async function countTry(db: Database, token: string): Promise<{ userId: number; tries: number } | null> {
  const [row] = await db
    .update(signInChallenges)
    .set({ tries: sql`${signInChallenges.tries} + 1` })
    .where(live(token, 'second-factor'))
    .returning({ userId: signInChallenges.userId, tries: signInChallenges.tries })
  return row?.userId ? { userId: row.userId, tries: row.tries } : null
}

/** Whose sign-in it is, without counting. */
export async function findChallengeUser(db: Database, token: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: signInChallenges.userId })
    .from(signInChallenges)
    .where(live(token, 'second-factor'))
  return row?.userId ?? null
}

/** True for the first who does. */
export async function deleteChallenge(db: Database, token: string): Promise<boolean> {
  const { rowCount } = await db.delete(signInChallenges).where(eq(signInChallenges.tokenHash, hashToken(token)))
  return rowCount === 1
}

/** For a question that is answered once: whoever takes it, right or wrong, has used it up. */
export async function takeChallenge(
  db: Database,
  { token, purpose, userId }: { token: string; purpose: Purpose; userId?: number },
): Promise<string | null> {
  const owner = userId === undefined ? isNull(signInChallenges.userId) : eq(signInChallenges.userId, userId)
  const [row] = await db
    .delete(signInChallenges)
    .where(and(live(token, purpose), owner))
    .returning({ challenge: signInChallenges.challenge })
  return row?.challenge ?? null
}

/** A new password ends what the old one began. */
export async function deleteChallengesOf(db: Database, userId: number): Promise<void> {
  await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId))
}
