import { type Locale, withLocalePrefix } from '#common/locale.ts'
import type { PaymentDesk } from './payment-desk.ts'

/** Where whoever paid, or went away without, comes back to. */
export function returnAddresses({ publicUrl }: Pick<PaymentDesk, 'publicUrl'>, locale: Locale) {
  const home = publicUrl + withLocalePrefix('/', locale)
  return { paid: home, left: home }
}
