import type { MetaDescriptor } from 'react-router'
import { LOCALES, type Locale, withLocalePrefix } from '#common/locale.ts'
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
  title: string
  description: string
  /** A path of ours; a picture makes a shared link worth opening. */
  image?: string | undefined
  type?: 'website' | 'article'
  jsonLd?: Record<string, unknown> | undefined
}

const OG_LOCALE: Record<Locale, string> = { en: 'en_GB', fr: 'fr_SN' }

/** Title, description, canonical, languages, share picture and structured data: all a page says about itself. */
export function describePage({
  site,
  path,
  title,
  description,
  image,
  type = 'website',
  jsonLd,
}: PageDescription): MetaDescriptor[] {
  const address = (locale: Locale) => site.publicUrl + withLocalePrefix(path, locale)
  const canonical = address(site.locale)
  return [
    { title: `${title} | Kais` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...LOCALES.map(
      (locale) => ({ tagName: 'link', rel: 'alternate', hrefLang: locale, href: address(locale) }) as const,
    ),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:site_name', content: 'Kais' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: OG_LOCALE[site.locale] },
    ...(image ? [{ property: 'og:image', content: site.publicUrl + image }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...jsonLd } }] : []),
  ]
}
