import { glob, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { newVisitor } from '#tests/helpers/site.ts'
import { brotliSizes, scriptsOfPage, staffCodeIn, stylesOfPage } from '#tests/load/first-view.ts'
import routes from './routes.ts'

const visitor = await newVisitor()

async function scriptsOf(path: string): Promise<Map<string, number>> {
  const { body } = await visitor.ask(path)
  return brotliSizes(scriptsOfPage(body))
}

/** What may lie before the first paint of any public page, in bytes of brotli. */
const MOST_STYLE_BYTES = 14_000

/** One address for every public page of routes.ts. */
const PUBLIC_PAGES: Record<string, string> = {
  offline: '/offline',
  home: '/',
  nest: '/kais-nest',
  property: '/property/28',
  shortlist: '/shortlist',
  'design-studio': '/design-studio',
  recommendations: '/ai-recommendations',
  'recommendation-result': '/ai-recommendations/result?max=700000000&type=apartment&goal=investment_rental',
  experience: '/kais-experience',
  mobility: '/kais-mobility',
  media: '/kais-media',
  articles: '/kais-media/articles',
  article: '/kais-media/articles/buyers-costs-on-200-million-fcfa',
  podcast: '/kais-media/podcast',
  episode: '/kais-media/podcast/1',
  invest: '/invest',
  project: '/invest/1',
  'buying-costs': '/buying-costs',
  contact: '/contact',
  sent: '/sent/00000000-0000-4000-8000-000000000000',
  faq: '/faq',
  'privacy-policy': '/privacy-policy',
  'terms-of-service': '/terms-of-service',
  'not-found': '/nowhere',
}

/**
 * What a first view may fetch of scripts, in bytes of brotli. The aim is 112,000 for the four pages that most visitors begin
 * with and 120,000 for the others (issue 24); these do not reach it yet, and may not grow meanwhile.
 */
const MOST_SCRIPT_BYTES = 120_000
const MOST_SCRIPT_BYTES_OF: Record<string, number> = {
  home: 115_200,
  faq: 112_000,
  invest: 114_000,
  nest: 115_500,
  property: 121_600,
  project: 120_700,
  'buying-costs': 120_400,
  recommendations: 124_700,
  'recommendation-result': 123_500,
}

describe('The scripts of a first view', () => {
  test.for(Object.entries(PUBLIC_PAGES))('of the page %s weigh no more than they may', async ([name, path]) => {
    const bytes = (await scriptsOf(path)).values().reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES_OF[name] ?? MOST_SCRIPT_BYTES)
  })
})

describe('The style sheets of a first view', () => {
  test.for(Object.entries(PUBLIC_PAGES))(
    'of the page %s weigh no more than they may, in both languages',
    async ([, path]) => {
      for (const address of [path, `/fr${path}`]) {
        const sheets = stylesOfPage((await visitor.ask(address)).body)
        const bytes = (await brotliSizes(sheets)).values().reduce((sum, size) => sum + size, 0)
        expect(bytes, address).toBeGreaterThan(5_000)
        expect(bytes, address).toBeLessThanOrEqual(MOST_STYLE_BYTES)
      }
    },
  )

  test('are weighed for every public page; only the page of all parts, which no visitor meets, needs them all', () => {
    const pages = routes.flatMap(({ id, children }) => (id === 'site-en' ? (children ?? []) : []))
    const names = pages.map(({ id }) => id?.replace('en/', ''))
    expect(names.sort()).toEqual([...Object.keys(PUBLIC_PAGES), 'parts'].sort())
  })

  test('hold nothing of the staff area', async () => {
    const sheets = await Promise.all(
      Object.values(PUBLIC_PAGES).map(async (path) => stylesOfPage((await visitor.ask(path)).body)),
    )
    for (const sheet of new Set(sheets.flat()))
      expect((await visitor.ask(sheet)).body, sheet).not.toMatch(/@layer staff\s*\{/)
    const [, staffSheet = ''] = stylesOfPage((await visitor.ask('/admin/login')).body)
    expect((await visitor.ask(staffSheet)).body).toMatch(/@layer staff\s*\{/)
  })
})

/** Else the order in which visitors walk through the site would decide how it looks (ui/styles/layers.css). */
test('Every sheet names all layers in their order, before or while it fills them', async () => {
  const files = await Array.fromAsync(glob(fromProjectRoot('build/client/assets/*.css')))
  const own = files.filter((file) => !/\/parts-[^/]+$/.test(file))
  expect(own.length).toBeGreaterThan(20)
  for (const file of own) {
    const text = await readFile(file, 'utf8')
    const named = [...text.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, list = '']) => list.split(/, ?/))
    expect([...new Set(named)], file).toEqual(['frame', 'parts', 'joined', 'line', 'over', 'staff'])
    expect(text.startsWith('@layer'), file).toBe(true)
  }
})

test('The code of the staff area stays in the staff area', async () => {
  for (const path of ['/', '/kais-nest', '/property/28', '/kais-mobility', '/kais-media', '/invest/1', '/contact']) {
    const scripts = [...(await scriptsOf(path)).keys()]
    expect(scripts.length).toBeGreaterThan(3)
    expect(await staffCodeIn(scripts), path).toEqual([])
    expect(scripts.filter((address) => address.endsWith('-public.js'))).toHaveLength(1)
  }
  expect(await staffCodeIn((await scriptsOf('/admin/login')).keys())).not.toEqual([])
})
