import { expect, test } from 'vitest'
import { allAtOnce, catalogueBuilder, toCatalogue, withChanges } from './catalogue.ts'
import { home } from './homes.fixture.ts'
import { dice, randomHomes } from './random.fixture.ts'

const sorted = (places: ReadonlyMap<string, readonly { id: number }[]>) =>
  [...places].map(([place, homes]) => [place, homes.map(({ id }) => id).sort()]).sort()

test('Of two equal homes the newer one comes first, then the one with the lower number', () => {
  const { homes } = toCatalogue([
    home({ id: 12, createdAt: 5 }),
    home({ id: 11, createdAt: 5 }),
    home({ id: 13, createdAt: 9 }),
  ])
  expect(homes.map(({ id }) => id)).toEqual([13, 11, 12])
})

test('In portions, in any order, it becomes the same catalogue', () => {
  const homes = randomHomes(500, dice(1))
  const builder = catalogueBuilder()
  for (let from = 0; from < homes.length; from += 70) builder.add(homes.slice(from, from + 70))
  const [inPortions, atOnce] = [allAtOnce(builder.finish()), toCatalogue(homes)]
  expect(inPortions.homes).toEqual(atOnce.homes)
  expect(sorted(inPortions.byPlace)).toEqual(sorted(atOnce.byPlace))
})

test('A few changed homes make the catalogue that reading all of them would', () => {
  const homes = randomHomes(200, dice(2)).map((each) => ({ ...each, amenities: [] as string[] }))
  const [first, second, third, fourth] = homes
  if (!first || !second || !third || !fourth) throw new Error('no homes')
  const before = toCatalogue([{ ...first, amenities: ['Sauna'] }, ...homes.slice(1)])
  expect(before.ownAmenities).toEqual(['Sauna'])
  const moved = { ...second, location: 'Mbour', createdAt: 2_000, amenities: ['Boat'] }
  const added = home({ location: 'Saly' })
  const changed = withChanges(before, [first, moved, added], [third.id, fourth.id, 999_999])
  const anew = toCatalogue([first, moved, ...homes.slice(4), added])
  expect(changed.homes).toEqual(anew.homes)
  expect(sorted(changed.byPlace)).toEqual(sorted(anew.byPlace))
  expect(changed.ownAmenities).toEqual(['Boat'])
  // Whoever still looks at the old one sees it as it was.
  expect(before.homes).toHaveLength(200)
  expect(before.ownAmenities).toEqual(['Sauna'])
})
