import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { errorBody } from '#common/error-body.ts'
import { AppError } from '#common/errors.ts'
import { fieldProblems } from '#common/validation.ts'
import type { Context } from '#db/context.server.ts'
import { readTimeZone } from '#features/enquiries/viewings/in-zone.ts'
import { readBookingSubject } from '#features/enquiries/viewings/public/read-booking-subject.server.ts'
import { VisitorPage, type VisitorRefusal } from '#features/enquiries/viewings/public/visitor-page.tsx'
import { visitorPageMessages } from '#features/enquiries/viewings/public/visitor-page-messages.ts'
import { visitorCancelSchema, visitorMoveSchema } from '#features/enquiries/viewings/viewing.schema.ts'
import {
  cancelAsVisitor,
  confirmViewingAsVisitor,
  moveAsVisitor,
  readMoveSlots,
  readVisitorViewing,
} from '#features/enquiries/viewings/visitor-viewing.server.ts'
import { readPosted } from '#platform/forms/plain-post.server.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { siteOf } from '#ui/page/seo.ts'
import styles from '#ui/styles/pages/booking.css?url'

/** Whoever has its address can cancel the viewing: as with a stay (stay.page.tsx). */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' }
export const headers = () => PRIVATE

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ params: { key = '' }, context, url }: LoaderFunctionArgs) {
  const { context: visitor, locale } = context.get(pageContext)
  const viewing = await readVisitorViewing(visitor.db, key)
  if (!viewing) throw data(null, { status: 404 })
  const slots = viewing.mayMove ? await readMoveSlots(visitor, key) : null
  const asked = { day: url.searchParams.get('day'), zone: readTimeZone(url.searchParams.get('zone')) }
  const { propertyId, investmentId } = viewing
  const kind = propertyId === null ? 'investment' : 'property'
  const shown = await readBookingSubject(visitor, { kind, id: String(propertyId ?? investmentId) }, locale)
  return data({ viewing, picture: shown?.picture, slots, asked }, { headers: PRIVATE })
}

const ACTS: Record<string, (visitor: Context, key: string, posted: FormData) => Promise<void>> = {
  confirm: confirmViewingAsVisitor,
  move: (visitor, key, posted) => {
    const { data: wish, error } = visitorMoveSchema.safeParse({ startsAt: posted.get('startsAt') ?? '' })
    if (error) throw new AppError('invalid_input', { fields: fieldProblems(error) })
    return moveAsVisitor(visitor, { key, ...wish })
  },
  cancel: (visitor, key, posted) => {
    const { data: said, error } = visitorCancelSchema.safeParse({ reason: posted.get('reason') ?? '' })
    if (error) throw new AppError('invalid_input', { fields: fieldProblems(error) })
    return cancelAsVisitor(visitor, { key, ...said })
  },
}

/** Only a press acts: programs that look through letters open every link in them. */
export async function action({ request, params: { key = '' }, context, url }: ActionFunctionArgs) {
  const { context: visitor, refusal, locale } = context.get(pageContext)
  const posted = (await readPosted(request)) ?? new FormData()
  const text = (name: string) => String(posted.get(name) ?? '')
  const act = text('act')
  const refuse = (error: AppError) => {
    const { message, fields } = errorBody(error, locale)
    const said: VisitorRefusal = {
      act,
      notice: message,
      problem: fields && Object.values(fields)[0],
      startsAt: text('startsAt') || null,
      reason: text('reason'),
    }
    return data(said, { status: error.status })
  }
  if (refusal) return refuse(refusal)
  try {
    if (Object.hasOwn(ACTS, act)) await ACTS[act]?.(visitor, key, posted)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not_found') throw data(null, { status: 404 })
    return refuse(error)
  }
  return redirect(url.pathname, 303)
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { company, locale } = siteOf(matches)
  const title = loaderData ? visitorPageMessages[locale].states[loaderData.viewing.status].title : ''
  return [{ title: `${title} | ${company.name}` }, { name: 'robots', content: 'noindex' }]
}

/** A visitor's own page of their viewing, behind an address that only they and we have. */
export default function ViewingPage() {
  const page = useLoaderData<typeof loader>()
  return <VisitorPage {...page} refusal={useActionData<typeof action>()} />
}
