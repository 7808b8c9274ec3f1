import type { ContactType, ServiceInterest } from '../../contact/contact-types.ts'

/** What somebody asked about, as it stands in a sentence: 'You wrote to us about your move to Dakar.' */
const aboutContact: Record<Exclude<ContactType, 'general'>, string> = {
  'design-consultation': 'your interior',
  relocation: 'your move to Dakar',
  concierge: 'your request to our concierge',
  'media-partnership': 'a media partnership',
  recommendation: 'your search for a home',
}
const aboutInterest: Record<Exclude<ServiceInterest, 'general'>, string> = {
  'real-estate': 'a home in Dakar',
  concierge: 'our concierge',
  mobility: 'a car',
  investments: 'an investment',
  media: 'Kais Media',
  design: 'your interior',
}

/** By the keys of what somebody is interested in, where these are of a listing. */
const aboutKinds = {
  property: 'a home in Dakar',
  investment: 'an investment',
  vehicle: 'a car',
  'vehicle-rental': 'a car',
  stay: 'a stay',
}

const en = {
  language: 'Language',
  languages: { en: 'English', fr: 'Français' },
  template: 'Begin from a template',
  noTemplate: 'None: my own words',
  loadingTemplates: 'Loading…',
  templatesFailed: 'The templates could not be loaded. Write in your own words, or try again.',
  tryAgain: 'Try again',
  notInFrench: 'This template has no French text: it stands here in English.',
  subject: 'Subject',
  subjectHint: 'Only an e-mail shows it.',
  body: 'Text',
  signed: (name: string, house: string) => `Signed automatically: ${name}, ${house}`,
  missing: 'Still to be filled in',
  missingHint: 'We do not know these. Write what belongs there, or take the place out.',
  subjectRequired: 'An e-mail needs a subject.',
  bodyRequired: 'There is nothing to send yet.',
  unfilled: 'There is still a place to be filled in.',
  send: 'Send by e-mail',
  sendKeys: 'Ctrl + Enter sends it.',
  insertKeys: 'Ctrl + / inserts a template.',
  pickTemplate: 'Which template?',
  templates: 'Templates',
  sending: 'Sending…',
  sendTo: (address: string) => `Goes to ${address}`,
  noServer:
    'No mail server is set up, so nothing can be sent by e-mail from here: SMTP_URL is missing, see docs/OPERATIONS.md.',
  noServerForOthers:
    'No mail server is set up, so nothing can be sent by e-mail from here: please ask an administrator.',
  ownMail: 'Open in my mail program',
  ownMailHint: 'What you send from there is not seen here: put it on the timeline under “Write something down”.',
  whatsapp: 'Open in WhatsApp',
  whatsappNewTab: '(opens in a new tab)',
  noWay: 'There is neither an e-mail address nor a number that WhatsApp could reach. Add one to the details.',
  noEmail: 'No e-mail address is known.',
  noWhatsapp: 'No number that WhatsApp could reach is known: it needs the country code, such as +221.',
  sent: 'Your answer is on its way. The timeline says when it has been sent.',
  opened: 'WhatsApp is open in another tab, and the text is on the timeline.',
  sendFailed: 'Your answer was not sent',
  noAnswer: 'No answer from the server',
  neverTwice: 'It may have left all the same. Press again: the same text never goes out twice.',
  nothingLost: 'Nothing was lost: your text is still here.',
  notWrittenDown: 'WhatsApp was opened, but the text could not be put on the timeline',
  restored: (when: string) => `What you had typed here (${when}) is back. It has not been sent yet.`,
  discard: 'Discard it',
  replace: {
    title: 'Replace what you wrote?',
    text: 'The template takes the place of the subject and the text.',
    act: 'Replace it',
    leave: 'Keep my text',
  },
  about: { contact: aboutContact, interest: aboutInterest, kinds: aboutKinds, car: 'a car' },
}

const fr = {
  language: 'Langue',
  languages: { en: 'English', fr: 'Français' },
  template: 'Partir d’un modèle',
  noTemplate: 'Aucun\u00a0: mes propres mots',
  loadingTemplates: 'Chargement…',
  templatesFailed: 'Les modèles n’ont pas pu être chargés. Écrivez avec vos propres mots, ou réessayez.',
  tryAgain: 'Réessayer',
  notInFrench: 'Ce modèle n’a pas de texte français\u00a0: il est ici en anglais.',
  subject: 'Objet',
  subjectHint: 'N’apparaît que dans un e-mail.',
  body: 'Texte',
  signed: (name: string, house: string) => `Signé automatiquement\u00a0: ${name}, ${house}`,
  missing: 'Reste à compléter',
  missingHint: 'Ces informations nous manquent. Écrivez ce qui convient, ou retirez l’emplacement.',
  subjectRequired: 'Un e-mail a besoin d’un objet.',
  bodyRequired: 'Il n’y a encore rien à envoyer.',
  unfilled: 'Il reste un emplacement à compléter.',
  send: 'Envoyer par e-mail',
  sendKeys: 'Ctrl + Entrée l’envoie.',
  insertKeys: 'Ctrl + / insère un modèle.',
  pickTemplate: 'Quel modèle\u202f?',
  templates: 'Modèles',
  sending: 'Envoi…',
  sendTo: (address: string) => `À l’adresse ${address}`,
  noServer:
    'Aucun serveur de courrier n’est configuré, rien ne peut donc partir d’ici par e-mail\u00a0: il manque SMTP_URL, voir docs/OPERATIONS.md.',
  noServerForOthers:
    'Aucun serveur de courrier n’est configuré, rien ne peut donc partir d’ici par e-mail\u00a0: adressez-vous à l’administration.',
  ownMail: 'Ouvrir dans ma messagerie',
  ownMailHint:
    'Ce que vous envoyez de là n’apparaît pas ici\u00a0: ajoutez-le à l’historique sous «\u00a0Noter quelque chose\u00a0».',
  whatsapp: 'Ouvrir dans WhatsApp',
  whatsappNewTab: '(s’ouvre dans un nouvel onglet)',
  noWay: 'Il n’y a ni adresse e-mail ni numéro que WhatsApp puisse joindre. Ajoutez l’un ou l’autre aux coordonnées.',
  noEmail: 'Aucune adresse e-mail n’est connue.',
  noWhatsapp:
    'Aucun numéro que WhatsApp puisse joindre n’est connu\u00a0: il faut l’indicatif du pays, par exemple +221.',
  sent: 'Votre réponse est en route. L’historique dira quand elle est partie.',
  opened: 'WhatsApp est ouvert dans un autre onglet, et le texte est dans l’historique.',
  sendFailed: 'Votre réponse n’est pas partie',
  noAnswer: 'Le serveur n’a pas répondu',
  neverTwice:
    'Le message est peut-être parti quand même. Appuyez de nouveau\u00a0: un même texte ne part jamais deux fois.',
  nothingLost: 'Rien n’est perdu\u00a0: votre texte est toujours là.',
  notWrittenDown: 'WhatsApp s’est ouvert, mais le texte n’a pas pu être ajouté à l’historique',
  restored: (when: string) => `Ce que vous aviez écrit ici (${when}) est de nouveau là. Rien n’est encore envoyé.`,
  discard: 'L’effacer',
  replace: {
    title: 'Remplacer ce que vous avez écrit\u202f?',
    text: 'Le modèle prend la place de l’objet et du texte.',
    act: 'Remplacer',
    leave: 'Garder mon texte',
  },
  about: {
    contact: {
      'design-consultation': 'votre intérieur',
      relocation: 'votre installation à Dakar',
      concierge: 'votre demande à notre conciergerie',
      'media-partnership': 'un partenariat média',
      recommendation: 'votre recherche d’un bien',
    },
    interest: {
      'real-estate': 'un logement à Dakar',
      concierge: 'notre conciergerie',
      mobility: 'une voiture',
      investments: 'un investissement',
      media: 'Kais Media',
      design: 'votre intérieur',
    },
    kinds: {
      property: 'un logement à Dakar',
      investment: 'un investissement',
      vehicle: 'une voiture',
      'vehicle-rental': 'une voiture',
      stay: 'un séjour',
    },
    car: 'une voiture',
  },
} satisfies typeof en

export const replyMessages = { en, fr }
