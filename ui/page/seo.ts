import type { MetaDescriptor } from 'react-router'
import { LOCALES, type Locale, withLocalePrefix } from '#common/locale.ts'
import { type Cover, coverAlt, SHARE_HEIGHT, SHARE_WIDTH, sharePath } from './cover.ts'
import { coverPageAt, pageCover } from './page-cover.ts'
import type { Site } from './site.ts'

interface Match {
  id: string
  loaderData?: unknown
}

/** The root's data as `meta` functions receive it. */
export function siteOf(matches: readonly (Match | undefined)[]): Site {
  return matches[0]?.loaderData as Site
}

interface PageDescription {
  site: Site
  /** Without language prefix: '/kais-nest'. */
  path: string
  /** Those it is written in, where that is not all of them. */
  languages?: readonly Locale[] | undefined
  title: string
  description: string
  /** A path of ours: the picture of the page, on its share picture if it has one, else shared as it is. */
  image?: string | undefined
  /** What a shared link shows; a page of ui/page/page-cover.ts need not say. */
  cover?: Cover | undefined
  type?: 'website' | 'article'
  jsonLd?: Record<string, unknown> | undefined
}

const OG_LOCALE: Record<Locale, string> = { en: 'en_GB', fr: 'fr_SN' }

function coverOf({ site, path, title, image, cover }: PageDescription): Cover | undefined {
  const page = coverPageAt(path)
  return cover ?? (page && pageCover({ page, locale: site.locale, title, picture: image }))
}

function describeImage(description: PageDescription): MetaDescriptor[] {
  const { site, image } = description
  const cover = coverOf(description)
  if (!cover) return image ? [{ property: 'og:image', content: site.publicUrl + image }] : []
  return [
    { property: 'og:image', content: site.publicUrl + sharePath(cover) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SHARE_WIDTH) },
    { property: 'og:image:height', content: String(SHARE_HEIGHT) },
    { property: 'og:image:alt', content: coverAlt(cover) },
  ]
}

/** Title, description, canonical, languages, share picture and structured data: all a page says about itself. */
export function describePage(page: PageDescription): MetaDescriptor[] {
  const { site, path, title, description, type = 'website', jsonLd, languages = LOCALES } = page
  const images = describeImage(page)
  const address = (locale: Locale) => site.publicUrl + withLocalePrefix(path, locale)
  const canonical = address(site.locale)
  return [
    { title: `${title} | ${site.company.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languages.map(
      (locale) => ({ tagName: 'link', rel: 'alternate', hrefLang: locale, href: address(locale) }) as const,
    ),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:site_name', content: site.company.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: OG_LOCALE[site.locale] },
    ...images,
    { name: 'twitter:card', content: images.length > 0 ? 'summary_large_image' : 'summary' },
    { tagName: 'link', rel: 'manifest', href: withLocalePrefix('/manifest.webmanifest', site.locale) },
    ...(jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...jsonLd } }] : []),
  ]
}

export interface Crumb {
  label: string
  /** Without language prefix. */
  path: string
}

/** The way to a page, as a search engine shows it above a result. */
export function describeTrail({ locale, publicUrl }: Site, crumbs: readonly Crumb[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: label,
      item: publicUrl + withLocalePrefix(path, locale),
    })),
  }
}
