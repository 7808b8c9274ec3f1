import { fr as form } from '../forms/form-messages.fr.ts'
import type { ConsultationMessages } from './consultation-messages.en.ts'

export const fr: ConsultationMessages = {
  name: 'Formulaire de consultation',
  parts: {
    you: { title: 'Vous', text: 'Pour savoir à qui répondre.' },
    project: { title: 'Le projet', text: 'Une idée générale suffit.' },
    words: { title: 'Avec vos mots', text: 'Quelles pièces, où, et ce qui s’y trouve aujourd’hui.' },
  },
  fields: {
    ...form.person,
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
  submit: 'Réserver la consultation',
  submitting: 'Envoi en cours…',
  sentTitle: 'Consultation réservée\u202f!',
  sentText: 'Merci. Votre demande est parvenue au studio.',
  sentNote:
    'Votre demande est parvenue au studio. Nous vous écrirons à l’adresse indiquée pour convenir d’un rendez-vous.',
  errorText: 'L’envoi de la demande de consultation a échoué. Merci de réessayer.',
}
