import { LOCALES, withLocalePrefix } from '#common/locale.ts'
import { listPublicInvestmentIds } from '#features/invest/investment.repository.server.ts'
import { listPublicArticleAddresses } from '#features/media/article.repository.server.ts'
import { listPublicPodcastIds } from '#features/media/podcast.repository.server.ts'
import { listPublicPropertyIds } from '#features/nest/property.repository.server.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { FURTHER_PATHS, NAV } from '../shell/site-map.ts'
import type { Route } from './+types/sitemap.ts'

interface Entry {
  path: string
  changed?: Date
}

function urlElement({ path, changed }: Entry, publicUrl: string): string[] {
  const alternates = LOCALES.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${locale}" href="${publicUrl}${withLocalePrefix(path, locale)}"/>`,
  ).join('')
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return LOCALES.map(
    (locale) => `<url><loc>${publicUrl}${withLocalePrefix(path, locale)}</loc>${lastmod}${alternates}</url>`,
  )
}

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { context: visitor, publicUrl } = context.get(pageContext)
  const { db } = visitor
  const [properties, projects, articles, episodes] = await Promise.all([
    listPublicPropertyIds(db),
    listPublicInvestmentIds(db),
    listPublicArticleAddresses(db),
    listPublicPodcastIds(db),
  ])
  const entries: Entry[] = [
    ...NAV.map(({ path }) => ({ path })),
    ...FURTHER_PATHS.map((path) => ({ path })),
    ...properties.map(({ id, updatedAt }) => ({ path: `/property/${id}`, changed: updatedAt })),
    ...projects.map(({ id, updatedAt }) => ({ path: `/invest/${id}`, changed: updatedAt })),
    ...articles.map(({ slug, updatedAt }) => ({ path: `/kais-media/articles/${slug}`, changed: updatedAt })),
    ...episodes.map(({ id, updatedAt }) => ({ path: `/kais-media/podcast/${id}`, changed: updatedAt })),
  ]
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap((entry) => urlElement(entry, publicUrl)),
    '</urlset>',
  ].join('\n')
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
