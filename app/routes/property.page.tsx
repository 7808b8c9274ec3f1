import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { AppError } from '#common/errors.ts'
import { inLocale, isFrenchPath } from '#common/locale.ts'
import { idParam } from '#common/schema.ts'
import { BookingInPlace } from '#features/enquiries/viewings/public/booking-in-place.tsx'
import { describeHomePage, describeMissingHome } from '#features/nest/describe-home-page.ts'
import { enquiryKind } from '#features/nest/enquiry-kind.ts'
import { findWayOn, getFeaturedProperties, getPropertyAndSimilar } from '#features/nest/get-property.server.ts'
import { listingTitle } from '#features/nest/listing-title.ts'
import type { PublicProperty } from '#features/nest/property.public.ts'
import type { PropertyCardData } from '#features/nest/property-card.ts'
import { propertyMessages } from '#features/nest/property-messages.ts'
import { saleMessages } from '#features/nest/sale/sale-messages.ts'
import { type GoneState, isGone } from '#features/nest/sale/sale-states.ts'
import { readGivenStay } from '#features/nest/stays/check-stay.server.ts'
import { stayHomeOf } from '#features/nest/stays/stay-home.ts'
import type { GivenAnswer } from '#features/nest/stays/use-stay-answer.ts'
import { HomeRow } from '#features/nest/ui/home-row.tsx'
import { PropertyActions, PropertyBar, useWhatsapp } from '#features/nest/ui/property-actions.tsx'
import { About, Facts } from '#features/nest/ui/property-facts.tsx'
import { PropertyHead } from '#features/nest/ui/property-head.tsx'
import { PropertyNotFound } from '#features/nest/ui/property-not-found.tsx'
import { PropertyTrail } from '#features/nest/ui/property-trail.tsx'
import { VirtualTour } from '#features/nest/ui/virtual-tour.tsx'
import { areWordsKept } from '#platform/forms/kept-words.ts'
import { asleep } from '#ui/asleep.tsx'
import { Gallery } from '#ui/gallery/gallery.tsx'
import type { OpeningHours } from '#ui/page/company-profile.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { siteOf } from '#ui/page/seo.ts'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import styles from '#ui/styles/pages/property.css?url'
import { plainPostAction } from './plain-posts.server.ts'

export { keepOnStayChange as shouldRevalidate } from '#features/nest/stays/stay-address.ts'

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
const StayNights = asleep(() => import('#features/nest/stays/stay-nights.tsx').then((part) => part.StayNights), {
  wakesWhenNear: true,
})
const StayPanel = asleep(() => import('#features/nest/stays/stay-panel.tsx').then((part) => part.StayPanel), {
  isNeeded: areWordsKept,
})
const StayRules = asleep(() => import('#features/nest/stays/stay-rules-section.tsx').then((part) => part.StayRules), {
  isStill: true,
})
const GonePanel = asleep(() => import('#features/nest/ui/gone-panel.tsx').then((part) => part.GonePanel), {
  isStill: true,
})
const InquiryForm = asleep(
  () => import('#features/enquiries/inquiry/inquiry-form.tsx').then((part) => part.InquiryForm),
  { isNeeded: areWordsKept },
)

export const links: LinksFunction = () => pageSheets(styles)

/** Both forms of the page without JavaScript. */
export const action = plainPostAction('inquiry', 'stay')

/** Who has which nights changes by the minute: a page that was asked about dates is nobody's second visit. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

const NO_STAY = { isAsked: false, given: null }

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const { context: visitor, locale, company } = context.get(pageContext)
  const parsed = idParam.safeParse(params)
  try {
    if (!parsed.success) throw new AppError('not_found')
    const { property, similar } = await getPropertyAndSimilar(visitor, parsed.data.id)
    const stay = isGone(property.saleState)
      ? NO_STAY
      : await readGivenStay(visitor, property, new URL(request.url).searchParams)
    const headers = stay.isAsked ? { 'cache-control': 'no-store' } : undefined
    return data(
      {
        property,
        others: similar,
        stay: stay.given,
        hours: company.openingHours,
        pageTitle: listingTitle(property, locale),
      },
      headers && { headers },
    )
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
    const { pathname } = new URL(request.url)
    const wayOn = parsed.success ? await findWayOn(visitor, parsed.data.id) : null
    // Not for ever (301): what was let comes back under its own address, and browsers would never ask for it again.
    if (wayOn) throw redirect(siteHref({ isFrenchAddress: isFrenchPath(pathname) }, wayOn), 302)
    return data(
      { property: null, others: await getFeaturedProperties(visitor), stay: null, hours: null, pageTitle: '' },
      { status: 404 },
    )
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { property, pageTitle = '' } = loaderData ?? {}
  return property ? describeHomePage(site, property, pageTitle) : describeMissingHome(site)
}

interface ListingProps {
  property: PublicProperty
  similar: PropertyCardData[]
  stay: GivenAnswer | null
  /** When we can call. */
  hours: OpeningHours | null
}

/** Beside a home that is let by the night stands what its nights cost; beside the others, where to see them. */
function Side({ property, title, stay }: { property: PublicProperty; title: string; stay: GivenAnswer | null }) {
  const words = useMessages(propertyMessages)
  const whatsapp = useWhatsapp({ property, title })
  const home = stayHomeOf(property)
  if (!home) return <PropertyActions property={property} title={title} />
  return <StayPanel propertyId={property.id} home={home} given={stay} whatsapp={whatsapp} words={words} />
}

const hasGone = (property: PublicProperty): property is PublicProperty & { saleState: GoneState } =>
  isGone(property.saleState)

/** A home that was sold or let: that it was, and first of all what can be had instead. */
function GoneListing({
  property,
  similar,
}: Omit<ListingProps, 'stay' | 'hours'> & { property: { saleState: GoneState } }) {
  const { gone: words } = useMessages(saleMessages)
  const title = inLocale(useSite().locale, property.title, property.titleFr)
  return (
    <>
      <PropertyTrail property={property} />
      <article>
        <Gallery pictures={property.pictures} title={title} />
        <div className="prop">
          <div className="prop__main">
            <PropertyHead property={property} title={title} />
          </div>
          <div className="prop__side">
            <GonePanel property={property} title={title} similarId={similar.length > 0 ? 'similar' : null} />
          </div>
        </div>
        {similar.length > 0 && <HomeRow id="similar" title={words.others} homes={similar} />}
        <div className="prop">
          <div className="prop__main">
            <Facts property={property} />
            <About property={property} />
            <Amenities property={property} />
            <LocationMap property={property} />
          </div>
        </div>
      </article>
      <div className="wrap prop__ask">
        <Ask property={property} title={title} />
      </div>
    </>
  )
}

function Ask({ property, title }: { property: PublicProperty; title: string }) {
  return (
    <InquiryForm
      subject={{ propertyId: property.id }}
      about={`${title} (${property.reference})`}
      asks={enquiryKind(property)}
    />
  )
}

function Listing({ property, similar, stay, hours }: ListingProps) {
  const words = useMessages(propertyMessages)
  const title = inLocale(useSite().locale, property.title, property.titleFr)
  const home = stayHomeOf(property)
  const side = (
    <div className="prop__side">
      <Side property={property} title={title} stay={stay} />
    </div>
  )
  const rest = (
    <>
      {property.virtualTourUrl && <VirtualTour url={property.virtualTourUrl} picture={property.pictures.at(-1)} />}
      <Amenities property={property} />
      {home && <StayRules home={home} />}
      {property.rentalTerms && <RentalTermsCard terms={property.rentalTerms} />}
      {property.type === 'buy' && <BeforeYouSign property={property} />}
      <LocationMap property={property} />
    </>
  )
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
            {home ? <StayNights propertyId={property.id} title={title} home={home} /> : rest}
          </div>
          {side}
          {/* On a phone the price follows the calendar, and what else there is to say stands below both. */}
          {home && <div className="prop__main">{rest}</div>}
        </div>
      </article>
      <div className="wrap prop__ask">
        <Ask property={property} title={title} />
      </div>
      {similar.length > 0 && <HomeRow id="similar" title={words.similar} homes={similar} />}
      <PropertyBar property={property} title={title} />
      <BookingInPlace
        subject={{
          propertyId: property.id,
          investmentId: null,
          name: `${title} (${property.reference})`,
          path: `/property/${property.id}`,
          reference: property.reference,
        }}
        hours={hours}
      />
    </>
  )
}

export default function PropertyPage() {
  const { property, others, stay, hours } = useLoaderData<typeof loader>()
  // A home of its own each: where one was left in its pictures says nothing of the next.
  if (!property) return <PropertyNotFound others={others} />
  if (hasGone(property)) return <GoneListing key={property.id} property={property} similar={others} />
  return <Listing key={property.id} property={property} similar={others} stay={stay} hours={hours} />
}
