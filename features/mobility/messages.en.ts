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
  chauffeur: 'The chauffeur',
  perDay: 'a day',
  reserve: 'Reserve',
  picture: (name: string, n: number) => `${name}, picture ${n}`,
  empty: 'No car in this category today',
  emptyHint: 'They may all be on the road. Look at the others, or ask us when one comes back.',
  all: 'All cars',
  pages: 'Pages of cars',
  more: 'More cars',
  firstPage: 'Back to the first cars',
  booking: {
    title: 'To reserve a car',
    lead: 'Tell us five things, and we answer with what is free and what it comes to.',
    steps: [
      { title: 'The car', text: 'By its name, or just how many seats and bags.' },
      { title: 'The days', text: 'From when until when, with the hour.' },
      { title: 'The place', text: 'Where it should meet you. For a flight, its number.' },
      { title: 'The driver', text: 'You, or a chauffeur.' },
      { title: 'The rest', text: 'A baby seat, WiFi, something to drink.' },
    ],
    whatsapp: 'Ask on WhatsApp',
    contact: 'Write to us',
    newTab: '(opens a new tab)',
    note: 'A request is not yet a reservation: it becomes one when we have confirmed it.',
    whatsappText:
      'Hello Kais, I would like to reserve a car.\nCar: \nFrom, until: \nMeet me at: \nChauffeur: yes / no\nPassengers and bags: ',
  },
}

export type MobilityMessages = typeof en
