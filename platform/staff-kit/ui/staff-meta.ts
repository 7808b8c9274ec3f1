import type { MetaArgs, MetaDescriptor } from 'react-router'
import type { Locale } from '#common/locale.ts'
import { siteOf } from '#ui/page/seo.ts'
import { staffMessages } from '../staff-messages.ts'
import type { Tab } from './tabs.ts'

type Matches = Parameters<typeof siteOf>[0]

/** A page's `meta` replaces its parents', so every staff page says for itself that search engines stay out. */
export function staffMeta(matches: Matches, titleIn: (locale: Locale) => string): MetaDescriptor[] {
  const { locale } = siteOf(matches)
  return [
    { title: `${titleIn(locale)} | ${staffMessages[locale].area}` },
    { name: 'robots', content: 'noindex' },
    // With its cookies: the language is one of them.
    { tagName: 'link', rel: 'manifest', href: '/admin/manifest.webmanifest', crossOrigin: 'use-credentials' },
  ]
}

/** A tab of the dashboard: `export const meta = tabMeta('vehicles')`. */
export function tabMeta(tab: Tab) {
  return ({ matches }: Pick<MetaArgs, 'matches'>): MetaDescriptor[] =>
    staffMeta(matches, (locale) => {
      const { tabs, tabTitle } = staffMessages[locale].dashboard
      return tabTitle(tabs[tab])
    })
}
