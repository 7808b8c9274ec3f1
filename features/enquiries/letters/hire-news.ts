import { type Locale, withLocalePrefix } from '#common/locale.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { type BookingStatus, isPlainRequest } from '#features/mobility/hire/hire-rules.ts'
import { greetableName } from '#platform/mail/mail-address.ts'
import type { Letter } from '#platform/mail/mail-blocks.ts'
import { referenceOf } from '../reference.ts'
import { hireBlocks } from './hire-blocks.ts'
import { mailMessages } from './mail-messages.ts'

/** What can become of a reservation: staff decided, or nobody did for as long as its car was held. */
export type HireNews = BookingStatus | 'released'

/** What a visitor is told of. That a hire is over they know themselves. */
const TOLD = ['confirmed', 'cancelled', 'released'] as const satisfies HireNews[]
type ToldNews = (typeof TOLD)[number]

/** As it stands now. */
export function newsOf({ status, held, holdUntil }: BookingRow): HireNews {
  return status === 'pending' && held === null && holdUntil !== null ? 'released' : status
}

export function isTold(status: HireNews): status is ToldNews {
  return TOLD.some((told) => told === status)
}

/** Tells whoever reserved a car what became of it. As in an acknowledgement, nothing that was typed but a name. */
export function hireNews(
  booking: BookingRow,
  news: ToldNews,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): Letter {
  const { hireNews: words, acknowledgement } = mailMessages[locale]
  const isRequest = isPlainRequest(booking) && news !== 'released'
  const { subject, text, next } = isRequest ? words.request[news] : words[news]
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
