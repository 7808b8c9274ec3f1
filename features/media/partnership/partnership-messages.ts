import type { FormWords } from '#platform/forms/form.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import type { partnershipForm } from './partnership.form.ts'

const en: FormWords<typeof partnershipForm> = {
  name: 'Partnership form',
  fields: {
    partnershipInterest: 'What would you like to make?',
    partnershipVision: 'Your idea',
    companyName: 'Company',
    contactPerson: 'Contact person',
    email: formMessages.en.person.email,
    phone: formMessages.en.person.phone,
  },
  hints: {
    partnershipVision: 'Whom it is for, what it should say, and when. A few lines are enough.',
    phone: 'With the country code. A WhatsApp number is fine.',
  },
  choices: {
    partnershipInterest: {
      'podcast-sponsorship': 'Podcast sponsorship',
      'blog-partnership': 'Blog partnership',
      'social-collaboration': 'Social collaboration',
      'event-partnership': 'Event partnership',
      'custom-content': 'Custom content',
    },
  },
  submit: 'Propose a partnership',
  submitting: 'Submitting...',
  sentTitle: 'Partnership Inquiry Submitted!',
  sentText: 'Thank you. Your proposal is with Kais Media.',
  sentNote: 'Kais Media writes to the address you gave, with an idea, or to say that we are not the right partner.',
  errorText: 'Failed to submit partnership inquiry. Please try again.',
}

const fr: FormWords<typeof partnershipForm> = {
  name: 'Formulaire de partenariat',
  fields: {
    partnershipInterest: 'Que voudriez-vous faire\u202f?',
    partnershipVision: 'Votre idée',
    companyName: 'Entreprise',
    contactPerson: 'Personne à contacter',
    email: formMessages.fr.person.email,
    phone: formMessages.fr.person.phone,
  },
  hints: {
    partnershipVision: 'Pour qui, pour dire quoi, et quand. Quelques lignes suffisent.',
    phone: 'Avec l’indicatif du pays. Un numéro WhatsApp convient.',
  },
  choices: {
    partnershipInterest: {
      'podcast-sponsorship': 'Parrainage du podcast',
      'blog-partnership': 'Partenariat éditorial',
      'social-collaboration': 'Collaboration sur les réseaux sociaux',
      'event-partnership': 'Partenariat événementiel',
      'custom-content': 'Contenu sur mesure',
    },
  },
  submit: 'Proposer un partenariat',
  submitting: 'Envoi en cours…',
  sentTitle: 'Demande de partenariat envoyée\u202f!',
  sentText: 'Merci. Kais Media a reçu votre proposition.',
  sentNote:
    'Kais Media vous écrit à l’adresse indiquée, avec une idée, ou pour vous dire que nous ne sommes pas le bon partenaire.',
  errorText: 'L’envoi de la demande de partenariat a échoué. Merci de réessayer.',
}

export const partnershipMessages = { en, fr }
