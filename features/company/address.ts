import { inLocale, type Locale } from '#common/locale.ts'
import type { CompanyProfile } from '#ui/page/company-profile.ts'
import { addressMessages } from './address-messages.ts'

type Place = Pick<CompanyProfile, 'street' | 'streetFr' | 'place' | 'placeFr'>

/** 'Almadies, Dakar', in the reader's language. */
export function placeOf({ place, placeFr }: Pick<Place, 'place' | 'placeFr'>, locale: Locale): string {
  return inLocale(locale, place, placeFr)
}

export function streetOf({ street, streetFr }: Pick<Place, 'street' | 'streetFr'>, locale: Locale): string | null {
  return inLocale(locale, street ?? '', streetFr) || null
}

/** '12 route de la Pointe, Almadies, Dakar, Senegal': as much of it as the settings state. */
export function addressLine(company: Place, locale: Locale): string {
  return [streetOf(company, locale), placeOf(company, locale), addressMessages[locale].country]
    .filter((part) => part !== null)
    .join(', ')
}
