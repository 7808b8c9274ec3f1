import { afterEach, expect, test, vi } from 'vitest'
import { BUILD_HEADER } from '#app/shell/other-build.ts'
import { sealParcel } from '#app/shell/page-parcel.ts'
import { VARIANT } from './kept-page.ts'

const ORIGIN = 'https://kais.example'
const hrefOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href

/** A browser's stores, as far as the worker uses them: Node has none. */
function browserStores() {
  const stores = new Map<string, Map<string, Response>>()
  const matchIn = (name: string, key: string | Request) => stores.get(name)?.get(hrefOf(key))?.clone()
  return {
    async open(name: string) {
      const kept = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, kept)
      return {
        match: async (key: string | Request) => matchIn(name, key),
        put: async (key: string | Request, response: Response) => void kept.set(hrefOf(key), response),
        keys: async () => [...kept.keys()].map((url) => new Request(url)),
        delete: async (key: string | Request) => kept.delete(hrefOf(key)),
      }
    },
    match: async (key: string | Request, { cacheName = '' } = {}) =>
      [...stores.keys()]
        .map((name) => (!cacheName || name === cacheName ? matchIn(name, key) : undefined))
        .find(Boolean),
  }
}

/** A house that serves one build: pages, and the data of the list. */
async function house(address: string | URL, build: string): Promise<Response> {
  const { pathname } = new URL(address, ORIGIN)
  const headers = { [VARIANT]: 'en XOF', 'content-type': 'text/html; charset=utf-8' }
  if (pathname.endsWith('.data')) return new Response(build, { headers: { ...headers, [BUILD_HEADER]: build } })
  const parcel = sealParcel({ context: {}, build, manifest: '', routes: {} }, '[]')
  return new Response(`<title>${pathname}</title>${parcel}`, { headers })
}

/** The worker of a build, in a browser that asks a house of (perhaps another) one. */
async function workerOf(build: string, served = build) {
  const asked: string[] = []
  vi.stubGlobal('BUILD', build)
  vi.stubGlobal('fetch', (address: string | URL) => {
    asked.push(new URL(address, ORIGIN).pathname)
    return house(address, served)
  })
  vi.resetModules()
  const { keepHomes, findList } = await import('./shortlist-homes.ts')
  const list = new URL('/shortlist.data?ids=7', ORIGIN)
  return {
    asked,
    look: () => keepHomes(['/property/7'], '/shortlist'),
    keptList: async () => (await findList(list))?.response.text(),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('After an upgrade the list’s data is kept anew with its page: data of another build would be refused', async () => {
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('caches', browserStores())
  const before = await workerOf('a1')
  await before.look()
  expect(await before.keptList()).toBe('a1')
  const after = await workerOf('b2')
  await after.look()
  expect(await after.keptList()).toBe('b2')
  const askedOnce = after.asked.length
  await after.look()
  expect(after.asked.length).toBe(askedOnce)
})

test('A worker that is newer than the machine that answered it holds the data against the page, not against itself', async () => {
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('caches', browserStores())
  const early = await workerOf('b2', 'a1')
  await early.look()
  const askedOnce = early.asked.length
  await early.look()
  expect([await early.keptList(), early.asked.length]).toEqual(['a1', askedOnce])
})
