import type { Database } from '#db/client.server.ts'
import type { Letter } from '#platform/mail/mail-blocks.ts'
import type { DeskFrame } from '../letters/compose-mail.ts'
import { DROP, type Made } from '../letters/message-kinds.ts'
import { findPayingStay, findPayment, listNotes } from './payment.repository.server.ts'
import type { PaymentRow } from './payment.table.server.ts'
import { type PayPlace, paymentAskedLetter, paymentReceivedLetter } from './payment-letter.ts'

async function about(db: Database, { outbox: { payload } }: DeskFrame) {
  const payment = 'paymentId' in payload ? await findPayment(db, payload.paymentId) : undefined
  const stay = payment?.stayId ? await findPayingStay(db, payment.stayId) : undefined
  if (!payment || !stay) return null
  const notes = await listNotes(db, [payment.id])
  return { payment, stay, note: notes.find((note) => note.about === 'asked')?.text ?? null }
}

function placeOf({ linkUrl: url, linkExpiresAt: until }: PaymentRow): PayPlace {
  return url === null ? null : { url, until }
}

export async function askedLetter(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const found = await about(db, frame)
  if (!found) return { drop: DROP.deleted }
  const { payment } = found
  // Paid or cancelled since; or its link is over, and the letter with the next one says what this would have said.
  const isPayable = payment.state === 'open' && (payment.linkState === null || payment.linkState === 'open')
  if (!isPayable) return { drop: DROP.movedOn }
  const { locale } = frame.outbox
  return { made: paymentAskedLetter({ ...found, place: placeOf(payment), locale }) }
}

export async function receivedLetter(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const found = await about(db, frame)
  if (!found) return { drop: DROP.deleted }
  if (found.payment.state !== 'paid') return { drop: DROP.movedOn }
  return { made: paymentReceivedLetter({ ...found, locale: frame.outbox.locale }) }
}
