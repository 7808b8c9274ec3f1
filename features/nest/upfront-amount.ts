import { toCentimes } from '#common/money.ts'
import type { RentalTerms } from './property.schema.ts'

/** What is paid at signing: rent times months, in centimes all the way. */
export function upfrontAmount({ monthlyRent, advanceRentMonths, depositMonths, agencyFeeMonths }: RentalTerms): string {
  const months = BigInt(advanceRentMonths + depositMonths + agencyFeeMonths)
  const sum = toCentimes(monthlyRent) * months
  return `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`
}
