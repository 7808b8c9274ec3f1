import type { Locale } from '#common/locale.ts'

/** What looking after a home costs (SPEC section 9): per cent of the monthly rent, or of the rental income. */
const MANAGEMENT_FEES = { longTerm: 8, shortTerm: 15 } as const
export type Letting = keyof typeof MANAGEMENT_FEES

/** '8%', and '8 %' with French's narrow space, which Intl writes now one way and now another. */
export function managementFee(letting: Letting, locale: Locale): string {
  return `${MANAGEMENT_FEES[letting]}${locale === 'fr' ? '\u202f' : ''}%`
}
