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
    next: 'Your own page tells you how to get in, what you pay and how to cancel. If something changes, reply to this message.',
  },
  declined: {
    subject: 'We cannot take your stay',
    text: 'We are sorry: we cannot take the stay below. Its nights are no longer kept for you, and nothing is due.',
    next: 'Reply to this message, and we look for another home or other dates with you.',
  },
  proposed: {
    subject: 'Other dates for your stay',
    text: 'The dates you asked for are not possible. We keep those below for you instead.',
    next: 'Accept or decline them on your own page.',
  },
  cancelled: {
    subject: 'Your stay is cancelled',
    text: 'We had to cancel the stay below, and we are sorry. Nothing is due, and what you have paid will be refunded.',
    next: 'Reply to this message or call us: we look for another home with you.',
  },
  changed: {
    subject: 'Your stay has been changed',
    text: 'As agreed, here is your stay as it is now.',
    next: 'If this is not what was agreed, reply to this message.',
  },
  expired: {
    subject: 'Your dates are no longer kept',
    text: 'We could not answer in time, and we are sorry. The nights below are free for others again.',
    next: 'You need not do anything: we still have your request and will write to you. To have the nights kept again now, request them once more.',
  },
  'offer-over': {
    subject: 'Our offer is over',
    text: 'The time to accept the dates below has passed, and they are free for others again.',
    next: 'If you still want them, reply to this message or request them once more. Nothing is due.',
  },
  'cancelled-as-asked': {
    subject: 'Your stay is cancelled, as you asked',
    text: 'You have cancelled the stay below. Its nights are free for others again.',
    next: 'If you did not do this yourself, reply to this message at once.',
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
    `The nights below are kept for you until ${until}. Our answer comes to this address; the stay is firm only once we have confirmed it.`,
  notKept:
    'The nights below are not kept for you yet. Our answer comes to this address; the stay is firm only once we have confirmed it.',
  byLink: {
    subject: 'Please confirm that you want these nights',
    text: (until: string) =>
      `Another request, under your name or from your internet connection, is still waiting for our answer. Please use the link below by ${until} to confirm that you want these nights too. After that time they are free for others again.`,
    act: 'Open the page and confirm',
  },
  due: (percent: number, amount: string) =>
    percent === 0 ? 'Nothing is due.' : `By the terms of your stay, ${percent}% of the total is due: ${amount}.`,
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
      next: 'Votre page indique comment entrer, ce que vous payez et comment annuler. Si quelque chose change, répondez à ce message.',
    },
    declined: {
      subject: 'Nous ne pouvons pas accepter votre séjour',
      text: 'Nous le regrettons\u00a0: nous ne pouvons pas accepter le séjour ci-dessous. Ses nuits ne sont plus gardées pour vous, et rien n’est dû.',
      next: 'Répondez à ce message, et nous cherchons avec vous un autre logement ou d’autres dates.',
    },
    proposed: {
      subject: 'D’autres dates pour votre séjour',
      text: 'Les dates demandées ne sont pas possibles. Nous gardons pour vous celles ci-dessous.',
      next: 'Acceptez-les ou refusez-les sur votre page.',
    },
    cancelled: {
      subject: 'Votre séjour est annulé',
      text: 'Nous avons dû annuler le séjour ci-dessous, et nous le regrettons. Rien n’est dû, et ce que vous avez payé vous sera remboursé.',
      next: 'Répondez à ce message ou appelez-nous\u00a0: nous cherchons un autre logement avec vous.',
    },
    changed: {
      subject: 'Votre séjour a été modifié',
      text: 'Comme convenu, voici votre séjour tel qu’il est désormais.',
      next: 'Si ce n’est pas ce qui était convenu, répondez à ce message.',
    },
    expired: {
      subject: 'Vos dates ne sont plus gardées',
      text: 'Nous n’avons pas pu répondre à temps, et nous le regrettons. Les nuits ci-dessous sont de nouveau libres pour d’autres.',
      next: 'Vous n’avez rien à faire\u00a0: nous avons toujours votre demande et vous écrirons. Pour que ces nuits vous soient de nouveau gardées dès maintenant, demandez-les encore une fois.',
    },
    'offer-over': {
      subject: 'Notre proposition n’est plus valable',
      text: 'Le délai pour accepter les dates ci-dessous est passé\u00a0: elles sont de nouveau libres.',
      next: 'Si vous les voulez encore, répondez à ce message ou demandez-les de nouveau. Rien n’est dû.',
    },
    'cancelled-as-asked': {
      subject: 'Votre séjour est annulé, comme vous l’avez demandé',
      text: 'Vous avez annulé le séjour ci-dessous. Ses nuits sont de nouveau libres.',
      next: 'Si ce n’est pas vous qui l’avez annulé, répondez tout de suite à ce message.',
    },
  },
  ownNews: {
    'guest-accepted': 'Le voyageur accepte nos dates',
    'guest-declined': 'Le voyageur ne veut pas de nos dates',
    'guest-cancelled': 'Le voyageur annule',
  },
  received: 'Nous avons votre demande de séjour',
  kept: (until: string) =>
    `Les nuits ci-dessous sont gardées pour vous jusqu’au ${until}. Notre réponse vous parviendra à cette adresse\u202f; le séjour n’est ferme qu’après notre confirmation.`,
  notKept:
    'Les nuits ci-dessous ne sont pas encore gardées pour vous. Notre réponse vous parviendra à cette adresse\u202f; le séjour n’est ferme qu’après notre confirmation.',
  byLink: {
    subject: 'Merci de confirmer que vous voulez ces nuits',
    text: (until: string) =>
      `Une autre demande, à votre nom ou depuis votre connexion, attend encore notre réponse. Merci de confirmer par le lien ci-dessous, avant le ${until}, que vous voulez aussi ces nuits. Passé ce délai, elles sont de nouveau libres.`,
    act: 'Ouvrir la page et confirmer',
  },
  due: (percent: number, amount: string) =>
    percent === 0
      ? 'Rien n’est dû.'
      : `Selon les conditions de votre séjour, ${percent}\u00a0% du total sont dus\u00a0: ${amount}.`,
  open: 'Votre séjour',
  openLead: 'Ouvrir la fiche',
  openStay: 'Ouvrir le séjour',
  request: 'Demande de séjour',
  heldUntil: 'Nuits gardées jusqu’au',
} satisfies typeof en

export const stayLetterMessages = { en, fr }
