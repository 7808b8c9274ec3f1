import type { FormWords } from '#platform/forms/form.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import type { adviceForm } from './advice.form.ts'

const form: FormWords<typeof adviceForm> = {
  name: 'Form to an adviser',
  fields: {
    name: formMessages.en.person.name,
    email: formMessages.en.person.email,
    phone: formMessages.en.person.phone,
    message: 'What else should the adviser know?',
  },
  hints: {
    phone: 'With the country code. A WhatsApp number is fine.',
    message: 'A question about one of the homes, or when you could visit.',
  },
  choices: {},
  submit: 'Send to an adviser',
  submitting: 'Sending...',
  sentTitle: 'Your answers have been sent',
  sentText: 'Thank you. They have reached us.',
  sentNote: 'One of our advisers reads your answers and writes to the address you gave.',
  errorText: 'This could not be sent. Please try again.',
}

const en = {
  form,
  sentAlong:
    'Sent along: your answers, your own words if this browser still has them, what we understood, the homes on this page with their scores, and what we have to check for you.',
  /** Where no home is shown. */
  sentAlone:
    'Sent along: your answers, your own words if this browser still has them, what we understood, and what we have to check for you.',
  /** For whoever reads it: the sections, and what the wizard has no words for. */
  parts: {
    home: { title: 'The home' },
    life: { title: 'How they live' },
    plan: { title: 'The plan' },
    shown: { title: 'What they were shown' },
  },
  budgetMin: 'Minimum budget',
  budgetMax: 'Maximum budget',
  understood: 'What was understood',
  homes: 'Homes shown',
  toCheck: 'To check with them',
  result: 'Result on the site',
  openResult: 'Open the result',
}

const fr = {
  form: {
    name: 'Formulaire pour un conseiller',
    fields: {
      name: formMessages.fr.person.name,
      email: formMessages.fr.person.email,
      phone: formMessages.fr.person.phone,
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
    sentText: 'Merci. Elles nous sont parvenues.',
    sentNote: 'L’un de nos conseillers lit vos réponses et vous écrit à l’adresse indiquée.',
    errorText: 'L’envoi a échoué. Merci de réessayer.',
  },
  sentAlong:
    'Seront joints\u00a0: vos réponses, vos propres mots si ce navigateur les a encore, ce que nous avons compris, les biens de cette page avec leur score, et ce que nous devons vérifier pour vous.',
  sentAlone:
    'Seront joints\u00a0: vos réponses, vos propres mots si ce navigateur les a encore, ce que nous avons compris, et ce que nous devons vérifier pour vous.',
  parts: {
    home: { title: 'Le bien' },
    life: { title: 'Son mode de vie' },
    plan: { title: 'Le projet' },
    shown: { title: 'Ce qui lui a été montré' },
  },
  budgetMin: 'Budget minimum',
  budgetMax: 'Budget maximum',
  understood: 'Ce qui a été compris',
  homes: 'Biens montrés',
  toCheck: 'À vérifier avec la personne',
  result: 'Résultat sur le site',
  openResult: 'Ouvrir le résultat',
} satisfies typeof en

export const adviceMessages = { en, fr }
