import { expect, test } from 'vitest'
import { hasPage, nextStates, problemOfSale, stateAsked } from './sale-rules.ts'
import { isListed, SALE_STATES, type SaleState } from './sale-states.ts'

test.for<[before: SaleState | null, asked: { saleState?: SaleState; isAvailable: boolean }, becomes: SaleState]>([
  // As the specification's callers say it: without a state.
  [null, { isAvailable: true }, 'available'],
  [null, { isAvailable: false }, 'draft'],
  ['draft', { isAvailable: true }, 'available'],
  ['draft', { isAvailable: false }, 'draft'],
  ['available', { isAvailable: true }, 'available'],
  ['available', { isAvailable: false }, 'withdrawn'],
  ['under-offer', { isAvailable: true }, 'under-offer'],
  ['under-offer', { isAvailable: false }, 'withdrawn'],
  ['sold', { isAvailable: true }, 'available'],
  ['sold', { isAvailable: false }, 'sold'],
  ['let', { isAvailable: false }, 'let'],
  ['withdrawn', { isAvailable: true }, 'available'],
  ['withdrawn', { isAvailable: false }, 'withdrawn'],
  // Whoever names a state decides.
  ['available', { saleState: 'sold', isAvailable: true }, 'sold'],
  ['withdrawn', { saleState: 'under-offer', isAvailable: false }, 'under-offer'],
  [null, { saleState: 'sold', isAvailable: true }, 'sold'],
])('%s, asked %o, becomes %s', ([before, asked, becomes]) => {
  expect(stateAsked(before, asked)).toBe(becomes)
})

const MOVES: Record<SaleState, string> = {
  draft: 'available',
  available: 'draft under-offer sold let withdrawn',
  'under-offer': 'available sold let withdrawn',
  sold: 'available under-offer withdrawn',
  let: 'available under-offer withdrawn',
  withdrawn: 'available under-offer sold let',
}

test.for(SALE_STATES)('from %s a home to rent goes where the table says, and nowhere else', (from) => {
  const allowed = SALE_STATES.filter((to) => !problemOfSale(from, { saleState: to, type: 'rent', priceReached: null }))
  expect(allowed.filter((to) => to !== from).sort()).toEqual(MOVES[from].split(' ').sort())
  expect(nextStates(from, 'rent')[0]).toBe(from)
  expect(nextStates(from, 'rent').sort()).toEqual(allowed.sort())
})

test('whatever was done can be taken back by the same rules', () => {
  for (const from of SALE_STATES)
    for (const to of MOVES[from].split(' ') as SaleState[])
      expect([from, MOVES[to].split(' ').includes(from)]).toEqual([from, true])
})

test.for([
  ['let', 'rent', null, null],
  ['let', 'buy', null, ['saleState', 'letNeedsRent']],
  ['let', 'short-stay', null, ['saleState', 'letNeedsRent']],
  ['sold', 'buy', '90000000', null],
  ['sold', 'short-stay', null, null],
  ['under-offer', 'buy', '90000000', ['priceReached', 'priceReachedTooEarly']],
  ['available', 'rent', '900000', ['priceReached', 'priceReachedTooEarly']],
] as const)(
  '%s for a home of the deal %s, with the price reached %s: %o',
  ([saleState, type, priceReached, problem]) => {
    expect(problemOfSale('available', { saleState, type, priceReached })).toEqual(problem)
  },
)

test('a home to buy or for short stays is never offered to be let', () => {
  for (const from of SALE_STATES.filter((state) => state !== 'let')) {
    expect(nextStates(from, 'buy')).not.toContain('let')
    expect(nextStates(from, 'short-stay')).not.toContain('let')
  }
})

test.for<[SaleState, since: string, boolean]>([
  ['available', '2020-01-01', true],
  ['under-offer', '2020-01-01', true],
  ['sold', '2026-11-19', true],
  ['sold', '2026-08-21', true],
  ['sold', '2026-08-20', false],
  ['let', '2026-08-21', true],
  ['let', '2026-08-20', false],
  ['draft', '2026-11-19', false],
  ['withdrawn', '2026-11-19', false],
])('%s since %s has a page on 19 November 2026: %s', ([saleState, saleStateSince, isShown]) => {
  expect(hasPage({ saleState, saleStateSince }, '2026-11-19')).toBe(isShown)
})

test('visitors find exactly what is available or under offer', () => {
  expect(SALE_STATES.filter(isListed)).toEqual(['available', 'under-offer'])
})
