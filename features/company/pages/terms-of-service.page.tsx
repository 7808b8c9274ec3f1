import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { describePage, siteOf } from '#app/seo.ts'
import { addressLine } from '../address.ts'
import { termsMessages } from '../terms-messages.ts'
import { LegalPage } from './legal-page.tsx'
import { termsFactsOf } from './long-text.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  return { text: termsMessages[page.locale](termsFactsOf(page)), address: addressLine(page.company, page.locale) }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { title, description } = loaderData.text
  return describePage({ site: siteOf(matches), path: '/terms-of-service', title, description })
}

export default function TermsOfServicePage() {
  return <LegalPage {...useLoaderData<typeof loader>()} />
}
