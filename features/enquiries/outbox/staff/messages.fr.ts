import type { OutboxMessages } from './messages.en.ts'

export const fr = {
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
    'lead-reply': 'Réponse à un prospect',
    'follow-up-reminder': 'Rappel d’une relance',
    'booking-moved': 'Nouvelles d’une réservation',
  },
  states: { waiting: 'En attente', sent: 'Envoyé', failed: 'Échec', dropped: 'Non envoyé' },
  to: 'Destinataire',
  toStaff: 'L’adresse de l’équipe',
  about: 'À propos',
  abouts: {
    contact: (id: number) => `Contact ${id}`,
    inquiry: (id: number) => `Demande ${id}`,
    booking: (id: number) => `Réservation ${id}`,
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
} satisfies OutboxMessages
