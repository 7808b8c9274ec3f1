import type { StayStatus } from '#features/nest/stays/stay-rules.ts'
import type { CancellationPolicy } from '#features/nest/stays/stay-terms.schema.ts'
import type { StayNews } from './stay-news.ts'

const count = (n: number, one: string, many: string) => `${n}\u00a0${n === 1 ? one : many}`
const compte = (n: number, one: string, many: string) => `${n}\u00a0${n < 2 ? one : many}`

const statuses: Record<StayStatus, string> = {
  pending: 'Waiting for our answer',
  proposed: 'We offer other dates',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Not answered in time',
}

/** On a timeline. */
const news: Record<StayNews | 'not-confirmed', string> = {
  confirmed: 'confirmed',
  declined: 'declined',
  proposed: 'other dates offered',
  cancelled: 'cancelled by us',
  changed: 'changed',
  expired: 'time over, nights free again',
  'offer-over': 'our offer was not answered in time, nights free again',
  'cancelled-as-asked': 'cancelled by the guest',
  'not-confirmed': 'not confirmed by the link in our e-mail, nights free again',
  'guest-accepted': 'guest accepted our dates',
  'guest-declined': 'guest did not want our dates',
  'guest-cancelled': 'cancelled by the guest',
}

const policies: Record<CancellationPolicy, string> = { flexible: 'Flexible', moderate: 'Moderate', strict: 'Strict' }

const en = {
  statuses,
  news,
  policies,
  home: 'Home',
  arrival: 'Arrival',
  departure: 'Departure',
  day: (day: string, clock: string) => `${day}, from ${clock}`,
  until: (day: string, clock: string) => `${day}, by ${clock}`,
  length: 'Length',
  nights: (n: number) => count(n, 'night', 'nights'),
  guests: 'Guests',
  heldUntil: 'Kept for you until',
  deposit: 'Deposit, given back after departure, less any damage',
  price: 'The price',
  lines: {
    nights: (nights: number, price: string) => `${count(nights, 'night', 'nights')} × ${price}`,
    'extra-guests': (guests: number, nights: number, price: string) =>
      `${count(guests, 'extra guest', 'extra guests')}, ${count(nights, 'night', 'nights')} × ${price}`,
    cleaning: 'Cleaning',
    'tourist-tax': (guests: number, nights: number, price: string) =>
      `Tourist tax, ${count(guests, 'guest', 'guests')}, ${count(nights, 'night', 'nights')} × ${price}`,
    agreed: (reason: string) => `As agreed: ${reason}`,
  },
  total: 'Total',
  terms: 'If you cancel a confirmed stay',
  free: (day: string) => `Until ${day}: free of charge.`,
  kept: (day: string, percent: number) => `Until ${day}: ${percent}% of the total is due.`,
  after: 'After that: the whole total is due.',
  /** No day is left on which it costs less. */
  whole: 'The whole total is due.',
  keptNow: (percent: number, amount: string) =>
    percent === 0
      ? 'If you cancel today, nothing is due.'
      : `If you cancel today, ${percent}% of the total is due: ${amount}.`,
  reason: 'Our reason',
  note: 'Our note',
  own: 'Your stay, on a page of its own',
  byPhone: 'special price',
  calendarTitle: (home: string) => `Stay at ${home}`,
}

const fr = {
  statuses: {
    pending: 'En attente de notre réponse',
    proposed: 'Nous proposons d’autres dates',
    confirmed: 'Confirmé',
    declined: 'Décliné',
    cancelled: 'Annulé',
    expired: 'Sans réponse à temps',
  },
  news: {
    confirmed: 'confirmé',
    declined: 'décliné',
    proposed: 'autres dates proposées',
    cancelled: 'annulé par nous',
    changed: 'modifié',
    expired: 'délai passé, nuits de nouveau libres',
    'offer-over': 'proposition restée sans réponse, nuits de nouveau libres',
    'cancelled-as-asked': 'annulé par le voyageur',
    'not-confirmed': 'non confirmé par le lien de notre e-mail, nuits de nouveau libres',
    'guest-accepted': 'dates proposées acceptées',
    'guest-declined': 'dates proposées refusées',
    'guest-cancelled': 'annulé par le voyageur',
  },
  policies: { flexible: 'Souple', moderate: 'Modérée', strict: 'Stricte' },
  home: 'Logement',
  arrival: 'Arrivée',
  departure: 'Départ',
  day: (day: string, clock: string) => `${day}, à partir de ${clock}`,
  until: (day: string, clock: string) => `${day}, avant ${clock}`,
  length: 'Durée',
  nights: (n: number) => compte(n, 'nuit', 'nuits'),
  guests: 'Voyageurs',
  heldUntil: 'Nuits gardées pour vous jusqu’au',
  deposit: 'Caution, restituée après le départ, sauf dégâts',
  price: 'Le prix',
  lines: {
    nights: (nights: number, price: string) => `${compte(nights, 'nuit', 'nuits')} × ${price}`,
    'extra-guests': (guests: number, nights: number, price: string) =>
      `${compte(guests, 'voyageur supplémentaire', 'voyageurs supplémentaires')}, ${compte(nights, 'nuit', 'nuits')} × ${price}`,
    cleaning: 'Ménage',
    'tourist-tax': (guests: number, nights: number, price: string) =>
      `Taxe de séjour, ${compte(guests, 'voyageur', 'voyageurs')}, ${compte(nights, 'nuit', 'nuits')} × ${price}`,
    agreed: (reason: string) => `Comme convenu\u00a0: ${reason}`,
  },
  total: 'Total',
  terms: 'Si vous annulez un séjour confirmé',
  free: (day: string) => `Jusqu’au ${day}\u00a0: sans frais.`,
  kept: (day: string, percent: number) => `Jusqu’au ${day}\u00a0: ${percent}\u00a0% du total sont dus.`,
  after: 'Ensuite\u00a0: le total est dû en entier.',
  whole: 'Le total est dû en entier.',
  keptNow: (percent: number, amount: string) =>
    percent === 0
      ? 'Si vous annulez aujourd’hui, rien n’est dû.'
      : `Si vous annulez aujourd’hui, ${percent}\u00a0% du total sont dus\u00a0: ${amount}.`,
  reason: 'Notre raison',
  note: 'Notre mot',
  own: 'Votre séjour, sur une page à lui',
  byPhone: 'prix particulier',
  calendarTitle: (home: string) => `Séjour\u00a0: ${home}`,
} satisfies typeof en

export const stayWords = { en, fr }
