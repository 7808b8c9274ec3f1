import { and, desc, eq, gt, inArray, lt, notInArray, or } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { DEVICE_LIFETIME_MS, MAX_DEVICES_IN_COOKIE } from './known-devices.server.ts'
import { hashToken, newToken } from './secret-token.server.ts'
import { knownDevices } from './user.table.server.ts'

/** Nobody uses so many; beyond it, those that were used longest ago are forgotten. */
const MAX_DEVICES = 20

/** The number of the known device, among those that a browser claims to be. Null: a stranger. */
export async function findKnownDevice(db: Database, userId: number, tokens: readonly string[]): Promise<number | null> {
  if (tokens.length === 0) return null
  const [row] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        inArray(knownDevices.tokenHash, tokens.map(hashToken)),
        gt(knownDevices.expiresAt, new Date()),
      ),
    )
  return row?.id ?? null
}

/**
 * After a sign-in: known for another half year, or known from now on, by a token that nobody had before. Gives what the
 * browser's cookie is to hold: several people may share a computer.
 */
export async function rememberDevice(
  tx: Database,
  userId: number,
  tokens: readonly string[],
): Promise<{ id: number; tokens: readonly string[] }> {
  const now = new Date()
  const seen = { lastUsedAt: now, expiresAt: new Date(now.getTime() + DEVICE_LIFETIME_MS) }
  const known = await findKnownDevice(tx, userId, tokens)
  if (known !== null) {
    await tx.update(knownDevices).set(seen).where(eq(knownDevices.id, known))
    return { id: known, tokens }
  }
  const token = newToken()
  const [row] = await tx
    .insert(knownDevices)
    .values({ userId, tokenHash: hashToken(token), ...seen })
    .returning({ id: knownDevices.id })
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  await forgetOldDevices(tx, userId, now)
  return { id: row.id, tokens: [token, ...tokens].slice(0, MAX_DEVICES_IN_COOKIE) }
}

async function forgetOldDevices(tx: Database, userId: number, now: Date): Promise<void> {
  const newest = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.id))
    .limit(MAX_DEVICES)
  const isBeyond = and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, newest))
  await tx.delete(knownDevices).where(or(lt(knownDevices.expiresAt, now), isBeyond))
}
