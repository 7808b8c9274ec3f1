import { fr as person } from '../forms/form-messages.fr.ts'
import type { AdviceMessages } from './advice-messages.en.ts'

export const fr = {
  form: {
    name: 'Formulaire pour un conseiller',
    fields: {
      name: person.person.name,
      email: person.person.email,
      phone: person.person.phone,
      message: 'Que doit encore savoir le conseiller\u202f?',
    },
    hints: {
      phone: 'Avec l’indicatif du pays. Un numéro WhatsApp convient.',
      message: 'Une question sur l’un des biens, ou le moment où vous pourriez visiter.',
    },
    choices: {},
    submit: 'Envoyer à un conseiller',
    submitting: 'Envoi en cours…',
    sentTitle: 'Vos réponses sont envoyées',
    sentText: 'Merci. Elles nous sont parvenues, avec les biens que vous avez vus.',
    sentNote:
      'Vos réponses et les biens que vous avez vus nous sont parvenus. Nous vous écrirons à l’adresse indiquée.',
    errorText: 'L’envoi a échoué. Merci de réessayer.',
  },
  sentAlong:
    'Seront joints\u00a0: toutes vos réponses et vos propres mots, les biens de cette page avec leur score, et ce que nous devons vérifier pour vous.',
  parts: {
    home: { title: 'Le bien' },
    life: { title: 'Son mode de vie' },
    plan: { title: 'Le projet' },
    shown: { title: 'Ce qui lui a été montré' },
  },
  budgetMin: 'Budget minimum',
  budgetMax: 'Budget maximum',
  homes: 'Biens montrés',
  toCheck: 'À vérifier avec la personne',
  result: 'Résultat sur le site',
  openResult: 'Ouvrir le résultat',
} satisfies AdviceMessages
