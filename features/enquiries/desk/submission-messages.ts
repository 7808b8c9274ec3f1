import type { QuoteLine } from '#features/mobility/hire/quote.ts'
import type { StaffBooking } from '../bookings/list-bookings.server.ts'
import type { CONTACT_STATUSES, CONTACT_TYPES } from '../contact/contact-types.ts'
import { spamWords } from './spam-words.ts'

const contactTypes: Record<(typeof CONTACT_TYPES)[number], string> = {
  'design-consultation': 'Design consultation',
  relocation: 'Relocation',
  concierge: 'Concierge',
  'media-partnership': 'Media partnership',
  recommendation: 'Home search',
  general: 'General',
}

const contactStatuses: Record<(typeof CONTACT_STATUSES)[number], string> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
  archived: 'Archived',
}

const inquiryStatuses: Record<string, string> = {
  open: 'Open',
  'in-progress': 'In progress',
  done: 'Done',
  archived: 'Archived',
}

const bookingStatuses: Record<StaffBooking['status'], string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

const quoteItems: Record<QuoteLine['item'], string> = {
  car: 'Car',
  chauffeur: 'Chauffeur',
  'baby-seat': 'Baby seat',
  wifi: 'WiFi hotspot',
  refreshments: 'Refreshments',
  'airport-pickup': 'Airport pick-up',
}

interface RefusedMove {
  from: string
  to: string
  /** Where it can go from here. */
  next: string[]
}

const en = {
  move: {
    refused: ({ from, to, next }: RefusedMove) => {
      if (from === to) return `The status is already “${to}”.`
      const possible = next.map((status) => `“${status}”`).join(' or ')
      return `The status is “${from}” and cannot become “${to}”. ${possible ? `From here it can become ${possible}.` : 'It is final.'}`
    },
  },

  contacts: {
    recent: 'Recent Contacts',
    all: 'All contacts',
    empty: 'No contacts yet',
    emptyHint: 'What visitors send through the forms of the site appears here.',
    notAllowed: 'Your account does not read enquiries.',
    types: contactTypes,
    statuses: contactStatuses,
    email: 'E-mail',
    phone: 'Phone',
    type: 'Type',
    reference: 'Reference',
    received: 'Received',
    writtenIn: 'Written in',
    languages: { en: 'English', fr: 'French' },
    message: 'Message',
    yes: 'Yes',
    no: 'No',
    otherAnswers: 'Also said',
  },

  inquiries: {
    empty: 'No enquiries yet',
    emptyHint: 'What visitors ask on the page of a home, a project or a car appears here.',
    subject: 'About',
    gone: 'no longer on the site',
    newTab: '(opens a new tab)',
    types: {
      property: 'Property',
      investment: 'Project',
      vehicle: 'Car',
      callback: 'Callback',
      general: 'General',
    } as Record<string, string>,
    statuses: inquiryStatuses,
  },

  spam: spamWords.en,

  bookings: {
    recent: 'Recent Bookings',
    all: 'All bookings',
    empty: 'No bookings yet',
    emptyHint: 'Cars that visitors reserve appear here.',
    types: { 'vehicle-rental': 'Car hire' } as Record<string, string>,
    statuses: bookingStatuses,
    car: 'Car',
    request: 'Request',
    requestType: 'Car request',
    noCar: 'No car held',
    ourChoice: 'whichever is free: chosen by us',
    notHeld: 'not held for this booking',
    heldUntil: (moment: string) => `held until ${moment}`,
    awaitsVisitor: (moment: string) => `held until ${moment}, waiting for the visitor to confirm by e-mail`,
    released: (moment: string) => `not confirmed in time, no car held since ${moment}`,
    neverConfirmed: 'not confirmed by the visitor',
    /** Of a hold, on a timeline beside the statuses. */
    holdEnds: {
      released: 'car released, not confirmed in time',
      'not-confirmed': 'not confirmed by the visitor',
    } as Record<string, string>,
    requests: 'Special requests',
    move: {
      acts: { confirmed: 'Confirm', completed: 'Mark as completed', cancelled: 'Cancel the booking' },
      moving: 'Saving…',
      moved: {
        confirmed: 'Confirmed. A message to the visitor is on its way.',
        completed: 'Completed.',
        cancelled: 'Cancelled. A message to the visitor is on its way.',
      },
      cancelTitle: (name: string) => `Cancel the booking of ${name}?`,
      cancelText: 'A car held for it is free for others at once, and the visitor is told. This cannot be undone.',
      cancelLeave: 'Keep it',
      request: {
        cancel: 'Cancel the request',
        title: (name: string) => `Cancel the request of ${name}?`,
        text: 'No car is held for it. The visitor is told. This cannot be undone.',
      },
    },
    quote: {
      title: 'What the visitor was told it would cost',
      items: quoteItems,
      times: (n: number, price: string) => `${n === 1 ? '1 day' : `${n} days`} × ${price}`,
      open: 'to be agreed',
      total: 'Total',
      totalSoFar: 'Total of what is known',
    },
  },
}

const fr = {
  move: {
    refused: ({ from, to, next }: RefusedMove) => {
      if (from === to) return `Le statut est déjà «\u00a0${to}\u00a0».`
      const possible = next.map((status) => `«\u00a0${status}\u00a0»`).join(' ou ')
      return `Le statut est «\u00a0${from}\u00a0» et ne peut pas devenir «\u00a0${to}\u00a0». ${possible ? `Il peut devenir ${possible}.` : 'Il est définitif.'}`
    },
  },

  contacts: {
    recent: 'Contacts récents',
    all: 'Tous les contacts',
    empty: 'Aucun contact pour le moment',
    emptyHint: 'Ce que les visiteurs envoient par les formulaires du site apparaît ici.',
    notAllowed: 'Votre compte ne donne pas accès aux demandes.',
    types: {
      'design-consultation': 'Consultation d’architecture d’intérieur',
      relocation: 'Installation',
      concierge: 'Conciergerie',
      'media-partnership': 'Partenariat média',
      recommendation: 'Recherche d’un bien',
      general: 'Général',
    },
    statuses: { new: 'Nouveau', 'in-progress': 'En cours', done: 'Traité', archived: 'Archivé' },
    email: 'E-mail',
    phone: 'Téléphone',
    type: 'Type',
    reference: 'Référence',
    received: 'Reçu',
    writtenIn: 'Écrit en',
    languages: { en: 'anglais', fr: 'français' },
    message: 'Message',
    yes: 'Oui',
    no: 'Non',
    otherAnswers: 'Et aussi',
  },

  inquiries: {
    empty: 'Aucune demande pour le moment',
    emptyHint: 'Ce que les visiteurs demandent sur la page d’un bien, d’un projet ou d’une voiture apparaît ici.',
    subject: 'À propos',
    gone: 'n’est plus sur le site',
    newTab: '(nouvel onglet)',
    types: { property: 'Bien', investment: 'Projet', vehicle: 'Voiture', callback: 'Rappel', general: 'Général' },
    statuses: { open: 'Ouverte', 'in-progress': 'En cours', done: 'Traitée', archived: 'Archivée' },
  },

  spam: spamWords.fr,

  bookings: {
    recent: 'Réservations récentes',
    all: 'Toutes les réservations',
    empty: 'Aucune réservation pour le moment',
    emptyHint: 'Les voitures que les visiteurs réservent apparaissent ici.',
    types: { 'vehicle-rental': 'Location de voiture' },
    statuses: { pending: 'En attente', confirmed: 'Confirmée', completed: 'Terminée', cancelled: 'Annulée' },
    car: 'Voiture',
    request: 'Demande',
    requestType: 'Demande de voiture',
    noCar: 'Aucune voiture retenue',
    ourChoice: 'selon disponibilité\u00a0: choisie par nos soins',
    notHeld: 'non réservée pour cette demande',
    heldUntil: (moment: string) => `retenue jusqu’au ${moment}`,
    awaitsVisitor: (moment: string) =>
      `retenue jusqu’au ${moment}, en attente de la confirmation du visiteur par e-mail`,
    released: (moment: string) => `non confirmée à temps, plus de voiture retenue depuis le ${moment}`,
    neverConfirmed: 'non confirmée par le visiteur',
    holdEnds: { released: 'voiture libérée, faute de confirmation', 'not-confirmed': 'non confirmée par le visiteur' },
    requests: 'Demandes particulières',
    move: {
      acts: { confirmed: 'Confirmer', completed: 'Marquer comme terminée', cancelled: 'Annuler la réservation' },
      moving: 'Enregistrement…',
      moved: {
        confirmed: 'Confirmée. Un message part au visiteur.',
        completed: 'Terminée.',
        cancelled: 'Annulée. Un message part au visiteur.',
      },
      cancelTitle: (name: string) => `Annuler cette réservation (${name})\u202f?`,
      cancelText:
        'Une voiture réservée redevient aussitôt libre pour d’autres, et le visiteur en est informé. C’est définitif.',
      cancelLeave: 'La garder',
      request: {
        cancel: 'Annuler la demande',
        title: (name: string) => `Annuler cette demande (${name})\u202f?`,
        text: 'Aucune voiture n’est retenue pour elle. Le visiteur en est informé. C’est définitif.',
      },
    },
    quote: {
      title: 'Le prix annoncé au visiteur',
      items: {
        car: 'Voiture',
        chauffeur: 'Chauffeur',
        'baby-seat': 'Siège bébé',
        wifi: 'Point d’accès Wi-Fi',
        refreshments: 'Rafraîchissements',
        'airport-pickup': 'Prise en charge à l’aéroport',
      },
      times: (n: number, price: string) => `${n}\u00a0${n < 2 ? 'jour' : 'jours'} × ${price}`,
      open: 'à convenir',
      total: 'Total',
      totalSoFar: 'Total de ce qui est connu',
    },
  },
} satisfies typeof en

/** What visitors sent, in the words of every staff screen, letter and export that shows it. */
export const submissionMessages = { en, fr }
