import { expect, test } from 'vitest'
import { newVisitor } from '#tests/helpers/site.ts'
import { sitemapPaths } from '#tests/helpers/sitemap.ts'

const visitor = await newVisitor()

/** What a crawler, WhatsApp or a reader without JavaScript receives. */
async function html(path: string, headers: Record<string, string> = {}) {
  const answer = await visitor.ask(path, { headers })
  return { status: answer.statusCode, headers: answer.headers, text: answer.body }
}

const FRANCS = /\d{2,3}\s\d{3}(\s\d{3})?\s?FCFA/

test('The list’s HTML holds homes and prices, in either language and any letter case', async () => {
  const english = await html('/kais-nest?search=teranga')
  expect(english.text).toContain('Villa Teranga')
  expect(english.text).toMatch(/1\s600\s000\sFCFA/)
  expect((await html('/kais-nest')).text).toMatch(FRANCS)
  expect((await html('/fr/kais-nest')).text).toMatch(/À vendre|À louer/)
  const shouted = await html('/KAIS-NEST')
  expect(shouted.status).toBe(200)
  expect(shouted.text).toContain('Homes in Dakar and along the coast')
  expect((await html('/FR/Kais-Nest')).text).toContain('Des biens à Dakar')
})

test('A home’s HTML tells search engines and messengers all they ask for', async () => {
  const { text, status } = await html('/property/1')
  expect(status).toBe(200)
  expect(text).toMatch(FRANCS)
  expect(text).toMatch(/<link rel="canonical" href="http[^"]+\/property\/1"/)
  expect(text).toMatch(/<link rel="alternate" hrefLang="fr" href="http[^"]+\/fr\/property\/1"/)
  const image = /<meta property="og:image" content="http:\/\/[^/]+(\/share\/property-1\.en\.jpg[^"]+)"/.exec(text)?.[1]
  expect((await html(String(image))).headers['content-type']).toBe('image/jpeg')
  const jsonLd = /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(text)?.[1]
  expect(JSON.parse(String(jsonLd))).toMatchObject({ '@type': 'RealEstateListing', offers: { priceCurrency: 'XOF' } })
})

test('An unknown address is a 404 with the specification’s words, and is not kept', async () => {
  const { status, text, headers } = await html('/nowhere')
  expect(status).toBe(404)
  expect(text).toContain('404 Page Not Found')
  expect((await html('/nowhere.xml')).text).toContain('404 Page Not Found')
  expect(text).toContain('Did you forget to add the page to the router?')
  expect(headers['cache-control']).toBe('no-store')
})

test('The sitemap is an index of files at the root, kept like pages, and robots.txt names it', async () => {
  expect((await html('/robots.txt')).text).toMatch(/^Sitemap: http:\/\/[^/]+\/sitemap\.xml$/m)
  const index = await html('/sitemap.xml')
  const files = [...index.text.matchAll(/<loc>http:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path)
  expect(files).toEqual(['pages', 'homes-1', 'projects-1', 'articles-1', 'episodes-1'].map((f) => `/${f}.sitemap.xml`))
  for (const path of ['/sitemap.xml', ...files]) {
    const { status, headers } = await html(path)
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect((await html(path, { 'If-None-Match': String(headers.etag) })).status).toBe(304)
  }
})

test('The sitemap names every kind of page in both languages, and nothing of the staff’s', async () => {
  const paths = await sitemapPaths(async (path) => (await html(path)).text)
  for (const path of ['', '/design-studio', '/property/1', '/invest/1', '/kais-media/podcast/1'])
    expect(paths).toEqual(expect.arrayContaining([path || '/', `/fr${path}`]))
  expect(paths.filter((path) => /^(?:\/fr)?\/kais-media\/articles\/[a-z0-9-]+$/.test(path)).length).toBeGreaterThan(5)
  expect(paths.filter((path) => path.includes('/admin'))).toEqual([])
})

test.for([
  '/homes-2.sitemap.xml',
  '/homes-0.sitemap.xml',
  '/homes-01.sitemap.xml',
  '/homes-999999.sitemap.xml',
  '/homes-9999999.sitemap.xml',
  '/homes.sitemap.xml',
  '/pages-1.sitemap.xml',
  '/vehicles-1.sitemap.xml',
  '/constructor-1.sitemap.xml',
  '/%2e%2e.sitemap.xml',
])('There is no part of the sitemap at %s', async (path) => {
  const { status, headers } = await html(path)
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})

test('What a page says of itself fits what a search engine shows of it, in both languages', async () => {
  const paths = await sitemapPaths(async (path) => (await html(path)).text)
  // One home, project, episode and article stand for all.
  const one = new Map(paths.map((path) => [path.replace(/\/(?:\d+|[a-z]+-[a-z0-9]+-[a-z0-9-]+)$/, '/one'), path]))
  expect(one.size).toBeGreaterThan(30)
  const tooLong: string[] = []
  for (const path of one.values()) {
    const said = /<meta name="description" content="([^"]+)"/.exec((await html(path)).text)?.[1] ?? ''
    const read = said.replaceAll(/&[#a-z0-9]+;/g, '’')
    if (read === '' || read.length > 160) tooLong.push(`${path}: ${read.length}`)
  }
  expect(tooLong).toEqual([])
})

test('Pages forbid foreign scripts and are asked for again only when they changed', async () => {
  const first = await html('/contact')
  const policy = first.headers['content-security-policy']
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  const again = await html('/contact', { 'If-None-Match': String(first.headers.etag) })
  expect(again.status).toBe(304)
})

test('Assets are compressed ahead and never asked for twice', async () => {
  const { text } = await html('/')
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(text)?.[0]
  const answer = await html(String(script), { 'Accept-Encoding': 'br' })
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('The interface is described for other programs, and readable for people', async () => {
  const description = JSON.parse((await html('/api/openapi.json')).text)
  expect(Object.keys(description.paths)).toContain('/api/properties/{id}')
  const docs = await html('/api/docs/')
  expect(docs.status).toBe(200)
  expect(docs.text).toContain('swagger-ui')
})
