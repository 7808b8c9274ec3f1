import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { describePage, siteOf } from '#app/seo.ts'
import { addressLine } from '../address.ts'
import { privacyMessages } from '../privacy-messages.ts'
import { LegalPage } from './legal-page.tsx'
import { factsOf } from './long-text.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  return { text: privacyMessages[page.locale](factsOf(page)), address: addressLine(page.company, page.locale) }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { title, description } = loaderData.text
  return describePage({ site: siteOf(matches), path: '/privacy-policy', title, description })
}

export default function PrivacyPolicyPage() {
  return <LegalPage {...useLoaderData<typeof loader>()} />
}
