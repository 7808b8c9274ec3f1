import type { HoursMessages } from './hours-messages.en.ts'

export const fr = {
  days: {
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
    saturday: 'Samedi',
    sunday: 'Dimanche',
  },
  both: (one, other) => `${one} et ${other.toLowerCase()}`,
  through: (first, last) => `${first} à ${last.toLowerCase()}`,
  hours: (from, to) => `${from} à ${to}`,
  closed: 'Fermé',
} satisfies HoursMessages
