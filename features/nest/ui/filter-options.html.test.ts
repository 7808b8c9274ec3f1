import { expect, test } from 'vitest'
import { newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

/** Section 9 of the specification names them and «others»; these are all the regions of Senegal. */
const REGIONS = [
  'Dakar',
  'Thiès',
  'Saint-Louis',
  'Diourbel',
  'Kaolack',
  'Fatick',
  'Louga',
  'Matam',
  'Tambacounda',
  'Kédougou',
  'Kolda',
  'Ziguinchor',
  'Sédhiou',
  'Kaffrine',
]

test('The filters offer the rooms of the specification, and about seventy places in fourteen regions', async () => {
  const page = await visitor.open('/kais-nest')
  const rooms = (name: string) =>
    page
      .findAll<HTMLInputElement>(`#filters input[type=radio][name=${name}]`)
      .map((choice) => [choice.value, textOf(choice.closest('label'))])
  expect(rooms('bedrooms')).toEqual([
    ['0', 'Any'],
    ['1', '1'],
    ['2', '2'],
    ['3', '3'],
    ['4', '4'],
    ['5', '5+'],
  ])
  expect(rooms('bathrooms')).toEqual([
    ['0', 'Any'],
    ['1', '1'],
    ['2', '2'],
    ['3', '3'],
    ['4', '4+'],
  ])

  const groups = page.findAll<HTMLOptGroupElement>('#filters select[name=location] optgroup')
  expect(groups.map(({ label }) => label).sort()).toEqual(REGIONS.toSorted())
  const offered = groups.map((group) => textsOf(group.querySelectorAll('option')))
  // Each region as a whole, then its places; the coast of Thiès has a name of its own.
  expect(offered.map(([whole]) => whole)).toEqual(groups.map(({ label }) => expect.stringContaining(label)))
  expect(offered.flat()).toContain('Petite Côte')
  const places = offered.map((inRegion) => inRegion.slice(1).filter((name) => name !== 'Petite Côte'))
  for (const inRegion of places) expect(inRegion.length).toBeGreaterThan(0)
  const different = new Set(places.flat())
  expect(different.size).toBe(places.flat().length)
  expect(different.size).toBeGreaterThanOrEqual(65)
  expect(different.size).toBeLessThanOrEqual(80)
  for (const town of ['Almadies', 'Plateau', 'Saly', 'Saint-Louis (town)', 'Ziguinchor (town)'])
    expect(different).toContain(town)
})
