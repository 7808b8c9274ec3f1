import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#common/locale.ts'
import type { Finding, Verdict } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import type { AskedFor } from '../wishes/wish.ts'
import { flatForSale, found, plain, TODAY, villaToRent, wish } from './decision.fixture.ts'
import { sayFinding } from './say-finding.ts'
import { sayWish } from './say-wish.ts'
import { speechOf } from './speech.ts'
import { type Row, WISH_ROWS as rows } from './wish-rows.fixture.ts'

const speech = {
  en: speechOf({ locale: 'en', currency: 'XOF' }, TODAY),
  fr: speechOf({ locale: 'fr', currency: 'XOF' }, TODAY),
}

function told(row: Row, verdict: Verdict, locale: Locale): string {
  const facts = verdict === 'met' ? row.met : row.missed
  const home = { ...flatForSale, ...(verdict === 'unknown' ? {} : facts) }
  const presence = verdict === 'met' && row.found?.looked ? { present: row.found.looked } : {}
  const investment = {
    grossYield: 700,
    monthlyRent: 1,
    comparedHomes: 3,
    comparedIn: ['Ngor'],
    percentBelowMedian: null,
  }
  const more = verdict === 'met' ? { investment, ...(row.found?.kilometres && { kilometres: 4 }) } : {}
  const said = sayFinding(found(wish(row.asked), verdict, { ...row.found, ...presence, ...more }), home, speech[locale])
  expect(verdict === 'met' ? said.against : said.for).toEqual([])
  return (verdict === 'met' ? said.for : said.against).join('. ')
}

/** What no text may have; French also spaces its signs. */
function expectWellWritten(text: string, locale: Locale) {
  expect(text).not.toBe('')
  expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|\s$|^\s|'|\.\.|, ,/)
  expect(text).toMatch(/^[\p{Lu}\d“«]/u)
  if (locale === 'fr') {
    expect(text).not.toMatch(
      /[^\u00a0]:|[^\u202f][;!?]|[^\u00a0]%|«[^\u00a0]|[^\u00a0]»|["“”]| (?:de|le|que) [aeiouéè]/,
    )
    expect(text).not.toMatch(/\b(?:de|du) les?\b|\bà les?\b|\b(?:the|listing|with|instead)\b/)
  }
}

test.each(rows)('What a home misses is said precisely: $against', (row) => {
  expect(plain(told(row, 'missed', 'en'))).toBe(row.against)
})

test('Every field has words for what is met, missed and not said, well written, and no two of them alike', () => {
  for (const row of rows) {
    for (const locale of LOCALES) {
      const texts = (['met', 'missed', 'unknown'] as const).map((verdict) => told(row, verdict, locale))
      for (const text of [...texts, sayWish(wish(row.asked), speech[locale])]) expectWellWritten(text, locale)
      expect(new Set(texts).size, texts.join(' | ')).toBe(3)
      expect(texts[2]).toMatch(locale === 'en' ? /the listing does not say$/ : /l’annonce ne le dit pas$/)
    }
  }
})

test('What was ruled out and is there is named so; of a pool that is not described, it is said which is open', () => {
  const say = (asked: AskedFor, verdict: Verdict, home: HomeFacts, locale: Locale = 'en') =>
    sayFinding(found(wish(asked), verdict), home, speech[locale]).against.map(plain)
  expect(say({ field: 'pool', op: 'not', value: ['any'] }, 'missed', villaToRent)).toEqual([
    'A private pool, which you ruled out',
  ])
  expect(say({ field: 'place', op: 'not', value: ['Ngor'] }, 'missed', flatForSale, 'fr')).toEqual([
    'À Ngor, ce que vous excluez',
  ])
  expect(say({ field: 'amenity', op: 'not', value: ['Elevator'] }, 'missed', flatForSale)).toEqual([
    'Elevator, which you ruled out',
  ])
  expect(say({ field: 'pool', op: 'oneOf', value: ['private'] }, 'unknown', { ...villaToRent, pool: null })).toEqual([
    'The listing names a pool, but not whether it is private or shared',
  ])
  expect(say({ field: 'kind', op: 'oneOf', value: ['villa'] }, 'missed', flatForSale, 'fr')).toEqual([
    'Un appartement au lieu d’une villa',
  ])
})

test('What stands in for what a listing leaves out is named as what it is', () => {
  const say = (asked: AskedFor, verdict: Verdict, home: HomeFacts, more: Partial<Finding> = {}) => {
    const said = sayFinding(found(wish(asked), verdict, more), home, speech.en)
    return plain([...said.for, ...said.against].join('. '))
  }
  const lift: AskedFor = { field: 'lift', op: 'exactly', value: true }
  expect(say(lift, 'met', { ...villaToRent, levels: 1 })).toBe('On one level')
  expect(say({ field: 'floor', op: 'exactly', value: 0 }, 'met', villaToRent)).toBe('A villa')
  expect(say({ field: 'amenity', op: 'oneOf', value: ['Parking'] }, 'met', villaToRent, { present: ['Garage'] })).toBe(
    'Garage',
  )
  expect(
    say({ field: 'near', op: 'oneOf', value: ['sea'] }, 'met', flatForSale, {
      nearest: 'sea',
      kilometres: 2,
      present: ['Ocean View'],
    }),
  ).toBe('Ocean view')
  expect(
    say({ field: 'near', op: 'oneOf', value: ['sea'] }, 'missed', flatForSale, { nearest: 'sea', kilometres: 2 }),
  ).toBe('In Ngor, not near the sea')
  expect(say({ field: 'pool', op: 'not', value: ['any'] }, 'met', { ...flatForSale, pool: null })).toBe(
    'The listing names no pool',
  )
  // The region is called like the town that is measured from.
  expect(
    say({ field: 'place', op: 'oneOf', value: ['Saint-Louis'] }, 'missed', flatForSale, {
      nearest: 'Saint-Louis',
      kilometres: 184,
    }),
  ).toBe('In Ngor, 184 km from Saint-Louis')
  expect(
    say({ field: 'work', op: 'oneOf', value: ['office'] }, 'missed', flatForSale, {
      grade: 0.6,
      nearest: 'Plateau',
      kilometres: 10.6,
    }),
  ).toBe('10.6 km from the Plateau, where many offices are')
  const studio: HomeFacts = { ...flatForSale, kind: 'studio', bedrooms: 0 }
  expect(say({ field: 'bedrooms', op: 'atLeast', value: 2 }, 'missed', studio)).toBe(
    'A studio instead of at least 2 bedrooms',
  )
  expect(say({ field: 'price', op: 'near', value: 180_000_000, per: 'buy' }, 'met', flatForSale)).toBe(
    '185 000 000 FCFA: you asked for around 180 000 000 FCFA',
  )
})
