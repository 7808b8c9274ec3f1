import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { errorBody } from '#common/error-body.ts'
import { AppError } from '#common/errors.ts'
import { confirmHold, readHoldPage } from '#features/enquiries/holds/confirm-hold.server.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import { SentPanel } from '#platform/forms/sent-panel.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'

/** Of one person: nobody keeps the page but whoever has its address. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

async function orNotFound<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw data(null, { status: 404 })
    throw error
  }
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { context: visitor } = context.get(pageContext)
  return data(await orNotFound(readHoldPage(visitor, params.key ?? '')), { headers: PRIVATE })
}

/** Only a press confirms: programs that look through letters open every link in them. */
export async function action({ params, context, url }: ActionFunctionArgs) {
  const { context: visitor, refusal, locale } = context.get(pageContext)
  if (refusal) return data({ notice: errorBody(refusal, locale).message }, { status: refusal.status })
  await orNotFound(confirmHold(visitor, params.key ?? ''))
  return redirect(url.pathname, 303)
}

export function headers() {
  return PRIVATE
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { company } = siteOf(matches)
  return [{ title: `${loaderData?.confirmation.title} | ${company.name}` }, { name: 'robots', content: 'noindex' }]
}

/** Where the link in a letter leads to: a reservation that its visitor has to confirm once. */
export default function HoldPage() {
  const { confirmation, act } = useLoaderData<typeof loader>()
  const notice = useActionData<typeof action>()?.notice
  const { confirmed } = useMessages(formMessages)
  return (
    <div className="wrap sent-page">
      <SentPanel confirmation={confirmation} heading="h1">
        {notice && <p role="alert">{notice}</p>}
        {act ? (
          <form method="post">
            <button type="submit" className="btn">
              {act}
            </button>
          </form>
        ) : (
          <SiteLink className="btn btn--line" to="/kais-mobility">
            {confirmed.another}
          </SiteLink>
        )}
      </SentPanel>
    </div>
  )
}
