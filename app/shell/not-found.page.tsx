import { data } from 'react-router'
import { readSitePictures } from '#features/company/read-settings.server.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/lost.css?url'
import type { Route } from './+types/not-found.page.ts'
import { shellMessages } from './messages.ts'

export const links: Route.LinksFunction = () => pageSheets(styles)

export async function loader({ context }: Route.LoaderArgs) {
  const { relocation } = await readSitePictures(context.get(pageContext).context)
  return data({ picture: relocation }, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { locale, company } = siteOf(matches)
  return [
    { title: `${shellMessages[locale].notFound.title} | ${company.name}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NotFoundPage({ loaderData: { picture } }: Route.ComponentProps) {
  const { notFound } = useMessages(shellMessages)
  return (
    <section className="lost">
      <div className="lost__txt">
        <h1>{notFound.title}</h1>
        <p className="lead">{notFound.explain}</p>
        <p className="soft">{notFound.hint}</p>
        <p className="acts">
          <SiteLink className="btn" to="/">
            {notFound.home}
          </SiteLink>
          <SiteLink className="text-link" to="/kais-nest">
            {notFound.nest}
          </SiteLink>
        </p>
      </div>
      <div className="lost__pic">
        <PictureImage picture={picture} sizes="(min-width: 62rem) 90vw, 100vw" alt="" isLead />
      </div>
    </section>
  )
}
