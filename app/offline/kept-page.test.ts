import { describe, expect, test } from 'vitest'
import {
  addressOf,
  filesOf,
  isOpenPage,
  keyOf,
  leadPictureOf,
  learn,
  masterOf,
  mayKeep,
  readVariant,
  titleOf,
  VARIANT,
  variantAt,
  withKeptLine,
  withoutScripts,
} from './kept-page.ts'
import { keptLine, keptList } from './offline-messages.ts'

const at = (path: string) => new URL(path, 'https://kais.example')
const EN = { locale: 'en', currency: 'XOF' } as const
const FR = { locale: 'fr', currency: 'XOF' } as const

function answer(changes: Record<string, string | null> = {}, status = 200) {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', [VARIANT]: 'en XOF' })
  for (const [name, value] of Object.entries(changes)) value === null ? headers.delete(name) : headers.set(name, value)
  return { status, headers }
}

describe('What may be kept', () => {
  test.for(['/', '/fr', '/kais-nest?type=rent', '/property/12', '/fr/property/12', '/administration', '/sentiments'])(
    'a public page: %s',
    (path) => expect(mayKeep(at(path), answer())).toBe(true),
  )

  test.for([
    '/admin',
    '/admin/login',
    '/Admin/dashboard/leads',
    '/%61dmin/login',
    '/api/properties',
    '/sent/abc',
    '/fr/sent/abc',
    '/sent/abc.data',
    '/stay/1-abc',
    '/fr/stay/1-abc',
    '/viewing/1-abc',
    '/fr/viewing/1-abc',
    '/metrics',
    '/preferences',
    '/%E0%A4',
  ])('never what is of staff, of the API or of one person: %s', (path) => {
    expect(isOpenPage(at(path).pathname)).toBe(false)
    expect(mayKeep(at(path), answer())).toBe(false)
  })

  test.for([
    ['says that it must not be', answer({ 'cache-control': 'no-store' })],
    ['does not say for whom it is', answer({ [VARIANT]: null })],
    ['is no page', answer({ 'content-type': 'application/json' })],
    ['is an error', answer({}, 500)],
    ['is not there', answer({}, 404)],
    ['leads elsewhere', answer({}, 301)],
  ] as const)('nothing that %s', ([, response]) => expect(mayKeep(at('/contact'), response)).toBe(false))
})

describe('Language and currency', () => {
  test('have copies of their own, which lead back to their address', () => {
    const keys = [EN, FR, { ...EN, currency: 'EUR' }].map((variant) => keyOf(at('/kais-nest?type=rent'), variant))
    expect(new Set(keys).size).toBe(3)
    expect(keys.map((key) => addressOf(key, FR))).toEqual([null, '/kais-nest?type=rent', null])
  })

  test('are those that were read last; below /fr it is French', () => {
    expect(variantAt(at('/kais-nest'), EN)).toEqual(EN)
    expect(variantAt(at('/fr/kais-nest'), EN)).toEqual(FR)
    expect(learn(EN, at('/kais-nest'), FR)).toEqual(FR)
  })

  test('at a French address say nothing about the language elsewhere', () => {
    expect(learn(EN, at('/fr/kais-nest'), { locale: 'fr', currency: 'EUR' })).toEqual({ ...EN, currency: 'EUR' })
    expect(learn(null, at('/fr/kais-nest'), FR)).toEqual(FR)
  })

  test.for(['', null, 'de XOF', 'en', 'en XOF more'])('are not guessed from %s', (text) =>
    expect(readVariant(text)).toBeNull(),
  )
})

const PAGE = `<html lang="en"><head><title>Villa &amp; garden | Kais</title><link rel="stylesheet" href="/assets/site-a1.css"/></head>
<body><div id="site"><div role="status" class="kept"></div><picture><source type="image/avif" srcset="/pictures/aa-320.avif 320w, /pictures/aa-640.avif 640w, /pictures/aa-960.avif 960w"/><img src="/pictures/aa.webp" fetchpriority="high"/></picture></div>
<script>before()</script><link rel="modulepreload" href="/assets/fr/frame-b2.js"/><script type="text/kais-page">{"manifest":"/assets/manifest-c3.js"}</script><script type="module" async="" src="/assets/entry-d4.js"></script></body></html>`

test('A page’s title, files and first picture are read from its source', () => {
  expect(titleOf(PAGE)).toBe('Villa &amp; garden')
  expect(filesOf(PAGE)).toEqual([
    '/assets/site-a1.css',
    '/assets/fr/frame-b2.js',
    '/assets/manifest-c3.js',
    '/assets/entry-d4.js',
  ])
  expect(
    filesOf(
      PAGE.replace('<link rel="modulep', '<template><link rel="modulep').replace('</body>', '</template></body>'),
    ),
  ).toEqual(['/assets/site-a1.css'])
  expect(leadPictureOf(PAGE)).toBe('/pictures/aa-640.avif')
  expect(leadPictureOf('<p>none</p>')).toBeNull()
  expect(new Set(['/pictures/aa-640.avif', '/pictures/aa-320.webp', '/pictures/aa.webp'].map(masterOf)).size).toBe(1)
})

test('The line stands in the page’s own place for it, and says from when the page is, in its language', () => {
  const kept = withKeptLine(PAGE, keptLine('2026-11-18T10:12:00Z', { locale: 'fr', isSlow: false }))
  expect(kept).toContain('gardée le 18 novembre 2026 à 10\u00a0h\u00a012. Les prix')
  expect(kept.length).toBeGreaterThan(PAGE.length)
  expect(keptLine('2026-11-18T10:12:00Z', { locale: 'en', isSlow: true })).toContain(
    'does not answer: this page was kept on 18 November 2026, 10:12',
  )
})

test('The page for what was not kept runs no scripts but the one before the first paint', () => {
  const bare = withoutScripts(PAGE)
  expect(bare).toContain('before()')
  expect(bare).not.toMatch(/\.js|kais-page/)
})

test('An address with quotes in it cannot leave its link in the list of kept pages', () => {
  const entry = { address: '/kais-nest?search="><script>', title: 'Homes', keptAt: '2026-11-18T10:12:00Z' }
  expect(keptList([entry], 'en')).toContain('href="/kais-nest?search=&quot;>&lt;script>"')
})
