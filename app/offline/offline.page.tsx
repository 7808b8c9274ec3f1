import type { LinksFunction, MetaArgs } from 'react-router'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import styles from '#ui/styles/pages/offline.css?url'
import { offlineMessages } from './offline-messages.ts'

export const links: LinksFunction = () => pageSheets(styles)

export function meta({ matches }: MetaArgs) {
  const { locale, company } = siteOf(matches)
  return [{ title: `${offlineMessages[locale].title} | ${company.name}` }, { name: 'robots', content: 'noindex' }]
}

/** Kept by the worker, and shown by it at whatever address cannot be had; it writes the list of what can be (page-store.ts). */
export default function OfflinePage() {
  const words = useMessages(offlineMessages)
  return (
    <section className="away">
      <div className="away__txt">
        <h1>{words.title}</h1>
        <p className="lead">{words.explain}</p>
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: the address that was asked for, whichever it is */}
          <a className="btn" href="">
            {words.retry}
          </a>
        </p>
      </div>
      <div className="away__kept" />
    </section>
  )
}
