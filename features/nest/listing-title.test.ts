import { expect, test } from 'vitest'
import { listingTitle } from './listing-title.ts'
import type { PublicProperty } from './property.public.ts'

const penthouse = {
  title: 'The lighthouse penthouse',
  titleFr: 'Le penthouse du phare',
  kind: 'penthouse',
  type: 'buy',
  isVefa: false,
  location: 'Mamelles',
  bedrooms: 3,
  bathrooms: 3,
  area: 245,
} as PublicProperty

test('The title for search engines says what it is, for what, where and how large, then its name', () => {
  expect(listingTitle(penthouse, 'en')).toBe('Penthouse for sale in the Mamelles, 3 bedrooms: The lighthouse penthouse')
  expect(listingTitle(penthouse, 'fr')).toBe('Penthouse à vendre aux Mamelles, 3 chambres\u00a0: Le penthouse du phare')
})

test('What has no bedrooms is told by its area; what is not built yet, as off-plan', () => {
  const offices = { ...penthouse, kind: 'commercial', type: 'rent', location: 'Plateau', bedrooms: 0 } as PublicProperty
  expect(listingTitle(offices, 'en')).toMatch(/^Commercial property to rent on the Plateau, 245 m²: /)
  expect(listingTitle(offices, 'fr')).toMatch(/^Bureaux et commerces à louer au Plateau, 245\u00a0m²/)
  const planned = { ...penthouse, kind: 'apartment', isVefa: true, location: 'Almadies' } as PublicProperty
  expect(listingTitle(planned, 'en')).toMatch(/^Apartment off-plan \(VEFA\) in Almadies, 3 bedrooms/)
  expect(listingTitle(planned, 'fr')).toMatch(/^Appartement sur plan \(VEFA\) aux Almadies, 3 chambres/)
  const stay = { ...penthouse, type: 'short-stay' } as PublicProperty
  expect(listingTitle(stay, 'en')).toMatch(/^Penthouse for a short stay in the Mamelles/)
  expect(listingTitle(stay, 'fr')).toMatch(/^Penthouse en court séjour aux Mamelles/)
})
