import { data, type LinksFunction, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { callbackMessages } from '#features/enquiries/callbacks/callback-messages.ts'
import { readTimeZone } from '#features/enquiries/viewings/in-zone.ts'
import { BookingPage } from '#features/enquiries/viewings/public/booking-page.tsx'
import { asleep } from '#ui/asleep.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import styles from '#ui/styles/pages/booking.css?url'
import { requireBookingSubject } from './booking-subject.server.ts'
import { plainPostAction } from './plain-posts.server.ts'

/** It wakes by itself: only the browser knows whose clock the times are to be shown on. */
const CallbackPanel = asleep(
  () => import('#features/enquiries/callbacks/callback-panel.tsx').then((part) => part.CallbackPanel),
  { wakesWhenNear: true },
)

export const links: LinksFunction = () => pageSheets(styles)

export const action = plainPostAction('callback')

/** It says 'today': nobody keeps it. */
const FLEETING = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
export const headers = () => FLEETING

export async function loader({ params: { id }, context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const subject = id === undefined ? null : await requireBookingSubject(page, { id, pathname: url.pathname })
  const zone = readTimeZone(url.searchParams.get('zone'))
  return data({ subject, zone, hours: page.company.openingHours }, { headers: FLEETING })
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { company, locale } = siteOf(matches)
  const { title, description } = callbackMessages[locale]
  if (!loaderData) return []
  const about = loaderData.subject ? `, ${loaderData.subject.name}` : ''
  return [
    { title: `${title}${about} | ${company.name}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ]
}

/** /callback, /property/28/callback and /invest/1/callback. */
export default function CallbackPage() {
  const { subject, zone, hours } = useLoaderData<typeof loader>()
  const words = useMessages(callbackMessages)
  return (
    <BookingPage
      title={words.title}
      lead={subject ? words.lead(subject.name) : words.leadAtAll}
      subject={subject}
      back={words.back(subject?.name ?? words.contact)}
    >
      <CallbackPanel subject={subject} hours={hours} givenZone={zone} />
    </BookingPage>
  )
}
