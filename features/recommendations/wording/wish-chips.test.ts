import { expect, test } from 'vitest'
import type { Wish } from '../wishes/wish.ts'
import { decision, plain, wish, word } from './decision.fixture.ts'

const budget = wish({ field: 'price', op: 'atMost', value: 1_500_000, per: 'rent' })
const pool = wish({ field: 'pool', op: 'oneOf', value: ['any'] }, { words: 'a pool' })
const quiet = wish({ field: 'quiet', op: 'exactly', value: true }, { words: 'quiet', isHard: false })
const rooms = wish({ field: 'bedrooms', op: 'atLeast', value: 3 })

test('Each wish is a chip that can be taken back or corrected, by addresses', () => {
  const kind = wish({ field: 'kind', op: 'oneOf', value: ['villa'] })
  const place = wish({ field: 'place', op: 'oneOf', value: ['Ngor'] }, { words: 'à Ngor' })
  const { wishes, understood, path } = word(decision({ asked: { wishes: [kind, rooms, budget, place, quiet] } }))
  expect(path).toBe('/ai-recommendations/result?type=villa')
  expect(understood.map(plain)).toEqual([
    'Villa',
    'At least 3 bedrooms',
    'Up to 1 500 000 FCFA a month',
    'In Ngor',
    'Quiet',
  ])
  expect(wishes.map(({ changes }) => changes.map(({ text }) => plain(text)))).toEqual([
    ['Villa or townhouse', 'Townhouse', 'Only if possible'],
    ['At least 4 bedrooms', 'At least 2 bedrooms', 'Exactly 3 bedrooms', 'Only if possible'],
    ['Up to 1 700 000 FCFA a month', 'Up to 1 400 000 FCFA a month', 'Only if possible'],
    ['In Ngor, Almadies or Virage', 'In Almadies', 'In Virage', 'Only if possible'],
    ['A must'],
  ])
  expect(wishes[3]).toMatchObject({
    words: 'à Ngor',
    isHard: true,
    removePath: '/ai-recommendations/result?without=place oneOf Ngor!',
  })
  expect(wishes[4]?.changes[0]?.path).toBe('/ai-recommendations/result?instead=quiet exactly true!')
})

test('A corrected price is round in the reader’s own currency, and no longer what was written', () => {
  const said = wish({ field: 'price', op: 'atMost', value: 163_989_250, per: 'buy', said: '250k €' })
  const [chip] = word(decision({ asked: { wishes: [said] } }), { currency: 'EUR' }).wishes
  expect(chip?.text).toBe('Up to €250,000 (you wrote 250k €)')
  expect(chip?.changes.map(({ text }) => text)).toEqual(['Up to €280,000', 'Up to €230,000', 'Only if possible'])
})

test('What would help leads to the result with it', () => {
  const fewer = { ...rooms, value: 2 } as Wish
  const soft = { ...pool, isHard: false }
  const relaxations = [
    { wish: rooms, to: fewer, gains: 1 },
    { wish: pool, to: null, gains: 2 },
    { wish: pool, to: soft, gains: 2 },
  ]
  expect(word(decision({ relaxations })).relaxations).toEqual([
    {
      text: 'Change “At least 3 bedrooms” to “At least 2 bedrooms”: 1 home fits',
      gains: 1,
      path: '/ai-recommendations/result?instead=bedrooms atLeast 2!',
    },
    {
      text: 'Give up “A pool, shared or private”: 2 homes fit',
      gains: 2,
      path: '/ai-recommendations/result?without=pool oneOf any!',
    },
    {
      text: 'Make “A pool, shared or private” a wish, not a condition: 2 homes fit',
      gains: 2,
      path: '/ai-recommendations/result?instead=pool oneOf any',
    },
  ])
})
