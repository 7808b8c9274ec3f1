import type { Locale } from '#common/locale.ts'
import type { Cover } from './cover.ts'

/** Pages with a share picture of their own, and the words under its title: names, the same in both languages. */
const PAGES = {
  home: { path: '/', facts: ['Almadies', 'Dakar'] },
  nest: { path: '/kais-nest', facts: ['Kais Nest'] },
  experience: { path: '/kais-experience', facts: ['Kais Experience'] },
  mobility: { path: '/kais-mobility', facts: ['Kais Mobility'] },
  media: { path: '/kais-media', facts: ['Kais Media'] },
  invest: { path: '/invest', facts: ['Kais Invest'] },
  'buying-costs': { path: '/buying-costs', facts: ['Kais Nest'] },
  faq: { path: '/faq', facts: ['Almadies', 'Dakar'] },
  'privacy-policy': { path: '/privacy-policy', facts: ['Kais'] },
  'terms-of-service': { path: '/terms-of-service', facts: ['Kais'] },
  contact: { path: '/contact', facts: ['Almadies', 'Dakar'] },
  'ai-recommendations': { path: '/ai-recommendations', facts: ['Kais Nest'] },
  'design-studio': { path: '/design-studio', facts: ['Kais Nest'] },
} as const

export type CoverPage = keyof typeof PAGES

export function isCoverPage(name: string): name is CoverPage {
  return Object.hasOwn(PAGES, name)
}

/** The page at an address without language prefix. */
export function coverPageAt(path: string): CoverPage | undefined {
  return Object.keys(PAGES).find((name): name is CoverPage => isCoverPage(name) && PAGES[name].path === path)
}

interface PageWords {
  page: CoverPage
  locale: Locale
  title: string
  picture: string | undefined
}

export function pageCover({ page, locale, title, picture }: PageWords): Cover {
  return { name: page, locale, title, facts: [...PAGES[page].facts], price: undefined, picture }
}
