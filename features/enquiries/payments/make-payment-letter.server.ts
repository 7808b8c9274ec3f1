import { withLocalePrefix } from '#common/locale.ts'
import type { Database } from '#db/client.server.ts'
import type { Letter } from '#platform/mail/mail-blocks.ts'
import type { DeskFrame } from '../letters/compose-mail.ts'
import { DROP, type Made } from '../letters/message-kinds.ts'
import { guestPath } from '../stays/guest-path.server.ts'
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

/** Their own page where there is one: it always has the link that is open. Else the link itself, while it lives. */
async function placeOf(db: Database, payment: PaymentRow, { outbox, settings }: DeskFrame): Promise<PayPlace> {
  const { stayId, linkUrl, linkExpiresAt } = payment
  if (linkUrl === null) return null
  const page = stayId === null ? null : await guestPath(db, stayId)
  if (page === null) return { url: linkUrl, until: linkExpiresAt }
  return { url: settings.publicUrl + withLocalePrefix(page, outbox.locale), until: null }
}

export async function askedLetter(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const found = await about(db, frame)
  if (!found) return { drop: DROP.deleted }
  const { payment } = found
  // Paid or cancelled since; or its link is over, and the letter with the next one says what this would have said.
  const { state, linkState, linkExpiresAt } = payment
  const isLinkOpen = linkState === 'open' && (linkExpiresAt === null || linkExpiresAt.getTime() > Date.now())
  const isPayable = state === 'open' && (linkState === null || isLinkOpen)
  if (!isPayable) return { drop: DROP.movedOn }
  const { locale } = frame.outbox
  return { made: paymentAskedLetter({ ...found, place: await placeOf(db, payment, frame), locale }) }
}

export async function receivedLetter(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const found = await about(db, frame)
  if (!found) return { drop: DROP.deleted }
  if (found.payment.state !== 'paid') return { drop: DROP.movedOn }
  return { made: paymentReceivedLetter({ ...found, locale: frame.outbox.locale }) }
}
