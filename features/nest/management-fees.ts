import { formatPercent } from '#common/figures.ts'
import type { Locale } from '#common/locale.ts'
import { divideRounded } from '#common/money.ts'

/** What looking after a home costs (SPEC section 9): per cent of the monthly rent, or of the rental income. */
const MANAGEMENT_FEES = { longTerm: 8, shortTerm: 15 } as const
export type Letting = keyof typeof MANAGEMENT_FEES

export function managementFee(letting: Letting, locale: Locale): string {
  return formatPercent(MANAGEMENT_FEES[letting], locale)
}

/** Of a rent, in centimes: to the franc, since nobody is paid less than one. */
export function managementFeeOf(letting: Letting, rent: bigint): bigint {
  return divideRounded(rent * BigInt(MANAGEMENT_FEES[letting]), 100n * 100n) * 100n
}
