import { openParcel, PARCEL_TYPE } from '#app/shell/page-parcel.ts'
import { isFrenchPath, type Locale } from '#common/locale.ts'

/**
 * What a browser may keep of the site for the time without a network, and under which name (decision 0030). Pure, so that it
 * can be proven without a browser; page-store.ts does the keeping.
 */

/** The server says so of every public page that is the same for everybody: 'fr XOF'. What lacks it is never kept. */
export const VARIANT = 'x-page-variant'
export const KEPT_AT = 'x-kept-at'
export const KEPT_TITLE = 'x-kept-title'
export const KEPT_BUILD = 'x-kept-build'

/** Of staff, of the API, of one person, or no page: the worker leaves them to the browser. Written as the router reads it. */
const NOT_OURS = /^\/(?:fr\/)?(?:admin|api|sent|stay|viewing|metrics|healthz|readyz|preferences|offline)(?:[/.]|$)/i

export function isOpenPage(pathname: string): boolean {
  try {
    return !NOT_OURS.test(decodeURIComponent(pathname).replace(/^\/+/, '/'))
  } catch {
    return false
  }
}

/** As far as it can be told from an answer: a page, whole, for everybody, and no word against keeping it. */
export function mayKeep(address: URL, { status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return (
    status === 200 &&
    isOpenPage(address.pathname) &&
    headers.has(VARIANT) &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !(headers.get('cache-control') ?? '').includes('no-store')
  )
}

export interface Variant {
  locale: Locale
  currency: string
}

export function readVariant(text: string | null | undefined): Variant | null {
  const [, locale, currency] = /^(en|fr) ([A-Z]{3})$/.exec(text ?? '') ?? []
  return locale && currency ? { locale: locale as Locale, currency } : null
}

/** What the reader would get at an address: below /fr it is French, elsewhere what they were given last. */
export function variantAt({ pathname }: URL, last: Variant): Variant {
  return isFrenchPath(pathname) ? { ...last, locale: 'fr' } : last
}

/** Below /fr an answer says nothing about the language elsewhere. */
export function learn(last: Variant | null, { pathname }: URL, seen: Variant): Variant {
  return isFrenchPath(pathname) && last ? { ...last, currency: seen.currency } : seen
}

const KEPT = '/~kept'

/** Language and currency change what an address shows: each has a copy of its own, and nobody gets the other one. */
export function keyOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>, { locale, currency }: Variant): string {
  return `${KEPT}/${locale}/${currency}${pathname}${search}`
}

/** The way back: which address a key is of, if it is one of this variant. */
export function addressOf(key: string, { locale, currency }: Variant): string | null {
  const before = `${KEPT}/${locale}/${currency}`
  return key.startsWith(`${before}/`) ? key.slice(before.length) : null
}

/** As the page's source has it, its signs written for HTML, without the name of the house behind it. */
export function titleOf(html: string): string {
  return (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '')
}

/** What a page cannot be shown without. What lies in a template is not fetched by the page either. */
export function filesOf(html: string): string[] {
  const shown = html.replaceAll(/<template\b[\s\S]*?<\/template>/g, '')
  return [...new Set(shown.match(/\/assets\/(?:\w\w\/)?[\w.-]+\.(?:js|css|woff2)(?=["\s])/g))]
}

/** Which build made it; a page for who saves data has no scripts, and fits any. */
export function buildOf(html: string): string | undefined {
  const [, sealed] = html.split(`<script type="${PARCEL_TYPE}">`)
  return sealed && openParcel(sealed).parcel.build
}

/** The picture a page begins with, at a width that does for a phone. */
export function leadPictureOf(html: string): string | null {
  const picture = /<picture>(?:(?!<\/picture>)[\s\S])*fetchpriority="high"/i.exec(html)?.[0]
  const offered = [...(picture ?? '').matchAll(/(\/pictures\/[\w-]+\.avif) (\d+)w/g)]
  const enough = offered.find(([, , width]) => Number(width) >= 640) ?? offered.at(-1)
  return enough?.[1] ?? null
}

/** '/pictures/3f….avif' in any width and format: without a network another width is better than none. */
export function masterOf(path: string): string {
  return path.replace(/(?:-\d+)?\.\w+$/, '')
}

/** Where the frame leaves room for it (kept-line.tsx). */
export function withKeptLine(html: string, line: string): string {
  return html.replace(/(<div [^>]*class="kept"[^>]*>)(?=<\/div>)/, (room) => room + line)
}

/** Shown at another address than it was made for: its scripts would look for that address' page. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<template\b[\s\S]*?<\/template>|<script\b[^>]*(?:src=|text\/kais-page)[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}
