import type { SkipReason } from '../matching.public.ts'

const skipped: Record<SkipReason, string> = {
  'no-address': 'no e-mail address',
  unfilled: 'their name is missing, and the text asks for it',
  'no-language': 'nothing is written in their language',
  gone: 'the lead is no longer there',
}

const en = {
  notSendable: (homes: string) =>
    `${homes}: hidden, gone or under offer. Nothing was sent. Take out what is named and send the others.`,
  letter: { open: 'See this home' },

  tick: (title: string) => `Send ${title}`,
  tickShort: 'Send this home',
  tickLead: (name: string) => `Send it to ${name}`,
  tickLeadShort: 'Send it to them',
  notForSending: 'Hidden or under offer: it cannot be sent.',
  sentOn: (day: string) => `Sent on ${day}`,
  searchLabel: 'Send another home: number, title or place',
  searchNone: 'No home found.',
  searchFailed: 'The homes could not be loaded.',
  tryAgain: 'Try again',
  add: 'Add',
  send: (n: number) => (n === 1 ? 'Send 1 home' : `Send ${n} homes`),
  sendToLeads: (n: number) => (n === 1 ? 'Send to 1 lead' : `Send to ${n} leads`),
  most: (n: number) => `No more than ${n} at a time.`,
  clear: 'Untick all',

  title: (n: number, name: string) => (n === 1 ? `A home for ${name}` : `${n} homes for ${name}`),
  titleMany: (home: string) => `“${home}” for several leads`,
  close: 'Close',
  chosen: 'Homes in this message',
  takeOut: 'Take out',
  byEmail: 'E-mail',
  byEmailHint: (address: string) => `To ${address}, with pictures and links under your words.`,
  byWhatsapp: 'WhatsApp',
  way: 'Send by',
  whatsappHint: 'Opens WhatsApp with this text. You send it there.',
  noAddress: 'There is neither an e-mail address nor a number that WhatsApp could reach.',
  language: 'Language',
  subject: 'Subject',
  words: 'Your words',
  wordsIn: { en: 'Your words, in English', fr: 'Your words, in French' },
  subjectIn: { en: 'Subject, in English', fr: 'Subject, in French' },
  namePlaces: '{{firstName}}, {{lastName}} and {{fullName}} are filled in for each person.',
  required: 'This cannot stay empty.',
  act: 'Send by e-mail',
  actMany: (n: number) => (n === 1 ? 'Send 1 e-mail' : `Send ${n} e-mails`),
  sending: 'Sending…',
  openWhatsapp: 'Open in WhatsApp',
  newTab: '(opens in a new tab)',
  didYouSend: 'Has it been sent in WhatsApp?',
  didSend: 'Yes, note it',
  didNot: 'Not sent',
  leave: 'Cancel',
  sent: 'The e-mail is on its way. The timeline says when it has been sent.',
  noted: 'Noted on the timeline.',
  failed: 'Nothing was sent',
  shortcut: 'Ctrl+Enter sends',
  outcome: (n: number) => (n === 1 ? '1 e-mail is on its way.' : `${n} e-mails are on their way.`),
  outcomeNone: 'No e-mail was sent.',
  cannotReach: 'Get no e-mail',
  skipped,
  done: 'Done',

  /** Words to begin with; whoever sends it changes them. */
  defaults: {
    subject: (n: number) => (n === 1 ? 'A home for you' : `${n} homes for you`),
    greeting: (name: string | null) => (name ? `Dear ${name},` : 'Good day,'),
    body: (n: number): string =>
      n === 1
        ? 'Here is a home that may be what you are looking for. Tell me if you would like to see it.'
        : 'Here are some homes that may be what you are looking for. Tell me which you would like to see.',
  },
}

const fr = {
  notSendable: (homes) =>
    `${homes}\u00a0: bien masqué, supprimé ou sous offre. Rien n’est parti. Retirez ce qui est nommé et envoyez les autres.`,
  letter: { open: 'Voir ce bien' },

  tick: (title) => `Envoyer ${title}`,
  tickShort: 'Envoyer ce bien',
  tickLead: (name) => `L’envoyer à ${name}`,
  tickLeadShort: 'Lui envoyer',
  notForSending: 'Masqué ou sous offre\u00a0: il ne peut pas être envoyé.',
  sentOn: (day) => `Envoyé le ${day}`,
  searchLabel: 'Envoyer un autre bien\u00a0: numéro, titre ou lieu',
  searchNone: 'Aucun bien trouvé.',
  searchFailed: 'Les biens n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
  add: 'Ajouter',
  send: (n) => (n < 2 ? `Envoyer ${n} bien` : `Envoyer ${n} biens`),
  sendToLeads: (n) => (n < 2 ? `Envoyer à ${n} prospect` : `Envoyer à ${n} prospects`),
  most: (n) => `Pas plus de ${n} à la fois.`,
  clear: 'Tout décocher',

  title: (n, name) => (n < 2 ? `Un bien pour ${name}` : `${n} biens pour ${name}`),
  titleMany: (home) => `«\u00a0${home}\u00a0» pour plusieurs prospects`,
  close: 'Fermer',
  chosen: 'Biens joints au message',
  takeOut: 'Retirer',
  byEmail: 'E-mail',
  byEmailHint: (address) => `À ${address}, avec photos et liens sous vos mots.`,
  byWhatsapp: 'WhatsApp',
  way: 'Envoyer par',
  whatsappHint: 'Ouvre WhatsApp avec ce texte. C’est là que vous l’envoyez.',
  noAddress: 'Il n’y a ni adresse e-mail ni numéro que WhatsApp puisse joindre.',
  language: 'Langue',
  subject: 'Objet',
  words: 'Vos mots',
  wordsIn: { en: 'Vos mots, en anglais', fr: 'Vos mots, en français' },
  subjectIn: { en: 'Objet, en anglais', fr: 'Objet, en français' },
  namePlaces: '{{firstName}}, {{lastName}} et {{fullName}} sont complétés pour chaque personne.',
  required: 'Ce champ ne peut pas rester vide.',
  act: 'Envoyer par e-mail',
  actMany: (n) => (n < 2 ? `Envoyer ${n} e-mail` : `Envoyer ${n} e-mails`),
  sending: 'Envoi…',
  openWhatsapp: 'Ouvrir dans WhatsApp',
  newTab: '(s’ouvre dans un nouvel onglet)',
  didYouSend: 'Le message est-il parti dans WhatsApp\u202f?',
  didSend: 'Oui, le noter',
  didNot: 'Pas envoyé',
  leave: 'Annuler',
  sent: 'Le message est en route. L’historique dira quand il est parti.',
  noted: 'Noté dans l’historique.',
  failed: 'Rien n’est parti',
  shortcut: 'Ctrl+Entrée envoie',
  outcome: (n) => (n < 2 ? `${n} e-mail est en route.` : `${n} e-mails sont en route.`),
  outcomeNone: 'Aucun e-mail n’est parti.',
  cannotReach: 'Ne reçoivent rien',
  skipped: {
    'no-address': 'pas d’adresse e-mail',
    unfilled: 'son nom manque, et le texte le demande',
    'no-language': 'rien n’est écrit dans sa langue',
    gone: 'ce prospect n’existe plus',
  },
  done: 'Terminé',

  defaults: {
    subject: (n) => (n < 2 ? 'Un bien pour vous' : `${n} biens pour vous`),
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    body: (n) =>
      n < 2
        ? 'Voici un bien qui pourrait vous convenir. Dites-moi si vous souhaitez le visiter.'
        : 'Voici quelques biens qui pourraient vous convenir. Dites-moi lesquels vous souhaitez visiter.',
  },
} satisfies typeof en

export const sendHomesMessages = { en, fr }
