import type { FormWords, PartName } from '#platform/forms/form.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import type { QuoteLine } from './quote.ts'
import type { reservationForm } from './reservation.form.ts'

type Form = typeof reservationForm
/** What is said once it has arrived; the note may name a moment. */
interface Sent {
  sentTitle: string
  sentText: string
  sentNote: (until: string) => string
}

export interface ReservationMessages extends FormWords<Form> {
  parts: Record<PartName<Form>, { title: string; text: string }>
  /** The choice of a car, and the one that was chosen. */
  car: {
    any: string
    option: (name: string, seats: number) => string
    chosen: (name: string) => string
    seats: (seats: number) => string
    perDay: string
    perDayDriven: string
    /** Where the car is only hired with one. */
    chauffeurIncluded: (name: string) => string
  }
  heldNote: (until: string) => string
  /** Where the visitor is asked to confirm by a link in a letter, and where they did not. */
  byLink: Sent & { confirm: string; confirmText: (until: string) => string; confirmNote: string }
  neverConfirmed: Sent
  /** We did not confirm in time. */
  releasedNote: string
  /** Once staff have confirmed or refused it. */
  decidedNote: string
  ownTime: (own: { clock: string; day: string | null; zone: string }) => string
  /** Whether it is free, and what it costs. */
  cost: {
    title: string
    waiting: string
    checking: string
    free: (name: string) => string
    taken: (name: string) => string
    gone: string
    /** `category` is its word in the form: 'Luxury Sedan'. */
    freeCount: (cars: number, category: string) => string
    noneFree: (category: string) => string
    noneFits: (category: string) => string
    /** In words: the fields write a date as the visitor's browser does, which may put the month first. */
    span: (from: string, until: string) => string
    unreachable: string
    unreachableHint: string
    startAt: (moment: string) => string
    others: string
    take: (name: string) => string
    nothingElse: string
    nextFree: (moment: string) => string
    otherCategory: (category: string, price: string) => string
    waysOut: string
    items: Record<Exclude<QuoteLine['item'], 'car'>, string>
    times: (days: number, price: string) => string
    toConfirm: string
    total: string
    totalSoFar: string
    from: string
    forDays: (days: number, hasChauffeur: boolean) => string
    /** Before an amount in another currency than francs. */
    about: string
    day: string
    held: string
    /** We choose: the cheapest, by its name. */
    heldAny: (name: string) => string
    notHeld: string
    /** Without scripts: the button that asks. */
    show: string
  }
  /** What is said differently of a request that holds no car. */
  request: Pick<FormWords<Form>, 'submit' | 'sentTitle' | 'sentText' | 'sentNote' | 'errorText'>
}

const days = (n: number) => (n === 1 ? '1 day' : `${n} days`)
const passengers = (n: number) => (n === 1 ? '1 passenger' : `${n} passengers`)

const en: ReservationMessages = {
  name: 'Reservation form',
  parts: {
    car: { title: 'The car and the days', text: 'All times are Dakar time.' },
    you: { title: 'You', text: 'So that we know whom to answer.' },
  },
  fields: {
    ...formMessages.en.person,
    vehicleCategory: 'Category',
    vehicleId: 'Car',
    pickupDateTime: 'Pick-up, Dakar time',
    dropoffDateTime: 'Return, Dakar time',
    passengers: 'Passengers',
    bags: 'Bags',
    extras: 'Extras',
    flightNumber: 'Flight number',
    specialRequests: 'Special requests',
    isRequest: 'Without a car held',
  },
  hints: {
    flightNumber: 'For a pick-up at the airport (AIBD): whoever brings the car goes by this flight.',
    specialRequests: 'Where the car should meet you, and anything else we should know.',
  },
  choices: {
    vehicleCategory: {
      sedan: 'Luxury Sedan',
      suv: 'Luxury SUV',
      van: 'Executive Van',
      sports: 'Sports Car',
      luxury: 'Luxury Car',
    },
    passengers: { '1-2': '1-2', '3-4': '3-4', '5-6': '5-6', '7+': '7+' },
    bags: { '0': 'None', '1-2': '1-2', '3-4': '3-4', '5-6': '5-6', '7+': '7+' },
    isRequest: { yes: 'Send it as a request: no car is held, and we write to you with what we can do' },
    extras: {
      chauffeur: 'Professional Chauffeur',
      'baby-seat': 'Baby Seat',
      wifi: 'WiFi Hotspot',
      refreshments: 'Refreshments',
    },
  },
  car: {
    any: 'Whichever is free',
    option: (name, seats) => `${name}, ${passengers(seats)}`,
    chosen: (name) => `Chosen car: ${name}`,
    seats: passengers,
    perDay: 'a day',
    perDayDriven: 'a day with its chauffeur',
    chauffeurIncluded: (name) => `Professional Chauffeur: included, ${name} is only hired with one`,
  },
  ownTime: ({ clock, day, zone }) => `That is ${clock}${day ? ` on ${day}` : ''} where you are (${zone}).`,
  cost: {
    title: 'Price and availability',
    waiting: 'Choose a car or a category and both times: you will see here what is free, and at what price.',
    checking: 'Checking the calendar…',
    free: (name) => `${name} is free.`,
    taken: (name) => `${name} is taken at that time.`,
    gone: 'This car is not for hire at the moment. Please choose another one.',
    freeCount: (cars, category) => (cars === 1 ? `${category}: 1 car is free.` : `${category}: ${cars} cars are free.`),
    noneFree: (category) => `${category}: none is free at that time.`,
    noneFits: (category) => `${category}: no car of this category suits (seats, bags or chauffeur).`,
    span: (from, until) => `${from} to ${until}, Dakar time`,
    unreachable: 'We could not check whether it is free.',
    unreachableHint: 'You can still send the form: we check when it arrives, and you hear at once if the car is taken.',
    startAt: (moment) => `Take it from ${moment}`,
    others: 'Free at that time:',
    take: (name) => `Take ${name}`,
    nothingElse: 'Nothing like it is free then either. Try other days, or another category.',
    nextFree: (moment) => `Take the next free time: ${moment}`,
    otherCategory: (category, price) => `Take ${category} instead, from ${price}`,
    waysOut: 'What you can do:',
    items: {
      chauffeur: 'Chauffeur',
      'baby-seat': 'Baby seat',
      wifi: 'WiFi hotspot',
      refreshments: 'Refreshments',
      'airport-pickup': 'Airport pick-up',
    },
    times: (n, price) => `${days(n)} × ${price}`,
    toConfirm: 'price to be agreed',
    total: 'Total',
    totalSoFar: 'Total so far',
    from: 'From',
    forDays: (n, hasChauffeur) => `For ${days(n)}${hasChauffeur ? ', chauffeur included' : ''}.`,
    about: 'about',
    day: 'A day is 24 hours from the pick-up; a day begun counts in full.',
    held: 'Once you send this, the car is held for you. The reservation becomes firm when we confirm it.',
    heldAny: (name) =>
      `Once you send this, we hold the cheapest of them for you (at present ${name}). The reservation becomes firm when we confirm it.`,
    notHeld: 'A request holds no car. We look for one and write to you with what we can do.',
    show: 'Show price and availability',
  },
  submit: 'Send the reservation',
  submitting: 'Submitting...',
  sentTitle: 'Vehicle Reservation Submitted!',
  sentText: 'Thank you. Your reservation is with us.',
  sentNote:
    'The car is held for you from now on. The reservation becomes firm when we confirm it, by e-mail to the address you gave.',
  heldNote: (until) =>
    `The car is held for you until ${until}. The reservation becomes firm when we confirm it, by e-mail to the address you gave.`,
  byLink: {
    sentTitle: 'Please confirm that you want this car',
    sentText: 'Thank you. One step is left, because another reservation is still waiting for our confirmation.',
    sentNote: (until) =>
      `We have written to the address you gave. Follow the link in that e-mail by ${until}: until then the car is held for you. If you cannot find it, look in your spam folder.`,
    confirm: 'Yes, hold this car for me',
    confirmText: (until) => `The car is held for you until ${until}. Confirm by then, and it stays held.`,
    confirmNote:
      'Once you have confirmed, we will look at the reservation and write to you. If it is not yours, leave this page.',
  },
  neverConfirmed: {
    sentTitle: 'The time to confirm is over',
    sentText: 'The car is free for others again.',
    sentNote: () =>
      'Nothing is reserved. If you still want the car, reserve it again; or write to us, and we will do it for you.',
  },
  releasedNote:
    'We could not confirm in time, so the car is free for others again. We still have your reservation and will write to the address you gave with what we can do.',
  decidedNote: 'We have written to the address you gave about this reservation.',
  errorText: 'Failed to submit reservation. Please try again.',
  request: {
    submit: 'Send the request',
    sentTitle: 'Car request sent',
    sentText: 'Thank you. Your request is with us; no car is held.',
    sentNote:
      'This is a request: it holds no car. We look for one and write to the address you gave with what we can do.',
    errorText: 'Failed to send the request. Please try again.',
  },
}

const daysFr = (n: number) => (n < 2 ? `${n}\u00a0jour` : `${n}\u00a0jours`)
const passengersFr = (n: number) => (n < 2 ? `${n}\u00a0passager` : `${n}\u00a0passagers`)

const fr: ReservationMessages = {
  name: 'Formulaire de réservation',
  parts: {
    car: { title: 'La voiture et les jours', text: 'Toutes les heures sont celles de Dakar.' },
    you: { title: 'Vous', text: 'Pour savoir à qui répondre.' },
  },
  fields: {
    ...formMessages.fr.person,
    vehicleCategory: 'Catégorie',
    vehicleId: 'Voiture',
    pickupDateTime: 'Prise en charge, heure de Dakar',
    dropoffDateTime: 'Retour, heure de Dakar',
    passengers: 'Passagers',
    bags: 'Bagages',
    extras: 'Options',
    flightNumber: 'Numéro de vol',
    specialRequests: 'Demandes particulières',
    isRequest: 'Sans voiture retenue',
  },
  hints: {
    flightNumber:
      'Pour une prise en charge à l’aéroport (AIBD)\u00a0: la personne qui amène la voiture se règle sur ce vol.',
    specialRequests: 'Où la voiture doit vous attendre, et tout ce que nous devrions savoir.',
  },
  choices: {
    vehicleCategory: {
      sedan: 'Berline de luxe',
      suv: 'SUV de luxe',
      van: 'Van classe affaires',
      sports: 'Voiture de sport',
      luxury: 'Voiture de luxe',
    },
    passengers: { '1-2': '1-2', '3-4': '3-4', '5-6': '5-6', '7+': '7+' },
    bags: { '0': 'Aucun', '1-2': '1-2', '3-4': '3-4', '5-6': '5-6', '7+': '7+' },
    isRequest: {
      yes: 'Envoyer une simple demande\u00a0: aucune voiture n’est retenue, et nous vous écrivons ce qui est possible',
    },
    extras: {
      chauffeur: 'Chauffeur professionnel',
      'baby-seat': 'Siège bébé',
      wifi: 'Point d’accès Wi-Fi',
      refreshments: 'Rafraîchissements',
    },
  },
  car: {
    any: 'Selon disponibilité',
    option: (name, seats) => `${name}, ${passengersFr(seats)}`,
    chosen: (name) => `Voiture choisie\u00a0: ${name}`,
    seats: passengersFr,
    perDay: 'par jour',
    perDayDriven: 'par jour, chauffeur compris',
    chauffeurIncluded: (name) => `Chauffeur professionnel\u00a0: compris, ${name} ne se loue qu’avec chauffeur`,
  },
  ownTime: ({ clock, day, zone }) => `Soit ${day ? `le ${day} à ` : ''}${clock} chez vous (${zone}).`,
  cost: {
    title: 'Prix et disponibilité',
    waiting:
      'Choisissez une voiture ou une catégorie et les deux dates\u00a0: vous verrez ici ce qui est libre, et à quel prix.',
    checking: 'Nous regardons le calendrier…',
    free: (name) => `${name} est libre.`,
    taken: (name) => `${name} n’est pas libre à ces dates.`,
    gone: 'Cette voiture n’est pas à louer en ce moment. Merci d’en choisir une autre.',
    freeCount: (cars, category) =>
      cars === 1 ? `${category}\u00a0: 1\u00a0voiture libre.` : `${category}\u00a0: ${cars}\u00a0voitures libres.`,
    noneFree: (category) => `${category}\u00a0: aucune voiture libre à ces dates.`,
    noneFits: (category) =>
      `${category}\u00a0: aucune voiture de cette catégorie ne convient (places, bagages ou chauffeur).`,
    span: (from, until) => `Du ${from} au ${until}, heure de Dakar`,
    unreachable: 'Nous n’avons pas pu vérifier si elle est libre.',
    unreachableHint:
      'Vous pouvez tout de même envoyer le formulaire\u00a0: la vérification se fait à l’arrivée, et vous saurez aussitôt si la voiture est prise.',
    startAt: (moment) => `La prendre le ${moment}`,
    others: 'Libres à vos dates\u00a0:',
    take: (name) => `Choisir ${name}`,
    nothingElse: 'Rien de comparable n’est libre à ces dates. Essayez d’autres jours, ou une autre catégorie.',
    nextFree: (moment) => `Prendre le prochain créneau libre\u00a0: ${moment}`,
    otherCategory: (category, price) => `Prendre plutôt\u00a0: ${category}, à partir de ${price}`,
    waysOut: 'Ce que vous pouvez faire\u00a0:',
    items: {
      chauffeur: 'Chauffeur',
      'baby-seat': 'Siège bébé',
      wifi: 'Point d’accès Wi-Fi',
      refreshments: 'Rafraîchissements',
      'airport-pickup': 'Prise en charge à l’aéroport',
    },
    times: (n, price) => `${daysFr(n)} × ${price}`,
    toConfirm: 'prix à convenir',
    total: 'Total',
    totalSoFar: 'Total à ce stade',
    from: 'À partir de',
    forDays: (n, hasChauffeur) => `Pour ${daysFr(n)}${hasChauffeur ? ', chauffeur compris' : ''}.`,
    about: 'environ',
    day: 'Une journée compte 24\u00a0heures à partir de la prise en charge\u202f; toute journée commencée est due.',
    held: 'Dès l’envoi, la voiture est retenue pour vous. La réservation devient ferme quand nous la confirmons.',
    heldAny: (name) =>
      `Dès l’envoi, la moins chère (actuellement ${name}) est retenue pour vous. La réservation devient ferme quand nous la confirmons.`,
    notHeld:
      'Avec une simple demande, aucune voiture n’est retenue. Nous en cherchons une et vous écrivons ce qui est possible.',
    show: 'Voir le prix et les disponibilités',
  },
  submit: 'Envoyer la réservation',
  submitting: 'Envoi en cours…',
  sentTitle: 'Réservation de véhicule envoyée\u202f!',
  sentText: 'Merci. Votre réservation nous est parvenue.',
  sentNote:
    'La voiture est retenue pour vous dès maintenant. La réservation devient ferme quand nous la confirmons, par e-mail à l’adresse indiquée.',
  heldNote: (until) =>
    `La voiture est retenue pour vous jusqu’au ${until}. La réservation devient ferme quand nous la confirmons, par e-mail à l’adresse indiquée.`,
  byLink: {
    sentTitle: 'Confirmez que vous souhaitez cette voiture',
    sentText: 'Merci. Il reste une étape, car une autre réservation attend déjà notre confirmation.',
    sentNote: (until) =>
      `Nous vous avons écrit à l’adresse indiquée. Suivez le lien de ce message avant le ${until}\u00a0: jusque-là, la voiture est retenue pour vous. Si vous ne le trouvez pas, regardez dans vos courriers indésirables.`,
    confirm: 'Oui, retenir cette voiture',
    confirmText: (until) => `La voiture est retenue pour vous jusqu’au ${until}. Confirmez avant, et elle le reste.`,
    confirmNote:
      'Après votre confirmation, nous examinons la réservation et vous écrivons. Si elle n’est pas de vous, quittez simplement cette page.',
  },
  neverConfirmed: {
    sentTitle: 'Le délai de confirmation est passé',
    sentText: 'La voiture est de nouveau libre pour d’autres.',
    sentNote: () =>
      'Rien n’est réservé. Si vous voulez toujours cette voiture, réservez-la à nouveau, ou écrivez-nous et nous nous en chargeons.',
  },
  releasedNote:
    'Nous n’avons pas pu confirmer à temps\u00a0: la voiture est de nouveau libre pour d’autres. Nous gardons votre réservation et vous écrirons à l’adresse indiquée ce qui est possible.',
  decidedNote: 'Nous vous avons écrit à l’adresse indiquée au sujet de cette réservation.',
  errorText: 'L’envoi de la réservation a échoué. Merci de réessayer.',
  request: {
    submit: 'Envoyer la demande',
    sentTitle: 'Demande de voiture envoyée',
    sentText: 'Merci. Votre demande nous est parvenue\u202f; aucune voiture n’est retenue.',
    sentNote:
      'C’est une demande\u00a0: aucune voiture n’est retenue. Nous en cherchons une et vous écrivons à l’adresse indiquée ce qui est possible.',
    errorText: 'L’envoi de la demande a échoué. Merci de réessayer.',
  },
}

export const reservationMessages = { en, fr }
