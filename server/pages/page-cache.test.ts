import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PageCache, type SharedPage } from './page-cache.ts'
import { finishPage, type RenderedPage, sealHeaders } from './rendered-page.ts'

function page(text: string, changes: Partial<RenderedPage> = {}): RenderedPage {
  const body = Buffer.from(text)
  const bodies = { br: body }
  return { status: 200, headers: {}, etag: text, bodies, sealedHeaders: {}, isKeepable: true, ...changes }
}

/** A rendering that ends when the test says so. */
function slowRendering() {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>()
  let runs = 0
  const render = () => {
    runs += 1
    return promise
  }
  return { render, resolve, reject, runs: () => runs }
}

test('Visitors who ask at the same moment share one rendering', async () => {
  const cache = new PageCache()
  const slow = slowRendering()
  const asked = [1, 2, 3].map(() => cache.getOrRender('/', slow.render))
  slow.resolve(page('home'))
  expect((await Promise.all(asked)).map(({ etag }) => etag)).toEqual(['home', 'home', 'home'])
  expect(slow.runs()).toBe(1)
})

test('A kept page is not rendered again', async () => {
  const cache = new PageCache()
  await cache.getOrRender('/', async () => page('first'))
  expect(await cache.getOrRender('/', async () => page('second'))).toMatchObject({ etag: 'first' })
  expect(await cache.getOrRender('/other', async () => page('other'))).toMatchObject({ etag: 'other' })
})

test('A page whose content changed while it was rendered is shown to those who waited, and not kept', async () => {
  const cache = new PageCache()
  const slow = slowRendering()
  const waiting = cache.getOrRender('/', slow.render)
  cache.clear()
  slow.resolve(page('before'))
  expect(await waiting).toMatchObject({ etag: 'before' })
  expect(cache.get('/')).toBeUndefined()
})

test('Whoever asks after a change does not join a rendering that began before it', async () => {
  const cache = new PageCache()
  const slow = slowRendering()
  const early = cache.getOrRender('/', slow.render)
  cache.clear()
  expect(await cache.getOrRender('/', async () => page('after'))).toMatchObject({ etag: 'after' })
  slow.resolve(page('before'))
  await early
  expect(cache.get('/')).toMatchObject({ etag: 'after' })
})

test('A change of content forgets every page', async () => {
  const cache = new PageCache()
  await cache.getOrRender('/', async () => page('home'))
  await cache.getOrRender('/contact', async () => page('contact'))
  expect(cache.size).toBe(2)
  cache.clear()
  expect(cache.size).toBe(0)
})

test('What is not worth keeping is not kept', async () => {
  const cache = new PageCache()
  await cache.getOrRender('/nowhere', async () => page('404', { status: 404, isKeepable: false }))
  expect(cache.size).toBe(0)
})

test('A failed rendering fails for those who waited, and the next visitor gets a fresh try', async () => {
  const cache = new PageCache()
  const slow = slowRendering()
  const waiting = [cache.getOrRender('/', slow.render), cache.getOrRender('/', slow.render)]
  slow.reject(new Error('database away'))
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cache.getOrRender('/', async () => page('home'))).toMatchObject({ etag: 'home' })
})

test('Memory is bounded in bytes: old pages leave, and an enormous one never enters', async () => {
  const maxBytes = 100_000
  const cache = new PageCache(maxBytes)
  for (let n = 0; n < 50; n += 1) await cache.getOrRender(`/${n}`, async () => page('x'.repeat(3_000)))
  expect(cache.size).toBeGreaterThan(1)
  expect(cache.size).toBeLessThanOrEqual(maxBytes / 6_000)
  expect(cache.get('/49')).toBeDefined()
  expect(cache.get('/0')).toBeUndefined()

  const before = cache.size
  expect(await cache.getOrRender('/huge', async () => page('x'.repeat(50_000)))).toMatchObject({ status: 200 })
  expect(cache.get('/huge')).toBeUndefined()
  expect(cache.size).toBe(before)
})

test('A page at an endless address is shown and not kept, so that nobody can fill the memory with addresses', async () => {
  const cache = new PageCache()
  const address = `/shortlist?ids=${'1,'.repeat(2_000)}`
  expect(await cache.getOrRender(address, async () => page('list'))).toMatchObject({ etag: 'list' })
  expect(cache.get(address)).toBeUndefined()
})

/** A background rendering ends on its own time; nobody waits for it. */
const settle = () => new Promise(setImmediate)

test('An old page is given at once, rendered anew once beside it, and its successor is given next', async () => {
  const cache = new PageCache(undefined, 0)
  await cache.getOrRender('/', async () => page('old'))
  expect(cache.glance('/')).toBeUndefined()
  const slow = slowRendering()
  for (const _ of [1, 2, 3]) expect(await cache.getOrRender('/', slow.render)).toMatchObject({ etag: 'old' })
  expect(slow.runs()).toBe(1)
  // While that is under way nobody needs to ask again.
  expect(cache.glance('/')).toMatchObject({ etag: 'old' })
  slow.resolve(page('new'))
  await settle()
  expect(cache.get('/')).toMatchObject({ etag: 'new' })
})

test('An old page that is still the same stays, with the headers it has', async () => {
  const cache = new PageCache()
  const first = await cache.getOrRender('/', async () => page('same'))
  cache.doubt()
  await cache.getOrRender('/', async () => page('same'))
  await settle()
  expect(cache.glance('/')).toBe(first)
})

test.for([
  ['cannot be rendered', async () => Promise.reject(new Error('no database'))],
  ['is rendered as a failure', async () => page('sorry', { status: 503, isKeepable: false })],
  ['is rendered with something in doubt', async () => page('perhaps', { isKeepable: false })],
] as const)('An old page that %s goes on, and is not tried again at once', async ([, render]) => {
  const cache = new PageCache()
  await cache.getOrRender('/', async () => page('old'))
  cache.doubt()
  expect(await cache.getOrRender('/', render)).toMatchObject({ etag: 'old' })
  await settle()
  expect(cache.glance('/')).toMatchObject({ etag: 'old' })
})

test('An old page whose subject is gone is forgotten', async () => {
  const cache = new PageCache()
  await cache.getOrRender('/', async () => page('old'))
  cache.doubt()
  await cache.getOrRender('/', async () => page('gone', { status: 404, isKeepable: false }))
  await settle()
  expect(cache.get('/')).toBeUndefined()
})

test('A page whose rendering began before a doubt is doubted too', async () => {
  const cache = new PageCache()
  const slow = slowRendering()
  const waiting = cache.getOrRender('/', slow.render)
  cache.doubt()
  slow.resolve(page('perhaps'))
  await waiting
  expect(cache.get('/')).toBeDefined()
  expect(cache.glance('/')).toBeUndefined()
})

/** Long enough that there is something to be saved. */
const TEXT = Array.from(
  { length: 400 },
  (_, n) => `<p>${n} homes with a view of the sea in street ${n * 7919}</p>`,
).join('')

test('A page that is asked for again and again becomes smaller meanwhile, and stays the same text', async () => {
  const cache = new PageCache()
  const kept = await cache.getOrRender('/', () => finishPage(new Response(TEXT)))
  sealHeaders(kept, 'br', {})
  const first = kept.bodies.br
  for (let times = 0; times < 3; times++) expect(cache.glance('/')?.bodies.br).toBe(first)
  await expect.poll(() => cache.glance('/')?.bodies.br.length).toBeLessThan(first.length)
  expect(brotliDecompressSync(kept.bodies.br).toString()).toBe(TEXT)
  // Whoever comes next is told the new length.
  expect(kept.sealedHeaders.br).toBeUndefined()
})

test('A page that is asked for once or twice is not worth that work', async () => {
  const cache = new PageCache()
  const often = await cache.getOrRender('/often', () => finishPage(new Response(TEXT)))
  const seldom = await cache.getOrRender('/seldom', () => finishPage(new Response(TEXT)))
  const first = seldom.bodies.br
  for (let times = 0; times < 2; times++) cache.glance('/seldom')
  for (let times = 0; times < 3; times++) cache.glance('/often')
  await expect.poll(() => often.bodies.br.length).toBeLessThan(first.length)
  expect(seldom.bodies.br).toBe(first)
})

/** Two processes that serve one house, each with its own pages. */
function siblings() {
  const shared: SharedPage[] = []
  const share = (page: SharedPage) => void shared.push(page)
  return { one: new PageCache(undefined, undefined, share), other: new PageCache(), shared }
}

test('A page is handed to the other process when it is asked for a second time, once, and not rendered there', async () => {
  const { one, other, shared } = siblings()
  await one.getOrRender('/', async () => page('home'))
  expect(shared).toEqual([])
  for (let n = 0; n < 3; n += 1) one.glance('/')
  await one.getOrRender('/', async () => page('never'))
  expect(shared.map(({ key }) => key)).toEqual(['/'])
  for (const handed of shared) other.adopt(structuredClone(handed))
  expect(await other.getOrRender('/', async () => page('never'))).toMatchObject({ etag: 'home', sealedHeaders: {} })
  one.shareAgain()
  one.glance('/')
  expect(shared).toHaveLength(2)
})

test('A page in doubt is not handed on, and what comes from elsewhere replaces nothing that is fresher', async () => {
  const { one, other, shared } = siblings()
  await one.getOrRender('/', async () => page('old'))
  one.glance('/')
  await other.getOrRender('/', async () => page('new'))
  for (const handed of shared) other.adopt({ ...handed, freshUntil: handed.freshUntil - 1_000 })
  expect(other.get('/')).toMatchObject({ etag: 'new' })

  one.shareAgain()
  one.doubt()
  const slow = slowRendering()
  await one.getOrRender('/', slow.render)
  one.glance('/')
  expect(shared).toHaveLength(1)
})
