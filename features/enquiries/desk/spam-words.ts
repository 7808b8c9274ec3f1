import type { Suspicion } from '#platform/forms/suspicion.ts'

const suspicions: Record<Suspicion, string> = {
  trap: 'A field that people cannot see was filled in.',
  haste: 'It holds links and was sent faster than anybody types.',
}

const en = {
  title: 'Possible spam',
  reasons: suspicions,
  /** What did not happen yet because of it. */
  held: {
    contact: 'Nobody was written to, and it is not among the leads.',
    inquiry: 'Nobody was written to, and it is not among the leads.',
    booking: 'Nobody was written to, it is not among the leads, and no car is held.',
    stay: 'Nobody was written to, it is not among the leads, and no nights are kept.',
    viewing: 'Nobody was written to, it is not among the leads, and no time is kept.',
  },
  release: 'Not spam',
  releasing: 'Letting it through…',
  released: 'Let through: it is a lead now, and both messages are on their way.',
  heldBack: 'Held back as possible spam:',
  counts: {
    contact: (n: number) => (n === 1 ? '1 contact' : `${n} contacts`),
    inquiry: (n: number) => (n === 1 ? '1 enquiry' : `${n} enquiries`),
    booking: (n: number) => (n === 1 ? '1 booking' : `${n} bookings`),
    stay: (n: number) => (n === 1 ? '1 stay' : `${n} stays`),
    viewing: (n: number) => (n === 1 ? '1 viewing' : `${n} viewings`),
  },
}

const fr = {
  title: 'Spam possible',
  reasons: {
    trap: 'Un champ que personne ne voit a été rempli.',
    haste: 'La demande contient des liens et a été envoyée plus vite qu’on ne peut l’écrire.',
  },
  held: {
    contact: 'Personne n’a reçu de message, et la demande ne figure pas parmi les prospects.',
    inquiry: 'Personne n’a reçu de message, et la demande ne figure pas parmi les prospects.',
    booking:
      'Personne n’a reçu de message, la demande ne figure pas parmi les prospects, et aucune voiture n’est réservée.',
    stay: 'Personne n’a reçu de message, la demande ne figure pas parmi les prospects, et aucune nuit n’est gardée.',
    viewing:
      'Personne n’a reçu de message, la demande ne figure pas parmi les prospects, et aucun créneau n’est gardé.',
  },
  release: 'Ce n’est pas du spam',
  releasing: 'Déblocage en cours…',
  released: 'Demande débloquée\u00a0: elle figure parmi les prospects, et les deux messages partent.',
  heldBack: 'Retenu comme spam possible\u00a0:',
  counts: {
    contact: (n: number) => `${n}\u00a0${n < 2 ? 'contact' : 'contacts'}`,
    inquiry: (n: number) => `${n}\u00a0${n < 2 ? 'demande' : 'demandes'}`,
    booking: (n: number) => `${n}\u00a0${n < 2 ? 'réservation' : 'réservations'}`,
    stay: (n: number) => `${n}\u00a0${n < 2 ? 'séjour' : 'séjours'}`,
    viewing: (n: number) => `${n}\u00a0${n < 2 ? 'visite' : 'visites'}`,
  },
} satisfies typeof en

/** What was held back as possible spam, whatever it is, and what staff do with it. */
export const spamWords = { en, fr }
