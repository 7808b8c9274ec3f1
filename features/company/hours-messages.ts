import type { Weekday } from '#ui/page/company-profile.ts'

const days: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

const en = {
  days,
  /** Two days in a row, or more. */
  both: (one: string, other: string) => `${one} and ${other}`,
  through: (first: string, last: string) => `${first} to ${last}`,
  hours: (from: string, to: string) => `${from} to ${to}`,
  closed: 'Closed',
  /** Days within a sentence, and what stands between two of them with their hours. */
  inSentence: (days: string) => days,
  between: '; ',
  answerBy: (day: string, clock: string) => `We aim to answer by ${clock} on ${day}, Dakar time.`,
  answerFrom: (day: string, clock: string) => `We aim to answer on ${day}, once we open at ${clock}, Dakar time.`,
}

const fr = {
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
  inSentence: (days) => days.toLowerCase(),
  between: '\u202f; ',
  answerBy: (day, clock) => `Nous nous efforçons de vous répondre le ${day} avant ${clock}, heure de Dakar.`,
  answerFrom: (day, clock) =>
    `Nous nous efforçons de vous répondre le ${day}, à partir de l’ouverture à ${clock}, heure de Dakar.`,
} satisfies typeof en

export const hoursMessages = { en, fr }
