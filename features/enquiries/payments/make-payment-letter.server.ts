import { withLocalePrefix } from '#common/locale.ts'
import type { Database } from '#db/client.server.ts'
import type { Letter } from '#platform/mail/mail-blocks.ts'
import type { DeskFrame } from '../letters/compose-mail.ts'
import { DROP, type Made } from '../letters/message-kinds.ts'
import { guestPath } from '../stays/guest-path.server.ts'
import { findPayingStay, findPayment, listNotes } from './payment.repository.server.ts'
import { paymentAskedLetter, paymentReceivedLetter } from './payment-letter.ts'
import { wayToPay } from './payment-rules.ts'

async function about(db: Database, { outbox: { payload } }: DeskFrame) {
  const payment = 'paymentId' in payload ? await findPayment(db, payload.paymentId) : undefined
  const stay = payment?.stayId ? await findPayingStay(db, payment.stayId) : undefined
  if (!payment || !stay) return null
  const notes = await listNotes(db, [payment.id])
  return { payment, stay, note: notes.find((note) => note.about === 'asked')?.text ?? null }
}

/** Their own page: it has the link that is open, and makes another where it is over. */
async function placeOf(db: Database, stayId: number, { outbox, settings }: DeskFrame): Promise<string> {
  return settings.publicUrl + withLocalePrefix(await guestPath(db, stayId), outbox.locale)
}

export async function askedLetter(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const found = await about(db, frame)
  if (!found) return { drop: DROP.deleted }
  const { payment, stay } = found
  const way = wayToPay(payment)
  // Paid or cancelled since, or they have done their part.
  if (way === null || way === 'on-its-way') return { drop: DROP.movedOn }
  const place = way === 'by-hand' ? null : await placeOf(db, stay.id, frame)
  return { made: paymentAskedLetter({ ...found, place, locale: frame.outbox.locale }) }
}

export async function receivedLetter(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const found = await about(db, frame)
  if (!found) return { drop: DROP.deleted }
  if (found.payment.state !== 'paid') return { drop: DROP.movedOn }
  return { made: paymentReceivedLetter({ ...found, locale: frame.outbox.locale }) }
}
