import { type Exchange, isCurrency, type Money, type Rates } from '#common/money.ts'
import {
  type AmountProblem,
  entryIn,
  groupDigits,
  inFrancs,
  LONGEST_ENTRY,
  readAmount,
} from '#platform/calculator/read-amount.ts'
import { computeYield, LETTINGS, type Letting, type Yield, type YieldInput } from './yield.ts'
import { YIELD_PREFIX } from './yield-address.ts'

export const YIELD_FIELDS = [
  'price',
  'costs',
  'furnishing',
  'letting',
  'rent',
  'vacant',
  'nights',
  'night',
  'charges',
  'upkeep',
] as const
export type YieldField = (typeof YIELD_FIELDS)[number]

/** What a field is called in the form and in the address. */
export function fieldName(field: YieldField): string {
  return YIELD_PREFIX + field
}

export const MONEY_FIELDS: readonly YieldField[] = ['price', 'furnishing', 'rent', 'night', 'charges']

/** What the amounts beside it are in. An address without it, as scripts write it, is in francs. */
export const CURRENCY_NAME = `${YIELD_PREFIX}currency`

function moneyOf(params: URLSearchParams, rates: Rates): Money {
  const currency = params.get(CURRENCY_NAME)
  return isCurrency(currency) ? { currency, rates } : 'XOF'
}

export const MOST_MONTHS = 12
export const MOST_NIGHTS = 365
const MOST_PERCENT = 100n

/** Assumptions, not facts: each is said beside its field and can be changed. */
const ASSUMED = {
  furnishing: 0n,
  withCosts: true,
  letting: 'year',
  vacantMonths: 1,
  charges: 0n,
  upkeepRate: 1_000,
} as const
export const ASSUMED_UPKEEP = ASSUMED.upkeepRate

/** A flat in the middle of what is asked in Dakar, so that the lines can be seen before anything is typed. */
const EXAMPLE: Partial<YieldInput> = {
  price: 150_000_000n,
  monthlyRent: 900_000n,
  nights: 180,
  nightPrice: 70_000n,
  charges: 600_000n,
}

export type YieldProblem = AmountProblem | 'negative' | 'months' | 'nights' | 'percent'

export interface YieldAsked {
  /** As they stand in the fields. */
  entries: Record<YieldField, string>
  /** The same with every amount in francs. */
  francs: Record<YieldField, string>
  /** Of what was given: a field nobody has touched yet is not wrong. */
  problems: Partial<Record<YieldField, YieldProblem>>
  /** Null where something cannot be read: nothing is computed from half the figures. */
  result: Yield | null
  isExample: boolean
}

/** Basis points as they are typed: '7.5'. */
function percentText(basisPoints: number): string {
  return String(basisPoints / 100)
}

function startingEntries(initial: Partial<YieldInput> | undefined): Record<YieldField, string> {
  const start = { ...ASSUMED, ...(initial ?? EXAMPLE) }
  const text = (figure: bigint | number | undefined) => (figure === undefined ? '' : String(figure))
  return {
    price: text(start.price),
    costs: start.withCosts ? 'with' : 'without',
    furnishing: start.furnishing === 0n ? '' : text(start.furnishing),
    letting: start.letting,
    rent: text(start.monthlyRent),
    vacant: text(start.vacantMonths),
    nights: text(start.nights),
    night: text(start.nightPrice),
    charges: start.charges === 0n ? '' : text(start.charges),
    upkeep: percentText(start.upkeepRate),
  }
}

interface Entry {
  text: string
  /** What it is an amount of. */
  money: Money
}

type Read<Value> = { value: Value } | { problem: YieldProblem }

function readMoney({ text, money }: Entry): Read<bigint> {
  const amount = readAmount(text, { money })
  return 'problem' in amount ? amount : { value: amount.francs }
}

/** An amount that may be nothing: left empty, it is. */
function readSpending({ text, money }: Entry): Read<bigint> {
  const amount = readAmount(text, { money, mayBeZero: true })
  if (!('problem' in amount)) return { value: amount.francs }
  if (amount.problem === 'missing') return { value: 0n }
  return { problem: amount.problem === 'notPositive' ? 'negative' : amount.problem }
}

function readCount(text: string, most: number, problem: YieldProblem): Read<number> {
  const isCount = /^\d{1,3}$/.test(text) && Number(text) <= most
  return isCount ? { value: Number(text) } : { problem }
}

function readPercent(text: string): Read<number> {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s?%?$/.exec(text) ?? []
  if (whole === undefined) return { problem: 'percent' }
  const basisPoints = BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'))
  return basisPoints > MOST_PERCENT * 100n ? { problem: 'percent' } : { value: Number(basisPoints) }
}

function isLetting(value: string): value is Letting {
  return LETTINGS.some((letting) => letting === value)
}

/** As a field shows it: as it was typed where that was in the visitor's currency. */
function shownEntry(field: YieldField, { text, money }: Entry, visitor: Exchange): string {
  if (!MONEY_FIELDS.includes(field)) return text
  return money !== 'XOF' && money.currency === visitor.currency ? text : entryIn(inFrancs(text, money), visitor)
}

interface Options {
  /** Who asks: amounts are shown in their currency. */
  visitor: Exchange & { rates: Rates }
  initial?: Partial<YieldInput> | undefined
}

/** The figures of an address: ?y.price=150000000&y.rent=900000. What it does not name is as the page begins. */
export function readYield(params: URLSearchParams, { visitor, initial }: Options): YieldAsked {
  const starting = startingEntries(initial)
  const money = moneyOf(params, visitor.rates)
  const entryOf = (field: YieldField): Entry => {
    const text = params.get(fieldName(field))?.trim()
    return text === undefined ? { text: starting[field], money: 'XOF' } : { text, money }
  }
  const given = Object.fromEntries(YIELD_FIELDS.map((field) => [field, entryOf(field)])) as Record<YieldField, Entry>
  const letting = isLetting(given.letting.text) ? given.letting.text : ASSUMED.letting
  const isByNight = letting === 'night'
  const problems: YieldAsked['problems'] = {}
  let isComplete = true
  function take<Value>(field: YieldField, read: Read<Value>, otherwise: Value): Value {
    if ('value' in read) return read.value
    isComplete = false
    if (params.has(fieldName(field))) problems[field] = read.problem
    return otherwise
  }
  const input: YieldInput = {
    price: take('price', readMoney(given.price), 1n),
    withCosts: given.costs.text !== 'without',
    furnishing: take('furnishing', readSpending(given.furnishing), 0n),
    letting,
    // Of the two ways to let it, only the fields of the chosen one are asked.
    monthlyRent: isByNight ? 0n : take('rent', readMoney(given.rent), 0n),
    vacantMonths: isByNight ? 0 : take('vacant', readCount(given.vacant.text, MOST_MONTHS, 'months'), 0),
    nights: isByNight ? take('nights', readCount(given.nights.text, MOST_NIGHTS, 'nights'), 0) : 0,
    nightPrice: isByNight ? take('night', readMoney(given.night), 0n) : 0n,
    charges: take('charges', readSpending(given.charges), 0n),
    upkeepRate: take('upkeep', readPercent(given.upkeep.text), 0),
  }
  const each = (text: (field: YieldField) => string) =>
    ({ ...Object.fromEntries(YIELD_FIELDS.map((field) => [field, text(field)])), letting }) as Record<
      YieldField,
      string
    >
  return {
    entries: each((field) => shownEntry(field, given[field], visitor)),
    francs: each((field) => inFrancs(given[field].text, given[field].money)),
    problems,
    result: isComplete ? computeYield(input) : null,
    isExample: !initial && !YIELD_FIELDS.some((field) => params.has(fieldName(field))),
  }
}

/**
 * The figures of a form as its address: amounts in francs, in plain digits. One that nobody touched is what stood there
 * before, to the franc. Where one cannot be read all stay as they were typed, in their currency.
 */
export function tidyYield(params: URLSearchParams, before: YieldAsked, rates: Rates): URLSearchParams {
  const money = moneyOf(params, rates)
  const tidy = new URLSearchParams()
  let isReadable = true
  for (const field of YIELD_FIELDS) {
    const entry = params.get(fieldName(field))
    if (entry === null) continue
    if (!MONEY_FIELDS.includes(field)) tidy.set(fieldName(field), entry.slice(0, LONGEST_ENTRY))
    else {
      const isUntouched = groupDigits(entry) === entryIn(before.francs[field], money)
      const francs = isUntouched ? before.francs[field] : inFrancs(entry, money)
      isReadable &&= entry === '' || /^\d+$/.test(francs)
      tidy.set(fieldName(field), francs.slice(0, LONGEST_ENTRY))
    }
  }
  if (isReadable || money === 'XOF' || money.currency === 'XOF') return tidy
  for (const field of MONEY_FIELDS) {
    const entry = params.get(fieldName(field))
    if (entry !== null) tidy.set(fieldName(field), entry.slice(0, LONGEST_ENTRY))
  }
  tidy.set(CURRENCY_NAME, money.currency)
  return tidy
}
