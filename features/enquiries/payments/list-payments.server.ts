import { inArray } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { staffName } from '#common/staff-name.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import type { GuestPayment, StaffPayment, StayPayments, UnclearPayment } from './payment.public.ts'
import {
  findPayingStay,
  listNotes,
  listPaymentRows,
  listUnclear,
  sumPaid,
  sumRefunded,
} from './payment.repository.server.ts'
import type { PaymentEventRow, PaymentRow } from './payment.table.server.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { wayToPay } from './payment-rules.ts'

/** Where it can be paid at this moment. */
export const payableAt = (payment: PaymentRow): string | null => (wayToPay(payment) === 'link' ? payment.linkUrl : null)

function toUnclear({ event, stayId }: { event: PaymentEventRow; stayId: number | null }): UnclearPayment {
  const { id, provider, requestId, outcome, amount, currency, receipt, happenedAt } = event
  return { id, provider, requestId, stayId, outcome, amount, currency, receipt, happenedAt: happenedAt.toISOString() }
}

async function namesOf(db: Database, rows: readonly PaymentRow[]): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ markedBy }) => (markedBy === null ? [] : [markedBy]))
  if (ids.length === 0) return new Map()
  const found = await db.select().from(users).where(inArray(users.id, ids))
  return new Map(found.map((user) => [user.id, staffName(user)]))
}

const add = (amounts: readonly string[]): string => String(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n))

/** What was asked for one stay, newest first, and what became of it. */
export async function listStayPayments(
  { db, actor }: Context,
  { providers }: PaymentDesk,
  stayId: number,
): Promise<StayPayments> {
  requirePermission(actor, 'enquiry:read')
  if (!(await findPayingStay(db, stayId))) throw new AppError('not_found')
  const rows = await listPaymentRows(db, stayId)
  const ids = rows.map(({ id }) => id)
  const [paid, notes, names, unclear] = await Promise.all([
    sumPaid(db, ids),
    listNotes(db, ids),
    namesOf(db, rows),
    listUnclear(db, { stayId }),
  ])
  const payments = rows.map((row): StaffPayment => {
    const { id, amount, purpose, due, state, provider, linkState, linkExpiresAt, linkProblem, paidOn, method } = row
    return {
      id,
      stayId: row.stayId,
      amount,
      paid: paid.get(id) ?? '0',
      purpose,
      due,
      state,
      provider,
      linkState,
      linkUrl: payableAt(row),
      linkExpiresAt: linkExpiresAt?.toISOString() ?? null,
      linkProblem,
      paidOn,
      method,
      markedBy: row.markedBy === null ? null : (names.get(row.markedBy) ?? null),
      notes: notes
        .filter(({ requestId }) => requestId === id)
        .map(({ about, text, createdAt }) => ({ about, text, at: createdAt.toISOString() })),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
  return {
    payments,
    unclear: unclear.map(toUnclear),
    asked: add(payments.filter(({ state }) => state !== 'cancelled').map(({ amount }) => amount)),
    paid: add(payments.map((payment) => payment.paid)),
    providers: providers.names,
  }
}

/** Money that came and that nobody can place, of the whole house: of some there is no stay where it would be seen. */
export async function listUnclearPayments({ db, actor }: Context): Promise<UnclearPayment[]> {
  requirePermission(actor, 'enquiry:read')
  return (await listUnclear(db)).map(toUnclear)
}

/**
 * What a guest may know of the payments of their own stay, the earliest due first. For the page that only they can open: who
 * asks here has made sure that it is theirs. What was cancelled is nothing to them.
 */
export async function listPaymentsForGuest(db: Database, stayId: number): Promise<GuestPayment[]> {
  const rows = (await listPaymentRows(db, stayId)).filter(({ state }) => state !== 'cancelled')
  const ids = rows.map(({ id }) => id)
  const [notes, refunded] = await Promise.all([listNotes(db, ids), sumRefunded(db, ids)])
  return rows
    .map(
      (row): GuestPayment => ({
        id: row.id,
        amount: row.amount,
        purpose: row.purpose,
        note: notes.find(({ requestId, about }) => requestId === row.id && about === 'asked')?.text ?? null,
        due: row.due,
        state: row.state,
        paidOn: row.paidOn,
        refunded: refunded.get(row.id) ?? '0',
        way: wayToPay(row),
        linkUrl: payableAt(row),
      }),
    )
    .sort((a, b) => a.due.localeCompare(b.due) || a.id - b.id)
}
