import { and, asc, count, desc, eq, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { type OutboxRow, outbox } from './outbox.table.server.ts'

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt))

/** PostgreSQL's clock, which all instances share. */
function fromNow(ms: number): SQL {
  return sql`now() + ${ms} * interval '1 millisecond'`
}

interface Claim {
  limit: number
  leaseMs: number
  /** Those this worker still has in hand. */
  except: number[]
}

/**
 * Takes messages that are due, oldest first. Nobody else gets them until the lease is over: other workers pass over the
 * rows while they are locked, and find them in the future afterwards.
 */
export async function claimDueMessages(db: Database, { limit, leaseMs, except }: Claim): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isWaiting,
        sql`${outbox.nextAttemptAt} <= now()`,
        except.length > 0 ? notInArray(outbox.id, except) : undefined,
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(outbox)
    .set({ nextAttemptAt: fromNow(leaseMs) })
    .where(inArray(outbox.id, due))
    .returning()
  return rows.sort((a, b) => a.id - b.id)
}

const oneMoreAttempt = sql`${outbox.attempts} + 1`

export async function markMessageSent(db: Database, id: number, note: string | null): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: sql`now()`, attempts: oneMoreAttempt, lastError: note })
    .where(eq(outbox.id, id))
}

export async function markMessageFailed(db: Database, id: number, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({ failedAt: sql`now()`, attempts: oneMoreAttempt, lastError: reason })
    .where(and(eq(outbox.id, id), isWaiting))
}

/** Its own trouble: it is tried again later, and not for ever. */
export async function postponeMessage(db: Database, id: number, inMs: number, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: fromNow(inMs), attempts: oneMoreAttempt, lastError: reason })
    .where(and(eq(outbox.id, id), isWaiting))
}

/** The server's trouble: back in the queue, behind those that wait already, and none the worse for it. */
export async function returnMessage(db: Database, id: number, reason: string): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: sql`now()`, lastError: reason })
    .where(and(eq(outbox.id, id), isWaiting))
}

/** 'Awa+1@example.com' and 'awa@example.com' are one letter box. */
const letterBox = (address: SQL | typeof outbox.recipient) => sql`regexp_replace(lower(${address}), '\\+[^@]*@', '@')`

/** How many acknowledgements were called for by the same address in the hour before this one. */
export async function countEarlierAcknowledgements(db: Database, row: OutboxRow): Promise<number> {
  return db.$count(
    outbox,
    and(
      lt(outbox.id, row.id),
      sql`${outbox.createdAt} > ${row.createdAt.toISOString()}::timestamptz - interval '1 hour'`,
      sql`${letterBox(outbox.recipient)} = ${letterBox(sql`${row.recipient}`)}`,
    ),
  )
}

export async function listOutboxRows(
  db: Database,
  { limit, beforeId }: { limit: number; beforeId: number | null },
): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(beforeId === null ? undefined : lt(outbox.id, beforeId))
    .orderBy(desc(outbox.id))
    .limit(limit)
}

export function countOutbox(db: Database): Promise<number> {
  return db.$count(outbox)
}

export async function countUnsent(db: Database): Promise<{ waiting: number; failed: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${outbox.failedAt} is null))::int`,
      failed: count(outbox.failedAt),
    })
    .from(outbox)
    .where(isNull(outbox.sentAt))
  return row ?? { waiting: 0, failed: 0 }
}
