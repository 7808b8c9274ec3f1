import { expect, test } from 'vitest'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

/** The header's eight words and their pages, in the specification's order. */
const NAV = {
  Home: '/',
  Nest: '/kais-nest',
  Recommendations: '/ai-recommendations',
  Experience: '/kais-experience',
  Mobility: '/kais-mobility',
  Media: '/kais-media',
  Invest: '/invest',
  Contact: '/contact',
}

const headerLinks = (page: HtmlPage) => page.findAll<HTMLAnchorElement>('header.top nav a')

test('The header’s eight words lead to their pages, and the current one says so', async () => {
  for (const [name, path] of Object.entries(NAV)) {
    const page = await visitor.open(path)
    const links = headerLinks(page)
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual(Object.entries(NAV))
    expect(textsOf(links.filter((link) => link.getAttribute('aria-current') === 'page'))).toEqual([name])
    expect(page.status).toBe(200)
  }
})

const LINE_PAGES = [
  '/kais-mobility',
  '/kais-media',
  '/invest',
  '/kais-experience',
  '/design-studio',
  '/ai-recommendations',
] as const

/** Where a link ends, over however many redirects. */
async function statusOf(path: string): Promise<number> {
  const { statusCode, headers } = await visitor.ask(path)
  const isElsewhere = statusCode >= 300 && statusCode < 400 && headers.location
  return isElsewhere ? statusOf(headers.location as string) : statusCode
}

/** Many pages lead to the same ones: each is asked for once. */
const asked = new Map<string, Promise<number>>()

function statusOnce(path: string): Promise<number> {
  const status = asked.get(path) ?? statusOf(path)
  asked.set(path, status)
  return status
}

test.for(LINE_PAGES)('%s has no link that leads nowhere, in either language', async (path) => {
  for (const prefix of ['', '/fr']) {
    const page = await visitor.open(prefix + path)
    const hrefs = [...new Set(page.findAll('main a').map((link) => link.getAttribute('href') ?? ''))]
    // A document has one language, and no prefix.
    const inner = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/files/'))
    const anchors = hrefs.filter((href) => href.startsWith('#'))
    expect([...inner, ...anchors].length).toBeGreaterThan(0)
    for (const href of inner) {
      expect(href.startsWith(prefix), href).toBe(true)
      expect(await statusOnce(href), href).toBe(200)
    }
    for (const anchor of anchors) expect(page.findAll(anchor), anchor).toHaveLength(1)
    expect(hrefs.filter((href) => href === '' || href === '#')).toEqual([])
  }
})
