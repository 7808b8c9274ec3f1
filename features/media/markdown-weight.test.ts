import { expect, test } from 'vitest'
import { articleInputSchema } from './article.schema.ts'
import { readArticle } from './article-text.ts'
import { renderMarkdown } from './markdown.ts'
import { HEAVIEST, isTooHeavy, markdownWeight } from './markdown-weight.ts'

const options = { locale: 'fr', isFrenchAddress: true, pictures: new Map(), newTab: '(nouvel onglet)' } as const
/** As long as an article may be. */
const fill = (piece: string) => piece.repeat(Math.ceil(100_000 / piece.length)).slice(0, 100_000)
const WIDE_TABLE = `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}\n${fill('|\n').slice(0, 90_000)}`
const HEAVY = [
  '[',
  '*a',
  '_a_',
  '`a',
  '> ',
  '- ',
  '# a\n',
  'a\n=\n',
  '![',
  '[a](',
  '<a',
  '&amp;',
  '|a|b|\n',
  'a@b.co ',
  'http://',
  WIDE_TABLE,
]

test('Signs, lines and the cells of tables weigh, words do not', () => {
  expect(markdownWeight(fill('a long sentence of words. '))).toBe(1)
  expect(markdownWeight('# One\n\nTwo *three*')).toBe(6)
  // Two rows are filled up to four cells.
  expect(markdownWeight('|a|b|c|\n|')).toBe(10)
})

test('An article as long as one may be, written as ours are, is taken', () => {
  const piece = `## A street and its trees\n\n${'Some words about [a house](/property/28) *in the shade*. '.repeat(3)}${'Plain words follow. '.repeat(40)}\n\n`
  expect(isTooHeavy(fill(piece))).toBe(false)
})

test.for(HEAVY)('What would be too much work is neither taken nor parsed: %s', (piece) => {
  const text = piece.length > 100 ? piece : fill(piece)
  expect(markdownWeight(text)).toBeGreaterThan(HEAVIEST)
  const problems = articleInputSchema.safeParse({ content: text, contentFr: text }).error?.issues ?? []
  expect(problems.filter(({ message }) => message === 'tooHeavy').map(({ path }) => path[0])).toEqual([
    'content',
    'contentFr',
  ])
  const { html, headings } = renderMarkdown(text, options)
  expect(html).not.toMatch(/<(?!\/?p>)/)
  expect(headings).toEqual([])
})

test('The opening of a text is found without looking at all of it', () => {
  // Looked at as a whole it would be one address in brackets, which is left out; such a text took 24 s.
  const content = `${fill('(')})`
  const article = { title: 'A', titleFr: null, excerpt: null, excerptFr: null, content, contentFr: null }
  const read = { ...article, isTranslated: false, metaTitle: null, metaTitleFr: null }
  const { metaDescription } = readArticle({ ...read, metaDescription: null, metaDescriptionFr: null }, 'en')
  expect(metaDescription).toMatch(/^\(+…$/)
})
