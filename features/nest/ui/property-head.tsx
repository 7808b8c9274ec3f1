import { formatMonth } from '#common/dates.ts'
import { CURRENCIES, formatMoney } from '#common/money.ts'
import { rateNote } from '#features/company/rate-note.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Price } from '#ui/price.tsx'
import { Share } from '#ui/share/share-button.tsx'
import { nestMessages } from '../messages.ts'
import { pricePeriod } from '../price-period.ts'
import type { PublicProperty } from '../property.public.ts'
import { propertyLink } from '../property-link.ts'
import { propertyMessages } from '../property-messages.ts'
import { saleMark, saleMessages } from '../sale/sale-messages.ts'
import { isGone } from '../sale/sale-states.ts'
import { ShortlistButton } from '../shortlist/shortlist-button.tsx'
import { HomeTitle } from './home-title.tsx'

/** Characters: more of them than this are set smaller, or they would bury the picture. */
const LONG_TITLE = 18

function Cost({ property }: { property: PublicProperty }) {
  const messages = useMessages(nestMessages)
  const words = useMessages(propertyMessages)
  const site = useSite()
  return (
    <div className="cost">
      <p className="price prop__price">
        <Price amount={property.price} period={pricePeriod(messages, property)} />
      </p>
      <p className="small soft cost__other">
        <span>
          {CURRENCIES.filter((other) => other !== site.currency)
            .map((other) => formatMoney(property.price, { ...site, currency: other }))
            .join(' / ')}
        </span>
        {property.type === 'buy' && <span>{words.pricePerSqm(formatMoney(property.pricePerSqm, site))}</span>}
      </p>
      <p className="micro faint">{rateNote(site, CURRENCIES)}</p>
    </div>
  )
}

/** The name in the notch of the picture; below it what it is, where, and what it costs. */
export function PropertyHead({ property, title }: { property: PublicProperty; title: string }) {
  const messages = useMessages(nestMessages)
  const words = useMessages(propertyMessages)
  const sale = useMessages(saleMessages)
  const mark = saleMark(sale, property.saleState)
  const site = useSite()
  const { locale } = site
  return (
    <header className="prop__head">
      <div className={title.length > LONG_TITLE ? 'prop__name prop__name--long' : 'prop__name'}>
        <h1>
          <HomeTitle text={title} />
        </h1>
      </div>
      <div className="prop__what">
        <p className="soft">
          {messages.kinds[property.kind]}, {property.location}
        </p>
        <ul className="tags">
          {mark && <li className="tags__live">{mark}</li>}
          {property.isVefa && <li className="tags__live">{messages.offPlan(null)}</li>}
          <li>{messages.deals[property.type]}</li>
          {property.isVefa && property.deliveryDate && (
            <li className="tags__plain">{words.delivery(formatMonth(property.deliveryDate, locale))}</li>
          )}
        </ul>
      </div>
      {property.saleState === 'under-offer' && <p className="soft">{sale.underOffer}</p>}
      {/* What was asked for a home that somebody has says nothing to anybody else. */}
      {!isGone(property.saleState) && <Cost property={property} />}
      <div className="prop__acts">
        <ShortlistButton propertyId={property.id} title={title} variant="page" />
        <Share
          label={words.share}
          heading={words.shareTitle}
          text={words.shareText(title, property.reference)}
          link={propertyLink(site, property.id)}
        />
        <p className="small faint">{words.reference(property.reference)}</p>
      </div>
      <p className="onpaper">{words.onPaper(propertyLink(site, property.id))}</p>
    </header>
  )
}
