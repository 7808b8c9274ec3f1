import { type LinksFunction, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router'
import type { Locale } from '#common/locale.ts'
import { idParam } from '#common/schema.ts'
import type { Context } from '#db/context.server.ts'
import { addressLine } from '#features/company/address.ts'
import { companyJsonLd } from '#features/company/company-json-ld.ts'
import { type HoursLine, hoursInWords } from '#features/company/opening-hours.ts'
import {
  type ContactListing,
  LISTING_KINDS,
  type ListingKind,
  readSubject,
} from '#features/enquiries/contact/contact-subjects.ts'
import { isInAlmadies } from '#features/enquiries/contact/contact-where.tsx'
import { enquiryMessages } from '#features/enquiries/contact/messages.ts'
import { QuickActions } from '#features/enquiries/contact/quick-actions.tsx'
import { findInquirySubject } from '#features/enquiries/inquiry/find-inquiry-subject.server.ts'
import { BookingInPlace } from '#features/enquiries/viewings/public/booking-in-place.tsx'
import { areWordsKept } from '#platform/forms/kept-words.ts'
import { asleep } from '#ui/asleep.tsx'
import { Kept } from '#ui/kept.tsx'
import { phoneLink } from '#ui/page/company-profile.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/contact.css?url'
import { ToastProvider } from '#ui/toast.tsx'
import { plainPostAction } from './plain-posts.server.ts'

const ContactWhere = asleep(
  () => import('#features/enquiries/contact/contact-where.tsx').then((part) => part.ContactWhere),
  { wakesWhenNear: true, keptAs: 'where' },
)
const ContactForm = asleep(
  () => import('#features/enquiries/contact/contact-form.tsx').then((part) => part.ContactForm),
  { isNeeded: areWordsKept, keptAs: 'form', isKept: ({ listing }) => listing === null },
)

interface Request {
  params: URLSearchParams
  locale: Locale
}

/** The listing a link to /contact names, if visitors can see it. Anything else in the address is passed over. */
async function findContactListing({ db }: Context, { params, locale }: Request): Promise<ContactListing | null> {
  for (const kind of LISTING_KINDS) {
    const id = params.get(kind)
    const { data } = id === null ? {} : idParam.safeParse({ id })
    if (!data) continue
    const idOf = (other: ListingKind) => (other === kind ? data.id : null)
    const found = await findInquirySubject(
      db,
      { propertyId: idOf('property'), investmentId: idOf('investment'), vehicleId: idOf('vehicle') },
      locale,
    )
    if (found) return { kind, id: data.id, name: found.name }
  }
  return null
}

export const links: LinksFunction = () => pageSheets(styles)

export const action = plainPostAction('contact')

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { context: visitor, locale, company } = page
  return {
    listing: await findContactListing(visitor, { params: url.searchParams, locale }),
    subject: readSubject(url.searchParams.get('subject')),
    hours: company.openingHours && hoursInWords(company.openingHours, locale),
    openingHours: company.openingHours,
    address: addressLine(company, locale),
    isOnMap: isInAlmadies(company),
    organization: companyJsonLd(page),
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { title, description } = enquiryMessages[site.locale]
  return describePage({
    site,
    path: '/contact',
    title,
    description: description(site.company.name, site.company.place),
    jsonLd: loaderData?.organization,
  })
}

/** As the settings have them. Nothing while they state none. */
function Hours({ lines }: { lines: HoursLine[] }) {
  const messages = useMessages(enquiryMessages)
  return (
    <div className="contact-hours">
      <dt>
        {messages.hours} <span className="micro">{messages.dakarTime}</span>
      </dt>
      {lines.map(({ days, hours }) => (
        <dd key={days}>
          <span>{days}</span> <span>{hours}</span>
        </dd>
      ))}
    </div>
  )
}

function OtherWays({ address, hours }: { address: string; hours: HoursLine[] | null }) {
  const messages = useMessages(enquiryMessages)
  const { company } = useSite()
  return (
    <Kept as="section" name="ways" of={[address, hours]} aria-labelledby="other-ways" className="contact-ways">
      <h2 id="other-ways">{messages.details}</h2>
      <dl className="contact-details">
        <div>
          <dt>{messages.phone}</dt>
          <dd>
            <a href={phoneLink(company)}>{company.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{messages.email}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>{messages.placeLabel}</dt>
          <dd>{address}</dd>
        </div>
        {hours && <Hours lines={hours} />}
      </dl>
      <p className="soft">{messages.scheduleText}</p>
      <a className="btn btn--line" href={company.schedulerUrl} target="_blank" rel="noreferrer">
        {messages.schedule} <span className="sr">{messages.newTab}</span>
      </a>
      <SiteLink className="text-link" to="/callback">
        {messages.callback}
      </SiteLink>
    </Kept>
  )
}

export default function ContactPage() {
  const { listing, subject, address, hours, openingHours, isOnMap } = useLoaderData<typeof loader>()
  const messages = useMessages(enquiryMessages)
  const { key } = useLocation()
  return (
    <ToastProvider>
      <Kept as="section" name="quick" className="contact-top">
        <div className="contact-top__say">
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
        </div>
        <QuickActions />
      </Kept>
      <section className="wrap contact">
        <ContactForm key={key} listing={listing} subject={subject} />
        <OtherWays address={address} hours={hours} />
      </section>
      {isOnMap && <ContactWhere />}
      <BookingInPlace subject={null} hours={openingHours} />
    </ToastProvider>
  )
}
