import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { sessions } from './session.table.server.ts'
import { users } from './user.table.server.ts'

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
    .select({ id: users.id, username: users.username, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), eq(users.isActive, true)))
  return row
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

export async function deleteSessionsOf(db: Database, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}
