import { withoutLocalePrefix } from '#common/locale.ts'

/** What a page is about, by the shape of its address. */
export const PAGE_KINDS = ['property', 'project', 'article', 'episode', 'page'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** Pages that are always there. visited-page.test.ts holds this list against the site map. */
export const FIXED_PAGES = [
  '/',
  '/kais-nest',
  '/shortlist',
  '/design-studio',
  '/ai-recommendations',
  '/ai-recommendations/result',
  '/kais-experience',
  '/kais-mobility',
  '/kais-media',
  '/kais-media/articles',
  '/kais-media/podcast',
  '/invest',
  '/buying-costs',
  '/contact',
  '/faq',
  '/privacy-policy',
  '/terms-of-service',
] as const
export type FixedPage = (typeof FIXED_PAGES)[number]

/** Pages of a record: the beginning of their address, and how its last part must look. */
const RECORD_PAGES = [
  { kind: 'property', base: '/property/', last: /^[1-9]\d{0,8}$/ },
  { kind: 'project', base: '/invest/', last: /^[1-9]\d{0,8}$/ },
  { kind: 'article', base: '/kais-media/articles/', last: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  { kind: 'episode', base: '/kais-media/podcast/', last: /^[1-9]\d{0,8}$/ },
] as const

export interface VisitedPage {
  /** Without language prefix, query and closing slash, as the table keeps it. */
  path: string
  kind: PageKind
  /** Number or slug of the record; empty for a page that is always there. */
  key: string
}

/** No address of ours is longer, and no row should be. */
const MAX_PATH = 300

/** Where in our site map an address lies; null for one that is not in it. Whether its record exists, the database knows. */
export function visitedPage(pathname: string): VisitedPage | null {
  if (pathname.length > MAX_PATH) return null
  const path = withoutLocalePrefix(pathname.toLowerCase()).replace(/\/+$/, '') || '/'
  if (FIXED_PAGES.some((fixed) => fixed === path)) return { path, kind: 'page', key: '' }
  const record = RECORD_PAGES.find(({ base, last }) => path.startsWith(base) && last.test(path.slice(base.length)))
  return record ? { path, kind: record.kind, key: path.slice(record.base.length) } : null
}

export function pathOfRecord(kind: Exclude<PageKind, 'page'>, key: string | number): string {
  return `${RECORD_PAGES.find((page) => page.kind === kind)?.base}${key}`
}
