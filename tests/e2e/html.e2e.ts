import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './test.ts'

/** What a crawler, WhatsApp or a reader without JavaScript receives. */
async function html(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { headers })
  return { status: answer.status(), headers: answer.headers(), text: await answer.text() }
}

const FRANCS = /\d{2,3}\s\d{3}(\s\d{3})?\s?FCFA/

test('The list’s HTML holds homes and prices, in either language and any letter case', async ({ request }) => {
  const english = await html(request, '/kais-nest?search=teranga')
  expect(english.text).toContain('Villa Teranga')
  expect(english.text).toMatch(/1\s600\s000\sFCFA/)
  expect((await html(request, '/kais-nest')).text).toMatch(FRANCS)
  expect((await html(request, '/fr/kais-nest')).text).toMatch(/À vendre|À louer/)
  const shouted = await html(request, '/KAIS-NEST')
  expect(shouted.status).toBe(200)
  expect(shouted.text).toContain('Homes in Dakar and along the coast')
  expect((await html(request, '/FR/Kais-Nest')).text).toContain('Des biens à Dakar')
})

test('A home’s HTML tells search engines and messengers all they ask for', async ({ request }) => {
  const { text, status } = await html(request, '/property/1')
  expect(status).toBe(200)
  expect(text).toMatch(FRANCS)
  expect(text).toMatch(/<link rel="canonical" href="http[^"]+\/property\/1"/)
  expect(text).toMatch(/<link rel="alternate" hrefLang="fr" href="http[^"]+\/fr\/property\/1"/)
  const image = /<meta property="og:image" content="http:\/\/[^/]+(\/share\/property-1\.en\.jpg[^"]+)"/.exec(text)?.[1]
  expect((await request.get(String(image))).headers()['content-type']).toBe('image/jpeg')
  const jsonLd = /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(text)?.[1]
  expect(JSON.parse(String(jsonLd))).toMatchObject({ '@type': 'RealEstateListing', offers: { priceCurrency: 'XOF' } })
})

test('An unknown address is a 404 with the specification’s words, and is not kept', async ({ request }) => {
  const { status, text, headers } = await html(request, '/nowhere')
  expect(status).toBe(404)
  expect(text).toContain('404 Page Not Found')
  expect(text).toContain('Did you forget to add the page to the router?')
  expect(headers['cache-control']).toBe('no-store')
})

test('The sitemap names every home in both languages, and robots.txt names the sitemap', async ({ request }) => {
  const sitemap = await html(request, '/sitemap.xml')
  expect(sitemap.text).toMatch(/<loc>http[^<]+\/fr\/property\/\d+<\/loc>/)
  expect(sitemap.text).toContain('hreflang="fr"')
  expect(sitemap.text).toMatch(/<loc>http[^<]+\/fr\/design-studio<\/loc>/)
  expect(sitemap.text).not.toContain('/admin')
  expect((await html(request, '/robots.txt')).text).toMatch(/Sitemap: http.+\/sitemap\.xml/)
})

test('Pages forbid foreign scripts and are asked for again only when they changed', async ({ request }) => {
  const first = await html(request, '/contact')
  const policy = first.headers['content-security-policy']
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  const again = await html(request, '/contact', { 'If-None-Match': String(first.headers.etag) })
  expect(again.status).toBe(304)
})

test('Assets are compressed ahead and never asked for twice', async ({ request }) => {
  const { text } = await html(request, '/')
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(text)?.[0]
  const answer = await request.get(String(script), { headers: { 'Accept-Encoding': 'br' } })
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('The interface is described for other programs, and readable for people', async ({ page, request }) => {
  const description = await (await request.get('/api/openapi.json')).json()
  expect(Object.keys(description.paths)).toContain('/api/properties/{id}')
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: /Kais/ })).toBeVisible()
})
