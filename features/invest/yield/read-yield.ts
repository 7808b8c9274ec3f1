import { type AmountProblem, LONGEST_ENTRY, readAmount } from '#platform/calculator/read-amount.ts'
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

type Read<Value> = { value: Value } | { problem: YieldProblem }

function readMoney(text: string): Read<bigint> {
  const amount = readAmount(text)
  return 'problem' in amount ? amount : { value: amount.francs }
}

/** An amount that may be nothing: left empty, it is. */
function readSpending(text: string): Read<bigint> {
  const amount = readAmount(text, { mayBeZero: true })
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

function entriesOf(params: URLSearchParams, initial: Partial<YieldInput> | undefined): Record<YieldField, string> {
  const entries = startingEntries(initial)
  for (const field of YIELD_FIELDS) entries[field] = params.get(fieldName(field))?.trim() ?? entries[field]
  if (!isLetting(entries.letting)) entries.letting = ASSUMED.letting
  return entries
}

/** The figures of an address: ?y.price=150000000&y.rent=900000. What it does not name is as the page begins. */
export function readYield(params: URLSearchParams, initial?: Partial<YieldInput>): YieldAsked {
  const entries = entriesOf(params, initial)
  const letting = isLetting(entries.letting) ? entries.letting : ASSUMED.letting
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
    price: take('price', readMoney(entries.price), 1n),
    withCosts: entries.costs !== 'without',
    furnishing: take('furnishing', readSpending(entries.furnishing), 0n),
    letting,
    // Of the two ways to let it, only the fields of the chosen one are asked.
    monthlyRent: isByNight ? 0n : take('rent', readMoney(entries.rent), 0n),
    vacantMonths: isByNight ? 0 : take('vacant', readCount(entries.vacant, MOST_MONTHS, 'months'), 0),
    nights: isByNight ? take('nights', readCount(entries.nights, MOST_NIGHTS, 'nights'), 0) : 0,
    nightPrice: isByNight ? take('night', readMoney(entries.night), 0n) : 0n,
    charges: take('charges', readSpending(entries.charges), 0n),
    upkeepRate: take('upkeep', readPercent(entries.upkeep), 0),
  }
  return {
    entries,
    problems,
    result: isComplete ? computeYield(input) : null,
    isExample: !initial && !YIELD_FIELDS.some((field) => params.has(fieldName(field))),
  }
}

const MONEY_FIELDS: readonly YieldField[] = ['price', 'furnishing', 'rent', 'night', 'charges']

/** Amounts as plain digits; what cannot be read stays as it was typed. */
export function tidyYield(params: URLSearchParams): URLSearchParams {
  const tidy = new URLSearchParams()
  for (const field of YIELD_FIELDS) {
    const entry = params.get(fieldName(field))
    if (entry === null) continue
    const amount = MONEY_FIELDS.includes(field) ? readAmount(entry, { mayBeZero: true }) : null
    tidy.set(fieldName(field), amount && 'units' in amount ? String(amount.units) : entry.slice(0, LONGEST_ENTRY))
  }
  return tidy
}
