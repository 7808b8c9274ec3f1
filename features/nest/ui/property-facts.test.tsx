import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import type { PublicProperty } from '../property.public.ts'
import { propertyInputSchema } from '../property.schema.ts'
import { Facts } from './property-facts.tsx'

const flat = { bedrooms: 3, bathrooms: 2, area: 140 } as PublicProperty

function factsOf(floor: number | null, locale: Locale): string[] {
  const html = htmlOf(<Facts property={{ ...flat, floor }} />, { locale })
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, word, figure]) => `${figure} ${word}`)
}

test('The floor of a home stands among its facts where it is known, the ground floor by its name', () => {
  expect(factsOf(4, 'en')).toEqual(['3 bedrooms', '2 bathrooms', '140 square metres', '4 floor'])
  expect(factsOf(0, 'en').at(-1)).toBe('G ground floor')
  expect(factsOf(0, 'fr').at(-1)).toBe('RDC rez-de-chaussée')
  expect(factsOf(null, 'fr')).toHaveLength(3)
})

test('Offices have washrooms, homes have bathrooms', () => {
  const of = (kind: PublicProperty['kind'], locale: Locale) =>
    htmlOf(<Facts property={{ ...flat, floor: null, kind }} />, { locale })
  expect([of('commercial', 'en'), of('commercial', 'fr')].map((html) => /washrooms|sanitaires/.test(html))).toEqual([
    true,
    true,
  ])
  expect(of('villa', 'fr')).toContain('salles de bains')
})

test('A floor is a whole number from the ground up, or nothing', () => {
  const { floor } = propertyInputSchema.shape
  expect([undefined, null, 0, 12].map((value) => floor.parse(value))).toEqual([null, null, 0, 12])
  expect([-1, 2.5, 201, '3', Number.NaN].some((value) => floor.safeParse(value).success)).toBe(false)
})
