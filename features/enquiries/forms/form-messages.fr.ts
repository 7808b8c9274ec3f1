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
  leaveEmpty: 'Laissez ce champ vide',
  draft: {
    kept: 'Nous avons gardé ce que vous aviez écrit ici.',
    startAfresh: 'Repartir de zéro',
  },
  offline: 'Sans réseau, ce que vous écrivez reste ici. Envoyez-le\u00a0: il partira au retour du réseau.',
  waiting: {
    title: 'En attente du réseau',
    text: 'L’envoi se fera tout seul.',
    takeBack: 'Le reprendre et continuer à écrire',
  },
  overdue:
    'Ce message a attendu le réseau plus d’une semaine et n’est pas parti. S’il est toujours d’actualité, renvoyez-le.',
  bar: {
    waiting: 'Votre message attend le réseau. L’envoi se fera tout seul.',
    sent: 'Votre message est parti.',
    refused:
      'Votre message n’a pas pu être accepté tel quel. Rien n’est perdu\u00a0: il est revenu dans son formulaire.',
    overdue:
      'Votre message a attendu plus d’une semaine et n’est pas parti. Rien n’est perdu\u00a0: il est revenu dans son formulaire.',
    open: 'Ouvrir le formulaire',
    close: 'Fermer',
  },
  toast: {
    notification: 'Notification',
    region: 'Notifications ({hotkey})',
    close: 'Fermer',
  },
} satisfies FormMessages
