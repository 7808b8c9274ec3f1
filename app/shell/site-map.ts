import type { ShellMessages } from './messages.ts'

export interface SiteMapEntry {
  /** Names it in the messages. */
  key: keyof ShellMessages['nav']
  path: string
}

/** The header's eight words, in the specification's order. */
export const NAV: readonly SiteMapEntry[] = [
  { key: 'home', path: '/' },
  { key: 'nest', path: '/kais-nest' },
  { key: 'recommendations', path: '/ai-recommendations' },
  { key: 'experience', path: '/kais-experience' },
  { key: 'mobility', path: '/kais-mobility' },
  { key: 'media', path: '/kais-media' },
  { key: 'invest', path: '/invest' },
  { key: 'contact', path: '/contact' },
]

/** Pages that are found from others, not from the header. */
export const FURTHER_PATHS: readonly string[] = [
  '/design-studio',
  '/buying-costs',
  '/kais-media/articles',
  '/kais-media/podcast',
  '/faq',
  '/privacy-policy',
  '/terms-of-service',
]

export const SERVICE_LINKS: readonly SiteMapEntry[] = [
  { key: 'nest', path: '/kais-nest' },
  { key: 'experience', path: '/kais-experience' },
  { key: 'mobility', path: '/kais-mobility' },
  { key: 'media', path: '/kais-media' },
  { key: 'investments', path: '/invest' },
]

export const SUPPORT_LINKS: readonly SiteMapEntry[] = [
  { key: 'contact', path: '/contact' },
  { key: 'faq', path: '/faq' },
  { key: 'privacy', path: '/privacy-policy' },
  { key: 'terms', path: '/terms-of-service' },
]
