import type { StayLine } from './quote-stay.ts'
import type { CancellationPolicy } from './stay-terms.schema.ts'

const count = (n: number, one: string, many: string) => `${n}\u00a0${n === 1 ? one : many}`
const compte = (n: number, one: string, many: string) => `${n}\u00a0${n < 2 ? one : many}`

const nights = (n: number) => count(n, 'night', 'nights')
const nuits = (n: number) => compte(n, 'nuit', 'nuits')

type LineWords = Record<Exclude<StayLine['item'], 'agreed'>, string>

/** What a policy means, without dates. */
const policies: Record<CancellationPolicy, string> = {
  flexible: 'Free until the day before arrival. After that the whole total is due.',
  moderate:
    'Free until 5 days before arrival. From then until the day before arrival, half of the total is due; after that, the whole total.',
  strict:
    'Free until 30 days before arrival. From then until 7 days before arrival, half of the total is due; after that, the whole total.',
}

const lines: LineWords = {
  nights: 'Nights',
  'extra-guests': 'Extra guests',
  cleaning: 'Cleaning',
  'tourist-tax': 'Tourist tax',
}

/** What the page of a home says of a stay: the dates, the price, the rules. */
const en = {
  /** The panel. */
  title: 'Your dates',
  text: 'Choose an arrival and a departure to see the full price. Nothing is sent until you request the dates.',
  arrival: 'Arrival',
  departure: 'Departure',
  guests: 'Guests',
  guestsOf: (n: number) => count(n, 'guest', 'guests'),
  show: 'See the price',
  checking: 'Checking these dates',
  lost: 'The price could not be loaded. Your dates are still here.',
  again: 'Try again',
  nights,
  heard: (total: string) => `These nights are free. Total: ${total}.`,
  taken: 'Some of these nights are taken.',
  nearest: 'The nearest free dates for as many nights:',
  noneNear: 'No stay of this length is free near these dates. The calendar shows all free nights.',
  price: 'The price',
  lines,
  forNights: (n: number, price: string) => `${nights(n)} × ${price}`,
  /** The same price every night needs no name of its own. */
  forGuests: (guests: number, n: number, price: string) =>
    `${count(guests, 'guest', 'guests')}, ${nights(n)} × ${price}`,
  total: 'Total',
  deposit: 'Deposit',
  depositNote: 'Given back after departure, less any damage. Not part of the total.',
  inFrancs: 'Stays are billed in francs (FCFA); other amounts are their equivalent today.',
  cancel: 'If you cancel a confirmed stay',
  cancelFree: (day: string) => `Free until ${day}`,
  cancelHalf: (day: string) => `half of the total is due until ${day}`,
  cancelThen: '; then ',
  cancelHalfFirst: (day: string) => `Half of the total is due until ${day}`,
  cancelAfter: '; after that, the whole total is due.',
  cancelWhole: 'Once we have confirmed, the whole total is due.',
  hold: (hours: number) =>
    `We answer within ${count(hours, 'hour', 'hours')} of your request, and keep the nights for you until then.`,
  request: 'Request these dates',
  requestText: 'Nothing is paid now. We confirm, or offer you other dates.',
  question: 'Ask a question',
  /** The calendar. */
  calendar: 'Free nights',
  calendarOf: (home: string) => `Free nights of ${home}`,
  calendarLead: (least: number, clockIn: string, clockOut: string) =>
    `${least > 1 ? `${nights(least)} at least. ` : ''}Arrival from ${clockIn}, departure by ${clockOut}.`,
  calendarWaiting: 'Loading the calendar',
  calendarLost: 'The calendar could not be loaded. Enter your two dates in the form: it says whether they are free.',
  calendarOpen: 'Show the calendar',
  calendarPlain: 'Enter two dates in the form: it says whether they are free, and what they cost.',
  atLeast: (n: number) => `${nights(n)} at least`,
  toPrice: 'To the price',
  /** The section of rules. */
  stay: 'The stay',
  checkIn: 'Arrival',
  checkInFrom: (clock: string) => `from ${clock}`,
  checkOut: 'Departure',
  checkOutBy: (clock: string) => `by ${clock}`,
  shortest: 'Minimum stay',
  longest: 'Maximum stay',
  ahead: 'Booking',
  lead: (days: number) => (days === 0 ? 'possible for the same day' : `at least ${count(days, 'day', 'days')} ahead`),
  upTo: (months: number) => `up to ${count(months, 'month', 'months')} ahead`,
  nightPrice: 'Price per night',
  weekend: 'Friday and Saturday',
  included: (n: number) => `for ${count(n, 'guest', 'guests')}`,
  extraGuest: 'Each extra guest, per night',
  seasons: 'By season',
  seasonLeast: (n: number) => `${nights(n)} at least`,
  policy: 'If you cancel a confirmed stay',
  policies,
  houseRules: 'House rules',
}

const fr = {
  title: 'Vos dates',
  text: 'Choisissez une arrivée et un départ pour voir le prix complet. Rien n’est envoyé avant votre demande.',
  arrival: 'Arrivée',
  departure: 'Départ',
  guests: 'Voyageurs',
  guestsOf: (n: number) => compte(n, 'voyageur', 'voyageurs'),
  show: 'Voir le prix',
  checking: 'Vérification de ces dates',
  lost: 'Le prix n’a pas pu être chargé. Vos dates sont conservées.',
  again: 'Réessayer',
  nights: nuits,
  heard: (total: string) => `Ces nuits sont libres. Total\u00a0: ${total}.`,
  taken: 'Certaines de ces nuits sont prises.',
  nearest: 'Les dates libres les plus proches, pour autant de nuits\u00a0:',
  noneNear: 'Aucun séjour de cette durée n’est libre près de ces dates. Le calendrier montre toutes les nuits libres.',
  price: 'Le prix',
  lines: {
    nights: 'Nuits',
    'extra-guests': 'Voyageurs supplémentaires',
    cleaning: 'Ménage',
    'tourist-tax': 'Taxe de séjour',
  } satisfies LineWords,
  forNights: (n: number, price: string) => `${nuits(n)} × ${price}`,
  forGuests: (guests: number, n: number, price: string) =>
    `${compte(guests, 'voyageur', 'voyageurs')}, ${nuits(n)} × ${price}`,
  total: 'Total',
  deposit: 'Caution',
  depositNote: 'Restituée après le départ, sauf dégâts. Non comprise dans le total.',
  inFrancs: 'Les séjours sont facturés en francs (FCFA)\u202f; les autres montants sont leur équivalent du jour.',
  cancel: 'Si vous annulez un séjour confirmé',
  cancelFree: (day: string) => `Sans frais jusqu’au ${day}`,
  cancelHalf: (day: string) => `la moitié du total est due jusqu’au ${day}`,
  cancelThen: '\u202f; puis ',
  cancelHalfFirst: (day: string) => `La moitié du total est due jusqu’au ${day}`,
  cancelAfter: '\u202f; ensuite, le total est dû en entier.',
  cancelWhole: 'Dès notre confirmation, le total est dû en entier.',
  hold: (hours: number) =>
    `Nous répondons sous ${compte(hours, 'heure', 'heures')} à compter de votre demande, et vous gardons les nuits d’ici là.`,
  request: 'Demander ces dates',
  requestText: 'Rien n’est payé maintenant. Nous confirmons, ou vous proposons d’autres dates.',
  question: 'Poser une question',
  calendar: 'Nuits libres',
  calendarOf: (home: string) => `Nuits libres\u00a0: ${home}`,
  calendarLead: (least: number, clockIn: string, clockOut: string) =>
    `${least > 1 ? `${nuits(least)} au moins. ` : ''}Arrivée à partir de ${clockIn}, départ avant ${clockOut}.`,
  calendarWaiting: 'Chargement du calendrier',
  calendarLost:
    'Le calendrier n’a pas pu être chargé. Indiquez vos deux dates dans le formulaire\u00a0: il dit si elles sont libres.',
  calendarOpen: 'Afficher le calendrier',
  calendarPlain: 'Indiquez deux dates dans le formulaire\u00a0: il dit si elles sont libres et ce qu’elles coûtent.',
  atLeast: (n: number) => `${nuits(n)} au moins`,
  toPrice: 'Aller au prix',
  stay: 'Le séjour',
  checkIn: 'Arrivée',
  checkInFrom: (clock: string) => `à partir de ${clock}`,
  checkOut: 'Départ',
  checkOutBy: (clock: string) => `avant ${clock}`,
  shortest: 'Durée minimale',
  longest: 'Durée maximale',
  ahead: 'Réservation',
  lead: (days: number) =>
    days === 0 ? 'possible pour le jour même' : `au moins ${compte(days, 'jour', 'jours')} à l’avance`,
  upTo: (months: number) => `jusqu’à ${months}\u00a0mois à l’avance`,
  nightPrice: 'Prix par nuit',
  weekend: 'Vendredi et samedi',
  included: (n: number) => `pour ${compte(n, 'voyageur', 'voyageurs')}`,
  extraGuest: 'Par voyageur supplémentaire et par nuit',
  seasons: 'Selon la saison',
  seasonLeast: (n: number) => `${nuits(n)} au moins`,
  policy: 'Si vous annulez un séjour confirmé',
  policies: {
    flexible: 'Sans frais jusqu’à la veille de l’arrivée. Ensuite, le total est dû en entier.',
    moderate:
      'Sans frais jusqu’à 5\u00a0jours avant l’arrivée. Ensuite et jusqu’à la veille de l’arrivée, la moitié du total est due\u202f; au-delà, le total entier.',
    strict:
      'Sans frais jusqu’à 30\u00a0jours avant l’arrivée. Ensuite et jusqu’à 7\u00a0jours avant l’arrivée, la moitié du total est due\u202f; au-delà, le total entier.',
  } satisfies Record<CancellationPolicy, string>,
  houseRules: 'Règlement intérieur',
} satisfies typeof en

export const stayPageMessages = { en, fr }
