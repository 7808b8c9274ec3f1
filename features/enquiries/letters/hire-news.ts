import type { Locale } from '#common/locale.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { type BookingStatus, isPlainRequest } from '#features/mobility/hire/hire-rules.ts'
import { greetableName } from '#platform/mail/mail-address.ts'
import type { Letter } from '#platform/mail/mail-blocks.ts'
import { referenceOf } from '../reference.ts'
import { hireBlocks } from './hire-blocks.ts'
import { mailMessages } from './mail-messages.ts'

/** What a visitor is told of. That a hire is over they know themselves. */
const TOLD = ['confirmed', 'cancelled'] as const satisfies BookingStatus[]
type ToldStatus = (typeof TOLD)[number]

export function isTold(status: BookingStatus): status is ToldStatus {
  return TOLD.some((told) => told === status)
}

/** Tells whoever reserved a car that staff have decided. As in an acknowledgement, nothing that was typed but a name. */
export function hireNews(booking: BookingRow, status: ToldStatus, locale: Locale): Letter {
  const { hireNews: words, acknowledgement } = mailMessages[locale]
  const { subject, text, next } = isPlainRequest(booking) ? words.request[status] : words[status]
  return {
    subject,
    preview: words.preview,
    lastLine: acknowledgement.notYou,
    writtenBy: 'auto-generated',
    blocks: [
      { kind: 'title', text: subject },
      { kind: 'text', text: acknowledgement.greeting(greetableName(booking.name)) },
      { kind: 'text', text },
      { kind: 'text', text: acknowledgement.reference(referenceOf({ kind: 'booking', id: booking.id })) },
      ...hireBlocks(booking, locale),
      { kind: 'heading', text: acknowledgement.nextTitle },
      { kind: 'text', text: next },
    ],
  }
}
