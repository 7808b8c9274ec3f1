import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router'
import { errorBody } from '#common/error-body.ts'
import { AppError } from '#common/errors.ts'
import { paymentContext } from '#features/enquiries/payments/payment-context.server.ts'
import { guestMessages } from '#features/enquiries/stays/guest-messages.ts'
import { actAsGuest, payOnGuestPage, readGuestPage } from '#features/enquiries/stays/guest-page.server.ts'
import { GuestStay } from '#features/enquiries/stays/guest-stay.tsx'
import { GUEST_ACTS } from '#features/enquiries/stays/stay.public.ts'
import { readPosted } from '#platform/forms/plain-post.server.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { siteOf } from '#ui/page/seo.ts'
import styles from '#ui/styles/pages/stay.css?url'

/**
 * Whoever has its address can cancel the stay: nobody keeps the page, and no other site is told where they came from. Not by
 * 'no-referrer': with that a browser posts our own forms as if from nowhere, and they would be refused as foreign.
 */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' }

/** More than any table of ours has rows, and as many as PostgreSQL counts. */
const MOST_ID = 2_147_483_647

async function orNotFound<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw data(null, { status: 404 })
    throw error
  }
}

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { context: visitor, locale } = context.get(pageContext)
  return data(await orNotFound(readGuestPage(visitor, params.key ?? '', locale)), { headers: PRIVATE })
}

/** Only a press acts: programs that look through letters open every link in them. */
export async function action({ request, params, context, url }: ActionFunctionArgs) {
  const { context: visitor, refusal, locale } = context.get(pageContext)
  const refuse = (error: AppError) => data({ notice: errorBody(error, locale).message }, { status: error.status })
  if (refusal) return refuse(refusal)
  const posted = await readPosted(request)
  const key = params.key ?? ''
  const act = GUEST_ACTS.find((one) => one === posted?.get('act'))
  const paymentId = Number(posted?.get('pay'))
  try {
    const version = String(posted?.get('version') ?? '')
    if (act) await orNotFound(actAsGuest(visitor, key, { act, version }))
    if (paymentId > 0 && paymentId <= MOST_ID) {
      const desk = context.get(paymentContext)
      const url = await orNotFound(payOnGuestPage(visitor, desk, { key, paymentId }))
      if (url) return data(null, { headers: { refresh: `0;url=${new URL(url).href}` } })
    }
  } catch (error) {
    if (error instanceof AppError) return refuse(error)
    throw error
  }
  return redirect(url.pathname, 303)
}

/**
 * To where it can be paid a browser goes by itself, from this page with the link on it: what a form leads to by a redirect is
 * still the form's, and our policy (and with it Chromium) lets forms lead to nobody else.
 */
export function headers({ actionHeaders }: HeadersArgs) {
  const refresh = actionHeaders?.get('refresh')
  return { ...PRIVATE, ...(refresh && { refresh }) }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { company, locale } = siteOf(matches)
  const title = loaderData ? guestMessages[locale].states[loaderData.status].title : ''
  return [{ title: `${title} | ${company.name}` }, { name: 'robots', content: 'noindex' }]
}

/** A guest's own page of their stay, behind an address that only they and we have. */
export default function StayPage() {
  const stay = useLoaderData<typeof loader>()
  const notice = useActionData<typeof action>()?.notice
  const { key = '' } = useParams()
  return <GuestStay stay={stay} notice={notice} calendar={`/api/stays/${key}/calendar.ics`} />
}
