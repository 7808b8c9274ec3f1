import { useEffect } from 'react'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { AppError } from '#common/errors.ts'
import { readConfirmationPage } from '#features/enquiries/confirmation/read-confirmation.server.ts'
import { forgetDraft } from '#platform/forms/drafts.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import { SentPanel } from '#platform/forms/sent-panel.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'

/** Somebody's own words stand here: nobody keeps the page but whoever has its address. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

export async function loader({ params, context }: LoaderFunctionArgs) {
  try {
    return data(await readConfirmationPage(context.get(pageContext).context, params.key ?? ''), { headers: PRIVATE })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw data(null, { status: 404 })
    throw error
  }
}

export function headers() {
  return PRIVATE
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { company } = siteOf(matches)
  return [{ title: `${loaderData?.confirmation.title} | ${company.name}` }, { name: 'robots', content: 'noindex' }]
}

/** What became of a form that was sent without scripts. Loaded again it shows the same, and sends nothing. */
export default function SentPage() {
  const { confirmation, page, draft } = useLoaderData<typeof loader>()
  const { confirmed } = useMessages(formMessages)
  // With scripts after all: what was kept of it is no draft any more.
  useEffect(() => forgetDraft(draft), [draft])
  return (
    <div className="wrap sent-page">
      <SentPanel confirmation={confirmation} heading="h1">
        <SiteLink className="btn btn--line" to={page}>
          {confirmed.another}
        </SiteLink>
      </SentPanel>
    </div>
  )
}
