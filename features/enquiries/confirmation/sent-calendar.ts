import { momentInDakar } from '#common/dakar-time.ts'
import { ownEntry } from '#common/own-entry.ts'
import { relocationMessages } from '#features/experience/relocation/relocation-messages.ts'
import { reservationMessages } from '#features/mobility/hire/reservation-messages.ts'
import type { Submission } from '../letters/find-submission.server.ts'
import { mailMessages } from '../letters/mail-messages.ts'
import { referenceOf } from '../reference.ts'
import { sentWords } from './sent-words.ts'
import { type CalendarEntry, writeCalendar } from './write-calendar.ts'

/**
 * What our own forms send (`randomKey`, or the digest of a plain post): nobody can guess one. A caller of the API may have
 * numbered its own, and strangers could count those; they lead nowhere.
 */
export function isUnguessable(key: string): boolean {
  return /^([\da-f]{32}|[\da-f]{64})$/.test(key)
}

/** The hire, or the day somebody means to move in; null where nothing has a date. */
export function calendarEntry(submission: Submission): CalendarEntry | null {
  const { kind, row } = submission
  const { locale } = row
  const { next } = sentWords(submission)
  const reference = referenceOf({ kind, id: row.id })
  const common = {
    reference,
    stamp: row.updatedAt,
    text: [next, `${mailMessages[locale].notice.reference}: ${reference}`],
  }
  if (kind === 'booking') {
    const end = momentInDakar(String(row.bookingData.dropoffDateTime))
    if (!row.bookingDate || !end) return null
    const { fields, choices } = reservationMessages[locale]
    const category = ownEntry<string>(choices.vehicleCategory, String(row.bookingData.vehicleCategory))
    const status = row.status === 'cancelled' ? 'CANCELLED' : row.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'
    return {
      ...common,
      title: `Kais, ${row.vehicleName ?? category ?? fields.vehicleId}`,
      start: row.bookingDate,
      end,
      status,
    }
  }
  if (kind !== 'contact' || row.type !== 'relocation') return null
  const day = String(row.formData.moveInDate)
  if (!momentInDakar(`${day}T00:00`)) return null
  return { ...common, title: `Kais, ${relocationMessages[locale].fields.moveInDate}`, day, status: 'TENTATIVE' }
}

/** Where the calendar file lies, for the browser that sent it. */
export function calendarAddress(submission: Submission, key: string | undefined): string | null {
  return key !== undefined && isUnguessable(key) && calendarEntry(submission)
    ? `/api/confirmations/${key}/calendar.ics`
    : null
}

export function calendarFile(submission: Submission): string | null {
  const entry = calendarEntry(submission)
  return entry && writeCalendar(entry)
}
