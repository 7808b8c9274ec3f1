import { expect, test } from 'vitest'
import type { Site } from '#ui/page/site.ts'
import { describeArticle } from './structured-data.ts'

const SITE = { locale: 'en', publicUrl: 'https://kais.example' } as Site

function describe(facts: object): Record<string, unknown> {
  const moment = '2026-03-01T09:30:00.000Z'
  const dates = { publishedAt: null, createdAt: moment, updatedAt: moment }
  const article = { author: 'Kais', slug: 'tea', category: 'lifestyle', tags: [], ...dates, ...facts } as never
  const text = { locale: 'en', title: { text: 'Tea', lang: undefined }, metaDescription: 'On tea.' } as const
  return describeArticle(SITE, { article, text, words: 1, images: [] })
}

test.each([
  ['Kais', 'Organization'],
  ['Kais Media', 'Organization'],
  ['Kaissa Diop', 'Person'],
  ['Awa Kais', 'Person'],
])('%s signs as what it is: %s', (name, type) => {
  expect(describe({ author: name }).author).toEqual({ '@type': type, name })
})

test('A piece that follows somebody else’s says so', () => {
  const sourceUrl = 'https://littoral.example/1'
  expect(describe({ sourceUrl })).toMatchObject({ isBasedOn: sourceUrl })
  expect(describe({ sourceUrl: null })).not.toHaveProperty('isBasedOn')
})
