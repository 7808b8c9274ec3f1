import { formatDay } from '#common/dates.ts'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { truncateText } from '#common/truncate-text.ts'
import { describePage, describeTrail } from '#ui/page/seo.ts'
import type { Site } from '#ui/page/site.ts'
import { describeListing } from './describe-listing.ts'
import { nestMessages } from './messages.ts'
import { pricePeriod } from './price-period.ts'
import type { PublicProperty } from './property.public.ts'
import { propertyCover } from './property-cover.ts'
import { propertyMessages } from './property-messages.ts'
import { saleMessages } from './sale/sale-messages.ts'
import { isGone } from './sale/sale-states.ts'
import { propertyCrumbs } from './ui/property-trail.tsx'

/** Characters that search engines show. */
const LONGEST_DESCRIPTION = 160

/** In the head of a home's page: its title, its price or what became of it, and its first words. */
export function describeHomePage(site: Site, property: PublicProperty, title: string) {
  const { locale } = site
  const { saleState } = property
  const text = inLocale(locale, property.description, property.descriptionFr)
  const price = isGone(saleState)
    ? saleMessages[locale].gone[saleState](formatDay(new Date(property.saleStateSince), locale))
    : [formatMoney(property.price, 'XOF'), pricePeriod(nestMessages[locale], property)].filter(Boolean).join(' ')
  return [
    ...describePage({
      site,
      path: `/property/${property.id}`,
      title,
      description: `${price}. ${truncateText(text, LONGEST_DESCRIPTION - price.length - 2)}`,
      cover: propertyCover(property, locale),
      jsonLd: describeListing(site, property),
    }),
    { 'script:ld+json': describeTrail(site, propertyCrumbs(locale, property)) },
  ]
}

export const describeMissingHome = ({ locale, company }: Site) => [
  { title: `${propertyMessages[locale].notFound} | ${company.name}` },
  { name: 'robots', content: 'noindex' },
]
