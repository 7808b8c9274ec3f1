import { data, type LinksFunction, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { AppError } from '#common/errors.ts'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { idParam } from '#common/schema.ts'
import { truncateText } from '#common/truncate-text.ts'
import { enquiryKind } from '#features/nest/enquiry-kind.ts'
import { getFeaturedProperties, getPropertyAndSimilar } from '#features/nest/get-property.server.ts'
import { listingTitle } from '#features/nest/listing-title.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { pricePeriod } from '#features/nest/price-period.ts'
import type { PublicProperty } from '#features/nest/property.public.ts'
import type { PropertyCardData } from '#features/nest/property-card.ts'
import { propertyCover } from '#features/nest/property-cover.ts'
import { propertyLink } from '#features/nest/property-link.ts'
import { propertyMessages } from '#features/nest/property-messages.ts'
import { HomeRow } from '#features/nest/ui/home-row.tsx'
import { PropertyActions, PropertyBar } from '#features/nest/ui/property-actions.tsx'
import { About, Facts } from '#features/nest/ui/property-facts.tsx'
import { PropertyHead } from '#features/nest/ui/property-head.tsx'
import { PropertyTrail, propertyCrumbs } from '#features/nest/ui/property-trail.tsx'
import { VirtualTour } from '#features/nest/ui/virtual-tour.tsx'
import { areWordsKept } from '#platform/forms/kept-words.ts'
import { asleep } from '#ui/asleep.tsx'
import { Gallery } from '#ui/gallery/gallery.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, describeTrail, siteOf } from '#ui/page/seo.ts'
import { type Site, useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/property.css?url'
import { plainPostAction } from './plain-posts.server.ts'

const Amenities = asleep(() => import('#features/nest/ui/amenity-list.tsx').then((part) => part.Amenities), {
  isStill: true,
})
const RentalTermsCard = asleep(
  () => import('#features/nest/ui/rental-terms-card.tsx').then((part) => part.RentalTermsCard),
  { isStill: true },
)
const BeforeYouSign = asleep(() => import('#features/nest/ui/before-you-sign.tsx').then((part) => part.BeforeYouSign), {
  isStill: true,
})
const LocationMap = asleep(() => import('#features/nest/ui/location-map.tsx').then((part) => part.LocationMap), {
  wakesWhenNear: true,
})
const InquiryForm = asleep(
  () => import('#features/enquiries/inquiry/inquiry-form.tsx').then((part) => part.InquiryForm),
  { isNeeded: areWordsKept },
)

/** A listing for search engines, as schema.org words it. */
function describeListing(site: Site, property: PublicProperty): Record<string, unknown> {
  const { locale, publicUrl } = site
  return {
    '@type': 'RealEstateListing',
    name: inLocale(locale, property.title, property.titleFr),
    description: inLocale(locale, property.description, property.descriptionFr),
    url: propertyLink(site, property.id),
    datePosted: property.createdAt,
    image: property.images.map((path) => publicUrl + path),
    offers: {
      '@type': 'Offer',
      price: property.price,
      priceCurrency: 'XOF',
      availability: 'https://schema.org/InStock',
    },
    about: {
      '@type': property.kind === 'land' || property.kind === 'commercial' ? 'Place' : 'Accommodation',
      address: { '@type': 'PostalAddress', addressLocality: property.location, addressCountry: 'SN' },
      ...(property.bedrooms > 0 && { numberOfBedrooms: property.bedrooms, numberOfBathroomsTotal: property.bathrooms }),
      floorSize: { '@type': 'QuantitativeValue', value: property.area, unitCode: 'MTK' },
    },
  }
}

function PropertyNotFound({ others }: { others: PropertyCardData[] }) {
  const words = useMessages(propertyMessages)
  return (
    <>
      <section className="wrap gone">
        <h1>{words.notFound}</h1>
        <p className="lead">{words.notFoundText}</p>
        <p>
          <SiteLink className="btn" to="/kais-nest">
            {words.back}
          </SiteLink>
        </p>
      </section>
      {others.length > 0 && <HomeRow id="go-on" title={words.goOn} homes={others} />}
    </>
  )
}

/** Characters that search engines show. */
const LONGEST_DESCRIPTION = 160

export const links: LinksFunction = () => pageSheets(styles)

/** The enquiry form without JavaScript. */
export const action = plainPostAction('inquiry')

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { context: visitor, locale } = context.get(pageContext)
  const parsed = idParam.safeParse(params)
  try {
    if (!parsed.success) throw new AppError('not_found')
    const { property, similar } = await getPropertyAndSimilar(visitor, parsed.data.id)
    return data({ property, others: similar, pageTitle: listingTitle(property, locale) })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
    return data({ property: null, others: await getFeaturedProperties(visitor), pageTitle: '' }, { status: 404 })
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const messages = nestMessages[site.locale]
  const property = loaderData?.property
  if (!property)
    return [
      { title: `${propertyMessages[site.locale].notFound} | ${site.company.name}` },
      { name: 'robots', content: 'noindex' },
    ]
  const text = inLocale(site.locale, property.description, property.descriptionFr)
  const period = pricePeriod(messages, property)
  const price = [formatMoney(property.price, 'XOF'), period].filter(Boolean).join(' ')
  return [
    ...describePage({
      site,
      path: `/property/${property.id}`,
      title: loaderData.pageTitle,
      description: `${price}. ${truncateText(text, LONGEST_DESCRIPTION - price.length - 2)}`,
      cover: propertyCover(property, site.locale),
      jsonLd: describeListing(site, property),
    }),
    { 'script:ld+json': describeTrail(site, propertyCrumbs(site.locale, property)) },
  ]
}

function Listing({ property, similar }: { property: PublicProperty; similar: PropertyCardData[] }) {
  const words = useMessages(propertyMessages)
  const title = inLocale(useSite().locale, property.title, property.titleFr)
  return (
    <>
      <PropertyTrail property={property} />
      <article>
        <Gallery pictures={property.pictures} title={title} />
        <div className="prop">
          <div className="prop__main">
            <PropertyHead property={property} title={title} />
            <Facts property={property} />
            <About property={property} />
            {property.virtualTourUrl && (
              <VirtualTour url={property.virtualTourUrl} picture={property.pictures.at(-1)} />
            )}
            <Amenities property={property} />
            {property.rentalTerms && <RentalTermsCard terms={property.rentalTerms} />}
            {property.type === 'buy' && <BeforeYouSign property={property} />}
            <LocationMap property={property} />
          </div>
          <div className="prop__side">
            <PropertyActions property={property} title={title} />
          </div>
        </div>
      </article>
      <div className="wrap prop__ask">
        <InquiryForm
          subject={{ propertyId: property.id }}
          about={`${title} (${property.reference})`}
          asks={enquiryKind(property)}
        />
      </div>
      {similar.length > 0 && <HomeRow id="similar" title={words.similar} homes={similar} />}
      <PropertyBar property={property} title={title} />
    </>
  )
}

export default function PropertyPage() {
  const { property, others } = useLoaderData<typeof loader>()
  // A home of its own each: where one was left in its pictures says nothing of the next.
  return property ? (
    <Listing key={property.id} property={property} similar={others} />
  ) : (
    <PropertyNotFound others={others} />
  )
}
