import { toCentimes } from '#common/money.ts'
import type { RentalTerms } from './property.schema.ts'

interface Words {
  years: (n: number) => string
  months: (n: number) => string
}

/** '3 years' or '18 months': whole years are told as years. */
export function leaseLength(months: number, words: Words): string {
  return months % 12 === 0 ? words.years(months / 12) : words.months(months)
}

/** What is paid at signing: rent times months, in centimes all the way. */
export function upfrontAmount({ monthlyRent, advanceRentMonths, depositMonths, agencyFeeMonths }: RentalTerms): string {
  const months = BigInt(advanceRentMonths + depositMonths + agencyFeeMonths)
  const sum = toCentimes(monthlyRent) * months
  return `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`
}
