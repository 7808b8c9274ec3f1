import { useViewTransitionState } from 'react-router'
import { formatMonth } from '#common/dates.ts'
import { inLocale } from '#common/locale.ts'
import { CardInside } from '#ui/card.tsx'
import { Kept } from '#ui/kept.tsx'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { LEAD_PICTURE, PictureImage } from '#ui/picture-image.tsx'
import { nestMessages } from '../messages.ts'
import type { PropertyCardData } from '../property-card.ts'
import { saleMark, saleMessages } from '../sale/sale-messages.ts'
import { ShortlistButton } from '../shortlist/shortlist-button.tsx'
import { homePath } from '../stays/searched-stay.ts'
import { HomePrice } from './home-price.tsx'
import { HomeTitle } from './home-title.tsx'

/** Wider than the card: a 3:2 picture in an upright frame is scaled to the frame's height. A phone saves the bytes. */
const CARD_SIZES = '(min-width: 62rem) 50vw, (min-width: 48rem) 68vw, 100vw'

interface Props {
  property: PropertyCardData
  isLead?: boolean
}

export function PropertyCard({ property, isLead = false }: Props) {
  const inside = <Inside property={property} isLead={isLead} />
  // Days that one visitor looks for are hardly another's.
  if (property.stay) return <article className="home">{inside}</article>
  return (
    <Kept as="article" name="home" of={[property, isLead]} className="home">
      {inside}
    </Kept>
  )
}

function Inside({ property, isLead }: Required<Props>) {
  const messages = useMessages(nestMessages)
  const mark = saleMark(useMessages(saleMessages), property.saleState)
  const site = useSite()
  const { locale } = site
  const path = homePath(property.id, property.stay)
  const isOpening = useViewTransitionState(siteHref(site, path))
  const title = inLocale(locale, property.title, property.titleFr)
  const rooms = [
    property.bedrooms > 0 && messages.bedrooms(property.bedrooms),
    property.bathrooms > 0 && messages.bathrooms(property.bathrooms, property.kind),
    messages.area(property.area),
  ].filter(Boolean)
  const deal = property.isVefa
    ? messages.offPlan(property.deliveryDate && formatMonth(property.deliveryDate, locale))
    : messages.deals[property.type]

  return (
    <CardInside
      to={path}
      title={<HomeTitle text={title} />}
      picture={
        <PictureImage
          picture={property.picture}
          sizes={CARD_SIZES}
          alt={title}
          isLead={isLead}
          transitionName={isOpening ? LEAD_PICTURE : undefined}
        />
      }
      notch={
        mark ? (
          <>
            {deal}
            {'\u00a0· '}
            <strong>{mark}</strong>
          </>
        ) : (
          deal
        )
      }
      action={<ShortlistButton propertyId={property.id} title={title} />}
      facts={`${property.location}. ${rooms.join(', ')}`}
      price={<HomePrice home={property} />}
      reference={property.reference}
    />
  )
}
