import { data, type LinksFunction, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { bookingMessages } from '#features/enquiries/viewings/public/booking-messages.ts'
import { BookingPage } from '#features/enquiries/viewings/public/booking-page.tsx'
import { readAskedSlots } from '#features/enquiries/viewings/public/read-asked-slots.server.ts'
import { asleep } from '#ui/asleep.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import styles from '#ui/styles/pages/booking.css?url'
import { requireBookingSubject } from './booking-subject.server.ts'
import { plainPostAction } from './plain-posts.server.ts'

/** It wakes by itself: only the browser knows whose clock the times are to be shown on. */
const ViewingBooking = asleep(
  () => import('#features/enquiries/viewings/public/viewing-booking.tsx').then((part) => part.ViewingBooking),
  { wakesWhenNear: true },
)

export const links: LinksFunction = () => pageSheets(styles)

export const action = plainPostAction('viewing')

/** A booking changes which times are free, and clears no pages: nobody keeps this one. */
const FLEETING = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
export const headers = () => FLEETING

export async function loader({ params: { id }, context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const subject = await requireBookingSubject(page, { id, pathname: url.pathname })
  return data({ subject, given: await readAskedSlots(page.context, subject, url.searchParams) }, { headers: FLEETING })
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { company, locale } = siteOf(matches)
  const words = bookingMessages[locale]
  const { subject } = loaderData ?? {}
  if (!subject) return []
  return [
    { title: `${words.title[subject.propertyId ? 'home' : 'project']}, ${subject.name} | ${company.name}` },
    { name: 'description', content: words.description(subject.name) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** /property/28/viewing and /invest/1/viewing: when it can be seen, and who comes. */
export default function ViewingBookingPage() {
  const { subject, given } = useLoaderData<typeof loader>()
  const words = useMessages(bookingMessages)
  return (
    <BookingPage
      title={words.title[subject.propertyId ? 'home' : 'project']}
      lead={words.lead(subject.name)}
      subject={subject}
      back={words.back(subject.name)}
    >
      <ViewingBooking subject={subject} given={given} />
    </BookingPage>
  )
}
