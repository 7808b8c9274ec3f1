import { and, count, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { announceAccessChange } from './access-announcement.server.ts'
import { knownDevices, sessions, users } from './user.table.server.ts'

interface NewSession {
  userId: number
  tokenHash: string
  userAgent: string | null
  deviceId?: number
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

/** What the browser of this session is known by, so that it can be told apart after the session. Null: no such session. */
export async function deviceOfSession(db: Database, tokenHash: string): Promise<number | null> {
  const [session] = await db
    .select({ deviceId: sessions.deviceId })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
  return session?.deviceId ?? null
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

/** Gives what its browser is known by. */
export async function deleteSession(db: Database, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ deviceId: sessions.deviceId })
  if (row) await announceAccessChange(db)
  return row?.deviceId ?? null
}

/** False when this person has no such session. The device it was on is a stranger from then on. */
export async function deleteOwnSession(tx: Database, userId: number, id: number): Promise<boolean> {
  const own = and(eq(sessions.id, id), eq(sessions.userId, userId))
  const device = tx.select({ id: sessions.deviceId }).from(sessions).where(own)
  await tx.delete(knownDevices).where(inArray(knownDevices.id, device))
  const { rowCount } = await tx.delete(sessions).where(own)
  if (rowCount === 0) return false
  await announceAccessChange(tx)
  return true
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

/**
 * Returns how many there were. One may be spared: the browser that asks. Whoever ends sessions wants the browsers out, so
 * those that were known are strangers from then on.
 */
export async function deleteSessionsOf(tx: Database, userId: number, exceptTokenHash?: string): Promise<number> {
  const [spared] =
    exceptTokenHash === undefined
      ? []
      : await tx
          .select({ deviceId: sessions.deviceId })
          .from(sessions)
          .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, exceptTokenHash)))
  const sparedDevice = spared?.deviceId ? ne(knownDevices.id, spared.deviceId) : undefined
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), sparedDevice))
  const others = exceptTokenHash === undefined ? undefined : ne(sessions.tokenHash, exceptTokenHash)
  const { rowCount } = await tx.delete(sessions).where(and(eq(sessions.userId, userId), others))
  await announceAccessChange(tx)
  return rowCount ?? 0
}

/** Of these sessions, those that are still alive, and whose they are. */
export async function findLiveSessions(db: Database, tokenHashes: readonly string[], now: Date) {
  return db
    .select({ tokenHash: sessions.tokenHash, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.tokenHash, [...tokenHashes]), gt(sessions.expiresAt, now), eq(users.isActive, true)))
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
