import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { describePage, siteOf } from '#app/seo.ts'
import { useMessages, useSite } from '#app/site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Price } from '#app/ui/price.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { formatMonth } from '#common/dates.ts'
import { AppError } from '#common/errors.ts'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { idParam } from '#common/schema.ts'
import { isPresetAmenity } from '../amenities.ts'
import { getProperty, getSimilarProperties } from '../get-property.server.ts'
import { nestMessages } from '../messages.ts'
import { pricePeriod } from '../price-period.ts'
import type { PublicProperty } from '../property.public.ts'
import { type PropertyCardData, toCard } from '../property-card.ts'
import { propertyCover } from '../property-cover.ts'
import { propertyMessages } from '../property-messages.ts'
import { describeListing } from '../structured-data.ts'
import { Gallery } from '../ui/gallery.tsx'
import { PropertyActions } from '../ui/property-actions.tsx'
import { PropertyCard } from '../ui/property-card.tsx'
import { RentalTermsCard } from '../ui/rental-terms-card.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { context: visitor } = context.get(pageContext)
  const parsed = idParam.safeParse(params)
  try {
    if (!parsed.success) throw new AppError('not_found')
    const property = await getProperty(visitor, parsed.data.id)
    const similar = await getSimilarProperties(visitor, property.id)
    return data({ property, similar: similar.map(toCard) })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      return data({ property: null, similar: [] }, { status: 404 })
    throw error
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const messages = nestMessages[site.locale]
  const property = loaderData?.property
  if (!property)
    return [{ title: `${propertyMessages[site.locale].notFound} | Kais` }, { name: 'robots', content: 'noindex' }]
  const title = inLocale(site.locale, property.title, property.titleFr)
  const period = pricePeriod(messages, property)
  const price = [formatMoney(property.price, 'XOF'), period].filter(Boolean).join(' ')
  return describePage({
    site,
    path: `/property/${property.id}`,
    title: title.includes(property.location) ? title : `${title}, ${property.location}`,
    description: `${price}. ${inLocale(site.locale, property.description, property.descriptionFr).slice(0, 150)}…`,
    cover: propertyCover(property, site.locale),
    jsonLd: describeListing(site, property),
  })
}

function NotFound() {
  const words = useMessages(propertyMessages)
  return (
    <section className="wrap section prose">
      <h1>{words.notFound}</h1>
      <p className="lead">{words.notFoundText}</p>
      <p>
        <SiteLink className="btn" to="/kais-nest">
          {words.back}
        </SiteLink>
      </p>
    </section>
  )
}

function Facts({ property }: { property: PublicProperty }) {
  const words = useMessages(propertyMessages)
  const figures = new Intl.NumberFormat(useSite().locale)
  const facts: [number, string][] = [
    [property.bedrooms, words.bedroomsWord(property.bedrooms)],
    [property.bathrooms, words.bathroomsWord(property.bathrooms)],
    [property.area, words.squareMetres],
  ]
  return (
    <dl className="facts" aria-label={words.facts}>
      {facts
        .filter(([figure]) => figure > 0)
        .map(([figure, word]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{figures.format(figure)}</dd>
          </div>
        ))}
    </dl>
  )
}

function Listing({ property, similar }: { property: PublicProperty; similar: PropertyCardData[] }) {
  const messages = useMessages(nestMessages)
  const { locale, currency } = useSite()
  const words = useMessages(propertyMessages)
  const title = inLocale(locale, property.title, property.titleFr)
  const description = inLocale(locale, property.description, property.descriptionFr)

  return (
    <>
      <p className="wrap crumb">
        <SiteLink to="/kais-nest">
          <Icon name="back" />
          {words.back}
        </SiteLink>
      </p>
      <article>
        <Gallery pictures={property.pictures} title={title} />
        <div className="prop">
          <div className="prop__main">
            <header className="prop__head">
              <div className="prop__name">
                <h1>{title}</h1>
              </div>
              <p className="soft">
                {[
                  property.location,
                  messages.kinds[property.kind],
                  property.isVefa ? messages.offPlan(null) : messages.deals[property.type],
                ].join(', ')}
              </p>
              {property.isVefa && property.deliveryDate && (
                <p className="soft">{words.delivery(formatMonth(property.deliveryDate, locale))}</p>
              )}
              <p className="price prop__price">
                <Price amount={property.price} period={pricePeriod(messages, property)} />
              </p>
              {property.type === 'buy' && (
                <p className="small soft">{words.pricePerSqm(formatMoney(property.pricePerSqm, currency))}</p>
              )}
              <p className="small faint">{words.reference(property.reference)}</p>
            </header>
            <Facts property={property} />
            <section className="prose" aria-labelledby="about">
              <h2 id="about">{words.about}</h2>
              {description.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
            <section aria-labelledby="amenities">
              <h2 id="amenities">{words.amenities}</h2>
              <ul className="amen">
                {property.amenities.map((amenity) => (
                  <li key={amenity}>{isPresetAmenity(amenity) ? messages.amenities[amenity] : amenity}</li>
                ))}
              </ul>
            </section>
            {property.rentalTerms && <RentalTermsCard terms={property.rentalTerms} />}
          </div>
          <div className="prop__side">
            <PropertyActions property={property} title={title} />
          </div>
        </div>
      </article>
      {similar.length > 0 && (
        <section className="wrap section" aria-labelledby="similar">
          <div className="headrow">
            <h2 id="similar">{words.similar}</h2>
          </div>
          <div className="near">
            {similar.map((other) => (
              <PropertyCard key={other.id} property={other} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

export default function PropertyPage() {
  const { property, similar } = useLoaderData<typeof loader>()
  return property ? <Listing property={property} similar={similar} /> : <NotFound />
}
