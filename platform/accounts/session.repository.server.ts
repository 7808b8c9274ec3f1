import { and, count, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { sessions, users } from './user.table.server.ts'

interface NewSession {
  userId: number
  tokenHash: string
  userAgent: string | null
  expiresAt: Date
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session)
}

/** The account behind a live session; a deactivated account has none. */
export async function findSessionUser(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ id: users.id, username: users.username, role: users.role, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), eq(users.isActive, true)))
  return row
}

export async function touchSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

/** The live ones, the one in use last first. */
export async function listSessionsOf(db: Database, userId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** False when this person has no such session. */
export async function deleteOwnSession(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
  return rowCount === 1
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

/** Returns how many there were. One may be spared: the browser that asks. */
export async function deleteSessionsOf(db: Database, userId: number, exceptTokenHash?: string): Promise<number> {
  const others = exceptTokenHash === undefined ? undefined : ne(sessions.tokenHash, exceptTokenHash)
  const { rowCount } = await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
  return rowCount ?? 0
}

/** Of a page of accounts: how many live sessions each has. */
export function liveSessions(db: Database, now: Date) {
  return db
    .select({ userId: sessions.userId, live: count().as('live') })
    .from(sessions)
    .where(gt(sessions.expiresAt, now))
    .groupBy(sessions.userId)
    .as('live_sessions')
}
