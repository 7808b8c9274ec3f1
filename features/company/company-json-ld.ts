import type { Locale } from '#common/locale.ts'
import type { CompanyProfile } from '#ui/page/company-profile.ts'
import { placeOf, streetOf } from './address.ts'
import { hoursSpecification } from './opening-hours.ts'

interface Request {
  company: CompanyProfile
  locale: Locale
  publicUrl: string
}

/** What search engines are told of the company. Made on the server: a visitor's browser need not carry how. */
export function companyJsonLd({ company, locale, publicUrl }: Request): Record<string, unknown> {
  const street = streetOf(company, locale)
  return {
    '@type': 'RealEstateAgent',
    '@id': `${publicUrl}/#company`,
    name: company.name,
    ...(company.legalName !== company.name && { legalName: company.legalName }),
    url: publicUrl,
    telephone: company.phone,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      ...(street !== null && { streetAddress: street }),
      addressLocality: placeOf(company, locale),
      addressCountry: 'SN',
    },
    ...(company.openingHours && { openingHoursSpecification: hoursSpecification(company.openingHours) }),
  }
}
