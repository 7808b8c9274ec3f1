import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  like,
  lt,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { countUpTo } from '#db/count-up-to.server.ts'
import { isNewestTerm } from '#platform/jobs/job.repository.server.ts'
import { DROPPED, type MessageState } from './delivery.ts'
import { type MailPayload, type NewMessage, type OutboxRow, outbox } from './outbox.table.server.ts'

/** The channel on which the mailer of any instance hears that there is something to send. */
export const OUTBOX_FILLED = 'kais_outbox'

/** Heard when the transaction commits, and not at all when it does not. */
async function announceFilled(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_notify(${OUTBOX_FILLED}, '')`)
}

/** To be sent as soon as the transaction commits. Gives their numbers, in the order they were handed in. */
export async function queueMessages(tx: Database, messages: NewMessage[]): Promise<number[]> {
  const rows = await tx.insert(outbox).values(messages).returning({ id: outbox.id })
  await announceFilled(tx)
  return rows.map(({ id }) => id)
}

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt))

/** PostgreSQL's clock, which all instances share. */
function fromNow(ms: number): SQL {
  return sql`now() + ${ms} * interval '1 millisecond'`
}

/** What our forms send by themselves, to whatever address was typed. What staff call for has no limits. */
const isAcknowledgement = like(outbox.kind, '%-acknowledgement')

/** Strangers can use up the hour: what somebody has to answer within minutes must not wait for that. */
const isUnderCeiling = and(isAcknowledgement, sql`not ${outbox.payload} ? 'isLink'`)

const wentWithinHour = gt(outbox.sentAt, sql`now() - interval '1 hour'`)

/** Our forms write to whatever address is typed: whoever types very many of them makes us a nuisance, up to here. */
const ACKNOWLEDGEMENTS_PER_HOUR = 200

interface Claim {
  limit: number
  leaseMs: number
  /** Those this worker still has in hand. */
  except: number[]
  /** Of the mailer's job (platform/jobs): what an older term has in hand is nobody's, and an older one takes nothing. */
  term: number
}

/**
 * Takes messages that are due, and those that a mailer before us had in hand, oldest first. Nobody else gets them until the
 * lease is over: other workers pass over the rows while they are locked, and find them in the future afterwards. Beyond the hour's ceiling acknowledgements stay where
 * they are; everything else always goes.
 */
export async function claimDueMessages(db: Database, { limit, leaseMs, except, term }: Claim): Promise<OutboxRow[]> {
  // What is on its way counts, too.
  const isOnItsWay = and(isWaiting, eq(outbox.claimedUnder, term))
  const recent = db
    .select({ sent: sql`count(*)` })
    .from(outbox)
    .where(and(isUnderCeiling, or(wentWithinHour, isOnItsWay)))
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isWaiting,
        sql`(${outbox.nextAttemptAt} <= now() or ${outbox.claimedUnder} < ${term})`,
        isNewestTerm('mail', term),
        or(sql`not (${isUnderCeiling})`, sql`(${recent}) < ${ACKNOWLEDGEMENTS_PER_HOUR}`),
        except.length > 0 ? notInArray(outbox.id, except) : undefined,
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(outbox)
    .set({ nextAttemptAt: fromNow(leaseMs), claimedUnder: term })
    // As an array it is asked once; `in (…)` may be planned as a loop, and each turn would lock and take one more.
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning()
  return rows.sort((a, b) => a.id - b.id)
}

const oneMoreAttempt = sql`${outbox.attempts} + 1`

/** Nobody sent it, nobody gave it up, and no other mailer has taken it in hand since this one was claimed. */
const isStillOurs = ({ id, claimedUnder }: Claimed) =>
  and(eq(outbox.id, id), isWaiting, sql`${outbox.claimedUnder} is not distinct from ${claimedUnder}`)

type Claimed = Pick<OutboxRow, 'id' | 'claimedUnder'>

/** It was taken: that is true whoever has it in hand by now. */
export async function markMessageSent(db: Database, id: number, note: string | null): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: sql`now()`, failedAt: null, attempts: oneMoreAttempt, lastError: note, claimedUnder: null })
    .where(eq(outbox.id, id))
}

/** False: another has it in hand by now. */
export async function markMessageFailed(db: Database, row: Claimed, reason: string): Promise<boolean> {
  const { rowCount } = await db
    .update(outbox)
    .set({ failedAt: sql`now()`, attempts: oneMoreAttempt, lastError: reason, claimedUnder: null })
    .where(isStillOurs(row))
  return rowCount === 1
}

function isDropped({ failedAt, lastError }: OutboxRow): boolean {
  return failedAt !== null && lastError?.startsWith(DROPPED) === true
}

export function stateOf(row: OutboxRow): MessageState {
  if (row.sentAt) return 'sent'
  return isDropped(row) ? 'dropped' : row.failedAt ? 'failed' : 'waiting'
}

export async function dropMessage(db: Database, row: Claimed, reason: string): Promise<boolean> {
  const { rowCount } = await db
    .update(outbox)
    .set({ failedAt: sql`now()`, lastError: DROPPED + reason, claimedUnder: null })
    .where(isStillOurs(row))
  return rowCount === 1
}

/** Its own trouble: it is tried again later, and not for ever. */
export async function postponeMessage(db: Database, row: Claimed, inMs: number, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: fromNow(inMs), attempts: oneMoreAttempt, lastError: reason, claimedUnder: null })
    .where(isStillOurs(row))
}

/** The server's trouble: back in the queue, behind those that wait already, and none the worse for it. */
export async function returnMessage(db: Database, row: Claimed, reason: string | null): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: sql`now()`, lastError: reason, claimedUnder: null })
    .where(isStillOurs(row))
}

/** 'Awa+1@example.com' and 'awa@example.com' are one letter box. */
const letterBox = (address: SQL | typeof outbox.recipient) => sql`regexp_replace(lower(${address}), '\\+[^@]*@', '@')`

/** How many acknowledgements were called for by the same address in the hour before this one. */
export async function countEarlierAcknowledgements(db: Database, row: OutboxRow): Promise<number> {
  return db.$count(
    outbox,
    and(
      lt(outbox.id, row.id),
      isAcknowledgement,
      sql`${outbox.createdAt} > ${row.createdAt.toISOString()}::timestamptz - interval '1 hour'`,
      sql`${letterBox(outbox.recipient)} = ${letterBox(sql`${row.recipient}`)}`,
    ),
  )
}

const wasRefused = sql`coalesce(${outbox.lastError}, '') not like ${`${DROPPED}%`}`
const STATE: Record<MessageState, SQL | undefined> = {
  waiting: isWaiting,
  sent: isNotNull(outbox.sentAt),
  failed: and(isNull(outbox.sentAt), isNotNull(outbox.failedAt), wasRefused),
  dropped: and(isNull(outbox.sentAt), isNotNull(outbox.failedAt), not(wasRefused)),
}

export interface OutboxFilter {
  state?: MessageState | undefined
  /** Part of the address it went to. */
  search?: string | undefined
}

function matching({ state, search = '' }: OutboxFilter): SQL | undefined {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return and(state && STATE[state], ...words.map((word) => sql`strpos(lower(${outbox.recipient}), ${word}) > 0`))
}

interface Window {
  limit: number
  beforeId: number | null
}

export async function listOutboxRows(
  db: Database,
  filter: OutboxFilter,
  { limit, beforeId }: Window,
): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(and(matching(filter), beforeId === null ? undefined : lt(outbox.id, beforeId)))
    .orderBy(desc(outbox.id))
    .limit(limit)
}

export function countOutbox(db: Database, filter: OutboxFilter): Promise<number> {
  return countUpTo(db, outbox, matching(filter))
}

/** Whether a letter of this kind about this, queued since then, was sent. */
export async function hasLeft(db: Database, kind: string, about: MailPayload, since: Date): Promise<boolean> {
  const isAboutIt = sql`${outbox.payload} @> ${JSON.stringify(about)}::jsonb`
  const sent = and(gte(outbox.createdAt, since), eq(outbox.kind, kind), isNotNull(outbox.sentAt), isAboutIt)
  return (await db.$count(outbox, sent)) > 0
}

export async function findMessage(db: Database, id: number): Promise<OutboxRow | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  return row
}

/** Locked until the transaction ends: two of staff may press at once. */
export async function lockMessage(tx: Database, id: number): Promise<OutboxRow | undefined> {
  const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update')
  return row
}

/** Back in the queue as if it had never been tried, and marked as asked for. */
export async function queueAgain(tx: Database, id: number, recipient: string | null): Promise<void> {
  await tx
    .update(outbox)
    .set({
      recipient,
      failedAt: null,
      lastError: null,
      attempts: 0,
      nextAttemptAt: sql`now()`,
      claimedUnder: null,
      payload: sql`${outbox.payload} || '{"isSentAgain": true}'`,
    })
    .where(eq(outbox.id, id))
  await announceFilled(tx)
}

export interface UnsentCounts {
  waiting: number
  /** Refused for good within the last week: older ones staff have seen. */
  failed: number
}

export async function countUnsent(db: Database): Promise<UnsentCounts> {
  const isRecent = sql`${outbox.failedAt} > now() - interval '7 days'`
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${outbox.failedAt} is null))::int`,
      failed: sql<number>`(count(*) filter (where ${and(isRecent, wasRefused)}))::int`,
    })
    .from(outbox)
    .where(isNull(outbox.sentAt))
  return row ?? { waiting: 0, failed: 0 }
}

/** Whether acknowledgements wait for the hour to pass. */
export async function isAtCeiling(db: Database): Promise<boolean> {
  return (await db.$count(outbox, and(isUnderCeiling, wentWithinHour))) >= ACKNOWLEDGEMENTS_PER_HOUR
}
