import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { hashToken, newToken } from './secret-token.server.ts'
import type { UserRow } from './user.repository.server.ts'
import { passwordLinks, users } from './user.table.server.ts'

export type PasswordLinkRow = typeof passwordLinks.$inferSelect
export type LinkPurpose = PasswordLinkRow['purpose']

const MINUTE_MS = 60_000
const LIFETIME_MS: Record<LinkPurpose, number> = { reset: 30 * MINUTE_MS, invitation: 7 * 24 * 60 * MINUTE_MS }

/** Takes the place of the earlier one, whose letter then leads nowhere. It serves once a token is made for it. */
export async function replacePasswordLink(tx: Database, userId: number, purpose: LinkPurpose): Promise<number> {
  const isExpired = and(eq(passwordLinks.purpose, 'reset'), lt(passwordLinks.expiresAt, new Date()))
  await tx.delete(passwordLinks).where(isExpired)
  await deletePasswordLinksOf(tx, userId, purpose)
  const [row] = await tx.insert(passwordLinks).values({ userId, purpose }).returning({ id: passwordLinks.id })
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row.id
}

/**
 * What the link holds: made when it is written down for its owner and kept nowhere, so that nobody reads it in the outbox,
 * and its time counts from then. A letter that is written again carries another one. Null: there is no such link any more.
 */
export async function makeLinkToken(
  db: Database,
  id: number,
): Promise<{ token: string; purpose: LinkPurpose; user: UserRow; until: Date } | null> {
  const [row] = await db
    .select({ purpose: passwordLinks.purpose, user: users })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(eq(passwordLinks.id, id))
  if (!row) return null
  const token = newToken()
  const until = new Date(Date.now() + LIFETIME_MS[row.purpose])
  const { rowCount } = await db
    .update(passwordLinks)
    .set({ tokenHash: hashToken(token), expiresAt: until })
    .where(eq(passwordLinks.id, id))
  return rowCount === 1 ? { token, until, ...row } : null
}

const live = (token: string) =>
  and(eq(passwordLinks.tokenHash, hashToken(token)), gt(passwordLinks.expiresAt, new Date()))

export async function findPasswordLink(db: Database, token: string) {
  const [row] = await db
    .select({ purpose: passwordLinks.purpose, user: users })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(live(token))
  return row
}

/** True for the first who does. */
export async function takePasswordLink(tx: Database, token: string): Promise<boolean> {
  const { rowCount } = await tx.delete(passwordLinks).where(live(token))
  return rowCount === 1
}

/** How many there were. */
export async function deletePasswordLinksOf(tx: Database, userId: number, purpose?: LinkPurpose): Promise<number> {
  const ofPurpose = purpose && eq(passwordLinks.purpose, purpose)
  const { rowCount } = await tx.delete(passwordLinks).where(and(eq(passwordLinks.userId, userId), ofPurpose))
  return rowCount ?? 0
}
