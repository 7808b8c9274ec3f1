import type { ShellMessages } from './messages.en.ts'

export interface SiteMapEntry {
  /** Names it in the messages. */
  key: keyof ShellMessages['nav']
  path: string
}

/** Rooms that are open; the header and footer list these. A line joins when its page exists. */
export const NAV: readonly SiteMapEntry[] = [
  { key: 'home', path: '/' },
  { key: 'nest', path: '/kais-nest' },
  { key: 'contact', path: '/contact' },
]

export const SERVICE_LINKS: readonly SiteMapEntry[] = [{ key: 'nest', path: '/kais-nest' }]

export const SUPPORT_LINKS: readonly SiteMapEntry[] = [{ key: 'contact', path: '/contact' }]
