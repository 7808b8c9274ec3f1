import type { FormWords } from '../forms/form.ts'
import { fr as form } from '../forms/form-messages.fr.ts'
import type { conciergeForm } from './concierge.form.ts'

export const fr: FormWords<typeof conciergeForm> = {
  name: 'Formulaire de conciergerie',
  fields: {
    services: 'Services de conciergerie',
    otherServices: 'Autre chose, ou les détails',
    name: form.person.name,
    email: form.person.email,
    phone: form.person.phone,
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
  submit: 'Sonner',
  submitting: 'Envoi en cours…',
  sentTitle: 'Demande de conciergerie envoyée\u202f!',
  sentText: 'Merci. La conciergerie a reçu votre demande.',
  sentNote:
    'La conciergerie a reçu votre demande. Nous vous écrirons à l’adresse indiquée, avec ce qui est possible et ce que cela coûte.',
  errorText: 'L’envoi de la demande de conciergerie a échoué. Merci de réessayer.',
}
