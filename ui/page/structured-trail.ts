import { withLocalePrefix } from '#common/locale.ts'
import type { Site } from './site.ts'

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
