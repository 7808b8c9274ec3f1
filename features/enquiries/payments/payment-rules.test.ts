import { describe, expect, test } from 'vitest'
import { judgeEvent, LINK_STATES, linkAfter, OUTCOMES, wayToPay } from './payment-rules.ts'

const asked = { amount: '150000', state: 'open' as const }
const paid = { state: 'paid' as const, amount: 150_000, currency: 'XOF' }

describe('What is told of money', () => {
  test('is counted when it is what was asked for, and asked for still', () => {
    expect(judgeEvent(paid, asked, false)).toBe('counted')
  })

  test.for([
    ['repeated', paid, asked, true],
    ['unknown-request', paid, undefined, false],
    ['other-amount', { ...paid, amount: 150_001 }, asked, false],
    ['other-amount', { ...paid, amount: null }, asked, false],
    ['other-currency', { ...paid, currency: 'EUR' }, asked, false],
    ['other-currency', { ...paid, currency: null }, asked, false],
    ['cancelled-request', paid, { ...asked, state: 'cancelled' as const }, false],
    ['paid-already', paid, { ...asked, state: 'paid' as const }, false],
    ['paid-already', paid, { ...asked, state: 'refunded' as const }, false],
  ] as const)('is kept and not counted: %s', ([outcome, told, request, isToldBefore]) => {
    expect(judgeEvent(told, request, isToldBefore)).toBe(outcome)
  })

  test.for(['open', 'waiting', 'failed', 'expired'] as const)('is no money while the link is %s', (state) => {
    expect(judgeEvent({ ...paid, state }, asked, false)).toBe('noted')
  })
})

describe('A link', () => {
  test('that is paid, over, refused or closed stays so, whatever comes late', () => {
    for (const link of ['paid', 'over', 'refused', 'closed', 'wanted'] as const)
      for (const told of ['open', 'waiting', 'failed', 'expired', 'paid'] as const)
        for (const outcome of OUTCOMES.filter((each) => each !== 'counted'))
          expect(linkAfter(link, told, outcome), `${link} ${told} ${outcome}`).toBe(link)
  })

  test('is paid once its money is counted, from wherever', () => {
    for (const link of LINK_STATES) expect(linkAfter(link, 'paid', 'counted')).toBe('paid')
  })

  test('waits while its money is on the way, and can be followed by another once nothing can come', () => {
    expect(linkAfter('open', 'waiting', 'noted')).toBe('waiting')
    expect(linkAfter('waiting', 'failed', 'noted')).toBe('over')
    expect(linkAfter('open', 'expired', 'noted')).toBe('over')
    expect(linkAfter('open', 'paid', 'other-amount')).toBe('over')
    expect(linkAfter('closing', 'waiting', 'noted')).toBe('closing')
    expect(linkAfter('closing', 'expired', 'noted')).toBe('closed')
    expect(linkAfter('closing', 'paid', 'cancelled-request')).toBe('closed')
  })
})

test.for([
  [null, 'by-hand'],
  ['refused', 'by-hand'],
  ['wanted', 'being-made'],
  ['open', 'link'],
  ['waiting', 'on-its-way'],
  ['over', 'new-link'],
] as const)(
  'With a link that is %s a guest pays so: %s; and no way once it is paid or cancelled',
  ([linkState, way]) => {
    const now = new Date('2026-11-20T10:00Z')
    const link = { linkState, linkExpiresAt: new Date('2026-11-20T10:01Z') }
    expect(wayToPay({ ...link, state: 'open' }, now)).toBe(way)
    for (const state of ['paid', 'cancelled', 'refunded'] as const) expect(wayToPay({ ...link, state }, now)).toBeNull()
    if (linkState === 'open') expect(wayToPay({ ...link, state: 'open' }, link.linkExpiresAt)).toBe('new-link')
  },
)
