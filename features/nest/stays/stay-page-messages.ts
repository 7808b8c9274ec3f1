import type { StayLine } from './quote-stay.ts'
import type { CancellationPolicy } from './stay-terms.schema.ts'

const count = (n: number, one: string, many: string) => `${n}\u00a0${n === 1 ? one : many}`
const compte = (n: number, one: string, many: string) => `${n}\u00a0${n < 2 ? one : many}`

const nights = (n: number) => count(n, 'night', 'nights')
const nuits = (n: number) => compte(n, 'nuit', 'nuits')

type LineWords = Record<Exclude<StayLine['item'], 'agreed'>, string>

/** What a policy means, without dates. */
const policies: Record<CancellationPolicy, string> = {
  flexible: 'Free until the day before the arrival. After that the whole amount is due.',
  moderate: 'Free until 5 days before the arrival, then half until the day before. After that the whole amount is due.',
  strict: 'Free until 30 days before the arrival, then half until 7 days before. After that the whole amount is due.',
}

const lines: LineWords = {
  nights: 'Nights',
  'extra-guests': 'Further guests',
  cleaning: 'Cleaning',
  'tourist-tax': 'Tourist tax',
}

/** What the page of a home says of a stay: the dates, the price, the rules. */
const en = {
  /** The panel. */
  title: 'Your dates',
  text: 'Choose an arrival and a departure: the price follows, line by line. Nothing is sent.',
  arrival: 'Arrival',
  departure: 'Departure',
  guests: 'Guests',
  guestsOf: (n: number) => count(n, 'guest', 'guests'),
  show: 'See the price',
  checking: 'Looking at these dates',
  lost: 'The price did not come. Your dates are kept here.',
  again: 'Ask again',
  nights,
  heard: (total: string) => `These nights are free. Total: ${total}.`,
  taken: 'Some of these nights are taken.',
  nearest: 'Free for as long, and near:',
  noneNear: 'Nothing as long is free near these dates. The calendar shows all free nights.',
  price: 'The price',
  lines,
  forNights: (n: number, price: string) => `${nights(n)} × ${price}`,
  /** The same price every night needs no name of its own. */
  forGuests: (guests: number, n: number, price: string) =>
    `${count(guests, 'guest', 'guests')}, ${nights(n)} × ${price}`,
  total: 'Total',
  deposit: 'Deposit',
  depositNote: 'Given back, not in the total.',
  inFrancs: 'Stays are billed in francs (FCFA); other amounts are their equivalent today.',
  cancel: 'If you cancel',
  cancelFree: (day: string) => `Free until ${day}`,
  cancelHalf: (day: string) => `half until ${day}`,
  cancelThen: '; then ',
  cancelHalfFirst: (day: string) => `Half until ${day}`,
  cancelAfter: '; after that the whole amount.',
  cancelWhole: 'From now on the whole amount is due.',
  hold: (hours: number) => `We answer within ${count(hours, 'hour', 'hours')}; until then the nights are yours.`,
  request: 'Request these dates',
  requestText: 'Nothing is paid now. We confirm, or offer you other dates.',
  question: 'Ask a question',
  /** The calendar. */
  calendar: 'Free nights',
  calendarOf: (home: string) => `Free nights of ${home}`,
  calendarLead: (least: number, clockIn: string, clockOut: string) =>
    `${least > 1 ? `${nights(least)} at least. ` : ''}Arrival from ${clockIn}, departure by ${clockOut}.`,
  calendarWaiting: 'The calendar is on its way',
  calendarLost: 'The calendar did not come. The two dates of the form can be asked for all the same.',
  calendarOpen: 'Show the calendar',
  calendarPlain: 'Write two dates in the form: it says whether they are free, and what they cost.',
  atLeast: (n: number) => `${nights(n)} at least`,
  toPrice: 'To the price',
  /** The section of rules. */
  stay: 'The stay',
  checkIn: 'Arrival',
  checkInFrom: (clock: string) => `from ${clock}`,
  checkOut: 'Departure',
  checkOutBy: (clock: string) => `by ${clock}`,
  shortest: 'Shortest stay',
  longest: 'Longest stay',
  ahead: 'Requests',
  lead: (days: number) => (days === 0 ? 'also for the same day' : `${count(days, 'day', 'days')} ahead at least`),
  upTo: (months: number) => `up to ${count(months, 'month', 'months')} ahead`,
  nightPrice: 'A night',
  weekend: 'Friday and Saturday',
  included: (n: number) => `for ${count(n, 'guest', 'guests')}`,
  extraGuest: 'Each further guest, a night',
  seasons: 'By season',
  seasonLeast: (n: number) => `${nights(n)} at least`,
  policy: 'If you cancel',
  policies,
  houseRules: 'House rules',
}

const fr = {
  title: 'Vos dates',
  text: 'Choisissez une arrivée et un départ\u00a0: le prix suit, ligne par ligne. Rien n’est envoyé.',
  arrival: 'Arrivée',
  departure: 'Départ',
  guests: 'Personnes',
  guestsOf: (n: number) => compte(n, 'personne', 'personnes'),
  show: 'Voir le prix',
  checking: 'Nous regardons ces dates',
  lost: 'Le prix n’est pas arrivé. Vos dates sont gardées ici.',
  again: 'Redemander',
  nights: nuits,
  heard: (total: string) => `Ces nuits sont libres. Total\u00a0: ${total}.`,
  taken: 'Certaines de ces nuits sont prises.',
  nearest: 'Libres pour la même durée, et proches\u00a0:',
  noneNear: 'Rien d’aussi long n’est libre près de ces dates. Le calendrier montre toutes les nuits libres.',
  price: 'Le prix',
  lines: {
    nights: 'Nuits',
    'extra-guests': 'Personnes en plus',
    cleaning: 'Ménage',
    'tourist-tax': 'Taxe de séjour',
  } satisfies LineWords,
  forNights: (n: number, price: string) => `${nuits(n)} × ${price}`,
  forGuests: (guests: number, n: number, price: string) =>
    `${compte(guests, 'personne', 'personnes')}, ${nuits(n)} × ${price}`,
  total: 'Total',
  deposit: 'Caution',
  depositNote: 'Rendue, hors total.',
  inFrancs: 'Les séjours sont facturés en francs (FCFA)\u00a0; les autres montants sont leur équivalent du jour.',
  cancel: 'Si vous annulez',
  cancelFree: (day: string) => `Sans frais jusqu’au ${day}`,
  cancelHalf: (day: string) => `la moitié jusqu’au ${day}`,
  cancelThen: '\u00a0; puis ',
  cancelHalfFirst: (day: string) => `La moitié jusqu’au ${day}`,
  cancelAfter: '\u00a0; ensuite le montant entier.',
  cancelWhole: 'Dès maintenant, le montant entier est dû.',
  hold: (hours: number) =>
    `Nous répondons sous ${compte(hours, 'heure', 'heures')}\u00a0; d’ici là, les nuits sont à vous.`,
  request: 'Demander ces dates',
  requestText: 'Rien n’est payé maintenant. Nous confirmons, ou vous proposons d’autres dates.',
  question: 'Poser une question',
  calendar: 'Nuits libres',
  calendarOf: (home: string) => `Nuits libres\u00a0: ${home}`,
  calendarLead: (least: number, clockIn: string, clockOut: string) =>
    `${least > 1 ? `${nuits(least)} au moins. ` : ''}Arrivée à partir de ${clockIn}, départ avant ${clockOut}.`,
  calendarWaiting: 'Le calendrier arrive',
  calendarLost: 'Le calendrier n’est pas arrivé. Les deux dates du formulaire suffisent pour demander.',
  calendarOpen: 'Afficher le calendrier',
  calendarPlain: 'Écrivez deux dates dans le formulaire\u00a0: il dit si elles sont libres et ce qu’elles coûtent.',
  atLeast: (n: number) => `${nuits(n)} au moins`,
  toPrice: 'Aller au prix',
  stay: 'Le séjour',
  checkIn: 'Arrivée',
  checkInFrom: (clock: string) => `à partir de ${clock}`,
  checkOut: 'Départ',
  checkOutBy: (clock: string) => `avant ${clock}`,
  shortest: 'Durée minimale',
  longest: 'Durée maximale',
  ahead: 'Demandes',
  lead: (days: number) =>
    days === 0 ? 'aussi pour le jour même' : `au moins ${compte(days, 'jour', 'jours')} à l’avance`,
  upTo: (months: number) => `jusqu’à ${months}\u00a0mois à l’avance`,
  nightPrice: 'La nuit',
  weekend: 'Vendredi et samedi',
  included: (n: number) => `pour ${compte(n, 'personne', 'personnes')}`,
  extraGuest: 'Chaque personne en plus, par nuit',
  seasons: 'Selon la saison',
  seasonLeast: (n: number) => `${nuits(n)} au moins`,
  policy: 'Si vous annulez',
  policies: {
    flexible: 'Sans frais jusqu’à la veille de l’arrivée. Ensuite, le montant entier est dû.',
    moderate:
      'Sans frais jusqu’à 5\u00a0jours avant l’arrivée, puis la moitié jusqu’à la veille. Ensuite, le montant entier est dû.',
    strict:
      'Sans frais jusqu’à 30\u00a0jours avant l’arrivée, puis la moitié jusqu’à 7\u00a0jours avant. Ensuite, le montant entier est dû.',
  } satisfies Record<CancellationPolicy, string>,
  houseRules: 'Règles de la maison',
} satisfies typeof en

export const stayPageMessages = { en, fr }
