import { isOpenPage, masterOf, VARIANT } from './kept-page.ts'
import { ageOf, awayPage, dropPages, findPage, keepFiles, keepPage, keptPage } from './page-store.ts'
import { findList, keepHomes, keepList, LIST } from './shortlist-homes.ts'
import { dropOldFiles, FILES, findKept, HOMES, keepIn, openStore, PICTURES } from './stores.ts'

/**
 * Keeps the frame, the last pages read and the homes of the shortlist for the time without a network (decision 0030). Pages come
 * from the network as long as it answers; files with a hash in their name come from here. Built by tools/build-service-worker.ts.
 */

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

/** After that a network that has said nothing is as good as none, where there is a kept page to show. */
const SLOW_MS = 6_000
/** A page that came this short a time ago need not be asked for again. */
const FRESH_MS = 60_000
/** With the pages and two builds' files, some 20 MB at most. */
const MOST_PICTURES = 60
const MOST_PICTURE_BYTES = 150_000

async function ask({ request, preloadResponse }: PageEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

async function answerPage(event: PageEvent, address: URL): Promise<Response> {
  const fresh = ask(event)
  // What could not be kept anyway, such as a long recording, is not held in memory for it.
  const copy = fresh.then((response) => (response.headers.has(VARIANT) ? response.clone() : null))
  // Also of an answer that came too late to be shown.
  event.waitUntil(copy.then((response) => response && keepPage(address, response)).catch(() => {}))
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
  const kept = await findKept(request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && !(await isOfStaff(clientId))) event.waitUntil(keepIn(FILES, request.url, response.clone()))
  return response
}

async function keepPicture(address: string, response: Response): Promise<void> {
  const bytes = Number(response.headers.get('content-length') ?? MOST_PICTURE_BYTES)
  if (response.ok && bytes < MOST_PICTURE_BYTES) await keepIn(PICTURES, address, response, MOST_PICTURES)
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
  const kept = await findKept(request.url)
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

async function answerList(event: PageEvent, address: URL): Promise<Response> {
  try {
    const response = await fetch(event.request)
    event.waitUntil(keepList(address, response.clone()).catch(() => {}))
    return response
  } catch (error) {
    const found = await findList(address)
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
  const found = await findPage(address)
  if (found && ageOf(found.response) < FRESH_MS) return
  await keepPage(address, await fetch(address))
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    await worker.registration.navigationPreload?.enable()
    await dropPages(await dropOldFiles())
    await worker.clients.claim()
  }
  event.waitUntil(begin())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin || request.headers.has('range')) return
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
  lists = lists.then(() => keepHomes(homes, list)).catch(() => {})
  event.waitUntil(lists)
})
