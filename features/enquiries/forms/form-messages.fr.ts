import type { FormMessages } from './form-messages.en.ts'

export const fr = {
  person: {
    name: 'Votre nom',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    message: 'Votre message',
  },
  optional: '(facultatif)',
  choose: 'Choisir',
  undecided: 'Pas encore décidé',
  sending: 'Envoi en cours…',
  privacy: 'Ce que vous écrivez sert à vous répondre, et à rien d’autre.',
  problems: 'Certains champs sont à revoir.',
  errorTitle: 'Erreur',
  toast: {
    notification: 'Notification',
    region: 'Notifications ({hotkey})',
    close: 'Fermer',
  },
} satisfies FormMessages
