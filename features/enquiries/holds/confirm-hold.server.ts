import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { lockBooking, updateBooking } from '#features/mobility/hire/booking.repository.server.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { reservationMessages } from '#features/mobility/hire/reservation-messages.ts'
import type { Confirmation } from '#platform/forms/confirmation.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import { isCarHeld } from '../bookings/list-bookings.server.ts'
import { sentWords } from '../confirmation/sent-words.ts'
import { receivedBooking } from '../leads/received-submission.ts'
import { tellOfSubmission } from '../leads/register-submission.server.ts'
import { findSubmission } from '../letters/find-submission.server.ts'
import { hireFacts, quoteLedger } from '../letters/hire-blocks.ts'
import { referenceOf } from '../reference.ts'
import { endOfNewHold, prolongHold } from './guard-hold.server.ts'
import { readLinkKey } from './hold-marks.server.ts'

/** Behind the link of a letter: what it is about, and what has become of it. */
export interface HoldPage {
  confirmation: Pick<Confirmation, 'locale' | 'title' | 'thanks' | 'next' | 'facts'> & Partial<Confirmation>
  /** Where the form stands that it was sent with. */
  page: string
  /** What the button says; null where nothing is left to confirm. */
  act: string | null
}

const isOpen = (booking: BookingRow) => booking.awaitsVisitor && isCarHeld(booking)

function openWords({ locale, holdUntil }: BookingRow) {
  const { sentTitle: title, confirmText, confirmNote } = reservationMessages[locale].byLink
  return { title, thanks: confirmText(holdUntil ? mailMoment(holdUntil, locale) : ''), next: confirmNote }
}

async function bookingBehind(db: Database, key: string): Promise<number> {
  const id = await readLinkKey(db, key)
  if (id === null) throw new AppError('not_found')
  return id
}

/** As in the letter, nothing that was typed: the address it was sent to may be a stranger's. Opening it changes nothing. */
export async function readHoldPage({ db }: Context, key: string): Promise<HoldPage> {
  const submission = await findSubmission(db, { bookingId: await bookingBehind(db, key) })
  if (submission?.kind !== 'booking') throw new AppError('not_found')
  const { row } = submission
  const { id, locale, createdAt, quote } = row
  const { next, ...words } = isOpen(row) ? openWords(row) : sentWords(submission)
  return {
    confirmation: {
      ...words,
      next: [next],
      locale,
      facts: hireFacts(row, locale).map(({ label, text }) => ({ label, text })),
      // Until it is confirmed, nothing stands between the question and its button.
      ...(!isOpen(row) && {
        reference: referenceOf({ kind: 'booking', id }),
        sentAt: mailMoment(createdAt, locale),
        price: quote && quoteLedger(quote, locale),
      }),
    },
    page: '/kais-mobility',
    act: isOpen(row) ? reservationMessages[locale].byLink.confirm : null,
  }
}

/** Whoever asked says so from the address they gave. A second press, or one that comes too late, changes nothing. */
export async function confirmHold({ db }: Context, key: string): Promise<void> {
  const id = await bookingBehind(db, key)
  await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking) throw new AppError('not_found')
    if (!isOpen(booking)) return
    const holdUntil = await endOfNewHold(tx)
    await updateBooking(tx, id, { awaitsVisitor: false, holdUntil })
    await prolongHold(tx, { bookingId: id }, holdUntil)
    await tellOfSubmission(tx, receivedBooking(booking))
  })
}
