import { type LinksFunction, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { addressLine } from '#features/company/address.ts'
import { LegalPage } from '#features/company/pages/legal-page.tsx'
import { readKnownRetention } from '#features/company/read-settings.server.ts'
import { factsOf, readPrivacyPolicy } from '#features/company/read-texts.server.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import styles from '#ui/styles/pages/company.css?url'

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const text = readPrivacyPolicy(page.locale, factsOf(page), await readKnownRetention(page.context.db))
  return { text, address: addressLine(page.company, page.locale) }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { title, description } = loaderData.text
  return describePage({ site: siteOf(matches), path: '/privacy-policy', title, description })
}

export default function PrivacyPolicyPage() {
  return <LegalPage {...useLoaderData<typeof loader>()} />
}
