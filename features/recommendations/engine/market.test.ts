import { describe, expect, test } from 'vitest'
import type { Wish } from '../wishes/wish.ts'
import { toCatalogue } from './catalogue.ts'
import { decide } from './decide.ts'
import type { HomeFacts } from './home-facts.ts'
import { asking, home, homes, must, TODAY } from './homes.fixture.ts'

const BUY = must({ field: 'deal', op: 'oneOf', value: ['buy'] })
const named = (field: 'place' | 'kind', name: string) => must({ field, op: 'oneOf', value: [name] })

function markets(wishes: Wish[], offered: HomeFacts[]) {
  return decide(asking(BUY, ...wishes), toCatalogue(offered), TODAY).markets
}

describe('what the catalogue says', () => {
  test('the place, its homes of the kind, then the whole catalogue', () => {
    const offered = [
      ...homes(3, { price: 100_000_000, area: 100 }),
      home({ kind: 'apartment', price: 50_000_000, area: 100 }),
      home({ location: 'Saly', price: 900_000_000, area: 100 }),
      home({ kind: 'land', price: 1_000_000, area: 500 }),
    ]
    expect(markets([named('place', 'Almadies'), named('kind', 'villa')], offered)).toEqual([
      {
        deal: 'buy',
        place: 'Almadies',
        kind: null,
        homes: 4,
        medianPerSquareMetre: 1_000_000,
        lowestPrice: 50_000_000,
        highestPrice: 100_000_000,
      },
      {
        deal: 'buy',
        place: 'Almadies',
        kind: 'villa',
        homes: 3,
        medianPerSquareMetre: 1_000_000,
        lowestPrice: 100_000_000,
        highestPrice: 100_000_000,
      },
      {
        deal: 'buy',
        place: null,
        kind: null,
        homes: 5,
        medianPerSquareMetre: 1_000_000,
        lowestPrice: 50_000_000,
        highestPrice: 900_000_000,
      },
    ])
  })

  test('two homes have a range and no median', () => {
    const [market] = markets([], [home({ price: 1 }), home({ price: 3 })])
    expect(market).toMatchObject({ homes: 2, medianPerSquareMetre: null, lowestPrice: 1, highestPrice: 3 })
  })

  test('the median of four homes lies between the two in the middle', () => {
    const offered = [10, 20, 40, 90].map((price) => home({ price, area: 1 }))
    expect(markets([], offered)[0]?.medianPerSquareMetre).toBe(30)
  })

  test('a place without homes has no market, and neither has a deal', () => {
    expect(markets([named('place', 'Ngor')], [home()]).map(({ place }) => place)).toEqual([null])
    expect(markets([], [home({ type: 'rent' })])).toEqual([])
    expect(markets([], [])).toEqual([])
  })

  test('a plot is compared with plots', () => {
    const offered = [home(), ...homes(3, { kind: 'land', price: 10_000_000, area: 100 })]
    expect(markets([named('kind', 'land')], offered)).toMatchObject([
      { kind: 'land', homes: 3, medianPerSquareMetre: 100_000 },
    ])
  })
})
