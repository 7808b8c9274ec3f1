import { useEffect } from 'react'
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
import type { Context } from '#db/context.server.ts'
import { readConfirmationPage } from '#features/enquiries/confirmation/read-confirmation.server.ts'
import { confirmHold, readHoldPage } from '#features/enquiries/holds/confirm-hold.server.ts'
import { isLinkKey } from '#features/enquiries/holds/hold-marks.server.ts'
import { forgetDraft } from '#platform/forms/drafts.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import { SentPanel } from '#platform/forms/sent-panel.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/forms.css?url'

/** Somebody's own words stand here: nobody keeps the page but whoever has its address. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

async function orNotFound<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw data(null, { status: 404 })
    throw error
  }
}

async function readSent(visitor: Context, key: string) {
  return isLinkKey(key)
    ? { ...(await readHoldPage(visitor, key)), draft: null }
    : { ...(await readConfirmationPage(visitor, key)), act: null }
}

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { context: visitor } = context.get(pageContext)
  return data(await orNotFound(readSent(visitor, params.key ?? '')), { headers: PRIVATE })
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

/**
 * What became of a form that was sent without scripts: loaded again it shows the same, and sends nothing. Also where the
 * link in a letter leads to, by which a visitor confirms that they want one car more.
 */
export default function SentPage() {
  const { confirmation, page, draft, act } = useLoaderData<typeof loader>()
  const notice = useActionData<typeof action>()?.notice
  const { confirmed } = useMessages(formMessages)
  // With scripts after all: what was kept of it is no draft any more.
  useEffect(() => {
    if (draft) forgetDraft(draft)
  }, [draft])
  return (
    <div className="wrap sent-page">
      <SentPanel confirmation={confirmation} heading="h1">
        {act ? (
          <form method="post">
            {notice && <p role="alert">{notice}</p>}
            <button type="submit" className="btn">
              {act}
            </button>
          </form>
        ) : (
          <SiteLink className="btn btn--line" to={page}>
            {confirmed.another}
          </SiteLink>
        )}
      </SentPanel>
    </div>
  )
}
