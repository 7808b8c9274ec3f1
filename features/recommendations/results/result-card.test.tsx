import { expect, test } from 'vitest'
import type { PropertyCardData } from '#features/nest/property-card.ts'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import type { Recommendation } from '../recommendation.public.ts'
import { ResultCard } from './result-card.tsx'

const HOME = {
  id: 12,
  reference: 'KN-0012',
  title: 'House of the baobab',
  titleFr: null,
  price: '95000000',
  location: 'Ngor',
  type: 'buy',
  kind: 'villa',
  isVefa: false,
  saleState: 'available',
  deliveryDate: null,
  bedrooms: 3,
  bathrooms: 2,
  area: 180,
  picture: undefined,
} satisfies PropertyCardData

const FOUND: Recommendation = {
  path: '/property/12',
  propertyId: 12,
  matchScore: 92,
  personalizedDescription: 'A villa in Ngor.',
  reasons: ['First', 'Second', 'Third', 'Fourth'],
  nearMiss: null,
  lacks: [],
  unmet: [],
  points: [],
  quotes: [],
}

function draw(recommendation: Recommendation): string {
  return htmlOf(<ResultCard home={HOME} recommendation={recommendation} toCheck={0} />)
}

test('What a home is as an investment stands on its card where something is known of it, and nothing of it elsewhere', () => {
  const investmentInsights = 'Homes like it let for 6% of their price a year.'
  expect(draw({ ...FOUND, investmentInsights })).toContain(`<p>As an investment</p><p>${investmentInsights}</p>`)
  expect(draw(FOUND)).not.toContain('As an investment')
})

test('Of many reasons the card gives the first three', () => {
  expect(draw(FOUND)).toContain('<p>Why this home</p><ul><li>First</li><li>Second</li><li>Third</li></ul>')
})

test('What a home lacks and what its listing does not say stand apart, and a missed condition before both', () => {
  const html = draw({
    ...FOUND,
    nearMiss: '2 bedrooms instead of 3',
    lacks: ['No lift', 'Whether there is a garden'],
    unmet: [
      { field: 'bedrooms', isHard: true, isStated: true, text: '2 bedrooms instead of 3' },
      { field: 'lift', isHard: false, isStated: true, text: 'No lift' },
      { field: 'amenity', isHard: false, isStated: false, text: 'Whether there is a garden' },
    ],
  })
  expect(html).toContain('<b>Difference:</b> 2 bedrooms instead of 3')
  expect(html).toContain('<p>What it lacks</p><ul><li>No lift</li></ul>')
  expect(html).toContain('<p>The listing does not say</p><ul><li>Whether there is a garden</li></ul>')
})
