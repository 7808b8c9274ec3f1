import { expect, test } from 'vitest'
import type { Picture } from '#ui/picture-address.ts'
import { type MarkdownOptions, renderMarkdown } from './markdown.ts'

const COURTYARD = '/pictures/0123456789abcdef0123456789abcdef.webp'

function stored(changes: Partial<Picture> = {}): Map<string, Picture> {
  const picture: Picture = {
    path: COURTYARD,
    width: 1600,
    height: 1000,
    placeholder: 'data:image/webp;base64,AAAA',
    alt: 'A courtyard',
    altFr: 'Une cour',
    focusX: 50,
    focusY: 50,
    widths: [320, 640, 960, 1440, 1600],
    ...changes,
  }
  return new Map([[picture.path, picture]])
}

const ENGLISH: MarkdownOptions = {
  locale: 'en',
  isFrenchAddress: false,
  pictures: new Map(),
  newTab: '(opens a new tab)',
}
const FRENCH: MarkdownOptions = { ...ENGLISH, locale: 'fr', isFrenchAddress: true, newTab: '(nouvel onglet)' }

const html = (text: string, options = ENGLISH) => renderMarkdown(text, options).html.trim()

/** The names of all elements in it, and every address an element leads to or loads. */
const elements = (markup: string) => [...markup.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name]) => name)
const addresses = (markup: string) => [...markup.matchAll(/\s(?:href|src|srcset)="([^"]*)"/g)].map(([, value]) => value)

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'before <b onclick="alert(1)">bold</b> after',
  '<svg/onload=alert(1)>',
  '<!-- --><iframe src="javascript:alert(1)"></iframe>',
  '<style>body{display:none}</style>',
  '<a href="javascript:alert(1)">x</a>',
  '# <script>alert(1)</script>',
  '| <script>x</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
  '```\n</code></pre><script>alert(1)</script>\n```',
])('HTML is shown as the text it is: %s', (text) => {
  const made = elements(html(text))
  expect(
    made.filter(
      (name) => !['p', 'h2', 'pre', 'code', 'div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'].includes(name ?? ''),
    ),
  ).toEqual([])
  expect(html(text)).toContain('&lt;')
})

test('What is said of a block of code is not drawn at all', () => {
  expect(elements(html('```"><script>alert(1)</script>\nx\n```'))).toEqual(['pre', 'code'])
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;&#x61;vascript&colon;alert(1))',
  '[x](java&NewLine;script:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](< javascript:alert(1)>)',
  '[x](\u0001javascript:alert(1))',
  '[x](\u00a0javascript:alert(1))',
  '[x](javascript%3Aalert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](DATA:text/html,<script>alert(1)</script>)',
  '[x](file:///etc/passwd)',
  '[x](blob:kais.sn/1)',
  '[x](//evil.example/a)',
  '[x](&sol;&sol;evil.example/a)',
  '[x](/fr//evil.example/a)',
  '[x](/FR//evil.example/a)',
  '[x](/fr&sol;/evil.example/a)',
  '[x](/files//evil.example/a)',
  '[x](/\\evil.example)',
  '[x](/fr/\\evil.example)',
  '[x](/fr/%5cevil.example)',
  '[x](relative/path)',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x][y]\n\n[y]: data:text/html,x',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '![x](//evil.example/a.png)',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  '//evil.example/a',
  '[x]()',
  '[x](<>)',
])('No address but the web’s, a letter’s, a telephone’s and our own becomes a link: %s', (text) => {
  expect(addresses(html(text))).toEqual([])
})

test('Two strokes behind the path, in what is asked for, lead nowhere else', () => {
  expect(addresses(html('[x](/contact?from=https://a.example//b#c//d)'))).toEqual([
    '/contact?from=https://a.example//b#c//d',
  ])
})

test('A title or an alternative text cannot leave its attribute', () => {
  const link = html('[x](https://a.example "\\" onmouseover=\\"alert(1)")')
  expect(link).toContain('title="&quot; onmouseover=&quot;alert(1)"')
  const picture = html(`![" onerror="alert(1)](${COURTYARD})`, { ...ENGLISH, pictures: stored() })
  expect(picture).toContain('alt="&quot; onerror=&quot;alert(1)"')
  expect(elements(picture)).toEqual(['figure', 'picture', 'source', 'img'])
})

test('A link that leaves the site opens a tab, tells its new page nothing, and says so', () => {
  expect(html('[notary](https://notary.example/)')).toBe(
    '<p><a href="https://notary.example/" target="_blank" rel="noreferrer">notary<span class="sr"> (opens a new tab)</span></a></p>',
  )
  expect(html('See https://notary.example/fees today')).toContain('href="https://notary.example/fees" target="_blank"')
  expect(html('write@kais.example, kais.sn')).toBe(
    '<p><a href="mailto:write@kais.example">write@kais.example</a>, kais.sn</p>',
  )
  expect(html('[call](tel:+221770000000)')).toBe('<p><a href="tel:+221770000000">call</a></p>')
})

test('A link to a page of ours stays in the language of the address; a file has none', () => {
  expect(addresses(html('[a](/buying-costs) [b](/) [c](/fr/invest) [d](#s-x)'))).toEqual([
    '/buying-costs',
    '/',
    '/invest',
    '#s-x',
  ])
  expect(addresses(html('[a](/buying-costs?price=1#sum) [b](/) [c](/fr/invest)', FRENCH))).toEqual([
    '/fr/buying-costs?price=1#sum',
    '/fr',
    '/fr/invest',
  ])
  expect(addresses(html('[a](/files/abc/plan.pdf) [b](/pictures/x.webp)', FRENCH))).toEqual([
    '/files/abc/plan.pdf',
    '/pictures/x.webp',
  ])
})

test('Away from the site every address of ours is whole, and nothing opens a tab', () => {
  const away = { ...FRENCH, newTab: '', origin: 'https://kais.example', pictures: stored() }
  const text = `[a](/invest) [b](/files/a.pdf) [c](https://other.example)\n\n![](${COURTYARD} "La cour")`
  expect(addresses(html(text, away))).toEqual([
    'https://kais.example/fr/invest',
    'https://kais.example/files/a.pdf',
    'https://other.example',
    `https://kais.example${COURTYARD.replace('.webp', '-960.webp')}`,
  ])
  expect(html(text, away)).not.toMatch(/target=|srcset=|style=|class=/)
  const page = 'https://kais.example/fr/kais-media/articles/tea'
  expect(addresses(html('[d](#s-prix)', { ...away, page }))).toEqual([`${page}#s-prix`])
})

test('A stored picture is drawn in its widths and formats, with its shape, when it comes near', () => {
  const figure = html(`![The well in the middle](${COURTYARD} "The courtyard at noon")`, {
    ...ENGLISH,
    pictures: stored(),
  })
  expect(figure).toContain('<source type="image/avif" srcset="')
  expect(figure).toContain(`${COURTYARD.replace('.webp', '-640.avif')} 640w`)
  expect(figure).toContain('width="1600" height="1000" alt="The well in the middle" loading="lazy"')
  expect(figure).toContain('<figcaption>The courtyard at noon</figcaption>')
  expect(figure).not.toContain('<p>')
  expect(html(`![](${COURTYARD})`, { ...FRENCH, pictures: stored() })).toContain('alt="Une cour"')
})

test('A picture whose widths are still being made, or of an absurd shape, stays inside the column and the screen', () => {
  const fresh = html(`![](${COURTYARD})`, { ...ENGLISH, pictures: stored({ widths: [] }) })
  expect(fresh).not.toContain('srcset')
  const huge = html(`![](${COURTYARD})`, { ...ENGLISH, pictures: stored({ width: 20_000, height: 20_000 }) })
  expect(huge).toContain('width:min(100%,20000px,90svh)')
  const tall = html(`![](${COURTYARD})`, { ...ENGLISH, pictures: stored({ width: 100, height: 10_000 }) })
  expect(tall).toContain('width:min(100%,100px,0.9svh)')
})

test('A picture among words stays among them; one inside a link is drawn there', () => {
  const pictures = stored()
  expect(elements(html(`Here ![a](${COURTYARD}) it is`, { ...ENGLISH, pictures }))).toEqual([
    'p',
    'picture',
    'source',
    'img',
  ])
  expect(elements(html(`[![a](${COURTYARD})](/invest)`, { ...ENGLISH, pictures }))).toEqual([
    'p',
    'a',
    'picture',
    'source',
    'img',
  ])
})

test('A picture of somebody else is not loaded: its words lead there', () => {
  const made = html('![A plan](https://elsewhere.example/plan.png)')
  expect(elements(made)).toEqual(['p', 'a', 'span'])
  expect(made).toContain('>A plan<span')
  expect(html('![](https://elsewhere.example/plan.png)')).toContain('>https://elsewhere.example/plan.png<span')
  expect(elements(html('[![A plan](https://elsewhere.example/plan.png)](/invest)'))).toEqual(['p', 'a'])
})

test('A picture that is no longer stored leaves its words', () => {
  expect(html('![A courtyard](/pictures/ffffffffffffffffffffffffffffffff.webp)')).toBe('<p>A courtyard</p>')
})

test('No heading of a text is the page’s first, and none skips a rank', () => {
  const levels = (text: string) => renderMarkdown(text, ENGLISH).headings.map(({ level }) => level)
  expect(levels('# A\n\n## B\n\n### C\n\n# D')).toEqual([2, 3, 4, 2])
  expect(levels('## A\n\n### B\n\n## C')).toEqual([2, 3, 2])
  expect(levels('### A\n\n## B\n\n###### C')).toEqual([2, 2, 3])
  expect(levels('# A\n\n## B\n\n### C\n\n#### D\n\n##### E\n\n###### F')).toEqual([2, 3, 4, 5, 6, 6])
  expect(html('# A')).toBe('<h2 id="s-a">A</h2>')
})

test('Headings of the same words, of none, of signs only and of another script have names of their own', () => {
  const { headings } = renderMarkdown(
    '# Prix\n\n# Prix\n\n# Prix 2\n\n#\n\n# 🏠🌴\n\n# 🏠\n\n# Œuvre à l’été\n\n# 房子\n\n# **Main** `site` [link](/a)',
    ENGLISH,
  )
  expect(headings.map(({ id }) => id)).toEqual([
    's-prix',
    's-prix-2',
    's-prix-2-2',
    's',
    's-2',
    's-oeuvre-a-l-ete',
    's-3',
    's-main-site-link',
  ])
  expect(headings.at(-1)?.text).toBe('Main site link')
  expect(headings.map(({ text }) => text)).toContain('🏠🌴')
})

test('A table scrolls in a region that its columns name', () => {
  const made = html('| District | Price |\n|---|---:|\n| Ngor | 2 |')
  expect(made).toMatch(/^<div class="text__table" tabindex="0" role="region" aria-label="District, Price"><table>/)
  expect(made).toMatch(/<\/table><\/div>$/)
  expect(html('|  |  |\n|---|---|\n| a | b |')).toContain('<div class="text__table" tabindex="0"><table>')
})

test('French typed with the space bar does not break before its signs', () => {
  expect(html('Un prix : 12 000 000 FCFA ; « **vraiment** » ? 5 %', FRENCH)).toBe(
    '<p>Un prix\u00a0: 12\u202f000\u202f000 FCFA\u202f; «\u00a0<strong>vraiment</strong>\u00a0»\u202f? 5\u00a0%</p>',
  )
  expect(html('En 2025 300 000 FCFA, en 2026 900', FRENCH)).toBe('<p>En 2025 300\u202f000 FCFA, en 2026 900</p>')
  expect(html('a : b')).toBe('<p>a : b</p>')
  expect(html('`a : b`', FRENCH)).toBe('<p><code>a : b</code></p>')
})

test('The words of a text are counted without its signs', () => {
  expect(
    renderMarkdown('# Two words\n\n- one\n- **two** three — four\n\n| a | b |\n|---|---|\n| c | d |', ENGLISH).words,
  ).toBe(10)
})

/** As large as the form lets through, and each of a kind that has made a parser sweat. */
const LARGE = 100_000
test.each([
  ['plain words', 'word '],
  ['quotations in quotations', '>'],
  ['lists in lists', '- '],
  ['open brackets', '['],
  ['open pictures', '!['],
  ['emphasis', '*a_'],
  ['backticks', '`'.repeat(7)],
  ['the same heading', '# a\n'],
  ['empty headings', '#\n'],
  ['small tables', '|a|\n|-|\n\n'],
  ['links', '[a](/b) '],
  ['bare addresses', 'https://a.example '],
  ['angle brackets', '<'],
  ['entities', '&amp;'],
  ['backslashes', '\\'],
  ['spaces', ' '],
])('100 KB of %s are answered, and nested no deeper than a browser likes', (_kind, piece) => {
  const text = piece.repeat(Math.floor(LARGE / piece.length))
  const { html: made } = renderMarkdown(text, ENGLISH)
  let depth = 0
  let deepest = 0
  for (const [tag] of made.matchAll(/<\/?(?:blockquote|ul|li|p|em|strong|a)\b/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    deepest = Math.max(deepest, depth)
  }
  expect(depth).toBe(0)
  expect(deepest).toBeLessThan(50)
})
