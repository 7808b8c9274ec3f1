import { type Locale, withLocalePrefix } from '#common/locale.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { type BookingStatus, isPlainRequest } from '#features/mobility/hire/hire-rules.ts'
import { greetableName } from '#platform/mail/mail-address.ts'
import type { Letter } from '#platform/mail/mail-blocks.ts'
import { referenceOf } from '../reference.ts'
import { hireBlocks } from './hire-blocks.ts'
import { mailMessages } from './mail-messages.ts'

/** What can become of a reservation: staff decided or changed it, or nobody did for as long as its car was held. */
export type HireNews = BookingStatus | 'released' | 'changed'

/** What a visitor is told of. That a hire is over they know themselves. */
const TOLD = ['confirmed', 'cancelled', 'released', 'changed'] as const satisfies HireNews[]
type ToldNews = (typeof TOLD)[number]

/** As it stands now. */
export function newsOf({ status, held, holdUntil }: BookingRow): HireNews {
  return status === 'pending' && held === null && holdUntil !== null ? 'released' : status
}

/** Whether that is still so, and worth a letter. A change is, for as long as the hire stands. */
export function isStillNews(news: HireNews, booking: BookingRow): boolean {
  const now = newsOf(booking)
  return news === 'changed' ? now === 'pending' || now === 'confirmed' : news === now
}

/** By then nobody needs to hear of it: a hire that runs can still be given another end. */
export function lastMomentOf(news: HireNews, { bookingDate, bookingData }: BookingRow): Date | null {
  const dropoff = news === 'changed' ? new Date(String(bookingData.dropoffDateTime)) : bookingDate
  return dropoff && !Number.isNaN(dropoff.getTime()) ? dropoff : null
}

export function isTold(status: HireNews): status is ToldNews {
  return TOLD.some((told) => told === status)
}

interface Frame {
  locale: Locale
  publicUrl: string
  /** What staff wrote to them about it. */
  reason: string | null
}

function wordsOf(booking: BookingRow, news: ToldNews, locale: Locale): { subject: string; text: string; next: string } {
  const { hireNews: words, acknowledgement } = mailMessages[locale]
  if (news === 'changed') {
    const { nextConfirmed, ...changed } = words.changed
    return { ...changed, next: booking.status === 'pending' ? acknowledgement.nextHeld : nextConfirmed }
  }
  return isPlainRequest(booking) && news !== 'released' ? words.request[news] : words[news]
}

/** Tells whoever reserved a car what became of it. As in an acknowledgement, nothing that they typed but a name. */
export function hireNews(booking: BookingRow, news: ToldNews, { locale, publicUrl, reason }: Frame): Letter {
  const { hireNews: words, acknowledgement } = mailMessages[locale]
  const { subject, text, next } = wordsOf(booking, news, locale)
  return {
    subject,
    preview: words.preview,
    lastLine: booking.userId === null ? acknowledgement.notYou : words.notYou,
    writtenBy: 'auto-generated',
    blocks: [
      { kind: 'title', text: subject },
      { kind: 'text', text: acknowledgement.greeting(greetableName(booking.name)) },
      { kind: 'text', text },
      ...(reason
        ? [
            { kind: 'heading' as const, text: words.reason },
            { kind: 'words' as const, text: reason },
          ]
        : []),
      { kind: 'text', text: acknowledgement.reference(referenceOf({ kind: 'booking', id: booking.id })) },
      ...hireBlocks(booking, locale),
      { kind: 'heading', text: acknowledgement.nextTitle },
      { kind: 'text', text: next },
      ...(news === 'released'
        ? [
            {
              kind: 'actions' as const,
              links: [{ label: words.again, href: publicUrl + withLocalePrefix('/kais-mobility', locale) }],
            },
          ]
        : []),
    ],
  }
}
