import type { FormWords } from '../forms/form.ts'
import { fr as form } from '../forms/form-messages.fr.ts'
import type { partnershipForm } from './partnership.form.ts'

export const fr: FormWords<typeof partnershipForm> = {
  name: 'Formulaire de partenariat',
  fields: {
    partnershipInterest: 'Que voudriez-vous faire\u202f?',
    partnershipVision: 'Votre idée',
    companyName: 'Entreprise',
    contactPerson: 'Personne à contacter',
    email: form.person.email,
    phone: form.person.phone,
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
    'Kais Media a reçu votre proposition. Nous vous écrirons à l’adresse indiquée, avec une idée, ou pour vous dire que nous ne sommes pas la maison qu’il vous faut.',
  errorText: 'L’envoi de la demande de partenariat a échoué. Merci de réessayer.',
}
