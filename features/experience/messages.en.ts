import type { ConciergeService } from './services.ts'

export const en = {
  title: 'Arriving in Dakar, and being at home there',
  description:
    'Relocation and concierge services in Dakar: a home, a school, help in the house and the move itself; tables, travel, a private chef and errands once you are here.',
  lead: 'Two services under one roof. Relocation brings you here; the concierge takes over on the second day.',
  newTab: '(opens a new tab)',
  contact: 'Write to us',
  relocation: {
    title: 'Relocation',
    text: 'For families and for employers. You say who is coming, when, and with how much; we look for what fits, and say when something does not.',
    listLabel: 'What relocation covers',
    list: [
      { title: 'The home', text: 'House or flat, number of bedrooms, district and monthly budget.' },
      { title: 'The furniture', text: 'Complete, in part, or bought with you.' },
      { title: 'The school', text: 'International, local, or a look at both.' },
      { title: 'The move', text: 'What travels, what waits, and what the first weeks need.' },
      { title: 'The household', text: 'Help in the house, and room for those with four legs.' },
      { title: 'Getting around', text: 'A car to buy, a company car, a chauffeur, or the bus.' },
    ],
    whatsapp: 'Start on WhatsApp',
    whatsappText:
      'Hello Kais, we are moving to Dakar.\nFrom: \nArriving around: \nWho is coming: \nHome and monthly budget: \nSchool: ',
  },
  concierge: {
    title: 'Concierge',
    text: 'Ring, and say what you need. If it is not on the list, say it anyway.',
    listLabel: 'Concierge services',
    services: {
      'restaurant-reservations': 'Restaurant reservations',
      'spa-appointments': 'Spa appointments',
      'event-planning': 'Event planning',
      'chauffeur-services': 'Chauffeur services',
      'shopping-errands': 'Shopping and errands',
      'private-chef': 'Private chef',
      'travel-booking': 'Travel booking',
      'travel-coordination': 'Travel coordination',
    } satisfies Record<ConciergeService, string>,
    whatsapp: 'Ask on WhatsApp',
    whatsappText: 'Hello Kais, I need a hand with: \nWhen: \nFor how many: ',
  },
  next: {
    title: 'What happens then',
    steps: [
      {
        title: 'You write',
        text: 'On WhatsApp or through the contact page, in English or in French. A few lines are enough.',
      },
      { title: 'We answer', text: 'With questions first, then with what is possible and what it would cost.' },
      { title: 'You decide', text: 'Asking commits you to nothing.' },
    ],
    also: 'Near at hand',
    studio: 'The design studio',
    cars: 'Cars, with or without a chauffeur',
    homes: 'Homes to rent',
  },
}

export type ExperienceMessages = typeof en
