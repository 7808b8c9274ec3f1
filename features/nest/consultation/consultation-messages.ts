import type { FormWords, PartName } from '#platform/forms/form.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import type { consultationForm } from './consultation.form.ts'

type Form = typeof consultationForm
export interface ConsultationMessages extends FormWords<Form> {
  parts: Record<PartName<Form>, { title: string; text: string }>
}

const en: ConsultationMessages = {
  name: 'Consultation form',
  parts: {
    you: { title: 'You', text: 'So that we know whom to answer.' },
    project: { title: 'The project', text: 'A rough idea is enough.' },
    words: { title: 'In your words', text: 'Which rooms, where, and what is there now.' },
  },
  fields: {
    ...formMessages.en.person,
    projectType: 'Project type',
    timeline: 'Timeline',
    budget: 'Budget in euros',
    style: 'Style',
    message: 'Your message',
  },
  choices: {
    projectType: {
      residential: 'Residential',
      commercial: 'Commercial',
      renovation: 'Renovation',
      'new-construction': 'New construction',
      consultation: 'Consultation',
    },
    timeline: {
      immediate: 'Immediate (within 1 month)',
      short: 'Short (1-3 months)',
      medium: 'Medium (3-6 months)',
      long: 'Long (6+ months)',
    },
    budget: {
      'consultation-only': 'Consultation only',
      '5000-15000': '€5,000-15,000',
      '15000-30000': '€15,000-30,000',
      '30000-50000': '€30,000-50,000',
      '50000+': '€50,000+',
    },
    style: {
      'afro-luxury': 'Afro-luxury',
      contemporary: 'Contemporary',
      minimalist: 'Minimalist',
      traditional: 'Traditional',
      eclectic: 'Eclectic',
      other: 'Other',
    },
  },
  submit: 'Request a consultation',
  submitting: 'Submitting...',
  sentTitle: 'Consultation Booked!',
  sentText: 'Thank you. Your request is with the studio.',
  sentNote: 'The studio writes to the address you gave to agree on a time.',
  errorText: 'Failed to submit consultation request. Please try again.',
}

const fr: ConsultationMessages = {
  name: 'Formulaire de consultation',
  parts: {
    you: { title: 'Vous', text: 'Pour savoir à qui répondre.' },
    project: { title: 'Le projet', text: 'Une idée générale suffit.' },
    words: { title: 'Avec vos mots', text: 'Quelles pièces, où, et ce qui s’y trouve aujourd’hui.' },
  },
  fields: {
    ...formMessages.fr.person,
    projectType: 'Type de projet',
    timeline: 'Délai',
    budget: 'Budget en euros',
    style: 'Style',
    message: 'Votre message',
  },
  choices: {
    projectType: {
      residential: 'Résidentiel',
      commercial: 'Commercial',
      renovation: 'Rénovation',
      'new-construction': 'Construction neuve',
      consultation: 'Conseil',
    },
    timeline: {
      immediate: 'Immédiat (d’ici 1\u00a0mois)',
      short: 'Court (1 à 3\u00a0mois)',
      medium: 'Moyen (3 à 6\u00a0mois)',
      long: 'Long (6\u00a0mois et plus)',
    },
    budget: {
      'consultation-only': 'Consultation seulement',
      '5000-15000': '5\u202f000 à 15\u202f000\u00a0€',
      '15000-30000': '15\u202f000 à 30\u202f000\u00a0€',
      '30000-50000': '30\u202f000 à 50\u202f000\u00a0€',
      '50000+': '50\u202f000\u00a0€ et plus',
    },
    style: {
      'afro-luxury': 'Afro-luxe',
      contemporary: 'Contemporain',
      minimalist: 'Minimaliste',
      traditional: 'Traditionnel',
      eclectic: 'Éclectique',
      other: 'Autre',
    },
  },
  submit: 'Demander une consultation',
  submitting: 'Envoi en cours…',
  sentTitle: 'Demande de consultation envoyée\u202f!',
  sentText: 'Merci. Votre demande est parvenue au studio.',
  sentNote: 'Le studio vous écrit à l’adresse indiquée pour convenir d’un rendez-vous.',
  errorText: 'L’envoi de la demande de consultation a échoué. Merci de réessayer.',
}

export const consultationMessages = { en, fr }
