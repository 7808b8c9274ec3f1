import type { MessageState } from '#platform/mail/delivery.ts'
import type { MessageKind, UnsentReason } from '../../letters/message-kinds.ts'

const kinds: Record<MessageKind, string> = {
  'contact-staff-notice': 'Notice of a contact',
  'contact-acknowledgement': 'Acknowledgement of a contact',
  'inquiry-staff-notice': 'Notice of an enquiry',
  'inquiry-acknowledgement': 'Acknowledgement of an enquiry',
  'booking-staff-notice': 'Notice of a booking',
  'booking-acknowledgement': 'Acknowledgement of a booking',
  'stay-staff-notice': 'Notice of a stay',
  'stay-acknowledgement': 'Acknowledgement of a stay',
  'stay-news': 'News of a stay',
  'viewing-staff-notice': 'Notice of a viewing',
  'viewing-acknowledgement': 'Acknowledgement of a viewing',
  'viewing-news': 'News of a viewing',
  'viewing-reminder': 'Reminder of a viewing',
  'lead-reply': 'Answer to a lead',
  'follow-up-reminder': 'Reminder of a task',
  'booking-moved': 'News of a booking',
  'payment-asked': 'Request for a payment',
  'payment-received': 'Receipt of a payment',
  'account-reset': 'Link to a new password',
  'account-invitation': 'Invitation to the staff area',
  'account-news': 'News of an account',
}

const states: Record<MessageState, string> = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed', dropped: 'Not sent' }

/** What went wrong, for people; the server's own sentence stands beside it. */
const reasons: Record<UnsentReason, string> = {
  deleted: 'What it was about has been deleted since.',
  late: 'It had waited for more than a week. By then “we have your message” would only have been puzzling.',
  hirePassed: 'The pick-up time had passed by then.',
  stayPassed: 'The day of the arrival had passed by then.',
  viewingPassed: 'The viewing had passed by then.',
  tooMany:
    'Several forms were filled in with this address within an hour. We send five acknowledgements at most, so that nobody can use our forms to fill a stranger’s mailbox.',
  movedOn: 'Things had moved on before it could be sent: it would no longer have been true.',
  noSuchAddress:
    'The other side takes no mail for this address. Most often it is misspelt or no longer in use: call, or correct the address.',
  boxFull: 'Their mailbox is full. Send it again in a day or two, or call.',
  unwanted:
    'The other side took it for unwanted mail. Call or write on WhatsApp; if it happens often, our mail server’s reputation needs looking after.',
  tooLarge: 'The message is too large for the other side.',
  putOff: 'The other side asks us to come back later. This happens by itself, for about three days.',
  signIn: 'Our own mail server does not accept our sign-in. Nothing can be sent until an administrator mends that.',
  away: 'Our own mail server cannot be reached. Everything waits, and goes out by itself when it is back.',
  unmade: 'A mistake on our side: the message could not be put together. It is tried again by itself.',
  partly: 'It reached your colleagues, but one of the addresses was refused.',
  other: 'The mail server gave a reason that we do not know.',
}

const en = {
  notAgain: {
    sent: 'This message has been sent by now, so it is not sent again.',
    waiting: 'This message is already waiting to be sent.',
  },
  empty: 'No messages yet',
  emptyHint:
    'Each visitor’s request calls for two: a notice to you, an acknowledgement to them. Your answers and reminders pass through here too.',
  lookAgain: 'Look again',
  search: 'Search by address',
  state: 'State',
  kinds,
  states,
  to: 'To',
  toStaff: 'The staff address',
  about: 'About',
  abouts: {
    contact: (id: number) => `Contact ${id}`,
    inquiry: (id: number) => `Enquiry ${id}`,
    booking: (id: number) => `Booking ${id}`,
    stay: (id: number) => `Stay ${id}`,
    viewing: (id: number) => `Viewing ${id}`,
  },
  lead: 'Lead',
  subject: 'Subject',
  written: 'Written',
  sent: 'Sent',
  attempts: 'Attempts so far',
  nextAttempt: 'Next attempt',
  /** Above the last reason, by the state of the message. */
  remarks: { waiting: 'What went wrong', sent: 'Remark', failed: 'What went wrong', dropped: 'Why' },
  reasons,
  serverSaid: 'In the server’s own words:',
  sendAgain: 'Send again',
  sendingAgain: 'Putting it back…',
  sentAgain: 'It is back in the queue, as if it had never been tried.',
  sentAgainToast: 'Back in the queue',
  sendAgainFailed: 'It could not be put back',
  noServer: 'No mail server is set up.',
  noServerHint: (waiting: number) =>
    `Messages wait here until SMTP_URL, MAIL_FROM and MAIL_STAFF are set (docs/OPERATIONS.md). Waiting now: ${waiting}. Nothing is lost, but nobody is written to.`,
  noServerHintForOthers: (waiting: number) =>
    `Messages wait here until an administrator sets one up. Waiting now: ${waiting}. Nothing is lost, but nobody is written to.`,
  ceiling: 'More acknowledgements than usual.',
  ceilingHint:
    'So many went out within the hour that further ones wait their turn; notices to you and your own answers go at once. If nobody expected such a day, somebody may be filling in the forms by machine.',
  failed: (n: number) =>
    n === 1
      ? '1 message of the last seven days could not be delivered.'
      : `${n} messages of the last seven days could not be delivered.`,
  failedHint: 'The other side refused for good. Each message says why, and can be sent again once that is mended.',
  showFailed: 'Show them',
}

const fr = {
  notAgain: {
    sent: 'Ce message est parti entre-temps\u202f; il n’est pas renvoyé.',
    waiting: 'Ce message attend déjà d’être envoyé.',
  },
  empty: 'Aucun message pour le moment',
  emptyHint:
    'Chaque demande d’un visiteur en appelle deux\u00a0: un avis pour vous, un accusé de réception pour lui. Vos réponses et vos rappels passent aussi par ici.',
  lookAgain: 'Actualiser',
  search: 'Chercher par adresse',
  state: 'État',
  kinds: {
    'contact-staff-notice': 'Avis de contact',
    'contact-acknowledgement': 'Accusé de réception d’un contact',
    'inquiry-staff-notice': 'Avis de demande',
    'inquiry-acknowledgement': 'Accusé de réception d’une demande',
    'booking-staff-notice': 'Avis de réservation',
    'booking-acknowledgement': 'Accusé de réception d’une réservation',
    'stay-staff-notice': 'Avis de séjour',
    'stay-acknowledgement': 'Accusé de réception d’un séjour',
    'stay-news': 'Nouvelles d’un séjour',
    'viewing-staff-notice': 'Avis de visite',
    'viewing-acknowledgement': 'Accusé de réception d’une visite',
    'viewing-news': 'Nouvelles d’une visite',
    'viewing-reminder': 'Message avant une visite',
    'lead-reply': 'Réponse à un prospect',
    'follow-up-reminder': 'Échéance d’une tâche',
    'booking-moved': 'Nouvelles d’une réservation',
    'payment-asked': 'Demande de paiement',
    'payment-received': 'Reçu d’un paiement',
    'account-reset': 'Lien vers un nouveau mot de passe',
    'account-invitation': 'Invitation à l’espace équipe',
    'account-news': 'Avis concernant un compte',
  },
  states: { waiting: 'En attente', sent: 'Envoyé', failed: 'Échec', dropped: 'Non envoyé' },
  to: 'Destinataire',
  toStaff: 'L’adresse de l’équipe',
  about: 'À propos',
  abouts: {
    contact: (id: number) => `Contact ${id}`,
    inquiry: (id: number) => `Demande ${id}`,
    booking: (id: number) => `Réservation ${id}`,
    stay: (id: number) => `Séjour ${id}`,
    viewing: (id: number) => `Visite ${id}`,
  },
  lead: 'Prospect',
  subject: 'Objet',
  written: 'Rédigé',
  sent: 'Envoyé',
  attempts: 'Essais jusqu’ici',
  nextAttempt: 'Prochain essai',
  remarks: {
    waiting: 'Ce qui n’a pas marché',
    sent: 'Remarque',
    failed: 'Ce qui n’a pas marché',
    dropped: 'Pourquoi',
  },
  reasons: {
    deleted: 'Ce dont il s’agissait a été supprimé depuis.',
    late: 'Il attendait depuis plus d’une semaine. «\u00a0Nous avons votre message\u00a0» n’aurait plus fait que surprendre.',
    hirePassed: 'L’heure de prise en charge était déjà passée.',
    stayPassed: 'Le jour de l’arrivée était déjà passé.',
    viewingPassed: 'L’heure de la visite était déjà passée.',
    tooMany:
      'Plusieurs formulaires ont été remplis avec cette adresse en une heure. Nous envoyons cinq accusés de réception au plus, pour que personne ne puisse remplir la boîte d’un inconnu avec nos formulaires.',
    movedOn: 'Les choses avaient changé avant l’envoi\u00a0: le message n’aurait plus été vrai.',
    noSuchAddress:
      'Le serveur du destinataire n’accepte pas de courrier pour cette adresse. Le plus souvent, elle est mal écrite ou n’est plus utilisée\u00a0: appelez, ou corrigez l’adresse.',
    boxFull: 'La boîte du destinataire est pleine. Renvoyez le message dans un jour ou deux, ou appelez.',
    unwanted:
      'Le serveur du destinataire l’a pris pour du courrier indésirable. Appelez ou écrivez sur WhatsApp\u202f; si cela se répète, la réputation de notre serveur est à soigner.',
    tooLarge: 'Le message est trop volumineux pour le destinataire.',
    putOff:
      'Le serveur du destinataire nous demande de revenir plus tard. Cela se fait tout seul, pendant trois jours environ.',
    signIn:
      'Notre propre serveur de courrier refuse notre identification. Rien ne part tant que l’administration ne l’a pas corrigé.',
    away: 'Notre propre serveur de courrier est injoignable. Tout attend, et partira tout seul à son retour.',
    unmade: 'Une erreur de notre côté\u00a0: le message n’a pas pu être composé. Un nouvel essai se fera tout seul.',
    partly: 'Il est arrivé chez vos collègues, mais l’une des adresses a été refusée.',
    other: 'Le serveur de courrier a donné une raison que nous ne connaissons pas.',
  },
  serverSaid: 'Dans les termes du serveur\u00a0:',
  sendAgain: 'Renvoyer',
  sendingAgain: 'Remise en attente…',
  sentAgain: 'Il est de nouveau en attente, comme si aucun envoi n’avait été tenté.',
  sentAgainToast: 'De nouveau en attente',
  sendAgainFailed: 'Le message n’a pas pu être remis en attente',
  noServer: 'Aucun serveur de courrier n’est configuré.',
  noServerHint: (waiting: number) =>
    `Les messages attendent ici que SMTP_URL, MAIL_FROM et MAIL_STAFF soient définis (docs/OPERATIONS.md). En attente\u00a0: ${waiting}. Rien n’est perdu, mais personne ne reçoit de message.`,
  noServerHintForOthers: (waiting: number) =>
    `Les messages attendent ici que l’administration en configure un. En attente\u00a0: ${waiting}. Rien n’est perdu, mais personne ne reçoit de message.`,
  ceiling: 'Plus d’accusés de réception que d’habitude.',
  ceilingHint:
    'Il en est tant parti en une heure que les suivants attendent leur tour\u202f; les avis qui vous sont destinés et vos réponses partent sans attendre. Si rien n’explique une telle journée, c’est peut-être une machine qui remplit les formulaires.',
  failed: (n: number) =>
    n < 2
      ? `${n} message des sept derniers jours n’a pas pu être remis.`
      : `${n} messages des sept derniers jours n’ont pas pu être remis.`,
  failedHint:
    'Le serveur du destinataire a refusé définitivement. Chaque message dit pourquoi, et peut être renvoyé une fois la cause corrigée.',
  showFailed: 'Les afficher',
} satisfies typeof en

export const outboxMessages = { en, fr }
