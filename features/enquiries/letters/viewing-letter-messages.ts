import type { OwnNews, VisitorNews } from '../viewings/viewing-news.ts'

interface News {
  subject: string
  text: string
  next: string
}

const news: Record<VisitorNews, News> = {
  confirmed: {
    subject: 'Your viewing is confirmed',
    text: 'We look forward to meeting you at the time below.',
    next: 'Add the attached file to your calendar. On the page of your viewing you can move it until two hours before it begins, and cancel it until it begins.',
  },
  moved: {
    subject: 'Your viewing has been moved',
    text: 'Here is your viewing with its new time.',
    next: 'The attached file moves it in your calendar. If the new time does not suit you, choose another one on the page of your viewing or reply to this message.',
  },
  changed: {
    subject: 'Your viewing has been changed',
    text: 'The time stays. Here is your viewing as it is now.',
    next: 'If this is not what was agreed, reply to this message.',
  },
  cancelled: {
    subject: 'Your viewing is cancelled',
    text: 'We had to cancel the viewing below, and we are sorry.',
    next: 'Reply to this message, and we will find another time or another home with you. The attached file takes the viewing out of your calendar.',
  },
  lapsed: {
    subject: 'Your time is no longer kept',
    text: 'We could not confirm your viewing in time, and we are sorry. The time below is free for others again.',
    next: 'You need not do anything: we still have your request and will write to you. To have a time kept now, please book again.',
  },
  'moved-as-asked': {
    subject: 'You have moved your viewing',
    text: 'Here it is with its new time.',
    next: 'If you did not do this yourself, reply to this message at once. The attached file moves it in your calendar.',
  },
  'cancelled-as-asked': {
    subject: 'Your viewing is cancelled, as you asked',
    text: 'You have cancelled the viewing below.',
    next: 'If you did not do this yourself, reply to this message at once. The attached file takes the viewing out of your calendar.',
  },
}

const ownNews: Record<OwnNews, string> = {
  'visitor-moved': 'A visitor has moved a viewing',
  'visitor-cancelled': 'A visitor has cancelled a viewing',
}

const en = {
  news,
  ownNews,
  received: 'We have your booking of a viewing',
  kept: (until: string) =>
    `The time below is kept for you until ${until}. We confirm the viewing by e-mail; it goes ahead only once we have confirmed it.`,
  notKept: 'We have your request and will confirm a time by e-mail.',
  byLink: {
    subject: 'Please confirm that you want this viewing',
    text: (until: string) =>
      `Another booking, under your name or from your internet connection, is still waiting for our answer. Please use the link below to confirm that you want this time too, by ${until}. After that it is free for others again.`,
    act: 'Open the page and confirm',
  },
  open: 'Your viewing: move or cancel it',
  openAgain: 'Your viewing',
  listing: 'See the listing again',
  reminder: {
    subject: (clock: string) => `Your viewing tomorrow at ${clock}, Dakar time`,
    subjectSoon: (clock: string) => `Your viewing at ${clock}, Dakar time`,
    text: 'This is to remind you of your viewing.',
    next: 'If you cannot come, please move or cancel it on the page of your viewing, so that somebody else can have the time. If you are running late, please call us.',
  },
  request: 'Booking of a viewing',
  heldUntil: 'Kept until',
  theirReason: 'The visitor’s reason',
  openViewing: 'Open the viewing',
  openLead: 'Open the lead',
}

const fr = {
  news: {
    confirmed: {
      subject: 'Votre visite est confirmée',
      text: 'Nous nous réjouissons de vous retrouver à l’heure ci-dessous.',
      next: 'Ajoutez le fichier joint à votre agenda. La page de votre visite permet de la déplacer jusqu’à deux heures avant son début, et de l’annuler jusqu’à son début.',
    },
    moved: {
      subject: 'Votre visite a été déplacée',
      text: 'Voici votre visite avec sa nouvelle heure.',
      next: 'Le fichier joint la déplace dans votre agenda. Si cette heure ne vous convient pas, choisissez-en une autre sur la page de votre visite ou répondez à ce message.',
    },
    changed: {
      subject: 'Votre visite a été modifiée',
      text: 'L’heure reste la même. Voici votre visite telle qu’elle est désormais.',
      next: 'Si ce n’est pas ce qui était convenu, répondez à ce message.',
    },
    cancelled: {
      subject: 'Votre visite est annulée',
      text: 'Nous avons dû annuler la visite ci-dessous, et nous le regrettons.',
      next: 'Répondez à ce message, et nous chercherons avec vous une autre heure ou un autre bien. Le fichier joint retire la visite de votre agenda.',
    },
    lapsed: {
      subject: 'Votre créneau n’est plus gardé',
      text: 'Nous n’avons pas pu confirmer votre visite à temps, et nous le regrettons. Le créneau ci-dessous est de nouveau libre pour d’autres.',
      next: 'Vous n’avez rien à faire\u00a0: nous avons toujours votre demande et vous écrirons. Pour qu’un créneau vous soit gardé dès maintenant, réservez de nouveau.',
    },
    'moved-as-asked': {
      subject: 'Vous avez déplacé votre visite',
      text: 'La voici avec sa nouvelle heure.',
      next: 'Si ce n’est pas vous qui l’avez déplacée, répondez tout de suite à ce message. Le fichier joint la déplace dans votre agenda.',
    },
    'cancelled-as-asked': {
      subject: 'Votre visite est annulée, comme vous l’avez demandé',
      text: 'Vous avez annulé la visite ci-dessous.',
      next: 'Si ce n’est pas vous qui l’avez annulée, répondez tout de suite à ce message. Le fichier joint la retire de votre agenda.',
    },
  },
  ownNews: {
    'visitor-moved': 'Un visiteur a déplacé une visite',
    'visitor-cancelled': 'Un visiteur a annulé une visite',
  },
  received: 'Nous avons votre réservation de visite',
  kept: (until: string) =>
    `Le créneau ci-dessous est gardé pour vous jusqu’au ${until}. Nous confirmons la visite par e-mail\u202f; elle n’est ferme qu’après notre confirmation.`,
  notKept: 'Nous avons votre demande et vous confirmerons une heure par e-mail.',
  byLink: {
    subject: 'Merci de confirmer que vous souhaitez cette visite',
    text: (until: string) =>
      `Une autre réservation, à votre nom ou depuis votre connexion internet, attend encore notre réponse. Pour garder aussi ce créneau, merci de le confirmer par le lien ci-dessous avant le ${until}. Passé ce délai, il redevient libre pour d’autres.`,
    act: 'Ouvrir la page et confirmer',
  },
  open: 'Votre visite\u00a0: la déplacer ou l’annuler',
  openAgain: 'Votre visite',
  listing: 'Revoir l’annonce',
  reminder: {
    subject: (clock: string) => `Votre visite demain à ${clock}, heure de Dakar`,
    subjectSoon: (clock: string) => `Votre visite à ${clock}, heure de Dakar`,
    text: 'Nous vous rappelons votre visite.',
    next: 'Si vous ne pouvez pas venir, déplacez-la ou annulez-la sur la page de votre visite\u00a0: le créneau pourra servir à quelqu’un d’autre. Si vous êtes en retard, appelez-nous.',
  },
  request: 'Réservation d’une visite',
  heldUntil: 'Gardé jusqu’au',
  theirReason: 'Motif du visiteur',
  openViewing: 'Ouvrir la visite',
  openLead: 'Ouvrir la fiche',
} satisfies typeof en

export const viewingLetterMessages = { en, fr }
