import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRow } from '#db/content-rows.server.ts'
import { investmentInputSchema } from '#features/invest/investment.schema.ts'
import { createInvestment } from '#features/invest/write-investment.server.ts'
import { articleInputSchema } from '#features/media/article.schema.ts'
import { childrenOf, readXml, textOf, type XmlElement } from '#features/media/feeds/xml.fixture.ts'
import { podcastInputSchema } from '#features/media/podcast.schema.ts'
import { createArticle } from '#features/media/write-article.server.ts'
import { createPodcast } from '#features/media/write-podcast.server.ts'
import { type NewPropertyRow, properties } from '#features/nest/property.table.server.ts'
import { articleDraft, investmentDraft, podcastDraft } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { writeSitemapFile, writeSitemapIndex } from './write-sitemap.server.ts'

const PUBLIC_URL = 'https://kais.example'
const SITEMAP = '{http://www.sitemaps.org/schemas/sitemap/0.9}'
const LINK = '{http://www.w3.org/1999/xhtml}link'
/** As the protocol takes it: W3C Datetime. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString()

let kais: TestApp
beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

/** A home with a number of our choice, as one that comes back after it was deleted has. */
function makeHome(id: number, changes: Partial<NewPropertyRow> = {}): Promise<number> {
  const home = {
    title: 'Home',
    description: 'A house',
    price: '1000000',
    location: 'Ngor',
    type: 'rent',
    kind: 'villa',
  }
  const row = { ...home, bedrooms: 3, bathrooms: 2, area: 200, updatedAt: new Date('2026-01-01'), ...changes, id }
  return insertRow(kais.db, properties, row as NewPropertyRow)
}

const locOf = (element: XmlElement) => textOf(element, `${SITEMAP}loc`)
const lastmodOf = (element: XmlElement | undefined) => element && textOf(element, `${SITEMAP}lastmod`)

function isValid({ name, children }: XmlElement, entry: 'sitemap' | 'url'): boolean {
  const [loc, ...others] = children
  const [lastmod] = others.filter((part) => part.name === `${SITEMAP}lastmod`)
  const order = [...(lastmod ? [`${SITEMAP}lastmod`] : []), ...(entry === 'url' ? [LINK, LINK] : [])]
  return (
    name === SITEMAP + entry &&
    loc?.name === `${SITEMAP}loc` &&
    new URL(loc.text).origin === PUBLIC_URL &&
    others.map((part) => part.name).join() === order.join() &&
    (!lastmod || MOMENT.test(lastmod.text))
  )
}

/** What the protocol asks of either kind of file: known elements only, in their order, with whole addresses. */
function entriesOf(xml = '', root: 'sitemapindex' | 'urlset' = 'urlset'): XmlElement[] {
  const { name, children } = readXml(xml)
  expect(name).toBe(SITEMAP + root)
  const entry = root === 'urlset' ? 'url' : 'sitemap'
  expect(children.filter((child) => !isValid(child, entry))).toEqual([])
  return children
}

interface Sitemap {
  /** Of the files that the index names, by their names: what it says of each, and what is there. */
  index: Map<string, XmlElement>
  files: Map<string, string>
}

async function readSitemap(): Promise<Sitemap> {
  const sitemap: Sitemap = { index: new Map(), files: new Map() }
  for (const entry of entriesOf(await writeSitemapIndex(kais.db, PUBLIC_URL), 'sitemapindex')) {
    const name = /^\/([a-z]+(?:-\d+)?)\.sitemap\.xml$/.exec(new URL(locOf(entry)).pathname)?.[1] ?? ''
    const xml = await writeSitemapFile(kais.db, name, PUBLIC_URL)
    if (xml === null) throw new Error(`The index names ${locOf(entry)}, which is not there.`)
    sitemap.index.set(name, entry)
    sitemap.files.set(name, xml)
  }
  return sitemap
}

const pathsIn = (xml: string) => entriesOf(xml).map((element) => new URL(locOf(element)).pathname)

test('A house without content has the pages that are always there, in both languages and each the other’s alternate', async () => {
  const { index, files } = await readSitemap()
  expect([...index.keys()]).toEqual(['pages'])
  const pages = files.get('pages') ?? ''
  expect(pathsIn(pages)).toEqual(expect.arrayContaining(['/', '/fr', '/kais-nest', '/fr/kais-nest', '/fr/faq']))
  const home = childrenOf(entriesOf(pages)[1] as XmlElement, LINK).map(({ attributes }) => attributes)
  expect(home).toEqual([
    { rel: 'alternate', hreflang: 'en', href: `${PUBLIC_URL}/` },
    { rel: 'alternate', hreflang: 'fr', href: `${PUBLIC_URL}/fr` },
  ])
})

test('What is public stands in the sitemap once in each language; what is hidden, a draft or not yet due does not', async () => {
  const shown = {
    article: await createArticle(kais.system, articleInputSchema.parse(articleDraft({ slug: 'out' }))),
    episode: await createPodcast(kais.system, podcastInputSchema.parse(podcastDraft())),
    project: await createInvestment(kais.system, investmentInputSchema.parse(investmentDraft())),
    home: await makeHome(1),
  }
  await createArticle(kais.system, articleInputSchema.parse(articleDraft({ slug: 'draft', isPublished: false })))
  await createArticle(kais.system, articleInputSchema.parse(articleDraft({ slug: 'later', publishedAt: NEXT_YEAR })))
  await createPodcast(kais.system, podcastInputSchema.parse(podcastDraft({ isPublished: false })))
  await createPodcast(kais.system, podcastInputSchema.parse(podcastDraft({ publishedAt: NEXT_YEAR })))
  await createInvestment(kais.system, investmentInputSchema.parse(investmentDraft({ isActive: false })))
  await makeHome(2, { isAvailable: false, saleState: 'draft' })

  const { files, index } = await readSitemap()
  const records = [...files].filter(([name]) => name !== 'pages').map(([name, xml]) => [name, pathsIn(xml)])
  const both = (path: string) => [path, `/fr${path}`]
  expect(Object.fromEntries(records)).toEqual({
    'homes-1': both(`/property/${shown.home}`),
    'projects-1': both(`/invest/${shown.project}`),
    'articles-1': both('/kais-media/articles/out'),
    'episodes-1': both(`/kais-media/podcast/${shown.episode}`),
  })
  // Nothing has changed in the future.
  for (const name of ['articles-1', 'episodes-1'])
    expect(Date.parse(lastmodOf(index.get(name)) ?? '')).toBeLessThanOrEqual(Date.now())
})

test('An article that was saved before its day came changed on its day', async () => {
  const publishedAt = new Date(Date.now() - 3_600_000)
  const slug = 'due'
  await createArticle(
    kais.system,
    articleInputSchema.parse(articleDraft({ slug, publishedAt: publishedAt.toISOString() })),
  )
  await kais.db.execute(sql`update articles set updated_at = '2020-01-01' where slug = ${slug}`)
  const { files } = await readSitemap()
  const due = entriesOf(files.get('articles-1')).find((element) => locOf(element).endsWith(`/${slug}`))
  expect(lastmodOf(due)).toBe(publishedAt.toISOString())
})

test('No file holds more than ten thousand addresses, and every home stands in one', async () => {
  await kais.db.execute(sql`
    insert into properties (id, title, description, price, location, type, kind, bedrooms, bathrooms, area, updated_at)
    overriding system value
    select n, 'Home', 'A house', 1000000, 'Ngor', 'rent', 'villa', 3, 2, 200, '2026-01-01'
    from generate_series(3, 10100) as n where n <> 7000`)
  const { files } = await readSitemap()
  const homes = [...files]
    .filter(([name]) => name.startsWith('homes-'))
    .map(([name, xml]) => [name, pathsIn(xml)] as const)
  expect(homes.map(([name, { length }]) => [name, length])).toEqual([
    ['homes-1', 3_998],
    ['homes-2', 4_000],
    ['homes-3', 4_000],
    ['homes-4', 3_998],
    ['homes-5', 4_000],
    ['homes-6', 200],
  ])
  const paths = homes.flatMap(([, inFile]) => inFile)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(['/property/4000', '/fr/property/4000', '/property/4001']))
})

test('A home that is added, hidden or changed changes its own file and that file’s date, and no other', async () => {
  const changedFiles = (before: Sitemap, after: Sitemap) =>
    [...after.files].filter(([name, xml]) => before.files.get(name) !== xml).map(([name]) => name)
  const datesChanged = (before: Sitemap, after: Sitemap) =>
    [...after.index].filter(([name, entry]) => JSON.stringify(before.index.get(name)) !== JSON.stringify(entry))
  const first = await readSitemap()

  await makeHome(7_000, { updatedAt: new Date('2026-02-02') })
  const added = await readSitemap()
  expect(changedFiles(first, added)).toEqual(['homes-4'])
  expect(lastmodOf(added.index.get('homes-4'))).toBe('2026-02-02T00:00:00.000Z')

  await kais.db.execute(
    sql`update properties set is_available = false, sale_state = 'withdrawn', updated_at = '2026-03-03' where id = 7000`,
  )
  const hidden = await readSitemap()
  expect(hidden.files.get('homes-4')).toBe(first.files.get('homes-4'))
  expect(lastmodOf(hidden.index.get('homes-4'))).toBe('2026-03-03T00:00:00.000Z')

  await kais.db.execute(sql`update properties set price = 5, updated_at = '2026-04-04' where id = 10001`)
  const changed = await readSitemap()
  expect(changedFiles(hidden, changed)).toEqual(['homes-6'])
  expect(datesChanged(hidden, changed).map(([name]) => name)).toEqual(['homes-6'])
})

test('A file whose homes are all hidden is gone from the index and not there', async () => {
  await kais.db.execute(sql`update properties set is_available = false, sale_state = 'withdrawn' where id > 10000`)
  expect((await readSitemap()).index.has('homes-6')).toBe(false)
  expect(await writeSitemapFile(kais.db, 'homes-6', PUBLIC_URL)).toBeNull()
})
