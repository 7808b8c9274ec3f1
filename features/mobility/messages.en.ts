import type { VehicleCategory } from './vehicle-categories.ts'

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const categories: Record<'all' | VehicleCategory, string> = {
  all: 'All',
  sedan: 'Sedan',
  suv: 'SUV',
  van: 'Van',
  sports: 'Sports',
  luxury: 'Luxury',
}

/** What staff usually write; another word is shown as it was written. */
const transmissions: Record<string, string> = { automatic: 'automatic gearbox', manual: 'manual gearbox' }
const engines: Record<string, string> = {
  petrol: 'petrol engine',
  diesel: 'diesel engine',
  hybrid: 'hybrid engine',
  electric: 'electric motor',
}

export const en = {
  title: 'Cars by the day, driven or not',
  description:
    'Sedans, SUVs and vans for hire by the day in Dakar, with or without a chauffeur: seats, bags, equipment and prices in FCFA, euros or dollars.',
  lead: 'A quiet sedan for the meetings, a van for the family, something taller for the tracks. Take the wheel, or take the back seat.',
  fleet: 'The fleet',
  category: 'Category',
  categories,
  found: (n: number) => counted(n, 'car', 'cars'),
  passengersWord: (n: number): string => (n === 1 ? 'passenger' : 'passengers'),
  bagsWord: (n: number): string => (n === 1 ? 'bag' : 'bags'),
  year: 'model year',
  transmissions,
  engines,
  facts: 'Facts',
  equipment: 'On board',
  prices: 'Prices',
  car: 'The car',
  withChauffeur: 'With a chauffeur',
  chauffeurShare: 'of which the chauffeur',
  perDay: 'a day',
  reserve: 'Reserve',
  picture: (name: string, n: number) => `${name}, picture ${n}`,
  empty: 'No car in this category today',
  emptyHint: 'They may all be on the road. Look at the others, or ask us when one comes back.',
  all: 'All cars',
  fetching: 'Fetching the cars…',
  failed: 'Failed to fetch vehicles',
  failedHint: 'Try again in a moment. Anything you have written is kept.',
  retry: 'Try again',
  pages: 'Pages of cars',
  more: 'More cars',
  firstPage: 'Back to the first cars',
  booking: {
    title: 'To reserve a car',
    lead: 'A car and two times are enough: you see whether it is free and what it costs before you send anything.',
    otherWays: 'Or tell us in your own words:',
    whatsapp: 'Ask on WhatsApp',
    contact: 'Write to us',
    newTab: '(opens a new tab)',
    whatsappText:
      'Hello Kais, I would like to reserve a car.\nCar: \nFrom, until: \nMeet me at: \nChauffeur: yes / no\nPassengers and bags: ',
  },
}

export type MobilityMessages = typeof en
