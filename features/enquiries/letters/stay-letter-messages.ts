import type { GuestNews, OwnNews } from '../stays/stay-news.ts'

interface News {
  subject: string
  text: string
  next: string
}

const news: Record<GuestNews, News> = {
  confirmed: {
    subject: 'Your stay is confirmed',
    text: 'The nights below are yours.',
    next: 'How to arrive, what you pay and how to cancel stands on your own page. If something changes, reply to this message.',
  },
  declined: {
    subject: 'We cannot take your stay',
    text: 'We are sorry: we cannot take the stay below. Its nights are no longer kept for you, and nothing is due.',
    next: 'Reply to this message, and we look for another home or other dates with you.',
  },
  proposed: {
    subject: 'Other dates for your stay',
    text: 'The dates you asked for are not possible. We keep those below for you instead.',
    next: 'On your own page you accept them or let them go, with one press.',
  },
  cancelled: {
    subject: 'Your stay is cancelled',
    text: 'We had to cancel the stay below, and we are sorry. Nothing is due, and what you have paid is given back.',
    next: 'Reply to this message or call us: we look for another home with you.',
  },
  changed: {
    subject: 'Your stay has been changed',
    text: 'As agreed, your stay stands now as below.',
    next: 'If this is not what was agreed, reply to this message.',
  },
  expired: {
    subject: 'Your dates are no longer kept',
    text: 'We could not answer in time, and we are sorry. The nights below are free for others again.',
    next: 'You need not do anything: we still have your request and write to you. If you would rather have the nights kept at once, ask for them again.',
  },
}

const ownNews: Record<OwnNews, string> = {
  'guest-accepted': 'Guest accepts our dates',
  'guest-declined': 'Guest does not want our dates',
  'guest-cancelled': 'Guest cancels',
}

const en = {
  news,
  ownNews,
  received: 'We have your request for a stay',
  kept: (until: string) =>
    `The nights below are kept for you until ${until}. Our answer comes to this address, and makes the stay firm.`,
  notKept: 'The nights below are not kept for you yet. Our answer comes to this address, and makes the stay firm.',
  byLink: {
    subject: 'Please confirm that you want these nights',
    text: (until: string) =>
      `Another request, under your name or from your internet connection, is still waiting for our answer. So that nobody can block our homes, please tell us on your page that you want these nights too, by ${until}. After that time they are free for others again.`,
    act: 'Open the page and confirm',
  },
  open: 'Your stay',
  openLead: 'Open the lead',
  openStay: 'Open the stay',
  request: 'Request for a stay',
  heldUntil: 'Kept until',
}

const fr = {
  news: {
    confirmed: {
      subject: 'Votre séjour est confirmé',
      text: 'Les nuits ci-dessous sont à vous.',
      next: 'Comment arriver, ce que vous payez et comment annuler se trouve sur votre page. Si quelque chose change, répondez à ce message.',
    },
    declined: {
      subject: 'Nous ne pouvons pas accepter votre séjour',
      text: 'Nous le regrettons\u00a0: nous ne pouvons pas accepter le séjour ci-dessous. Ses nuits ne sont plus gardées pour vous, et rien n’est dû.',
      next: 'Répondez à ce message, et nous cherchons avec vous un autre logement ou d’autres dates.',
    },
    proposed: {
      subject: 'D’autres dates pour votre séjour',
      text: 'Les dates demandées ne sont pas possibles. Nous gardons pour vous celles ci-dessous.',
      next: 'Sur votre page, vous les acceptez ou les laissez d’une pression.',
    },
    cancelled: {
      subject: 'Votre séjour est annulé',
      text: 'Nous avons dû annuler le séjour ci-dessous, et nous le regrettons. Rien n’est dû, et ce que vous avez payé vous est rendu.',
      next: 'Répondez à ce message ou appelez-nous\u00a0: nous cherchons un autre logement avec vous.',
    },
    changed: {
      subject: 'Votre séjour a été modifié',
      text: 'Comme convenu, voici votre séjour tel qu’il est désormais.',
      next: 'Si ce n’est pas ce qui était convenu, répondez à ce message.',
    },
    expired: {
      subject: 'Vos dates ne sont plus gardées',
      text: 'Nous n’avons pas pu répondre à temps, et nous le regrettons. Les nuits ci-dessous sont de nouveau libres.',
      next: 'Vous n’avez rien à faire\u00a0: nous avons toujours votre demande et vous écrivons. Si vous préférez que les nuits soient gardées tout de suite, demandez-les de nouveau.',
    },
  },
  ownNews: {
    'guest-accepted': 'Le client accepte nos dates',
    'guest-declined': 'Le client ne veut pas de nos dates',
    'guest-cancelled': 'Le client annule',
  },
  received: 'Nous avons votre demande de séjour',
  kept: (until: string) =>
    `Les nuits ci-dessous sont gardées pour vous jusqu’au ${until}. Notre réponse vient à cette adresse et rend le séjour ferme.`,
  notKept:
    'Les nuits ci-dessous ne sont pas encore gardées pour vous. Notre réponse vient à cette adresse et rend le séjour ferme.',
  byLink: {
    subject: 'Merci de confirmer que vous voulez ces nuits',
    text: (until: string) =>
      `Une autre demande, à votre nom ou depuis votre connexion, attend encore notre réponse. Pour que personne ne puisse bloquer nos logements, dites-nous sur votre page que vous voulez aussi ces nuits, avant le ${until}. Passé ce délai, elles sont de nouveau libres.`,
    act: 'Ouvrir la page et confirmer',
  },
  open: 'Votre séjour',
  openLead: 'Ouvrir la fiche',
  openStay: 'Ouvrir le séjour',
  request: 'Demande de séjour',
  heldUntil: 'Gardé jusqu’au',
} satisfies typeof en

export const stayLetterMessages = { en, fr }
