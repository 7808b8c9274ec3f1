import { type Locale, withLocalePrefix } from '#common/locale.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { greetableName } from '#platform/mail/mail-address.ts'
import type { Letter } from '#platform/mail/mail-blocks.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import { referenceOf } from '../reference.ts'
import { hireBlocks } from './hire-blocks.ts'
import { mailMessages } from './mail-messages.ts'

interface Frame {
  locale: Locale
  publicUrl: string
  linkKey: string
}

/** Asks whoever wants one car more to say so once, from the address they gave. */
export function holdLinkLetter(booking: BookingRow, { locale, publicUrl, linkKey }: Frame): Letter {
  const { holdLink: words, acknowledgement } = mailMessages[locale]
  const until = booking.holdUntil ? mailMoment(booking.holdUntil, locale) : ''
  return {
    subject: words.subject,
    preview: words.preview(until),
    lastLine: acknowledgement.notYou,
    writtenBy: 'auto-replied',
    blocks: [
      { kind: 'title', text: words.subject },
      { kind: 'text', text: acknowledgement.greeting(greetableName(booking.name)) },
      { kind: 'text', text: words.text(until) },
      {
        kind: 'actions',
        links: [{ label: words.act, href: publicUrl + withLocalePrefix(`/sent/${linkKey}`, locale) }],
      },
      { kind: 'text', text: acknowledgement.reference(referenceOf({ kind: 'booking', id: booking.id })) },
      ...hireBlocks(booking, locale),
    ],
  }
}
