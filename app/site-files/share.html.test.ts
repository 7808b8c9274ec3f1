import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { newVisitor } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

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

/** What the page says of itself. The rest of it costs most of the reading, and is not asked here. */
async function headOf(path: string): Promise<(selector: string, attribute: string) => string> {
  const { body } = await visitor.ask(path)
  const { head } = new JSDOM(body.slice(0, body.indexOf('</head>'))).window.document
  return (selector, attribute) => {
    const value = head.querySelector(selector)?.getAttribute(attribute)
    if (!value) throw new Error(`The head of ${path} has no ${selector}.`)
    return value
  }
}

/** Absolute, as messengers need it; asked for here without its host. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

test.for(PAGES.flatMap((page) => [page, inFrench(page)]))(
  'A link to %s is shared with a picture that is there',
  async (path) => {
    const head = await headOf(path)
    const picture = await visitor.ask(pathOf(head('meta[property="og:image"]', 'content')))
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toBe('image/jpeg')
    // The page and the picture agree on what is shown: this address never shows another.
    expect(picture.headers['cache-control']).toContain('immutable')
    expect(head('meta[property="og:image:width"]', 'content')).toBe('1200')
    expect(head('meta[property="og:image:height"]', 'content')).toBe('630')
    expect(head('meta[property="og:image:alt"]', 'content')).toMatch(/\p{Letter}{3}/u)
    expect(head('meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
  },
)

test.for([
  ['/', 'en', '/kais-nest'],
  ['/fr', 'fr', '/fr/kais-nest'],
] as const)('%s can be put on a phone’s first screen, in its language', async ([path, language, nest]) => {
  const head = await headOf(path)
  const answer = await visitor.ask(head('link[rel=manifest]', 'href'))
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  const manifest = answer.json()
  expect(manifest).toMatchObject({ short_name: 'Kais', lang: language, start_url: path, display: 'minimal-ui' })
  const urls: string[] = manifest.shortcuts.map(({ url }: { url: string }) => url)
  expect(urls).toContain(nest)
  for (const url of [manifest.start_url, ...urls]) expect((await visitor.ask(url)).statusCode, url).toBe(200)
  expect(manifest.icons).not.toEqual([])
  for (const { src } of manifest.icons) expect((await visitor.ask(src)).headers['content-type']).toBe('image/png')
  expect((await visitor.ask(head('link[rel=apple-touch-icon]', 'href'))).statusCode).toBe(200)
})
