import {
  addressOf,
  KEPT_AT,
  KEPT_BUILD,
  KEPT_TITLE,
  keyOf,
  learn,
  mayKeep,
  readVariant,
  titleOf,
  VARIANT,
  type Variant,
  variantAt,
  withKeptLine,
  withoutScripts,
} from './kept-page.ts'
import { type KeptEntry, keptLine, keptList } from './offline-messages.ts'
import { FILES, findKept, HOMES, keepIn, OWN_BUILD, openStore, PAGES, pathOf } from './stores.ts'

/** Pages in the worker's stores: how one gets there, and how it is shown without a network. */

const MOST_PAGES = 30
/** The language and currency that were read last. */
export const NOW = '/~now'
const AWAY = '/~away/'

export async function lastVariant(): Promise<Variant | null> {
  return readVariant(await (await findKept(NOW, HOMES))?.text())
}

async function noteVariant(address: URL, seen: Variant): Promise<void> {
  const last = await lastVariant()
  const { locale, currency } = learn(last, address, seen)
  if (last?.locale !== locale || last.currency !== currency)
    await keepIn(HOMES, NOW, new Response(`${locale} ${currency}`))
}

/** From the browser's own store where it has them, so that this costs no data. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (await findKept(address)) continue
    const response = await fetch(address)
    if (response.ok) await keepIn(FILES, address, response)
  }
}

/** The page for what was not kept, in the language that was read last. */
async function keepAwayPage(address: URL, { locale }: Variant): Promise<void> {
  if (await findKept(AWAY + locale, FILES)) return
  const response = await fetch(address.pathname.startsWith('/fr') ? '/fr/offline' : '/offline')
  if (response.ok) await keepIn(FILES, AWAY + locale, response)
}

/** What it weighed on the line no longer holds. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return headers
}

/** Its words as they were given, and when. */
function sealed(html: string, response: Response): Response {
  const headers = headersOf(response)
  headers.set(KEPT_AT, new Date().toISOString())
  headers.set(KEPT_TITLE, encodeURIComponent(titleOf(html)))
  headers.set(KEPT_BUILD, OWN_BUILD)
  return new Response(html, { headers })
}

/** Answers the page's source, where it was kept. */
export async function keepPage(address: URL, response: Response, name = PAGES): Promise<string | null> {
  const variant = readVariant(response.headers.get(VARIANT))
  if (!variant) return null
  const key = keyOf(address, variant)
  if (response.status === 404 || response.status === 410) {
    await Promise.all([PAGES, HOMES].map(async (name) => (await openStore(name)).delete(key)))
    return null
  }
  if (!mayKeep(address, response)) return null
  const html = await response.text()
  const isHome = name === HOMES || (await findKept(key, HOMES)) !== undefined
  await keepIn(isHome ? HOMES : PAGES, key, sealed(html, response), isHome ? undefined : MOST_PAGES)
  await noteVariant(address, variant)
  await keepAwayPage(address, variant)
  return html
}

export const ageOf = ({ headers }: Response) => Date.now() - Date.parse(headers.get(KEPT_AT) ?? '')

interface Found {
  response: Response
  variant: Variant
}

export async function findPage(address: URL): Promise<Found | null> {
  const last = await lastVariant()
  if (!last) return null
  const variant = variantAt(address, last)
  const key = keyOf(address, variant)
  const response = (await findKept(key, HOMES)) ?? (await findKept(key, PAGES))
  return response ? { response, variant } : null
}

/** With a line that says from when it is, and why it is shown. */
export async function keptPage(address: URL, isSlow: boolean): Promise<Response | null> {
  const found = await findPage(address)
  if (!found) return null
  const { headers } = found.response
  const line = keptLine(headers.get(KEPT_AT) ?? '', { locale: found.variant.locale, isSlow })
  return new Response(withKeptLine(await found.response.text(), line), { headers })
}

async function keptEntries(variant: Variant): Promise<KeptEntry[]> {
  const entries = new Map<string, KeptEntry>()
  for (const name of [PAGES, HOMES]) {
    const cache = await openStore(name)
    for (const key of await cache.keys()) {
      const address = addressOf(pathOf(key), variant)
      const headers = address === null ? undefined : (await cache.match(key))?.headers
      if (address === null || !headers || /\.data(\?|$)/.test(address)) continue
      const title = decodeURIComponent(headers.get(KEPT_TITLE) ?? '')
      entries.set(address, { address, title, keptAt: headers.get(KEPT_AT) ?? '' })
    }
  }
  return [...entries.values()].sort((one, other) => other.keptAt.localeCompare(one.keptAt))
}

/** At the address that was asked for, so that a reload finds it when the network is back. */
export async function awayPage(address: URL): Promise<Response> {
  const last = await lastVariant()
  const variant = last && variantAt(address, last)
  const kept = variant && (await findKept(AWAY + variant.locale))
  if (!kept) return Response.error()
  const list = keptList(await keptEntries(variant), variant.locale)
  const html = withoutScripts(await kept.text()).replace('<div class="away__kept"></div>', () => {
    return `<div class="away__kept">${list}</div>`
  })
  return new Response(html, { headers: headersOf(kept) })
}

/** Of builds whose files are gone: they could not be shown. */
export async function dropPages(builds: ReadonlySet<string>): Promise<void> {
  for (const name of [PAGES, HOMES]) {
    const cache = await openStore(name)
    for (const key of await cache.keys()) {
      const build = (await cache.match(key))?.headers.get(KEPT_BUILD)
      if (build && !builds.has(build)) await cache.delete(key)
    }
  }
}
