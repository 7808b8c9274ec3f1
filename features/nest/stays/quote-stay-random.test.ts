import { expect, test } from 'vitest'
import { quoteStay } from './quote-stay.ts'
import type { StayHome, StayWish } from './stay-rules.ts'
import type { Season, StayTerms } from './stay-terms.schema.ts'

/**
 * Ten thousand homes and stays that nobody thought of, against the rules of docs/decisions/0033-stays.md written a second time, slowly:
 * night by night, every guest and every night added on its own. Nothing is taken of the engine but its types. STAY_SEED repeats a run.
 */
const CASES = 10_000
const SEED = Number(process.env.STAY_SEED ?? 20_270_101)

/** mulberry32: the same numbers for the same seed, on every machine. */
function generator(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
type Luck = () => number
const whole = (luck: Luck, from: number, to: number) => from + Math.floor(luck() * (to - from + 1))
const maybe = <T>(luck: Luck, chance: number, value: () => T): T | null => (luck() < chance ? value() : null)

/** Few different amounts, so that equal ones meet; some with centimes. */
function amount(luck: Luck): string {
  const francs = luck() < 0.3 ? whole(luck, 1, 5) * 50_000 : whole(luck, 1, 9_999_999)
  const rest = luck()
  if (rest < 0.6) return String(francs)
  if (rest < 0.7) return `${francs}.00`
  if (rest < 0.8) return `${francs}.${whole(luck, 0, 9)}`
  return `${francs}.${String(whole(luck, 0, 99)).padStart(2, '0')}`
}

const written = (date: Date) =>
  [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
function dayAfter(day: string, by = 1): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return written(new Date(Date.UTC(year, month - 1, date + by)))
}

/** Up to eight seasons in a row, with or without days between them, some of one night; shuffled by a half. */
function seasonsFrom(luck: Luck, first: string): Season[] {
  const seasons: Season[] = []
  let from = dayAfter(first, whole(luck, -20, 10))
  for (let left = whole(luck, 0, 8); left > 0; left -= 1) {
    const to = dayAfter(from, luck() < 0.3 ? 0 : whole(luck, 1, 25))
    const name = `Season ${left}`
    const price = maybe(luck, 0.7, () => amount(luck))
    const weekendPrice = maybe(luck, 0.5, () => amount(luck))
    seasons.push({ name, nameFr: null, from, to, price, weekendPrice, minNights: maybe(luck, 0.3, () => 3) })
    from = dayAfter(to, luck() < 0.5 ? 1 : whole(luck, 2, 9))
  }
  return luck() < 0.5 ? seasons.reverse() : seasons
}

interface Case {
  home: StayHome
  wish: StayWish
  touristTax: string
}

function someCase(luck: Luck): Case {
  const arrival = dayAfter('2026-11-01', whole(luck, 0, 1_000))
  const stayTerms: StayTerms = {
    weekendPrice: maybe(luck, 0.5, () => amount(luck)),
    seasons: seasonsFrom(luck, arrival),
    maxNights: null,
    guestsIncluded: maybe(luck, 0.5, () => whole(luck, 1, 8)),
    extraGuestPrice: maybe(luck, 0.6, () => amount(luck)),
    cleaningFee: maybe(luck, 0.5, () => amount(luck)),
    deposit: maybe(luck, 0.5, () => amount(luck)),
    ...{ checkIn: '15:00', checkOut: '11:00', preparationDays: 0, leadDays: 1, monthsAhead: 12 },
    ...{ cancellation: 'moderate', houseRules: null, houseRulesFr: null },
  }
  const home = { price: amount(luck), minNights: null, maxGuests: maybe(luck, 0.5, () => 12), stayTerms }
  const departure = dayAfter(arrival, luck() < 0.2 ? 1 : whole(luck, 1, 90))
  return {
    home,
    wish: { arrival, departure, guests: whole(luck, 1, 12) },
    touristTax: luck() < 0.4 ? '0' : amount(luck),
  }
}

function centimes(text: string): bigint {
  const [francs = '0', rest = ''] = text.split('.')
  return BigInt(francs) * 100n + BigInt(`${rest}00`.slice(0, 2))
}

function nightCosts({ price, stayTerms }: StayHome, night: string): bigint {
  const weekday = new Date(`${night}T12:00:00Z`).getUTCDay()
  const isWeekend = weekday === 5 || weekday === 6
  let found: Season | null = null
  for (const season of stayTerms.seasons) if (season.from <= night && night <= season.to) found = season
  if (isWeekend && found?.weekendPrice) return centimes(found.weekendPrice)
  if (found?.price) return centimes(found.price)
  if (isWeekend && stayTerms.weekendPrice) return centimes(stayTerms.weekendPrice)
  return centimes(price)
}

/** The rules once more: the total, the nights at each price, and what each further line comes to. */
function slowly({ home, wish, touristTax }: Case) {
  const { guestsIncluded, extraGuestPrice, cleaningFee, deposit } = home.stayTerms
  const atPrice: Record<string, number> = {}
  let [nights, sum, extra, tax] = [0, 0n, 0n, 0n]
  for (let night = wish.arrival; night < wish.departure; night = dayAfter(night)) {
    nights += 1
    const cost = nightCosts(home, night)
    sum += cost
    atPrice[String(cost)] = (atPrice[String(cost)] ?? 0) + 1
    for (let guest = 1; guest <= wish.guests; guest += 1) {
      tax += centimes(touristTax)
      if (guestsIncluded !== null && extraGuestPrice !== null && guest > guestsIncluded)
        extra += centimes(extraGuestPrice)
    }
  }
  const cleaning = cleaningFee === null ? 0n : centimes(cleaningFee)
  return {
    nights,
    atPrice,
    onTop: { 'extra-guests': extra, cleaning, 'tourist-tax': tax },
    total: sum + extra + cleaning + tax,
    deposit: deposit === null ? null : centimes(deposit),
  }
}

function asQuoted({ home, wish, touristTax }: Case) {
  const quote = quoteStay(home, wish, touristTax)
  const atPrice: Record<string, number> = {}
  const onTop = { 'extra-guests': 0n, cleaning: 0n, 'tourist-tax': 0n }
  let linesTogether = 0n
  for (const line of quote.lines) {
    linesTogether += centimes(line.amount)
    if (line.item === 'agreed') throw new Error('Nobody agreed on anything')
    if (line.item !== 'nights') {
      expect(onTop[line.item], `a second line ${line.item}`).toBe(0n)
      onTop[line.item] = centimes(line.amount)
      expect(centimes(line.amount), `a line of nothing: ${line.item}`).toBeGreaterThan(0n)
      continue
    }
    const price = String(centimes(line.price))
    expect(atPrice[price], `a second line of nights at ${line.price}`).toBeUndefined()
    atPrice[price] = line.nights
    expect(centimes(line.amount)).toBe(centimes(line.price) * BigInt(line.nights))
  }
  expect(linesTogether, 'the lines add up to the total').toBe(centimes(quote.total))
  const deposit = quote.deposit === null ? null : centimes(quote.deposit)
  return { nights: quote.nights, atPrice, onTop, total: centimes(quote.total), deposit }
}

test(`Ten thousand stays cost what the rules say, night by night (seed ${SEED})`, () => {
  const luck = generator(SEED)
  const seen = { weekends: 0, seasons: 0, extra: 0, tax: 0 }
  for (let number = 0; number < CASES; number += 1) {
    const stay = someCase(luck)
    const right = slowly(stay)
    const told = () => `STAY_SEED=${SEED}, case ${number}: ${JSON.stringify(stay)}`
    try {
      expect(asQuoted(stay)).toEqual(right)
    } catch (error) {
      throw new Error(`${told()}\n${error instanceof Error ? error.message : error}`)
    }
    if (Object.keys(right.atPrice).length > 1) seen.seasons += 1
    if (right.onTop['extra-guests'] > 0n) seen.extra += 1
    if (right.onTop['tourist-tax'] > 0n) seen.tax += 1
    if (stay.home.stayTerms.weekendPrice) seen.weekends += 1
  }
  // A generator that makes only plain cases proves nothing.
  for (const [what, often] of Object.entries(seen)) expect(often, what).toBeGreaterThan(CASES / 10)
})
