/** Rooms that are open; the header and footer list these. A line joins when its page exists. */
export const NAV = [
  { key: 'home', path: '/' },
  { key: 'nest', path: '/kais-nest' },
  { key: 'contact', path: '/contact' },
] as const

export const SERVICE_LINKS = [{ key: 'nest', path: '/kais-nest' }] as const

export const SUPPORT_LINKS = [{ key: 'contact', path: '/contact' }] as const
