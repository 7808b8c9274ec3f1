import { inLocale, type Locale } from '#common/locale.ts'
import { paymentMessages } from './messages.ts'
import type { PaymentPurpose } from './payment-rules.ts'

interface Home {
  homeTitle: string
  homeTitleFr: string | null
}

/** 'Deposit for the stay at Villa Teranga': for whoever pays, on the provider's page and in letters. It names nobody. */
export function describePayment(purpose: PaymentPurpose, home: Home | undefined, locale: Locale): string {
  const { described } = paymentMessages[locale]
  const title = home && inLocale(locale, home.homeTitle, home.homeTitleFr)
  return title ? described.at[purpose](title) : described.alone[purpose]
}
