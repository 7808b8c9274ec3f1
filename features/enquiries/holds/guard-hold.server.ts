import { and, arrayOverlaps, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import { placeOf } from '#common/network-place.ts'
import type { Sender } from '#common/sender.ts'
import type { Database } from '#db/client.server.ts'
import { readHoldHours } from '#features/company/read-settings.server.ts'
import { type HoldMarks, judgeHold, LINK_MINUTES } from './hold-limits.ts'
import { pendingHolds } from './pending-hold.table.server.ts'

/** From one address, through all doors. More than a company with many guests would need. */
const SENT_PER_HOUR = 30
const HOUR_MS = 3_600_000

/** Counts one more, held or not. The address is a hash there, and forgotten when its hour is over. */
export async function requireRoomThisHour({ address: ip, allowance, counts }: Sender): Promise<void> {
  const limit = { max: Math.ceil(SENT_PER_HOUR * allowance), windowMs: HOUR_MS }
  const { isTaken } = await counts.take('reservations', placeOf(ip).address, limit)
  if (!isTaken) throw new AppError('too_many_reservations')
}

interface HoldRequest {
  /** Read before the transaction (readMarks): nobody should wait longer than needed for those who share one. */
  marks: HoldMarks
  sender: Sender
  /** Days that it would take from others. */
  days: number
  /** Where the form says so. */
  field: string
}

/** A hold that may be made. */
export interface GrantedHold {
  days: number
  marks: string[]
  /** Ends by itself, unless we confirm before. By PostgreSQL's clock, which all instances share. */
  until: SQL<Date>
  /** Held for a short while only, until whoever asked has pressed the link in our letter. */
  awaitsVisitor: boolean
}

/**
 * Those who share one of these wait for each other: twenty who ask at once are counted one by one. Always in the same order,
 * so that two who share several never wait for each other.
 */
async function lockMarks(tx: Database, marks: readonly string[]): Promise<void> {
  const names = sql.join(
    marks.map((mark) => sql`(${`hold ${mark}`})`),
    sql`, `,
  )
  await tx.execute(
    sql`select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key from (values ${names}) as marks (name) order by key
    ) as keys`,
  )
}

const listMarks = ({ email, phone, address, network }: HoldMarks) =>
  [email, phone, address, network].filter((mark) => mark !== null)

/** When a hold that begins now ends by itself. */
export async function endOfNewHold(db: Database): Promise<SQL<Date>> {
  return sql<Date>`now() + ${await readHoldHours(db)} * interval '1 hour'`
}

/**
 * Whether a visitor may have one more thing held, whatever it is: asked by each use case that holds something, in its
 * transaction. Throws `too_many_holds` where they may not. What was granted is written down with `recordHold`.
 */
export async function guardHold(tx: Database, request: HoldRequest): Promise<GrantedHold> {
  const { marks: own, sender, days, field } = request
  const usualEnd = await endOfNewHold(tx)
  const marks = listMarks(own)
  await lockMarks(tx, marks)
  const pending = await tx
    .select({ marks: pendingHolds.marks, days: pendingHolds.days })
    .from(pendingHolds)
    .where(and(gt(pendingHolds.until, sql`now()`), arrayOverlaps(pendingHolds.marks, marks)))
  const verdict = judgeHold({ marks: own, days }, pending, sender.allowance)
  if (verdict === 'too-many') throw new AppError('too_many_holds', { fields: { [field]: 'tooManyHolds' } })
  const awaitsVisitor = verdict === 'by-link' && sender.canBeWrittenTo
  const until = awaitsVisitor ? sql<Date>`now() + ${LINK_MINUTES} * interval '1 minute'` : usualEnd
  return { days, marks, until, awaitsVisitor }
}

/** What is held: a car by a booking, a home by a stay, an hour of ours by a viewing. */
export type HeldThing = { bookingId: number } | { stayId: number } | { viewingId: number }

const isOf = (held: HeldThing) => {
  if ('viewingId' in held) return eq(pendingHolds.viewingId, held.viewingId)
  return 'stayId' in held ? eq(pendingHolds.stayId, held.stayId) : eq(pendingHolds.bookingId, held.bookingId)
}

export async function recordHold(
  tx: Database,
  held: HeldThing,
  { days, marks, until }: Pick<GrantedHold, 'days' | 'marks' | 'until'>,
): Promise<void> {
  await tx.insert(pendingHolds).values({ ...held, days, marks, until })
}

/** Confirmed, cancelled or over: it counts no more, and where it came from is forgotten. */
export async function settleHolds(tx: Database, held: readonly HeldThing[]): Promise<void> {
  if (held.length > 0) await tx.delete(pendingHolds).where(or(...held.map(isOf)))
}

/** Held like a first one from now on: whoever asked has confirmed, or staff have given it other days. */
export async function prolongHold(tx: Database, held: HeldThing, until: SQL<Date>, days?: number): Promise<void> {
  await tx.update(pendingHolds).set({ until, days }).where(isOf(held))
}
