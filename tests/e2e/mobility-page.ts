import type { Page } from '@playwright/test'
import type { Locale } from '#common/locale.ts'
import type { StaffBooking } from '#features/enquiries/bookings/list-bookings.server.ts'
import { STAFF } from '../helpers/prepared-house.ts'
import { hydrated } from './test.ts'

export const WORDS = {
  en: {
    path: '/kais-mobility',
    reserve: 'Reserve',
    category: 'Category',
    pickup: 'Pick-up, Dakar time',
    dropoff: 'Return, Dakar time',
    chauffeur: 'Professional Chauffeur',
    babySeat: 'Baby Seat',
    flight: 'Flight number',
    requests: 'Special requests',
    name: 'Your name',
    submit: 'Send the reservation',
    sent: 'Vehicle Reservation Submitted!',
    note: 'The car is held for you until ',
    cost: 'Price and availability',
    chosen: (car: string) => `Chosen car: ${car}`,
    free: (car: string) => `${car} is free.`,
    toConfirm: 'price to be agreed',
    kept: 'We kept what you wrote here.',
  },
  fr: {
    path: '/fr/kais-mobility',
    reserve: 'Réserver',
    category: 'Catégorie',
    pickup: 'Prise en charge, heure de Dakar',
    dropoff: 'Retour, heure de Dakar',
    chauffeur: 'Chauffeur professionnel',
    babySeat: 'Siège bébé',
    flight: 'Numéro de vol',
    requests: 'Demandes particulières',
    name: 'Votre nom',
    submit: 'Envoyer la réservation',
    sent: 'Réservation de véhicule envoyée\u202f!',
    note: 'La voiture est retenue pour vous jusqu’au ',
    cost: 'Prix et disponibilité',
    chosen: (car: string) => `Voiture choisie\u00a0: ${car}`,
    free: (car: string) => `${car} est libre.`,
    toConfirm: 'prix à convenir',
    kept: 'Nous avons gardé ce que vous aviez écrit ici.',
  },
} as const
export type Words = (typeof WORDS)[Locale]

/** Every test has weeks and cars of its own: all share one server, and a car can be hired once. */
export function dakar(daysAhead: number, clock: string): string {
  return `${new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)}T${clock}`
}

export const form = (page: Page) => page.locator('#booking form')
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
export const car = (page: Page) => form(page).locator('[name=vehicleId]')
export const passengers = (page: Page, band: string) => form(page).getByRole('radio', { name: band, exact: true })
export const panel = (page: Page, words: Words) => form(page).getByRole('region', { name: words.cost })
export const confirmation = (page: Page) => page.locator('#booking .sent')
export const send = (page: Page, words: Words) => form(page).getByRole('button', { name: words.submit })

/** Two cars instead of all: the page is lighter, the form the same. */
export const SEDANS = '?category=sedan'

export async function open(page: Page, words: Words, search = SEDANS) {
  await page.goto(words.path + search)
  await hydrated(page)
}

/** Somebody new in each test: one person may not have many cars waiting. */
export const addressOf = (name: string) =>
  `${encodeURIComponent(name).replace(/[^A-Za-z\d]/g, '')}@example.com`.toLowerCase()

export async function fillInPerson(page: Page, words: Words, name: string) {
  await form(page).getByLabel(words.name).fill(name)
  await form(page).getByLabel('E-mail').fill(addressOf(name))
}

export interface Hire {
  name: string
  days: number
  words?: Words
}

/** One day with Corniche for two, unless a test says otherwise. */
export async function fillIn(page: Page, { name, days, words = WORDS.en }: Hire) {
  await page.getByRole('link', { name: `${words.reserve} Corniche` }).click()
  await field(page, words.pickup).fill(dakar(days, '10:00'))
  await field(page, words.dropoff).fill(dakar(days + 1, '10:00'))
  await passengers(page, '1-2').check()
  await fillInPerson(page, words, name)
}

export async function stored(page: Page, name: string): Promise<StaffBooking[]> {
  await page.request.post('/api/admin/login', { data: STAFF })
  const answer = await page.request.get('/api/bookings?limit=100')
  const all: StaffBooking[] = await answer.json()
  return all.filter((booking) => booking.name === name)
}
