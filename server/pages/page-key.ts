import type { IncomingMessage } from 'node:http'
import type { Locale } from '#common/locale.ts'
import type { Currency } from '#common/money.ts'

/** Marks of campaigns and social networks: they change nothing on the page and must not multiply its copies. */
const IGNORED_PARAMETER = /^(utm_.*|fbclid|gclid|gbraid|wbraid|msclkid|mc_cid|mc_eid|igshid|ref)$/i

/** The address a page is rendered for: ignored parameters gone, the rest in one order, letter case of the path aside. */
export function canonicalTarget(url: string): string {
  const { pathname, searchParams } = new URL(url.replace(/^[/\\]+/, '/'), 'http://kais')
  const kept = [...searchParams].filter(([name]) => !IGNORED_PARAMETER.test(name))
  const query = new URLSearchParams(kept)
  query.sort()
  const path = pathname.toLowerCase()
  // A feed or the site map has no other face: whatever is asked of it, it is rendered once.
  if (path.endsWith('.xml')) return path
  return query.size > 0 ? `${path}?${query}` : path
}

interface Variant {
  target: string
  locale: Locale
  currency: Currency
  /** The page with small pictures and without our letters (decision 0030). */
  savesData: boolean
}

export function pageKey({ target, locale, currency, savesData }: Variant): string {
  return savesData ? `${locale} ${currency} less ${target}` : `${locale} ${currency} ${target}`
}

/** The data of a page, fetched because a pointer rests on its link (rel=prefetch). */
export function isAhead({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return headers['sec-purpose'] === 'prefetch' && /\.data(?:\?|$)/.test(url)
}
