import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './test.ts'

const PAGES = [
  '/',
  '/kais-nest',
  '/kais-experience',
  '/kais-mobility',
  '/kais-media',
  '/invest',
  '/contact',
  '/ai-recommendations',
  '/design-studio',
  '/property/1',
]

const inFrench = (path: string) => (path === '/' ? '/fr' : `/fr${path}`)

async function head(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const content = (property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
  return { html, content }
}

/** Absolute, as messengers need it; asked here under the address the tests use. */
const pathOf = (address: string | undefined) => {
  const { pathname, search } = new URL(String(address))
  return pathname + search
}

for (const path of PAGES.flatMap((page) => [page, inFrench(page)])) {
  test(`A link to ${path} is shared with a picture that is there`, async ({ request }) => {
    const { content } = await head(request, path)
    const answer = await request.get(pathOf(content('og:image')))
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/jpeg')
    // The page and the picture agree on what is shown: this address never shows another.
    expect(answer.headers()['cache-control']).toContain('immutable')
    expect(content('og:image:width')).toBe('1200')
    expect(content('og:image:height')).toBe('630')
    expect(content('og:image:alt')).toMatch(/\p{Letter}{3}/u)
    expect(content('twitter:card')).toBe('summary_large_image')
  })
}

for (const [page, language, nest] of [
  ['/', 'en', '/kais-nest'],
  ['/fr', 'fr', '/fr/kais-nest'],
] as const) {
  test(`${page} can be put on a phone's first screen, in its language`, async ({ request }) => {
    const { html } = await head(request, page)
    const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1]
    const answer = await request.get(String(address))
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ short_name: 'Kais', lang: language, start_url: page, display: 'minimal-ui' })
    const urls = manifest.shortcuts.map(({ url }: { url: string }) => url)
    expect(urls).toContain(nest)
    for (const url of [manifest.start_url, ...urls]) expect((await request.get(url)).status()).toBe(200)
    for (const { src } of manifest.icons) {
      expect((await request.get(src)).headers()['content-type']).toBe('image/png')
    }
    const touchIcon = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1]
    expect((await request.get(String(touchIcon))).status()).toBe(200)
  })
}
