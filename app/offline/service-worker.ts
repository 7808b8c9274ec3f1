import {
  addressOf,
  filesOf,
  isOpenPage,
  KEPT_AT,
  KEPT_BUILD,
  KEPT_TITLE,
  keyOf,
  leadPictureOf,
  learn,
  masterOf,
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

/**
 * Keeps the frame, the last pages read and the homes of the shortlist for the time without a network (decision 0030). Pages come
 * from the network as long as it answers; files with a hash in their name come from here. Built by tools/build-service-worker.ts.
 */

/** Which build this worker came with. */
declare const BUILD: string

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface PageEvent extends WorkerEvent {
  request: Request
  clientId: string
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface WordEvent extends WorkerEvent {
  data: { read?: string; files?: string[]; homes?: string[]; list?: string } | null
}
interface Worker {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: PageEvent) => void): void
  addEventListener(type: 'message', listener: (event: WordEvent) => void): void
}
const worker = self as unknown as Worker

const PAGES = 'kais-pages'
const HOMES = 'kais-homes'
const PICTURES = 'kais-pictures'
/** A build's scripts, styles and letters, and its page for what was not kept. */
const FILES = `kais-files:${BUILD}`

const MOST_PAGES = 30
/** With the pages and two builds' files, some 20 MB at most. */
const MOST_PICTURES = 60
const MOST_PICTURE_BYTES = 150_000
/** After that a network that has said nothing is as good as none, where there is a kept page to show. */
const SLOW_MS = 6_000
/** A page that came this short a time ago need not be asked for again. */
const FRESH_MS = 60_000
/** A home of the shortlist is asked for again after a day. */
const HOME_MS = 24 * 60 * 60_000

/** The answer to a shortlist that is opened inside a page. */
const LIST = /\/shortlist\.data$/

const NOW = '/~now'
const AWAY = '/~away/'

const openStore = (name: string) => caches.open(name)

/** Storage may be full, switched off or taken away at any time: nothing that is shown depends on keeping it. */
async function keep(name: string, key: string, response: Response, most = Number.POSITIVE_INFINITY): Promise<void> {
  try {
    const cache = await openStore(name)
    await cache.put(key, response)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((oldest) => cache.delete(oldest)))
  } catch {
    await caches.delete(PICTURES).catch(() => {})
  }
}

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

async function lastVariant(): Promise<Variant | null> {
  return readVariant(await (await caches.match(NOW, { cacheName: HOMES }))?.text())
}

async function noteVariant(address: URL, seen: Variant): Promise<void> {
  const last = await lastVariant()
  const { locale, currency } = learn(last, address, seen)
  if (last?.locale !== locale || last.currency !== currency)
    await keep(HOMES, NOW, new Response(`${locale} ${currency}`))
}

/** From the browser's own store where it has them, so that this costs no data. */
async function keepFiles(addresses: readonly string[]): Promise<void> {
  const files = await openStore(FILES)
  for (const address of addresses) {
    if (await caches.match(address)) continue
    const response = await fetch(address)
    if (response.ok) await files.put(address, response)
  }
}

/** The page for what was not kept, in the language that was read last. */
async function keepAwayPage(address: URL, { locale }: Variant): Promise<void> {
  if (await caches.match(AWAY + locale, { cacheName: FILES })) return
  const response = await fetch(address.pathname.startsWith('/fr') ? '/fr/offline' : '/offline')
  if (response.ok) await keep(FILES, AWAY + locale, response)
}

/** Its words as they were given, and when. */
function sealed(html: string, { headers }: Response): Response {
  const kept = new Headers(headers)
  kept.delete('content-encoding')
  kept.delete('content-length')
  kept.set(KEPT_AT, new Date().toISOString())
  kept.set(KEPT_TITLE, encodeURIComponent(titleOf(html)))
  kept.set(KEPT_BUILD, BUILD)
  return new Response(html, { headers: kept })
}

/** Answers the page's source, where it was kept. */
async function keepPage(address: URL, response: Response, name = PAGES): Promise<string | null> {
  const variant = readVariant(response.headers.get(VARIANT))
  if (!variant) return null
  const key = keyOf(address, variant)
  if (response.status === 404 || response.status === 410) {
    await Promise.all([PAGES, HOMES].map(async (name) => (await openStore(name)).delete(key)))
    return null
  }
  if (!mayKeep(address, response)) return null
  const html = await response.text()
  const isHome = await caches.match(key, { cacheName: HOMES })
  await keep(isHome ? HOMES : name, key, sealed(html, response), isHome || name === HOMES ? undefined : MOST_PAGES)
  await noteVariant(address, variant)
  await keepAwayPage(address, variant)
  return html
}

const ageOf = ({ headers }: Response) => Date.now() - Date.parse(headers.get(KEPT_AT) ?? '')

interface Found {
  response: Response
  variant: Variant
}

async function find(address: URL): Promise<Found | null> {
  const last = await lastVariant()
  if (!last) return null
  const variant = variantAt(address, last)
  const key = keyOf(address, variant)
  for (const cacheName of [HOMES, PAGES]) {
    const response = await caches.match(key, { cacheName })
    if (response) return { response, variant }
  }
  return null
}

async function keptPage(address: URL, isSlow: boolean): Promise<Response | null> {
  const found = await find(address)
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
async function awayPage(address: URL): Promise<Response> {
  const last = await lastVariant()
  const variant = last && variantAt(address, last)
  const kept = variant && (await caches.match(AWAY + variant.locale))
  if (!kept) return Response.error()
  const list = keptList(await keptEntries(variant), variant.locale)
  const html = withoutScripts(await kept.text()).replace('<div class="away__kept"></div>', () => {
    return `<div class="away__kept">${list}</div>`
  })
  const headers = new Headers(kept.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(html, { headers })
}

async function ask({ request, preloadResponse }: PageEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

async function answerPage(event: PageEvent, address: URL): Promise<Response> {
  const fresh = ask(event)
  const copy = fresh.then((response) => response.clone())
  // Also of an answer that came too late to be shown.
  event.waitUntil(copy.then((response) => keepPage(address, response)).catch(() => {}))
  const silence = new Promise<null>((resolve) => setTimeout(resolve, SLOW_MS, null))
  try {
    const answer = await Promise.race([fresh, silence])
    return answer ?? (await keptPage(address, true)) ?? (await fresh)
  } catch {
    return (await keptPage(address, false)) ?? awayPage(address)
  }
}

/** Staff have code of their own, which no visitor needs. */
async function isOfStaff(clientId: string): Promise<boolean> {
  const client = clientId ? await worker.clients.get(clientId) : undefined
  return client !== undefined && !isOpenPage(new URL(client.url).pathname)
}

async function answerFile(event: PageEvent): Promise<Response> {
  const { request, clientId } = event
  const kept = await caches.match(request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && !(await isOfStaff(clientId))) event.waitUntil(keep(FILES, request.url, response.clone()))
  return response
}

async function keepPicture(address: string, response: Response): Promise<void> {
  const bytes = Number(response.headers.get('content-length') ?? MOST_PICTURE_BYTES)
  if (response.ok && bytes < MOST_PICTURE_BYTES) await keep(PICTURES, address, response, MOST_PICTURES)
}

async function anotherWidth(address: URL): Promise<Response | undefined> {
  const master = masterOf(address.pathname)
  for (const name of [PICTURES, HOMES]) {
    const cache = await openStore(name)
    const key = (await cache.keys()).find((each) => masterOf(new URL(each.url).pathname) === master)
    if (key) return cache.match(key)
  }
  return undefined
}

async function answerPicture(event: PageEvent, address: URL): Promise<Response> {
  const { request, clientId } = event
  const kept = await caches.match(request.url)
  if (kept) return kept
  try {
    const response = await fetch(request)
    if (!(await isOfStaff(clientId))) event.waitUntil(keepPicture(request.url, response.clone()))
    return response
  } catch (error) {
    const other = await anotherWidth(address)
    if (other) return other
    throw error
  }
}

/** Whichever of its routes a page asks for: the answer of all of them serves it too. */
function plainList({ origin, pathname, searchParams }: URL): URL {
  return new URL(`${pathname}?ids=${searchParams.get('ids')}`, origin)
}

/** The homes of the shortlist as one answer; of several lists the last. */
async function keepList(address: URL, response: Response): Promise<void> {
  const variant = readVariant(response.headers.get(VARIANT))
  if (!response.ok || !variant) return
  const homes = await openStore(HOMES)
  const older = (await homes.keys()).filter((key) => LIST.test(new URL(key.url).pathname))
  await Promise.all(older.map((key) => homes.delete(key)))
  await keep(HOMES, keyOf(plainList(address), variant), response)
}

async function answerList(event: PageEvent, address: URL): Promise<Response> {
  try {
    const response = await fetch(event.request)
    event.waitUntil(keepList(address, response.clone()))
    return response
  } catch (error) {
    const found = await find(plainList(address))
    if (found) return found.response
    throw error
  }
}

/** A page that was opened before this worker watched, or inside another page: fetched once more, which its copy in the browser makes cheap. */
async function hearRead(read: string, files: readonly string[]): Promise<void> {
  const address = new URL(read)
  if (address.origin !== location.origin || !isOpenPage(address.pathname)) return
  const ours = files.map((file) => new URL(file, read)).filter(({ origin }) => origin === location.origin)
  await keepFiles(ours.map(({ pathname }) => pathname).filter((path) => path.startsWith('/assets/')))
  const found = await find(address)
  if (found && ageOf(found.response) < FRESH_MS) return
  await keepPage(address, await fetch(address))
}

async function fetchHome(address: URL): Promise<string | null> {
  return keepPage(address, await fetch(address), HOMES)
}

/** Keeps what is new on the shortlist, and forgets what left it. */
async function hearHomes(homes: readonly string[], list: string): Promise<void> {
  const cache = await openStore(HOMES)
  const last = await lastVariant()
  const wanted = homes.length > 0 ? [...homes, list] : []
  const pictures: string[] = []
  for (const path of wanted) {
    const address = new URL(path, location.origin)
    const key = last && keyOf(address, variantAt(address, last))
    const kept = key ? await cache.match(key) : undefined
    const isCurrent = kept?.headers.get(KEPT_BUILD) === BUILD && ageOf(kept) < HOME_MS
    const html = isCurrent ? await kept.text() : await fetchHome(address).catch(() => null)
    if (html === null) continue
    await keepFiles(filesOf(html)).catch(() => {})
    const picture = path === list ? null : leadPictureOf(html)
    if (!picture) continue
    pictures.push(picture)
    if (!(await caches.match(picture))) await keep(HOMES, picture, await fetch(picture))
    else if (!(await cache.match(picture))) await keep(HOMES, picture, (await caches.match(picture)) as Response)
  }
  const ids = homes.map((path) => path.slice(path.lastIndexOf('/') + 1))
  const data = new URL(`${list}.data?ids=${ids.join(',')}`, location.origin)
  if (ids.length > 0 && !(await find(data)))
    await fetch(data)
      .then((response) => keepList(data, response))
      .catch(() => {})
  for (const key of await cache.keys()) {
    const path = pathOf(key)
    const isOf = (address: string) => path.endsWith(address)
    const isWanted = path === NOW || pictures.includes(path) || wanted.some(isOf) || isOf(data.pathname + data.search)
    if (!isWanted) await cache.delete(key)
  }
}

/** The build before this one stays: a page of it may be open or kept, and needs its files. Older ones go. */
async function tidy(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('kais-files:') && name !== FILES)
  const older = names.slice(0, -1)
  await Promise.all(older.map((name) => caches.delete(name)))
  const builds = new Set([BUILD, ...names.slice(-1).map((name) => name.slice('kais-files:'.length))])
  for (const name of [PAGES, HOMES]) {
    const cache = await openStore(name)
    for (const key of await cache.keys()) {
      const build = (await cache.match(key))?.headers.get(KEPT_BUILD)
      if (build && !builds.has(build)) await cache.delete(key)
    }
  }
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    await worker.registration.navigationPreload?.enable()
    // Also in the order of builds, by which the one before this is known.
    await openStore(FILES)
    await tidy()
    await worker.clients.claim()
  }
  event.waitUntil(begin())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin) return
  const { pathname } = address
  if (request.mode === 'navigate') {
    if (isOpenPage(pathname)) event.respondWith(answerPage(event, address))
  } else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(event))
  else if (pathname.startsWith('/pictures/')) event.respondWith(answerPicture(event, address))
  else if (LIST.test(pathname)) event.respondWith(answerList(event, address))
})

/** One after the other: two lists at once would undo each other. */
let lists: Promise<unknown> = Promise.resolve()

worker.addEventListener('message', (event) => {
  const { read, files = [], homes, list } = event.data ?? {}
  if (read) event.waitUntil(hearRead(read, files).catch(() => {}))
  if (!homes || !list) return
  lists = lists.then(() => hearHomes(homes, list)).catch(() => {})
  event.waitUntil(lists)
})
