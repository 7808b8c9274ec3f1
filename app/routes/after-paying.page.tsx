import { type LinksFunction, type MetaArgs, useLocation } from 'react-router'
import { paymentMessages } from '#features/enquiries/payments/messages.ts'
import { SentPanel } from '#platform/forms/sent-panel.tsx'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/forms.css?url'

/** Paid, or left without: the provider was told two addresses. That somebody comes to one of them proves nothing. */
const outcomeAt = (pathname: string) => (/\/not-paid\/?$/i.test(pathname) ? 'left' : 'paid')

export const links: LinksFunction = () => pageSheets(styles)

export function headers() {
  return { 'x-robots-tag': 'noindex' }
}

export function meta({ matches, location }: MetaArgs) {
  const { company, locale } = siteOf(matches)
  const { title } = paymentMessages[locale].back[outcomeAt(location.pathname)]
  return [{ title: `${title} | ${company.name}` }, { name: 'robots', content: 'noindex' }]
}

/** Where whoever paid comes back to. It knows of no stay, so that the provider learns no address of a guest's own page. */
export default function AfterPayingPage() {
  const { back } = useMessages(paymentMessages)
  const { pathname } = useLocation()
  return (
    <div className="wrap sent-page">
      <SentPanel confirmation={back[outcomeAt(pathname)]} heading="h1">
        <SiteLink className="btn btn--line" to="/">
          {back.home}
        </SiteLink>
      </SentPanel>
    </div>
  )
}
