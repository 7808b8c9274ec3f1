import { data } from 'react-router'
import { siteOf } from '../seo.ts'
import { useMessages } from '../site.ts'
import { SiteLink } from '../ui/site-link.tsx'
import type { Route } from './+types/not-found.page.ts'
import { shellMessages } from './messages.ts'

export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: shellMessages[siteOf(matches).locale].notFound.title }, { name: 'robots', content: 'noindex' }]
}

export default function NotFoundPage() {
  const { notFound } = useMessages(shellMessages)
  return (
    <section className="wrap section">
      <h1>{notFound.title}</h1>
      <p className="lead soft">{notFound.hint}</p>
      <p>{notFound.explain}</p>
      <p className="acts">
        <SiteLink className="btn" to="/">
          {notFound.home}
        </SiteLink>
        <SiteLink className="thread" to="/kais-nest">
          {notFound.nest}
        </SiteLink>
      </p>
    </section>
  )
}
