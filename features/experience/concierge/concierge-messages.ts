import type { FormWords } from '#platform/forms/form.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import type { conciergeForm } from './concierge.form.ts'

const en: FormWords<typeof conciergeForm> = {
  name: 'Concierge form',
  fields: {
    services: 'Concierge services',
    otherServices: 'Something else, or the details',
    name: formMessages.en.person.name,
    email: formMessages.en.person.email,
    phone: formMessages.en.person.phone,
  },
  hints: {
    otherServices: 'What, when, and for how many.',
    phone: 'With the country code. A WhatsApp number is fine.',
  },
  choices: {
    services: {
      'restaurant-reservations': 'Restaurant reservations',
      'spa-appointments': 'Spa appointments',
      'event-planning': 'Event planning',
      'chauffeur-services': 'Chauffeur services',
      'shopping-errands': 'Shopping and errands',
      'private-chef': 'Private chef',
      'travel-booking': 'Travel booking',
      'travel-coordination': 'Travel coordination',
    },
  },
  submit: 'Send my request',
  submitting: 'Submitting...',
  sentTitle: 'Concierge Bell Request Submitted!',
  sentText: 'Thank you. The concierge has your request.',
  sentNote: 'The concierge writes to the address you gave, with what is possible and what it costs.',
  errorText: 'Failed to submit concierge request. Please try again.',
}

const fr: FormWords<typeof conciergeForm> = {
  name: 'Formulaire de conciergerie',
  fields: {
    services: 'Services de conciergerie',
    otherServices: 'Autre chose, ou les détails',
    name: formMessages.fr.person.name,
    email: formMessages.fr.person.email,
    phone: formMessages.fr.person.phone,
  },
  hints: {
    otherServices: 'Quoi, quand, et pour combien de personnes.',
    phone: 'Avec l’indicatif du pays. Un numéro WhatsApp convient.',
  },
  choices: {
    services: {
      'restaurant-reservations': 'Réservations de restaurant',
      'spa-appointments': 'Rendez-vous au spa',
      'event-planning': 'Organisation d’événements',
      'chauffeur-services': 'Services de chauffeur',
      'shopping-errands': 'Achats et courses',
      'private-chef': 'Chef à domicile',
      'travel-booking': 'Réservation de voyages',
      'travel-coordination': 'Coordination de voyages',
    },
  },
  submit: 'Envoyer ma demande',
  submitting: 'Envoi en cours…',
  sentTitle: 'Demande de conciergerie envoyée\u202f!',
  sentText: 'Merci. La conciergerie a reçu votre demande.',
  sentNote: 'La conciergerie vous écrira à l’adresse indiquée pour vous dire ce qui est possible, et à quel prix.',
  errorText: 'L’envoi de la demande de conciergerie a échoué. Merci de réessayer.',
}

export const conciergeMessages = { en, fr }
