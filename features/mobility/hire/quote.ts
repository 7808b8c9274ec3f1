import type { ChauffeurTerms } from '../vehicle-categories.ts'
import { extrasOf } from './car-fit.ts'
import { daysOfHire } from './hire-rules.ts'
import type { HireExtra } from './reservation.form.ts'

/** One line of what a hire costs. An amount we do not know is said to be unknown: nothing is made up. */
export type QuoteLine =
  | { item: 'car' | 'chauffeur'; days: number; pricePerDay: string; amount: string }
  | { item: Exclude<HireExtra, 'chauffeur'> | 'airport-pickup'; amount: null }

/** In francs, as decimal texts. */
export interface HireQuote {
  days: number
  lines: QuoteLine[]
  /** Of the lines whose amount is known. */
  total: string
}

interface Request {
  car: { pricePerDay: string; chauffeurPrice: string; chauffeur: ChauffeurTerms }
  pickup: Date
  dropoff: Date
  extras: readonly HireExtra[]
  isFromAirport: boolean
}

const CENTIMES = 100n

/** Prices are numeric(12,2): whole centimes, never a floating-point sum. */
function centimes(price: string): bigint {
  const [whole = '0', part = ''] = price.split('.')
  return BigInt(whole) * CENTIMES + BigInt(part.padEnd(2, '0').slice(0, 2))
}

function decimal(amount: bigint): string {
  return `${amount / CENTIMES}.${String(amount % CENTIMES).padStart(2, '0')}`
}

/** A day of a car with its chauffeur. */
export function priceWithChauffeur({ pricePerDay, chauffeurPrice }: Omit<Request['car'], 'chauffeur'>): string {
  return decimal(centimes(pricePerDay) + centimes(chauffeurPrice))
}

export function quoteHire({ car, pickup, dropoff, extras, isFromAirport }: Request): HireQuote {
  const days = daysOfHire(pickup, dropoff)
  const perDay = (item: 'car' | 'chauffeur', price: string): QuoteLine => ({
    item,
    days,
    pricePerDay: price,
    amount: decimal(centimes(price) * BigInt(days)),
  })
  const lines: QuoteLine[] = [perDay('car', car.pricePerDay)]
  for (const extra of extrasOf(car, extras))
    lines.push(extra === 'chauffeur' ? perDay('chauffeur', car.chauffeurPrice) : { item: extra, amount: null })
  if (isFromAirport) lines.push({ item: 'airport-pickup', amount: null })
  const total = lines.reduce((sum, { amount }) => sum + (amount === null ? 0n : centimes(amount)), 0n)
  return { days, lines, total: decimal(total) }
}
