import type { Letting } from './management-fees.ts'

interface LettingWords {
  title: string
  of: string
  list: string[]
}

const lettings: Record<Letting, LettingWords> = {
  longTerm: {
    title: 'Long-term rentals',
    of: 'of the monthly rent',
    list: [
      'Finding and checking tenants',
      'Lease and inventory',
      'Collecting the rent',
      'Arranging repairs',
      'Accounts',
    ],
  },
  shortTerm: {
    title: 'Short-term rentals',
    of: 'of the rental income',
    list: ['Listing and calendar', 'Arrivals and departures', 'Cleaning and linen', 'Arranging repairs', 'Accounts'],
  },
}

export const en = {
  newTab: '(opens a new tab)',
  studio: {
    title: 'The interior design studio',
    text: 'Rooms drawn for the light of Dakar: linen, dark wood, raffia, and cloth woven here. From one room to a whole residence.',
    book: 'Book a consultation',
    more: 'How the studio works',
  },
  accompaniment: {
    title: 'Project accompaniment',
    text: 'Building from far away, or without the time to stand on the site: residential and commercial projects, followed for you from the first drawing to the keys.',
    book: 'Book a project call',
    list: [
      { title: 'Management', text: 'Calendar, budget and trades, followed in one place.' },
      { title: 'Regular reporting', text: 'Where the works stand and what they have cost, before you have to ask.' },
      { title: 'Expert coordination', text: 'Architect, engineer, notary and builders, brought to the same table.' },
      { title: 'Quality assurance', text: 'Work compared with the drawings before it is covered up.' },
    ],
  },
  management: {
    title: 'Property management',
    text: 'You own it, we answer the phone. The fee is a share of what the home brings in.',
    start: 'Get started',
    lettings,
  },
}

export type ServicesMessages = typeof en
