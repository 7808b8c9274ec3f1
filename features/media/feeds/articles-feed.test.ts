import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import { articleDraft, makePicture, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import type { ArticleDraft } from '../article.schema.ts'
import { loader } from './articles-feed.ts'
import { escapeXml, rssDate } from './rss.ts'
import { childrenOf, readXml, textOf, type XmlElement } from './xml.fixture.ts'

const PUBLIC_URL = 'https://kais.example'
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString()
const ATOM_LINK = '{http://www.w3.org/2005/Atom}link'
const WHOLE_TEXT = '{http://purl.org/rss/1.0/modules/content/}encoded'
const CREATOR = '{http://purl.org/dc/elements/1.1/}creator'

let kais: TestApp
let staff: { cookie: string }
let picture: string
/** The widest there is of it. */
let shown: string

beforeAll(async () => {
  kais = await startTestApp()
  staff = await signInAs(kais, 'editor', 'editor')
  picture = await makePicture(kais, '#335544')
  shown = picture.replace('.webp', '-400.webp')
})
afterAll(() => kais.close())

async function publish(changes: Partial<ArticleDraft>): Promise<void> {
  const payload = articleDraft(changes)
  const answer = await kais.app.inject({ method: 'POST', url: '/api/admin/articles', headers: staff, payload })
  expect(answer.statusCode, answer.body).toBe(201)
}

async function askFeed(path: string): Promise<Response> {
  const context = new RouterContextProvider()
  // What a feed does not ask for is left out: it knows no person, no language but its address, no currency.
  context.set(pageContext, { context: { db: kais.db, actor: VISITOR }, publicUrl: PUBLIC_URL } as never)
  return loader({ context, url: new URL(PUBLIC_URL + path), params: {} } as unknown as LoaderFunctionArgs)
}

async function readFeed(path: string): Promise<{ channel: XmlElement; items: XmlElement[] }> {
  const answer = await askFeed(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const rss = readXml(await answer.text())
  expect(rss).toMatchObject({ name: 'rss', attributes: { version: '2.0' } })
  const [channel, ...others] = rss.children
  expect(others).toEqual([])
  if (!channel) throw new Error('A feed without a channel')
  return { channel, items: childrenOf(channel, 'item') }
}

/** RFC 822 with four figures for the year, which RSS 2.0 prefers. */
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/

function expectDate(text: string): void {
  expect(text).toMatch(RFC_822)
  expect(new Date(text).toUTCString()).toBe(text)
}

function expectOurAddress(text: string): void {
  expect(new URL(text).origin).toBe(PUBLIC_URL)
}

/** What RSS 2.0 and its profile ask of a channel and of each item; nothing may stand there that they do not know. */
function expectValid({ channel, items }: { channel: XmlElement; items: XmlElement[] }, self: string, language: string) {
  const known = ['title', 'link', 'description', 'language', 'lastBuildDate', ATOM_LINK, 'image', 'item']
  expect(channel.children.filter(({ name }) => !known.includes(name))).toEqual([])
  expect(textOf(channel, 'title')).not.toBe('')
  expect(textOf(channel, 'description')).not.toBe('')
  expect(textOf(channel, 'language')).toBe(language)
  expectOurAddress(textOf(channel, 'link'))
  expectDate(textOf(channel, 'lastBuildDate'))
  expect(childrenOf(channel, ATOM_LINK).map(({ attributes }) => attributes)).toEqual([
    { href: PUBLIC_URL + self, rel: 'self', type: 'application/rss+xml' },
  ])
  const [image] = childrenOf(channel, 'image')
  expect(image && textOf(image, 'title')).toBe(textOf(channel, 'title'))
  expect(image && textOf(image, 'link')).toBe(textOf(channel, 'link'))
  expectOurAddress(image ? textOf(image, 'url') : '')

  const parts = ['title', 'link', 'guid', 'pubDate', CREATOR, 'category', 'description', WHOLE_TEXT]
  for (const item of items) {
    expect(item.children.filter(({ name }) => !parts.includes(name))).toEqual([])
    for (const name of ['title', CREATOR, 'description', WHOLE_TEXT]) expect(textOf(item, name)).not.toBe('')
    expect(childrenOf(item, 'category').length).toBeGreaterThan(0)
    expect(childrenOf(item, 'guid')[0]?.attributes).toEqual({ isPermaLink: 'false' })
    expect(textOf(item, 'guid')).toMatch(/^kais-article-\d+$/)
    expectOurAddress(textOf(item, 'link'))
    expectDate(textOf(item, 'pubDate'))
    const addresses = [...textOf(item, WHOLE_TEXT).matchAll(/(?:href|src)="([^"]*)"/g)].map(
      ([, address = '']) => address,
    )
    for (const address of addresses) expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:)/)
  }
  const guids = items.map((item) => textOf(item, 'guid'))
  expect(new Set(guids).size).toBe(guids.length)
}

test('A house that has published nothing has a feed with nothing in it', async () => {
  const { channel, items } = await readFeed('/kais-media/articles.xml')
  expect(items).toEqual([])
  expect(childrenOf(channel, 'lastBuildDate')).toEqual([])
})

test('The feed holds what is published, newest first, in the language of its address and with whole addresses', async () => {
  await publish({
    title: 'Tea & "sugar" <for> two]]>',
    titleFr: 'Du thé, et l’été',
    slug: 'tea',
    excerpt: 'One & two',
    excerptFr: 'Un & deux',
    content: `# Tea\n\n[Invest](/invest), [elsewhere](https://a.example), [above](#s-tea)\n\n![A cup](${picture})\n\n<script>alert(1)</script>`,
    contentFr: '# Thé\n\n[Investir](/invest)',
    category: 'market-insights',
    tags: ['Thé & co'],
    featuredImage: picture,
    publishedAt: '2026-03-01T09:30:00.000Z',
  })
  await publish({ slug: 'later', title: 'Later', publishedAt: '2026-04-01T00:00:00.000Z' })
  await publish({ slug: 'draft', title: 'Draft', isPublished: false })
  await publish({ slug: 'next-year', title: 'Next year', publishedAt: NEXT_YEAR })

  const english = await readFeed('/kais-media/articles.xml')
  expectValid(english, '/kais-media/articles.xml', 'en-gb')
  expect(english.items.map((item) => textOf(item, 'title'))).toEqual(['Later', 'Tea & "sugar" <for> two]]>'])
  const [, tea] = english.items
  if (!tea) throw new Error('No tea')
  expect(textOf(tea, 'pubDate')).toBe('Sun, 01 Mar 2026 09:30:00 GMT')
  expect(childrenOf(tea, 'category').map(({ text }) => text)).toEqual(['Market Insights', 'Thé & co'])
  const whole = textOf(tea, WHOLE_TEXT)
  expect(whole).toContain(`href="${PUBLIC_URL}/invest"`)
  expect(whole).toContain(`href="${PUBLIC_URL}/kais-media/articles/tea#s-tea"`)
  expect(whole).toContain(`src="${PUBLIC_URL}${shown}"`)
  expect(whole).toContain('&lt;script&gt;')
  expect(whole).not.toContain('<script')

  const french = await readFeed('/fr/kais-media/articles.xml')
  expectValid(french, '/fr/kais-media/articles.xml', 'fr-sn')
  expect(french.items.map((item) => textOf(item, 'link'))).toEqual([
    `${PUBLIC_URL}/fr/kais-media/articles/later`,
    `${PUBLIC_URL}/fr/kais-media/articles/tea`,
  ])
  expect(textOf(french.items[1] as XmlElement, WHOLE_TEXT)).toContain(`href="${PUBLIC_URL}/fr/invest"`)
})

test('The feed is as old as what stands in it, not as the hour it is asked for', async () => {
  const [first, second] = [await askFeed('/kais-media/articles.xml'), await askFeed('/kais-media/articles.xml')]
  const text = await first.text()
  expect(await second.text()).toBe(text)
  const answer = await kais.app.inject('/api/articles')
  const changes = answer.json<{ updatedAt: string }[]>().map(({ updatedAt }) => updatedAt)
  expect(textOf(readXml(text).children[0] as XmlElement, 'lastBuildDate')).toBe(
    rssDate(changes.toSorted().at(-1) ?? ''),
  )
})

test('No more than fifty stand in it, and all their pictures are asked for at once', async () => {
  const content = `A text with a picture.\n\n![A cup](${picture})`
  for (let n = 0; n < 51; n += 1) await publish({ slug: `many-${n}`, title: `Many ${n}`, content })
  const asked = vi.spyOn(kais.db.$client, 'query')
  const feed = await readFeed('/kais-media/articles.xml')
  const statements = asked.mock.calls.map(([query]) => (query as unknown as { text: string }).text)
  asked.mockRestore()
  expect(statements.filter((text) => text.includes('from "pictures"')).length).toBeLessThanOrEqual(2)
  expect(statements.filter((text) => text.includes('"content_fr"'))).toHaveLength(1)
  // Not one for each article; what the 51 changes have the server ask meanwhile may stand among them.
  expect(statements.length).toBeLessThan(10)
  expect(feed.items).toHaveLength(50)
  for (const item of feed.items) expect(textOf(item, WHOLE_TEXT)).toContain(`src="${PUBLIC_URL}${shown}"`)
  expectValid(feed, '/kais-media/articles.xml', 'en-gb')
})

test('Texts that come to megabytes are whole in the newest and told in brief in the others', async () => {
  const content = 'A long text. '.repeat(3_500)
  for (let n = 0; n < 24; n += 1) await publish({ slug: `long-${n}`, title: `Long ${n}`, excerpt: 'In brief', content })
  const answer = await askFeed('/kais-media/articles.xml')
  const xml = await answer.text()
  expect(xml.length).toBeLessThan(1_200_000)
  const long = childrenOf(readXml(xml).children[0] as XmlElement, 'item').slice(0, 24)
  // Twenty-one of them fill it; what is in brief has its title, its address and its first words like the others.
  expect(long.map((item) => childrenOf(item, WHOLE_TEXT).length)).toEqual([...Array(21).fill(1), 0, 0, 0])
  expect(long.map((item) => textOf(item, 'description'))).toEqual(Array(24).fill('In brief'))
})

test('A text of more than fifty thousand characters is told in brief', async () => {
  const publishedAt = new Date().toISOString()
  for (const [slug, count] of Object.entries({ 'just-short': 50_000, 'too-long': 50_001 }))
    await publish({ slug, title: slug, excerpt: 'In brief', content: 'x'.repeat(count), publishedAt })
  const feed = await readFeed('/kais-media/articles.xml')
  const itemOf = (title: string) => feed.items.find((item) => textOf(item, 'title') === title) as XmlElement
  expect(childrenOf(itemOf('just-short'), WHOLE_TEXT)).toHaveLength(1)
  expect(childrenOf(itemOf('too-long'), WHOLE_TEXT)).toEqual([])
  expect(textOf(itemOf('too-long'), 'description')).toBe('In brief')
})

test('What XML cannot hold is left out, and what it would misread is escaped', () => {
  const escaped = escapeXml('a\u0000b\u000b\u001f\ufffe<c d="e\'">&amp;\ud800🙂\n')
  expect(readXml(`<x y="${escaped}">${escaped}</x>`).text).toBe('ab<c d="e\'">&amp;\ufffd🙂\n')
})

test.each([
  '<a>&nbsp;</a>',
  '<a>&</a>',
  '<a>\u0001</a>',
  '<a/><b/>',
  '<x:a/>',
  '<a>]]></a>',
  '<a b="<"/>',
  '<a><b></a>',
])('The parser that judges the feeds refuses what is not XML: %s', (xml) => {
  expect(() => readXml(xml)).toThrow()
})
