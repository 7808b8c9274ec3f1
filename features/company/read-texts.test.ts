import { expect, test } from 'vitest'
import { readText } from './read-texts.server.ts'

const files = import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default', eager: true })
const FACTS = {
  registration: 'SN-1',
  legalName: 'Kais',
  euroRate: '655.957',
  dollarRate: '625',
  mapHost: null,
  keysPeriod: '30 days',
  mailPeriod: '180 days',
  visitsPeriod: '400 days',
  auditPeriod: '2 years',
}

/** What two languages have in common: the names of the words, the sections, and what each is made of. */
function outlineOf(markdown = '') {
  const { words, sections } = readText(markdown, FACTS)
  const kinds = sections.map(({ id, blocks }) => [
    id,
    ...blocks.map((block) => {
      if (typeof block === 'string') return 'paragraph'
      return 'terms' in block ? `${block.terms.length} terms` : `${block.length} items`
    }),
  ])
  return { words: Object.keys(words), kinds, blanks: [...markdown.matchAll(/\{[^#}]*\}/g)].map(String).sort() }
}

test.for(['faq', 'privacy', 'terms'])(
  'The text %s has the same words, sections and blocks in both languages',
  (name) => {
    const english = outlineOf(files[`./texts/${name}.en.md`])
    expect(english.kinds.length).toBeGreaterThan(5)
    expect(outlineOf(files[`./texts/${name}.fr.md`])).toEqual(english)
  },
)

const SMALL = `---
title: One: a title
---

## First {#one}

{with host} From {host}.

{without host} From nobody.

- **A b.** c [d](/e).
- **F.** g

## Second {#two}

- **A.** c
- h
`

test('A line for one case stands only there, and a list is one of terms only if all its items are', () => {
  expect(readText(SMALL, { host: '- x' })).toEqual({
    words: { title: 'One: a title' },
    sections: [
      {
        id: 'one',
        title: 'First',
        blocks: [
          'From - x.',
          {
            terms: [
              { term: 'A b', text: 'c [d](/e).' },
              { term: 'F', text: 'g' },
            ],
          },
        ],
      },
      { id: 'two', title: 'Second', blocks: [['**A.** c', 'h']] },
    ],
  })
  expect(readText(SMALL, { host: null }).sections[0]?.blocks[0]).toBe('From nobody.')
})

test('A blank that nothing fills, or a section without its address, is an error rather than a gap on the page', () => {
  expect(() => readText(SMALL.replace('{host}.', '{hots}.'), { host: 'x' })).toThrow('{hots}')
  expect(() => readText(SMALL.replace(' {#two}', ''), { host: 'x' })).toThrow('Second')
})
