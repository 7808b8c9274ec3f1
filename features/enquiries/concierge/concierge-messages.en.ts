import type { FormWords } from '../forms/form.ts'
import { en as form } from '../forms/form-messages.en.ts'
import type { conciergeForm } from './concierge.form.ts'

export const en: FormWords<typeof conciergeForm> = {
  name: 'Concierge form',
  fields: {
    services: 'Concierge services',
    otherServices: 'Something else, or the details',
    name: form.person.name,
    email: form.person.email,
    phone: form.person.phone,
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
  submit: 'Ring the bell',
  submitting: 'Submitting...',
  sentTitle: 'Concierge Bell Request Submitted!',
  sentText: 'Thank you. The concierge has your request.',
  sentNote:
    'The concierge has your request. We will write to the address you gave, with what is possible and what it costs.',
  errorText: 'Failed to submit concierge request. Please try again.',
}
