import type { Rates } from '#common/money.ts'

/** Monday first, as in Dakar. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** The ways to the company. The environment gives the starting values; staff change them in the settings. */
export interface Company {
  phone: string
  email: string
  registrationNumber: string
  whatsappNumber: string
  schedulerUrl: string
}

/** What the environment says before staff say otherwise. */
export interface StartingValues extends Company {
  /** Where notices to staff go: never shown to visitors. */
  notificationAddresses: readonly string[]
}

/** '09:00-18:00' in Dakar's time; null: closed. */
export type OpeningHours = Readonly<Record<Weekday, string | null>>

/** All that the site says about the company, as the settings have it. */
export interface CompanyProfile extends Company {
  /** As visitors know it: titles, copyright line. */
  name: string
  /** The first year of the copyright line. */
  foundedYear: string
  /** As the trade register knows it. */
  legalName: string
  /** For personal data, terms and contracts. */
  legalEmail: string
  street: string | null
  streetFr: string | null
  place: string
  placeFr: string | null
  rates: Rates
  /** Null while no day is stated. */
  openingHours: OpeningHours | null
}

/** 'https://wa.me/<digits>', with a text the visitor only has to send. */
export function whatsappLink({ whatsappNumber }: Pick<Company, 'whatsappNumber'>, text?: string): string {
  const digits = whatsappNumber.replace(/\D/g, '')
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** The scheduler, told what a time there is about: 'https://cal.example.com/kais?ref=KN-0028', whatever its address holds already. */
export function schedulerLink({ schedulerUrl }: Pick<Company, 'schedulerUrl'>, reference: string): string {
  const url = URL.parse(schedulerUrl)
  if (!url) return schedulerUrl
  url.searchParams.set('ref', reference)
  return url.href
}

export function phoneLink({ phone }: Pick<Company, 'phone'>): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
