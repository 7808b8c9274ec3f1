import { describe, expect, test } from 'vitest'
import type { Preferences } from '../preferences.ts'
import { toCatalogue } from './catalogue.ts'
import { countFits, decide } from './decide.ts'
import type { HomeFacts } from './home-facts.ts'
import { asking, home, homes, TODAY, wanting } from './homes.fixture.ts'
import { relaxationsFor } from './relax.ts'

const relax = (answers: Partial<Preferences>, offered: HomeFacts[]) =>
  decide(wanting(answers), toCatalogue(offered), TODAY).relaxations

describe('what to relax', () => {
  test('nothing, where three homes fit', () => {
    const offered = [...homes(3), home({ price: 210_000_000 })]
    expect(relax({ maxBudget: 200_000_000 }, offered)).toEqual([])
    expect(relax({ maxBudget: 200_000_000 }, offered.slice(1))).not.toEqual([])
  })

  test('the maximum by the smallest round amount that lets one more in', () => {
    const offered = [home({ price: 312_400_000 }), home({ price: 314_000_000 }), home({ price: 390_000_000 })]
    expect(relax({ maxBudget: 200_000_000 }, offered)).toEqual([{ limit: 'maxBudget', to: 315_000_000, gains: 2 }])
  })

  test('a buyer is told the amount even where it is far away', () => {
    const offered = [home({ price: 900_000_000 })]
    expect(relax({ maxBudget: 50_000_000 }, offered)).toEqual([{ limit: 'maxBudget', to: 900_000_000, gains: 1 }])
  })

  test('a tenant is not told to pay more than twice the rent', () => {
    const to = (price: number) => relax({ maxBudget: 1_000_000 }, [home({ type: 'rent', price })])
    expect(to(2_000_000)).toEqual([{ limit: 'maxBudget', to: 2_000_000, gains: 1 }])
    expect(to(2_000_001)).toEqual([])
  })

  test('a rent is never raised into a price', () => {
    expect(relax({ maxBudget: 9_000_000 }, [home({ type: 'rent', price: 10_100_000 })])).toEqual([])
  })

  test('the minimum, down to a round amount', () => {
    const offered = [home({ price: 152_000_000 })]
    expect(relax({ minBudget: 200_000_000 }, offered)).toEqual([{ limit: 'minBudget', to: 150_000_000, gains: 1 }])
  })

  test('the fewest bedrooms', () => {
    const offered = [home({ bedrooms: 3 }), home({ bedrooms: 2 })]
    expect(relax({ bedrooms: 4 }, offered)).toEqual([{ limit: 'bedrooms', to: 2, gains: 2 }])
    expect(relax({ bedrooms: 5 }, [home({ bedrooms: 1 })])).toEqual([{ limit: 'bedrooms', to: null, gains: 1 }])
  })

  test('bedrooms that the words ask for stay', () => {
    const { asked } = asking({ bedrooms: 4 }, [home({ bedrooms: 2 })], { minBedrooms: 3 })
    expect(relaxationsFor(asked, 0, TODAY)).toEqual([])
  })

  test('the place, to a near one that has homes', () => {
    const offered = [home({ location: 'Plateau' }), home({ location: 'Saly' })]
    expect(relax({ place: 'Hann Maristes' }, offered)).toEqual([{ limit: 'place', to: 'Plateau', gains: 1 }])
  })

  test('never to a place that was refused', () => {
    const offered = [home({ location: 'Ngor' }), home({ location: 'Yoff' }), ...homes(2, { location: 'Mermoz' })]
    const refusing = (words: string) => relax({ place: 'Almadies', words }, offered)
    expect(refusing('')).toEqual([{ limit: 'place', to: 'Ngor', gains: 1 }])
    expect(refusing('not Ngor')).toEqual([{ limit: 'place', to: 'Mermoz', gains: 2 }])
    expect(refusing('not Ngor, Yoff or Mermoz')).toEqual([])
  })

  test('the homes that another place brings are there, or where the words ask for them', () => {
    const offered = ['Ngor', 'Yoff', 'Mermoz', 'Plateau', 'Ouakam', 'Saly'].map((location) => home({ location }))
    const catalogue = toCatalogue(offered)
    for (const words of ['', 'not Ngor', 'pas à Ouakam ni à Ngor', 'Mermoz, not Ngor', 'not Almadies, not Yoff']) {
      const asked = wanting({ place: 'Almadies', kind: 'villa', work: 'office', words })
      for (const relaxation of decide(asked, catalogue, TODAY).relaxations) {
        if (relaxation.limit !== 'place' || relaxation.to === null) continue
        const { chosen, reading } = decide({ ...asked, place: relaxation.to }, catalogue, TODAY)
        const places = chosen.filter(({ miss }) => miss === null).map((scored) => scored.home.location)
        expect(places.length, words).toBeGreaterThan(0)
        for (const place of places) expect([relaxation.to, 'Mermoz'], words).toContain(place)
        expect(reading.refusedPlaces, words).not.toContain(relaxation.to)
      }
    }
  })

  test('what the words name is not said to be left open', () => {
    const offered = [home({ bedrooms: 4 }), ...homes(3, { bedrooms: 2 })]
    expect(relax({ bedrooms: 5, words: 'at least 4 bedrooms' }, offered)).toEqual([
      { limit: 'bedrooms', to: 4, gains: 1 },
    ])
    const elsewhere = homes(2, { location: 'Saly' })
    expect(relax({ place: 'Plateau', words: 'or in Mermoz' }, elsewhere)).toEqual([
      { limit: 'place', to: 'Saly', gains: 2 },
    ])
    expect(relax({ bedrooms: 4, words: 'at least 3 bedrooms' }, homes(2, { bedrooms: 2 }))).toEqual([])
  })

  test('the kind', () => {
    expect(relax({ kind: 'villa' }, homes(2, { kind: 'penthouse' }))).toEqual([
      { limit: 'kind', to: 'penthouse', gains: 2 },
    ])
  })

  test('the timeframe', () => {
    const offered = [home({ isVefa: true, deliveryDate: '2026-06-30' })]
    expect(relax({ timeframe: 'immediate' }, offered)).toEqual([{ limit: 'timeframe', to: '6_months', gains: 1 }])
  })

  test('an amenity that was refused', () => {
    const { asked } = asking({}, [home({ amenities: ['Swimming Pool'] })], { refused: ['Swimming Pool', 'Gym'] })
    expect(relaxationsFor(asked, 0, TODAY)).toEqual([{ limit: 'refused', amenity: 'Swimming Pool', gains: 1 }])
  })

  test('at most four answers, each of them once', () => {
    const offered = [
      home({ price: 220_000_000 }),
      home({ bedrooms: 3 }),
      home({ location: 'Mermoz' }),
      home({ kind: 'duplex' }),
      home({ isVefa: true, deliveryDate: '2026-03-01' }),
    ]
    const answers = { maxBudget: 200_000_000, bedrooms: 4, place: 'Almadies', kind: 'villa' } as const
    const relaxations = relax({ ...answers, timeframe: 'immediate' }, offered)
    expect(relaxations).toHaveLength(4)
    expect(new Set(relaxations.map(({ limit }) => limit)).size).toBe(4)
    expect(relaxations[0]?.limit).toBe('maxBudget')
  })

  test('what it promises is what the changed answer gives', () => {
    const offered = [
      home({ price: 265_000_000 }),
      home({ price: 268_000_000, kind: 'apartment' }),
      home({ bedrooms: 2 }),
      home({ kind: 'studio', bedrooms: 1 }),
      ...homes(4, { location: 'Yoff' }),
      ...homes(2, { location: 'Plateau', kind: 'penthouse' }),
    ]
    const asked = wanting({ maxBudget: 200_000_000, bedrooms: 4, place: 'Almadies', kind: 'villa' })
    const catalogue = toCatalogue(offered)
    const { relaxations, counts } = decide(asked, catalogue, TODAY)
    expect(relaxations.length).toBeGreaterThan(1)
    for (const relaxation of relaxations) {
      if (relaxation.limit === 'refused') throw new Error('nothing was refused')
      const changed = { ...asked, [relaxation.limit]: relaxation.to }
      expect(countFits(changed, catalogue, TODAY).fitting).toBe(counts.fitting + relaxation.gains)
    }
  })
})
