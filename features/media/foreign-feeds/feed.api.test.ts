import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { type OtherServer, rssOf, startOtherServer } from '#platform/foreign-fetch/other-server.fixture.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { PublicArticle } from '../article.public.ts'
import type { FeedLook, StaffFeed, StaffFeedItem } from './feed.public.ts'
import type { FeedDraft } from './feed.schema.ts'
import { feeds } from './feed.table.server.ts'
import { nextRefreshIn } from './refresh-feed.server.ts'
import { startFeedReader } from './start-feed-reader.server.ts'

const FEEDS = '/api/admin/feeds'
const ITEMS = '/api/admin/feed-items'

let kais: TestApp
let editor: { cookie: string }
let agent: { cookie: string }
let other: OtherServer
/** What the other server answers, by path; anything else is missing. */
const shelf = new Map<string, string>()

beforeAll(async () => {
  other = await startOtherServer((request, response) => {
    const body = shelf.get(request.url ?? '')
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/xml' }).end(body)
  })
  kais = await startTestApp({ env: { FEED_PRIVATE_HOSTS: other.host } })
  editor = await signInAs(kais, 'editor', 'editor')
  agent = await signInAs(kais, 'agent', 'agent')
})
afterAll(async () => {
  await kais.close()
  await other.close()
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

function call(method: Method, url: string, payload?: object, headers: Record<string, string> = {}) {
  return kais.app.inject({ method, url, headers: { ...editor, ...headers }, ...(payload && { payload }) })
}

/** A feed of its own for each test, with what it holds now. */
async function addFeed(path: string, content: string | null, changes: Partial<FeedDraft> = {}): Promise<StaffFeed> {
  if (content !== null) shelf.set(path, content)
  const draft: FeedDraft = {
    title: `Feed ${path}`,
    url: other.url(path),
    category: 'market',
    isActive: false,
    ...changes,
  }
  const made = await call('POST', FEEDS, draft)
  expect(made.statusCode).toBe(201)
  return made.json()
}

const look = async ({ id }: { id: number }) => (await call('POST', `${FEEDS}/${id}/fetch`)).json<FeedLook>()
const read = async ({ id }: { id: number }) => (await call('GET', `${FEEDS}/${id}`)).json<StaffFeed>()
const items = async (query: string) => (await call('GET', `${ITEMS}?${query}`)).json<StaffFeedItem[]>()
const titles = async (query: string) => (await items(query)).map(({ title }) => title)

const TWO = rssOf([
  { guid: 'b', title: 'Bâtir à Diamniadio', more: '<description>Mille &lt;b&gt;logements&lt;/b&gt;.</description>' },
  { guid: 'a', title: 'Asking prices in Fann' },
])

test('A feed is added, looked at, tells what is new once, is changed and leaves', async () => {
  const feed = await addFeed('/two.xml', TWO)
  expect(feed).toMatchObject({ category: 'market', lastFetchedAt: null, lastProblem: null, newItems: 0 })
  expect(await look(feed)).toEqual({ newItems: 2, problem: null })
  expect(await look(feed)).toEqual({ newItems: 0, problem: null })
  // A look is no edit: the version is the one that an open form has.
  expect(await read(feed)).toMatchObject({ newItems: 2, lastFetchedAt: expect.any(String), updatedAt: feed.updatedAt })
  expect(await items(`feedId=${feed.id}`)).toMatchObject([
    {
      title: 'Bâtir à Diamniadio',
      summary: 'Mille logements.',
      state: 'new',
      feed: { id: feed.id, title: feed.title },
    },
    { title: 'Asking prices in Fann', summary: null },
  ])

  const draft: FeedDraft = { title: 'Two', url: feed.url, category: 'news', isActive: false }
  const begun = { 'if-match': `"${feed.updatedAt}"` }
  expect((await call('PUT', `${FEEDS}/${feed.id}`, draft, begun)).json()).toMatchObject({ title: 'Two', newItems: 2 })
  expect((await call('PUT', `${FEEDS}/${feed.id}`, draft, begun)).statusCode).toBe(412)
  expect((await call('DELETE', `${FEEDS}/${feed.id}`)).statusCode).toBe(204)
  expect(await items(`feedId=${feed.id}`)).toEqual([])
  expect((await call('POST', `${FEEDS}/${feed.id}/fetch`)).statusCode).toBe(404)
})

test('What went wrong is said and remembered, and forgotten when it works again', async () => {
  const feed = await addFeed('/later.xml', null)
  expect(await look(feed)).toEqual({ newItems: 0, problem: 'http-404' })
  expect(await read(feed)).toMatchObject({ lastProblem: 'http-404' })
  shelf.set('/later.xml', '<html><body>Sorry</body></html>')
  expect(await look(feed)).toEqual({ newItems: 0, problem: 'not-a-feed' })
  shelf.set('/later.xml', TWO)
  expect(await look(feed)).toEqual({ newItems: 2, problem: null })
  expect(await read(feed)).toMatchObject({ lastProblem: null })
})

test('Another address is another feed: what the old one said no longer holds', async () => {
  const feed = await addFeed('/moved.xml', null)
  await look(feed)
  const put = await call('PUT', `${FEEDS}/${feed.id}`, { ...feed, url: other.url('/moved-here.xml') })
  expect(put.json()).toMatchObject({ lastProblem: null, lastFetchedAt: null })
})

test('The address of a feed we know, one with a password, and one that is none are refused with a sentence', async () => {
  const { url } = await addFeed('/known.xml', null)
  const draft = { title: 'Again', category: 'news' }
  const twice = await call('POST', FEEDS, { ...draft, url: `${url}#top` })
  expect(twice.statusCode).toBe(409)
  expect(twice.json()).toMatchObject({ code: 'feed_known', fields: { url: expect.any(String) } })
  for (const refused of ['news.example/feed', 'ftp://news.example/feed', 'https://me:secret@news.example/', ''])
    expect((await call('POST', FEEDS, { ...draft, url: refused })).json()).toMatchObject({
      code: 'invalid_input',
      fields: { url: expect.any(String) },
    })
})

test('A private address that is no exception is refused when it is looked at', async () => {
  const made = await call('POST', FEEDS, {
    title: 'Inside',
    url: 'http://127.0.0.1/feed',
    category: 'news',
    isActive: false,
  })
  expect(await look(made.json())).toEqual({ newItems: 0, problem: 'private-address' })
})

test('Items are searched whatever the accents, narrowed by state, put aside and taken back', async () => {
  const feed = await addFeed('/states.xml', TWO)
  await look(feed)
  const narrowed = `feedId=${feed.id}`
  expect(await titles(`${narrowed}&search=BATIR%20logements`)).toEqual(['Bâtir à Diamniadio'])
  expect(await titles(`${narrowed}&search=%25`)).toEqual([])
  const [, second] = await items(narrowed)
  const aside = await call('PATCH', `${ITEMS}/${second?.id}`, { isDismissed: true })
  expect(aside.json()).toMatchObject({ state: 'dismissed' })
  expect(await titles(`${narrowed}&state=new`)).toEqual(['Bâtir à Diamniadio'])
  expect(await titles(`${narrowed}&state=dismissed`)).toEqual(['Asking prices in Fann'])
  // It does not come back by itself.
  expect(await look(feed)).toEqual({ newItems: 0, problem: null })
  expect((await call('PATCH', `${ITEMS}/${second?.id}`, { isDismissed: false })).json()).toMatchObject({ state: 'new' })
  const page = await call('GET', `${ITEMS}?${narrowed}&limit=1`)
  expect(page.headers['x-total-count']).toBe('2')
  expect(page.headers.link).toContain('rel="next"')
})

test('An item becomes an article draft with its source, once', async () => {
  const more =
    '<link>https://elsewhere.example/1?a=1&amp;b=2</link><description>A *quiet* year, [says](https://x.example) the office.</description>'
  const feed = await addFeed('/draft.xml', rssOf([{ guid: '1', title: 'A quiet year', more }]))
  await look(feed)
  const [item] = await items(`feedId=${feed.id}`)
  const draft = () => call('POST', `${ITEMS}/${item?.id}/draft`)
  const [first, second] = await Promise.all([draft(), draft()])
  const { articleId } = first.json<{ articleId: number }>()
  expect(second.json()).toEqual({ articleId })
  const article = (await call('GET', `/api/admin/articles/${articleId}`)).json<PublicArticle>()
  expect(article).toMatchObject({
    title: 'A quiet year',
    slug: 'a-quiet-year',
    excerpt: 'A *quiet* year, [says](https://x.example) the office.',
    content: '> A \\*quiet\\* year, \\[says\\](https://x.example) the office.',
    category: 'market-insights',
    sourceName: feed.title,
    sourceUrl: 'https://elsewhere.example/1?a=1&b=2',
    isPublished: false,
  })
  expect(await items(`feedId=${feed.id}&state=used`)).toMatchObject([{ state: 'used', articleId }])

  // Deleted, the item is free again; the deletion taken back, it has its draft again.
  await call('DELETE', `/api/admin/articles/${articleId}`)
  expect(await titles(`feedId=${feed.id}&state=new`)).toEqual(['A quiet year'])
  expect((await call('POST', `/api/admin/deleted/article/${articleId}/restore`)).statusCode).toBeLessThan(300)
  expect((await draft()).json()).toEqual({ articleId })
})

test('A title that another article has gets an address of its own, and a title without letters has one too', async () => {
  const feed = await addFeed(
    '/same.xml',
    rssOf(['1', '2'].map((guid) => ({ guid, title: 'Twice told' })).concat({ guid: '3', title: '…' })),
  )
  await look(feed)
  const slugs: string[] = []
  for (const { id } of (await items(`feedId=${feed.id}`)).reverse()) {
    const { articleId } = (await call('POST', `${ITEMS}/${id}/draft`)).json<{ articleId: number }>()
    slugs.push((await call('GET', `/api/admin/articles/${articleId}`)).json<PublicArticle>().slug)
  }
  expect(slugs).toEqual([expect.stringMatching(/^item-\d+$/), 'twice-told', expect.stringMatching(/^twice-told-\d+$/)])
})

test('A feed that comes back after its deletion remembers what was done with its items', async () => {
  const feed = await addFeed('/back.xml', rssOf(['x', 'y', 'z'].map((guid) => ({ guid, title: `Back ${guid}` }))))
  await look(feed)
  const [x, y] = await items(`feedId=${feed.id}`)
  const { articleId } = (await call('POST', `${ITEMS}/${x?.id}/draft`)).json<{ articleId: number }>()
  await call('PATCH', `${ITEMS}/${y?.id}`, { isDismissed: true })
  await call('DELETE', `${FEEDS}/${feed.id}`)
  expect((await call('POST', `/api/admin/deleted/feed/${feed.id}/restore`)).statusCode).toBeLessThan(300)
  expect(await look(feed)).toEqual({ newItems: 1, problem: null })
  expect(await items(`feedId=${feed.id}&state=used`)).toMatchObject([{ title: 'Back x', articleId }])
  expect(await titles(`feedId=${feed.id}&state=dismissed`)).toEqual(['Back y'])
})

test('What staff did to a feed stands in the audit trail', async () => {
  const feed = await addFeed('/audit.xml', TWO)
  await look(feed)
  const [item] = await items(`feedId=${feed.id}`)
  await call('PATCH', `${ITEMS}/${item?.id}`, { isDismissed: true })
  await call('PATCH', `${ITEMS}/${item?.id}`, { isDismissed: true })
  const trail = await kais.db
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.entity} = 'feed' and ${auditEntries.entityId} = ${feed.id}`)
    .orderBy(auditEntries.id)
  expect(trail.map(({ action, after }) => [action, after])).toEqual([
    ['create', expect.objectContaining({ url: feed.url })],
    ['update', { dismissedItem: 'Bâtir à Diamniadio' }],
  ])
})

test('Agents read feeds and change nothing; without an account there is nothing to read', async () => {
  const feed = await addFeed('/rights.xml', TWO)
  await look(feed)
  const [item] = await items(`feedId=${feed.id}`)
  const doors: [Method, string, object?][] = [
    ['POST', FEEDS, { title: 'x', url: 'https://x.example/', category: 'news' }],
    ['PUT', `${FEEDS}/${feed.id}`, { ...feed }],
    ['DELETE', `${FEEDS}/${feed.id}`],
    ['POST', `${FEEDS}/${feed.id}/fetch`],
    ['PATCH', `${ITEMS}/${item?.id}`, { isDismissed: true }],
    ['POST', `${ITEMS}/${item?.id}/draft`],
  ]
  for (const [method, url, body] of doors) expect((await call(method, url, body, agent)).statusCode).toBe(403)
  for (const url of [FEEDS, `${FEEDS}/${feed.id}`, ITEMS]) {
    expect((await call('GET', url, undefined, agent)).statusCode).toBe(200)
    expect((await kais.app.inject(url)).statusCode).toBe(401)
  }
})

test('What is due is read by whichever reader claims it, once, and one that fails waits longer each time', async () => {
  const due = await addFeed('/due.xml', TWO)
  const paused = await addFeed('/paused.xml', TWO)
  const failing = await addFeed('/failing.xml', null)
  for (const { id } of [due, failing]) await kais.db.update(feeds).set({ isActive: true }).where(eq(feeds.id, id))

  const log = { error: () => {}, info: () => {}, warn: () => {} }
  const options = { db: kais.db, log, privateHosts: [other.host] }
  const readers = [startFeedReader(options), startFeedReader(options)]
  await Promise.all(readers.map((reader) => reader.readDue(new AbortController().signal)))
  expect([(await read(due)).lastFetchedAt, (await read(failing)).lastProblem]).toEqual([expect.any(String), 'http-404'])
  await Promise.all(readers.map((reader) => reader.stop()))

  expect(other.asked.filter((path) => path === '/due.xml')).toHaveLength(1)
  expect(await read(paused)).toMatchObject({ lastFetchedAt: null })
  const waits = async ({ id }: StaffFeed) => {
    const [row] = await kais.db
      .select({ minutes: sql<number>`round(extract(epoch from next_fetch_at - last_fetched_at) / 60)::int` })
      .from(feeds)
      .where(eq(feeds.id, id))
    return row?.minutes
  }
  expect(await waits(due)).toBe(60)
  expect(await waits(failing)).toBe(120)
  const hours = [0, 1, 2, 3, 4, 5, 60].map((failures) => nextRefreshIn(failures) / 3_600_000)
  expect(hours).toEqual([1, 2, 4, 8, 16, 24, 24])
})

test('A look under way is broken off when the house closes, and nothing is held against the feed', async () => {
  const silent = await startOtherServer(() => {})
  const log = { error: () => {}, info: () => {}, warn: () => {} }
  const reader = startFeedReader({ db: kais.db, log, privateHosts: [silent.host] })
  const made = await call('POST', FEEDS, { title: 'Silent', url: silent.url('/'), category: 'news', isActive: false })
  const feed = made.json<StaffFeed>()
  const first = reader.look(feed.id)
  const second = reader.look(feed.id)
  const refused = Promise.all([
    expect(first).rejects.toMatchObject({ code: 'unavailable' }),
    expect(second).rejects.toMatchObject({ code: 'unavailable' }),
  ])
  await expect.poll(() => silent.asked.length).toBe(1)
  await reader.stop()
  await refused
  expect(await read(feed)).toMatchObject({ lastProblem: null, lastFetchedAt: null })
  await silent.close()
})
