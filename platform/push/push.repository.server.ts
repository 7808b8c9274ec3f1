import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Role } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { isNewestTerm } from '#platform/jobs/job.repository.server.ts'
import { knownDevices, users } from '../accounts/user.table.server.ts'
import { noticeChoices, pushNotices, pushSubscriptions } from './push.table.server.ts'

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect
export type NoticeRow = typeof pushNotices.$inferSelect

export async function listSubscriptionsOf(db: Database, userId: number): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.id))
}

export async function findOwnSubscription(db: Database, userId: number, id: number) {
  const isOwn = and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId))
  const [row] = await db.select().from(pushSubscriptions).where(isOwn)
  return row
}

/** A browser has one subscription: an earlier one of the same, or of whoever used it before, is taken over. */
export async function storeSubscription(
  tx: Database,
  subscription: Omit<typeof pushSubscriptions.$inferInsert, 'id'>,
): Promise<SubscriptionRow> {
  const { endpoint, deviceId } = subscription
  // Two tabs of it at once come one after the other.
  await tx.select({ id: knownDevices.id }).from(knownDevices).where(eq(knownDevices.id, deviceId)).for('update')
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.deviceId, deviceId), ne(pushSubscriptions.endpoint, endpoint)))
  const [row] = await tx
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: subscription })
    .returning()
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row
}

/** Nobody uses so many: those that were let longest ago are forgotten. */
export async function keepNewestSubscriptions(tx: Database, userId: number, most: number): Promise<void> {
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.id))
    .limit(most)
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, newest)))
}

export async function deleteSubscription(db: Database, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

/** Signed out there, by whoever sat there. */
export async function deleteSubscriptionsOfDevice(db: Database, deviceId: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.deviceId, deviceId))
}

/** Somebody signed in where others had: the browser shows them nothing that was meant for those. */
export async function deleteSubscriptionsOfOthers(
  tx: Database,
  userId: number,
  tokenHashes: readonly string[],
): Promise<void> {
  const ofThisBrowser = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(inArray(knownDevices.tokenHash, [...tokenHashes]), ne(knownDevices.userId, userId)))
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.deviceId, ofThisBrowser))
}

export async function findChoices(db: Database, userId: number) {
  const [row] = await db.select().from(noticeChoices).where(eq(noticeChoices.userId, userId))
  return row
}

export async function storeChoices(db: Database, choices: typeof noticeChoices.$inferInsert): Promise<void> {
  await db
    .insert(noticeChoices)
    .values(choices)
    .onConflictDoUpdate({ target: noticeChoices.userId, set: { ...choices, updatedAt: sql`now()` } })
}

/** Whom a notice is for, as they are at this moment. */
export async function findReceiver(
  db: Database,
  userId: number,
): Promise<{ role: Role; isActive: boolean } | undefined> {
  const [row] = await db.select({ role: users.role, isActive: users.isActive }).from(users).where(eq(users.id, userId))
  return row
}

const fromNow = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/**
 * Takes notices that are due, and those that a sender before us had in hand, oldest first. Nobody else gets them until the
 * lease is over; then whoever comes first.
 */
export async function claimDueNotices(
  db: Database,
  { limit, leaseMs, except, term }: { limit: number; leaseMs: number; except: readonly number[]; term: number },
): Promise<NoticeRow[]> {
  const due = db
    .select({ id: pushNotices.id })
    .from(pushNotices)
    .where(
      and(
        isNull(pushNotices.settledAt),
        sql`(${pushNotices.dueAt} <= now() or ${pushNotices.claimedUnder} < ${term})`,
        isNewestTerm('notices', term),
        except.length > 0 ? notInArray(pushNotices.id, [...except]) : undefined,
      ),
    )
    .orderBy(asc(pushNotices.dueAt), asc(pushNotices.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return (
    db
      .update(pushNotices)
      .set({ dueAt: fromNow(leaseMs), attempts: sql`${pushNotices.attempts} + 1`, claimedUnder: term })
      // As an array it is asked once; `in (…)` may be planned as a loop, and each turn would lock and take one more.
      .where(sql`${pushNotices.id} = any(array(${due}))`)
      .returning()
  )
}

/** One browser has it. Written down at once: a kill between two browsers repeats neither. */
export async function noteReached(db: Database, noticeId: number, subscriptionId: number): Promise<void> {
  await db
    .update(pushNotices)
    .set({ reached: sql`array_append(${pushNotices.reached}, ${subscriptionId}::int)` })
    .where(eq(pushNotices.id, noticeId))
  await db.update(pushSubscriptions).set({ lastSentAt: sql`now()` }).where(eq(pushSubscriptions.id, subscriptionId))
}

export async function settleNotice(db: Database, id: number): Promise<void> {
  await db.update(pushNotices).set({ settledAt: sql`now()` }).where(eq(pushNotices.id, id))
}

type Claimed = Pick<NoticeRow, 'id' | 'claimedUnder'>

/** No other sender has taken it in hand since this one was claimed. */
const isStillOurs = ({ id, claimedUnder }: Claimed) =>
  and(eq(pushNotices.id, id), sql`${pushNotices.claimedUnder} is not distinct from ${claimedUnder}`)

export async function postponeNotice(db: Database, row: Claimed, waitMs: number): Promise<void> {
  await db
    .update(pushNotices)
    .set({ dueAt: fromNow(waitMs), claimedUnder: null })
    .where(isStillOurs(row))
}

/** Nobody has begun with them. */
export async function giveBackNotices(db: Database, rows: readonly NoticeRow[]): Promise<void> {
  const given = { dueAt: sql`now()`, attempts: sql`${pushNotices.attempts} - 1`, claimedUnder: null }
  await Promise.all(rows.map((row) => db.update(pushNotices).set(given).where(isStillOurs(row))))
}

/** It was not its hour: no attempt was made. */
export async function holdBackNotice(db: Database, row: Claimed, until: Date): Promise<void> {
  await db.update(pushNotices).set({ dueAt: until, attempts: 0, claimedUnder: null }).where(isStillOurs(row))
}

/** They hold numbers only; after a week nobody asks what was told. */
export async function dropOldNotices(db: Database): Promise<void> {
  await db
    .delete(pushNotices)
    .where(and(isNotNull(pushNotices.settledAt), lt(pushNotices.settledAt, sql`now() - interval '7 days'`)))
}
