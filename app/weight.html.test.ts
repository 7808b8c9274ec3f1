import { glob, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { newVisitor } from '#tests/helpers/site.ts'
import { brotliSizes, scriptsOfPage, staffCodeIn, stylesOfPage, weightOf } from '#tests/load/first-view.ts'
import { mostOf, PUBLIC_PAGES } from '#tests/load/public-pages.ts'
import routes from './routes.ts'

const visitor = await newVisitor()

const htmlOf = async (path: string) => (await visitor.ask(path)).body
const scriptsOf = async (path: string) => brotliSizes(scriptsOfPage(await htmlOf(path)))

describe('The scripts of a first view', () => {
  test.for(Object.entries(PUBLIC_PAGES))('of the page %s weigh no more than they may', async ([name, path]) => {
    const { scripts } = await weightOf(await htmlOf(path))
    expect(scripts).toBeGreaterThan(50_000)
    expect(scripts).toBeLessThanOrEqual(mostOf(name).scripts)
  })
})

describe('The style sheets of a first view', () => {
  test.for(Object.entries(PUBLIC_PAGES))(
    'of the page %s weigh no more than they may, in both languages',
    async ([name, path]) => {
      for (const address of [path, `/fr${path}`]) {
        const { styles } = await weightOf(await htmlOf(address))
        expect(styles, address).toBeGreaterThan(5_000)
        expect(styles, address).toBeLessThanOrEqual(mostOf(name).styles)
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

/** How each rule begins that stands in no other. */
function outermost(sheet: string): string[] {
  const found: string[] = []
  let [depth, begun] = [0, '']
  for (const [sign] of sheet.matchAll(/[{};]|[^{};]+/g)) {
    if (depth === 0) begun += sign
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth > 0 || !/[};]/.test(sign)) continue
    found.push(begun)
    begun = ''
  }
  return found
}

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
    expect(
      outermost(text).filter((rule) => !rule.startsWith('@layer')),
      file,
    ).toEqual([])
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
