import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import type { ListingFacts } from '../listing-facts.ts'
import type { PublicProperty } from '../property.public.ts'
import { propertyInputSchema } from '../property.schema.ts'
import { Facts } from './property-facts.tsx'

const UNSAID: ListingFacts = {
  levels: null,
  floor: null,
  buildingFloors: null,
  hasLift: null,
  isStepFree: null,
  petsWelcome: null,
  maxGuests: null,
  minNights: null,
  pool: null,
  noise: null,
  noiseNote: null,
  noiseNoteFr: null,
}
const flat = { bedrooms: 3, bathrooms: 2, area: 140, kind: 'apartment', ...UNSAID } as PublicProperty

const drawn = (changes: Partial<PublicProperty>, locale: Locale) =>
  htmlOf(<Facts property={{ ...flat, ...changes }} />, { locale })

function factsOf(floor: number | null, locale: Locale, changes: Partial<PublicProperty> = {}): string[] {
  const html = drawn({ ...changes, floor }, locale)
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, word, figure]) => `${figure} ${word}`)
}

const statedIn = (changes: Partial<PublicProperty>, locale: Locale) =>
  [...drawn(changes, locale).matchAll(/<li>(.*?)<\/li>/g)].map(([, said]) => said)

test('The floor of a home stands among its facts where it is known, the ground floor by its name', () => {
  expect(factsOf(4, 'en')).toEqual(['3 bedrooms', '2 bathrooms', '140 square metres', '4 floor'])
  expect(factsOf(0, 'en').at(-1)).toBe('G ground floor')
  expect(factsOf(0, 'fr').at(-1)).toBe('RDC rez-de-chaussée')
  expect(factsOf(null, 'fr')).toHaveLength(3)
})

test('A floor is told with the highest one of its building, levels where there are several, a house without its floor', () => {
  expect(factsOf(4, 'en', { buildingFloors: 6, levels: 2 }).slice(3)).toEqual(['4 floor of 6', '2 levels'])
  expect(factsOf(6, 'fr', { buildingFloors: 6 }).at(-1)).toBe('6 dernier étage')
  expect(factsOf(2, 'fr', { buildingFloors: 6 }).at(-1)).toBe('2 étage sur 6')
  expect(factsOf(null, 'en', { buildingFloors: 1 }).at(-1)).toBe('1 floor above the ground')
  expect(factsOf(0, 'en', { kind: 'villa', levels: 1 })).toHaveLength(3)
})

test('A no is told as well as a yes, and what the listing does not say is left out', () => {
  expect(statedIn({}, 'en')).toEqual([])
  const no = { hasLift: false, isStepFree: false, petsWelcome: false, pool: 'none' } as const
  expect(statedIn(no, 'en')).toEqual(['No lift', 'Not step-free', 'No pool', 'No pets'])
  expect(statedIn(no, 'fr')).toEqual(['Pas d’ascenseur', 'Accès avec marches', 'Pas de piscine', 'Animaux non admis'])
  const yes = {
    levels: 1,
    hasLift: true,
    isStepFree: true,
    pool: 'shared',
    noise: 'quiet',
    maxGuests: 1,
    minNights: 3,
  } as const
  expect(statedIn(yes, 'en')).toEqual([
    '1 guest at most',
    '3 nights at least',
    'All on one level',
    'Lift',
    'Step-free access',
    'Shared pool',
    'Quiet',
  ])
  expect(statedIn(yes, 'fr').slice(0, 2)).toEqual(['1 voyageur au plus', '3 nuits au moins'])
})

test('What one hears is told in the reader’s language, or else in the other, which is marked as such', () => {
  const both = { noiseNote: 'The sea.', noiseNoteFr: 'La mer.' }
  expect(drawn(both, 'en')).toContain('<p>The sea.</p>')
  expect(drawn(both, 'fr')).toContain('<p>La mer.</p>')
  expect(drawn({ ...both, noiseNoteFr: null }, 'fr')).toContain('<p lang="en">The sea.</p>')
  expect(drawn({ ...both, noiseNote: null }, 'en')).toContain('<p lang="fr">La mer.</p>')
  expect(drawn({}, 'en')).not.toContain('<p')
})

test('Offices have washrooms, homes have bathrooms', () => {
  const of = (kind: PublicProperty['kind'], locale: Locale) => drawn({ kind }, locale)
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
