import { describe, expect, test } from 'vitest'
import { articleInputSchema } from '../article.schema.ts'
import { nextSlug, slugFrom } from './slug.ts'

test.each([
  ['A house for the rains', 'a-house-for-the-rains'],
  ['Buyer’s costs on 200 million FCFA', 'buyers-costs-on-200-million-fcfa'],
  ['  Cœur de Dakar : l’été à Ngor ! ', 'coeur-de-dakar-l-ete-a-ngor'],
  ['Ŋaaye, Straße & Łódź', 'ngaaye-strasse-lodz'],
  ['m² and ½', 'm2-and-1-2'],
  ['!!!', ''],
  ['العقار في داكار', ''],
])('The title «%s» makes the address «%s»', (title, slug) => {
  expect(slugFrom(title)).toBe(slug)
})

test('A long title is cut between two words, an endless one where it must be, and both are accepted', () => {
  const long = slugFrom(
    'what everybody should know before they sign anything at all in Dakar and its suburbs by the sea',
  )
  expect(long).toBe('what-everybody-should-know-before-they-sign-anything-at-all-in-dakar-and-its')
  expect(slugFrom('x'.repeat(300))).toHaveLength(80)
  for (const slug of [long, 'x'.repeat(80)]) expect(articleInputSchema.shape.slug.safeParse(slug).success).toBe(true)
})

describe('The address follows the title', () => {
  test('from the first letter on', () => {
    expect(nextSlug({ slug: '', titleBefore: '', title: 'R' })).toBe('r')
    expect(nextSlug({ slug: 'r', titleBefore: 'R', title: 'Rain, again' })).toBe('rain-again')
  })

  test('until somebody writes one by hand', () => {
    expect(nextSlug({ slug: 'mine', titleBefore: 'Rain', title: 'Rain again' })).toBe('mine')
  })

  test('and again once it is emptied', () => {
    expect(nextSlug({ slug: '', titleBefore: 'Rain', title: 'Rain again' })).toBe('rain-again')
  })
})
