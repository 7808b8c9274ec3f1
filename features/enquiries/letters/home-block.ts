import { inLocale, type Locale, withLocalePrefix } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { pricePeriod } from '#features/nest/price-period.ts'
import type { PropertyRow } from '#features/nest/property.table.server.ts'
import { propertyCover } from '#features/nest/property-cover.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import type { MailBlock } from '#platform/mail/mail-blocks.ts'
import { SHARE_HEIGHT, SHARE_WIDTH, sharePath } from '#ui/page/cover.ts'
import { sendHomesMessages } from '../matching/staff/send-messages.ts'

/** A letter is as wide as a phone held across. */
const WIDTH = 560

/** A home as a letter shows it. Francs, as on a shared link: a letter knows no reader's currency. */
export function homeBlock(home: PropertyRow, { locale, publicUrl }: { locale: Locale; publicUrl: string }): MailBlock {
  const words = nestMessages[locale]
  const { letter } = sendHomesMessages[locale]
  const { id, title, titleFr, location, kind, bedrooms, area, images } = home
  const cover = propertyCover(home, locale)
  return {
    kind: 'listing',
    title: inLocale(locale, title, titleFr),
    facts: [
      [words.kinds[kind], location].join(' · '),
      [bedrooms > 0 && words.bedrooms(bedrooms), words.area(area), propertyReference(id)].filter(Boolean).join(' · '),
    ],
    price: [formatMoney(home.price, 'XOF'), pricePeriod(words, home)].filter(Boolean).join(' '),
    link: { label: letter.open, href: publicUrl + withLocalePrefix(`/property/${id}`, locale) },
    picture: images[0]
      ? { src: publicUrl + sharePath(cover), width: WIDTH, height: Math.round((WIDTH * SHARE_HEIGHT) / SHARE_WIDTH) }
      : null,
  }
}
