import { and, asc, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import type { LinkReading, PaymentProviderName } from '#platform/payments/provider.ts'
import {
  type NewPayment,
  type NewPaymentEvent,
  type PaymentEventRow,
  type PaymentNoteRow,
  type PaymentRow,
  paymentEvents,
  paymentNotes,
  paymentRequests,
} from './payment.table.server.ts'
import { UNCLEAR, UNSETTLED_LINKS } from './payment-rules.ts'

export async function findPayment(db: Database, id: number): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(paymentRequests).where(eq(paymentRequests.id, id))
  return row
}

/**
 * Whoever ends a stay holds it before its payments, and what is written of a payment points at its stay: so all take the two
 * in this order, and nobody waits for somebody who waits for them.
 */
async function shareStayOf(tx: Database, isPayment: SQL | undefined): Promise<void> {
  const its = tx.select({ id: paymentRequests.stayId }).from(paymentRequests).where(isPayment)
  await tx.select({ id: stays.id }).from(stays).where(inArray(stays.id, its)).for('key share')
}

/** Until the transaction ends: whatever is told of one request, by whomever, comes one after the other. */
export async function lockPayment(tx: Database, id: number): Promise<PaymentRow | undefined> {
  await shareStayOf(tx, eq(paymentRequests.id, id))
  const [row] = await tx.select().from(paymentRequests).where(eq(paymentRequests.id, id)).for('update')
  return row
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** By what the provider calls it, which may be what no request of ours was ever called. */
export async function findByReference(
  db: Database,
  provider: PaymentProviderName,
  reference: string,
): Promise<PaymentRow | undefined> {
  if (!UUID.test(reference)) return undefined
  const isIt = and(eq(paymentRequests.reference, reference), eq(paymentRequests.provider, provider))
  const [row] = await db.select().from(paymentRequests).where(isIt)
  return row
}

export async function lockByReference(
  tx: Database,
  provider: PaymentProviderName,
  reference: string,
): Promise<PaymentRow | undefined> {
  const found = await findByReference(tx, provider, reference)
  return found && lockPayment(tx, found.id)
}

/** What is asked for still, for these stays. */
export async function lockOpenPaymentsOf(tx: Database, stayIds: readonly number[]): Promise<PaymentRow[]> {
  if (stayIds.length === 0) return []
  const ids = [...stayIds]
  await tx.select({ id: stays.id }).from(stays).where(inArray(stays.id, ids)).orderBy(asc(stays.id)).for('update')
  return tx
    .select()
    .from(paymentRequests)
    .where(and(inArray(paymentRequests.stayId, ids), eq(paymentRequests.state, 'open')))
    .orderBy(asc(paymentRequests.id))
    .for('update')
}

export async function insertPayment(tx: Database, payment: NewPayment): Promise<PaymentRow> {
  const [row] = await tx.insert(paymentRequests).values(payment).returning()
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row
}

export async function updatePayment(tx: Database, id: number, changes: Partial<NewPayment>): Promise<void> {
  await tx.update(paymentRequests).set(changes).where(eq(paymentRequests.id, id))
}

/** Only while its link stands as it was seen: what was told of it meanwhile has the last word. */
export async function updateLink(
  db: Database,
  { id, linkState }: Pick<PaymentRow, 'id' | 'linkState'>,
  changes: Pick<NewPayment, 'linkState' | 'linkProblem'>,
): Promise<void> {
  const isAsSeen = sql`${paymentRequests.linkState} is not distinct from ${linkState}`
  await db
    .update(paymentRequests)
    .set(changes)
    .where(and(eq(paymentRequests.id, id), isAsSeen))
}

export async function listPaymentRows(db: Database, stayId: number): Promise<PaymentRow[]> {
  return db.select().from(paymentRequests).where(eq(paymentRequests.stayId, stayId)).orderBy(desc(paymentRequests.id))
}

/** Of each payment whose stay is there still. */
export async function findStaysOfPayments(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { id, stayId } = paymentRequests
  const rows = await db
    .select({ id, stayId })
    .from(paymentRequests)
    .where(inArray(id, [...ids]))
  return new Map(rows.flatMap((row) => (row.stayId === null ? [] : [[row.id, row.stayId] as const])))
}

export async function listPaymentIds(db: Database, stayIds: readonly number[]): Promise<number[]> {
  if (stayIds.length === 0) return []
  const { id, stayId } = paymentRequests
  return (
    await db
      .select({ id })
      .from(paymentRequests)
      .where(inArray(stayId, [...stayIds]))
  ).map((row) => row.id)
}

/** Of the whole house, newest first, each with its stay where there is one still. */
export async function listPaymentPage(
  db: Database,
  { limit, beforeId, condition }: { limit: number; beforeId: number | null; condition: SQL | undefined },
) {
  const { id, homeTitle, homeTitleFr } = stays
  return db
    .select({ id: paymentRequests.id, payment: paymentRequests, stay: { id, homeTitle, homeTitleFr } })
    .from(paymentRequests)
    .leftJoin(stays, eq(stays.id, paymentRequests.stayId))
    .where(and(condition, beforeId === null ? undefined : lt(paymentRequests.id, beforeId)))
    .orderBy(desc(paymentRequests.id))
    .limit(limit)
}

/** One whose link wants looking after and has not been looked at for so long; it is ours for as long from now on. */
export async function claimUnsettledLink(
  db: Database,
  { providers, restMs }: { providers: PaymentProviderName[]; restMs: number },
): Promise<PaymentRow | undefined> {
  if (providers.length === 0) return undefined
  const due = db
    .select({ id: paymentRequests.id })
    .from(paymentRequests)
    .where(
      and(
        inArray(paymentRequests.linkState, [...UNSETTLED_LINKS]),
        inArray(paymentRequests.provider, providers),
        lt(paymentRequests.linkCheckedAt, sql`now() - ${restMs} * interval '1 millisecond'`),
      ),
    )
    .orderBy(asc(paymentRequests.linkCheckedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(paymentRequests)
    // Not a change of the request: whoever has it open is not told to look again.
    .set({ linkCheckedAt: sql`now()`, updatedAt: sql`${paymentRequests.updatedAt}` })
    .where(sql`${paymentRequests.id} = any(array(${due}))`)
    .returning()
  return row
}

/** Null where it was told before: under one name everything is stored once, however many tell it at the same moment. */
export async function insertEvent(tx: Database, event: NewPaymentEvent): Promise<PaymentEventRow | null> {
  const [row] = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing({ target: [paymentEvents.provider, paymentEvents.eventId] })
    .returning()
  return row ?? null
}

/** The same money of the same link, under whatever name: a provider that tells it twice, or is asked and tells it as well. */
export async function isMoneyKnown(
  tx: Database,
  provider: PaymentProviderName,
  { ref, amount, currency }: Pick<LinkReading, 'ref' | 'amount' | 'currency'>,
): Promise<boolean> {
  const isSame = and(
    eq(paymentEvents.provider, provider),
    eq(paymentEvents.linkRef, ref),
    sql`${paymentEvents.amount} is not distinct from ${amount}::numeric`,
    sql`${paymentEvents.currency} is not distinct from ${currency}::text`,
    inArray(paymentEvents.outcome, ['counted', ...UNCLEAR]),
  )
  return (await tx.$count(paymentEvents, isSame)) > 0
}

async function sumCounted(db: Database, requestIds: readonly number[], sum: SQL<string>): Promise<Map<number, string>> {
  if (requestIds.length === 0) return new Map()
  const rows = await db
    .select({ id: paymentEvents.requestId, sum })
    .from(paymentEvents)
    .where(and(inArray(paymentEvents.requestId, [...requestIds]), eq(paymentEvents.outcome, 'counted')))
    .groupBy(paymentEvents.requestId)
  return new Map(rows.flatMap(({ id, sum }) => (id === null ? [] : [[id, sum] as const])))
}

/** What is paid, by request: the sum of what is counted, less what went back. Whole francs as text. */
export const sumPaid = (db: Database, requestIds: readonly number[]) =>
  sumCounted(db, requestIds, sql<string>`sum(${paymentEvents.amount})::text`)

export const sumRefunded = (db: Database, requestIds: readonly number[]) =>
  sumCounted(db, requestIds, sql<string>`(-coalesce(sum(least(${paymentEvents.amount}, 0)), 0))::text`)

export async function insertNote(
  tx: Database,
  { id: requestId, stayId }: Pick<PaymentRow, 'id' | 'stayId'>,
  note: { about: PaymentNoteRow['about']; text: string | null },
): Promise<void> {
  // Whose stay is gone has asked to be forgotten, or may have: nothing new is written about them.
  if (note.text === null || stayId === null) return
  await tx.insert(paymentNotes).values({ requestId, stayId, about: note.about, text: note.text })
}

export async function listNotes(db: Database, requestIds: readonly number[]): Promise<PaymentNoteRow[]> {
  if (requestIds.length === 0) return []
  return db
    .select()
    .from(paymentNotes)
    .where(inArray(paymentNotes.requestId, [...requestIds]))
    .orderBy(asc(paymentNotes.id))
}

const isUnclearStill = and(inArray(paymentEvents.outcome, [...UNCLEAR]), isNull(paymentEvents.seenAt))

/** What waits for somebody to look; of one stay, or of the whole house. */
export async function listUnclear(db: Database, { stayId }: { stayId?: number } = {}) {
  return db
    .select({ event: paymentEvents, stayId: paymentRequests.stayId })
    .from(paymentEvents)
    .leftJoin(paymentRequests, eq(paymentRequests.id, paymentEvents.requestId))
    .where(and(isUnclearStill, stayId === undefined ? undefined : eq(paymentRequests.stayId, stayId)))
    .orderBy(desc(paymentEvents.id))
    .limit(200)
}

/** Undefined where there is none, or somebody has looked already. */
export async function markSeen(tx: Database, id: number, userId: number | null): Promise<PaymentEventRow | undefined> {
  const [row] = await tx
    .update(paymentEvents)
    .set({ seenAt: sql`now()`, seenBy: userId })
    .where(and(eq(paymentEvents.id, id), isUnclearStill))
    .returning()
  return row
}

/** What a payment has to know of its stay. */
export async function findPayingStay(db: Database, stayId: number) {
  const [row] = await selectPayingStay(db, stayId)
  return row
}

/** As it is once whoever has it in hand is done with it: nothing is asked for what has just been cancelled. */
export async function lockPayingStay(tx: Database, stayId: number) {
  const [row] = await selectPayingStay(tx, stayId).for('key share')
  return row
}

function selectPayingStay(db: Database, stayId: number) {
  const { id, homeTitle, homeTitleFr, name, email, locale, suspicion, arrival, departure, updatedAt } = stays
  return db
    .select({ id, homeTitle, homeTitleFr, name, email, locale, suspicion, arrival, departure, updatedAt })
    .from(stays)
    .where(eq(stays.id, stayId))
}
export type PayingStay = NonNullable<Awaited<ReturnType<typeof findPayingStay>>>
