import type { VisitorViewing } from '../viewing.public.ts'

const states: Record<VisitorViewing['status'], { title: string; text: string }> = {
  asked: {
    title: 'This time is kept for you',
    text: 'One of our advisers confirms it by e-mail. Until then nobody else can have it.',
  },
  confirmed: { title: 'Your viewing is confirmed', text: 'We look forward to seeing you.' },
  done: {
    title: 'This viewing is over',
    text: 'Thank you for your time. If you still have a question, please ask us.',
  },
  missed: {
    title: 'We missed each other',
    text: 'We were there but did not meet you. If you would still like to see it, choose another time.',
  },
  cancelled: { title: 'This viewing is cancelled', text: 'The time is free for others again.' },
  lapsed: {
    title: 'This time is no longer kept',
    text: 'It was not confirmed in time, and is free for others again. If you would still like to see it, choose another time.',
  },
}

const en = {
  states,
  confirmFirst: (until: string) =>
    `Another booking, under your name or from your internet connection, is still waiting for our answer. Please use the link in our e-mail to say that you want this time too, by ${until}.`,
  confirmHere: (until: string) =>
    `Another booking, under your name or from your internet connection, is still waiting for our answer. Please tell us that you want this time too, by ${until}.`,
  confirm: 'Yes, keep this time for me',
  reference: 'Reference',
  heldUntil: 'Kept for you until',
  said: 'A message from us',
  viewing: 'Your viewing',
  subject: 'What you are viewing',
  when: 'When',
  how: 'How',
  where: 'Where',
  map: 'See it on a map',
  join: 'Open the video call',
  with: 'With',
  calendar: 'Add to your calendar',
  home: 'See the listing again',
  anew: 'Choose another time',
  move: {
    title: 'Another time',
    open: 'Move this viewing',
    text: 'You keep your present time until you press the button below.',
    show: 'Show the times of this day',
    sure: 'Move it to this time',
    none: 'No other time is free in the coming weeks. Call us, and we will find one.',
  },
  cancel: {
    title: 'Cancelling your viewing',
    open: 'Cancel this viewing',
    text: 'The time is free for others at once, and whoever shows you around is told.',
    reason: 'Your reason, if you would like to tell us',
    sure: 'Yes, cancel this viewing',
  },
  reach: 'How to reach us',
  call: 'Call',
  whatsapp: 'WhatsApp',
  optional: '(optional)',
  newTab: '(opens a new tab)',
  privateNote:
    'Whoever has the address of this page can move or cancel your viewing. Pass it on only to those who come along.',
}

const fr = {
  states: {
    asked: {
      title: 'Ce créneau vous est gardé',
      text: 'L’un de nos conseillers le confirme par e-mail. D’ici là, personne d’autre ne peut le prendre.',
    },
    confirmed: { title: 'Votre visite est confirmée', text: 'Nous nous réjouissons de vous voir.' },
    done: {
      title: 'Cette visite a eu lieu',
      text: 'Merci de votre temps. S’il vous reste une question, posez-la-nous.',
    },
    missed: {
      title: 'Nous nous sommes manqués',
      text: 'Nous étions au rendez-vous, mais nous ne nous sommes pas trouvés. Si vous souhaitez toujours visiter, choisissez un autre créneau.',
    },
    cancelled: { title: 'Cette visite est annulée', text: 'Le créneau est de nouveau libre pour d’autres.' },
    lapsed: {
      title: 'Ce créneau n’est plus gardé',
      text: 'Il n’a pas été confirmé à temps et redevient libre pour d’autres. Si vous souhaitez toujours visiter, choisissez un autre créneau.',
    },
  },
  confirmFirst: (until: string) =>
    `Une autre réservation, à votre nom ou depuis votre connexion internet, attend encore notre réponse. Pour garder aussi ce créneau, merci de le confirmer par le lien de notre e-mail avant le ${until}.`,
  confirmHere: (until: string) =>
    `Une autre réservation, à votre nom ou depuis votre connexion internet, attend encore notre réponse. Pour garder aussi ce créneau, merci de le confirmer ici avant le ${until}.`,
  confirm: 'Oui, gardez-moi ce créneau',
  reference: 'Référence',
  heldUntil: 'Gardé pour vous jusqu’au',
  said: 'Un mot de notre part',
  viewing: 'Votre visite',
  subject: 'Ce que vous visitez',
  when: 'Quand',
  how: 'Comment',
  where: 'Où',
  map: 'Voir sur une carte',
  join: 'Ouvrir la visio',
  with: 'Avec',
  calendar: 'Ajouter à votre agenda',
  home: 'Revoir l’annonce',
  anew: 'Choisir un autre créneau',
  move: {
    title: 'Un autre créneau',
    open: 'Déplacer cette visite',
    text: 'Vous gardez le créneau actuel tant que vous n’avez pas appuyé sur le bouton ci-dessous.',
    show: 'Afficher les créneaux de ce jour',
    sure: 'Déplacer à ce créneau',
    none: 'Aucun autre créneau n’est libre dans les semaines à venir. Appelez-nous, nous en trouverons un.',
  },
  cancel: {
    title: 'Annuler votre visite',
    open: 'Annuler cette visite',
    text: 'Le créneau redevient aussitôt libre pour d’autres, et la personne qui vous accueille en est informée.',
    reason: 'Motif, si vous souhaitez le préciser',
    sure: 'Oui, annuler cette visite',
  },
  reach: 'Pour nous joindre',
  call: 'Appeler',
  whatsapp: 'WhatsApp',
  optional: '(facultatif)',
  newTab: '(nouvel onglet)',
  privateNote:
    'Quiconque possède l’adresse de cette page peut déplacer ou annuler votre visite. Ne la transmettez qu’aux personnes qui vous accompagnent.',
} satisfies typeof en

/** Of the page behind a private link. */
export const visitorPageMessages = { en, fr }
