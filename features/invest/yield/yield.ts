import { divideRounded } from '#common/money.ts'
import { buyingCosts } from '#features/buying-costs/buying-costs.ts'
import { partOf } from '#platform/calculator/basis-points.ts'

export const LETTINGS = ['year', 'night'] as const
export type Letting = (typeof LETTINGS)[number]

/** Amounts are whole francs, rates basis points (hundredths of a per cent): no sum is ever a floating-point one. */
export interface YieldInput {
  price: bigint
  /** Whether duties and the notary are added to what is paid. */
  withCosts: boolean
  furnishing: bigint
  letting: Letting
  /** Let by the year. */
  monthlyRent: bigint
  vacantMonths: number
  /** Let by the night: how many nights a year, and for how much each. */
  nights: number
  nightPrice: bigint
  /** Co-ownership charges of a year. */
  charges: bigint
  /** Insurance and repairs, of a full year's rent. */
  upkeepRate: number
}

/** What looking after the home costs (SPEC section 9), of the rent received. */
export const MANAGEMENT_RATES: Record<Letting, number> = { year: 800, night: 1_500 }

/** CFPB, of the rental value; the tax office sets that value, a full year's rent stands in for it. */
export const PROPERTY_TAX_RATE = 500

export interface Yield {
  input: YieldInput
  /** Paid once. */
  costs: bigint
  invested: bigint
  /** Twelve months, or all the nights counted on. */
  fullRent: bigint
  vacancy: bigint
  received: bigint
  management: bigint
  charges: bigint
  propertyTax: bigint
  upkeep: bigint
  /** What is left of a year; below zero where it costs more than it brings. */
  net: bigint
  /** Basis points: of the price alone, and of all that was paid. */
  grossRate: bigint
  netRate: bigint
  /** Tenths of years until all that was paid has come back; null where it never does. */
  tenthsToEarnBack: bigint | null
}

export function computeYield(input: YieldInput): Yield {
  const { price, letting, monthlyRent, vacantMonths } = input
  const costs = input.withCosts ? buyingCosts(price).total : 0n
  const invested = price + costs + input.furnishing
  const fullRent = letting === 'year' ? monthlyRent * 12n : BigInt(input.nights) * input.nightPrice
  const vacancy = letting === 'year' ? monthlyRent * BigInt(vacantMonths) : 0n
  const received = fullRent - vacancy
  const management = partOf(received, MANAGEMENT_RATES[letting])
  const propertyTax = partOf(fullRent, PROPERTY_TAX_RATE)
  const upkeep = partOf(fullRent, input.upkeepRate)
  const net = received - management - input.charges - propertyTax - upkeep
  return {
    input,
    costs,
    invested,
    fullRent,
    vacancy,
    received,
    management,
    charges: input.charges,
    propertyTax,
    upkeep,
    net,
    grossRate: divideRounded(fullRent * 10_000n, price),
    netRate: divideRounded(net * 10_000n, invested),
    tenthsToEarnBack: net > 0n ? divideRounded(invested * 10n, net) : null,
  }
}
