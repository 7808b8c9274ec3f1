import { expect, test } from 'vitest'
import { canonicalTarget, pageKey } from './page-key.ts'

test('Marks of campaigns and social networks do not multiply a page', () => {
  const marked =
    '/kais-nest?utm_source=news&type=rent&UTM_Medium=mail&fbclid=1&gclid=2&igshid=3&ref=4&msclkid=5&mc_cid=6'
  expect(canonicalTarget(marked)).toBe('/kais-nest?type=rent')
  expect(canonicalTarget('/contact?fbclid=1')).toBe('/contact')
})

test('A parameter that only resembles such a mark is kept', () => {
  expect(canonicalTarget('/kais-nest?reference=KN-0042')).toBe('/kais-nest?reference=KN-0042')
})

test('The order of the parameters does not multiply a page', () => {
  expect(canonicalTarget('/kais-nest?type=rent&bedrooms=2')).toBe(canonicalTarget('/kais-nest?bedrooms=2&type=rent'))
})

test('A feed is one page, whatever is asked of it', () => {
  expect(canonicalTarget('/kais-media/articles.xml?x=1')).toBe('/kais-media/articles.xml')
})

test('The letter case of the path does not multiply a page; that of a search text stays', () => {
  expect(canonicalTarget('/Kais-NEST?search=Ngor')).toBe('/kais-nest?search=Ngor')
})

test.for(['//', '//kais.example/contact', '/\\kais.example', '//[', '///'])(
  'The odd address %s stays in the house',
  (url) => {
    expect(canonicalTarget(url)).toMatch(/^\/(?![/\\])/)
  },
)

test('Each language, each currency and the saving of data has a page of its own', () => {
  const target = '/kais-nest'
  const keys = (['en', 'fr'] as const).flatMap((locale) =>
    (['XOF', 'EUR', 'USD'] as const).flatMap((currency) =>
      [true, false].map((savesData) => pageKey({ target, locale, currency, savesData })),
    ),
  )
  expect(new Set(keys).size).toBe(12)
})
