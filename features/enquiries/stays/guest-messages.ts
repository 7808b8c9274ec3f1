import type { StayStatus } from '#features/nest/stays/stay-rules.ts'
import type { GuestAct } from './guest-page.server.ts'

const states: Record<StayStatus, { title: string; text: string }> = {
  pending: {
    title: 'We have your request',
    text: 'We answer at the address you gave. Until then the nights are kept for you.',
  },
  proposed: {
    title: 'We offer you other dates',
    text: 'Those you asked for are not possible. The nights below are kept for you until you answer.',
  },
  confirmed: { title: 'Your stay is confirmed', text: 'The nights are yours.' },
  declined: { title: 'We could not take your stay', text: 'The nights are no longer kept, and nothing is due.' },
  cancelled: { title: 'This stay is cancelled', text: 'The nights are no longer kept.' },
  expired: {
    title: 'These dates are no longer kept',
    text: 'We could not answer in time, and we are sorry. We still have your request and write to you.',
  },
}

const acts: Record<GuestAct, string> = {
  confirm: 'Yes, keep these nights for me',
  accept: 'Accept these dates',
  decline: 'These dates do not suit me',
  cancel: 'Cancel this stay',
}

const en = {
  sent: {
    title: 'We have your request',
    thanks: 'Thank you. What stands below is what you asked for.',
    kept: (until: string) => `The nights are kept for you until ${until}. Our answer comes by e-mail before then.`,
    confirmFirst: (until: string) =>
      `We have written to you. Please confirm on your page, by ${until}, that you want these nights: another request of yours is still waiting.`,
    next: 'We read it and answer you by e-mail.',
  },
  states,
  confirmFirst: (until: string) =>
    `Another request of yours is still waiting for our answer. So that nobody can block our homes, please confirm by ${until} that you want these nights too.`,
  over: 'This stay is over. Thank you for having been with us.',
  reference: 'Reference',
  heldUntil: 'Kept for you until',
  stay: 'Your stay',
  said: 'Our word on it',
  rules: 'House rules',
  arrival: 'How you get in',
  arrivalLater: 'We write to you with the address and the keys before you arrive.',
  bring: 'What to bring',
  bringText:
    'A passport or identity card for each adult: we note who stays. Linen, towels and what one cooks with are there.',
  payments: {
    title: 'What you pay, and when',
    due: (day: string) => `Due by ${day}`,
    states: {
      paid: (day: string) => (day ? `Paid on ${day}` : 'Paid'),
      cancelled: () => 'No longer asked for',
      refunded: () => 'Given back',
    },
    pay: 'Pay now',
    waits: {
      'being-made': 'Your payment link is being made. Please come back to this page in a few minutes.',
      'on-its-way': 'Your payment is on its way: there is nothing for you to do. We write to you when it has arrived.',
    },
    byHand: 'By transfer or in person: your adviser tells you how.',
  },
  reach: 'How to reach us',
  adviser: (name: string) => `${name} looks after your stay.`,
  call: 'Call',
  whatsapp: 'WhatsApp',
  calendar: 'Put it into your calendar',
  home: 'See the home again',
  acts,
  cancelTitle: 'Cancelling',
  cancelSure: 'Yes, cancel it',
  privateNote:
    'Whoever has the address of this page can cancel your stay. Pass it on only to those who travel with you.',
}

const fr = {
  sent: {
    title: 'Nous avons votre demande',
    thanks: 'Merci. Voici ce que vous avez demandé.',
    kept: (until: string) =>
      `Les nuits sont gardées pour vous jusqu’au ${until}. Notre réponse vous parvient par e-mail avant cela.`,
    confirmFirst: (until: string) =>
      `Nous vous avons écrit. Merci de confirmer sur votre page, avant le ${until}, que vous voulez ces nuits\u00a0: une autre demande de votre part attend encore.`,
    next: 'Nous la lisons et vous répondons par e-mail.',
  },
  states: {
    pending: {
      title: 'Nous avons votre demande',
      text: 'Nous répondons à l’adresse indiquée. D’ici là, les nuits sont gardées pour vous.',
    },
    proposed: {
      title: 'Nous vous proposons d’autres dates',
      text: 'Celles que vous avez demandées ne sont pas possibles. Les nuits ci-dessous sont gardées jusqu’à votre réponse.',
    },
    confirmed: { title: 'Votre séjour est confirmé', text: 'Les nuits sont à vous.' },
    declined: {
      title: 'Nous n’avons pas pu accepter votre séjour',
      text: 'Les nuits ne sont plus gardées, et rien n’est dû.',
    },
    cancelled: { title: 'Ce séjour est annulé', text: 'Les nuits ne sont plus gardées.' },
    expired: {
      title: 'Ces dates ne sont plus gardées',
      text: 'Nous n’avons pas pu répondre à temps, et nous le regrettons. Nous avons toujours votre demande et vous écrivons.',
    },
  },
  confirmFirst: (until: string) =>
    `Une autre demande de votre part attend encore notre réponse. Pour que personne ne puisse bloquer nos logements, merci de confirmer avant le ${until} que vous voulez aussi ces nuits.`,
  over: 'Ce séjour est terminé. Merci d’avoir été des nôtres.',
  reference: 'Référence',
  heldUntil: 'Gardé pour vous jusqu’au',
  stay: 'Votre séjour',
  said: 'Notre mot à ce sujet',
  rules: 'Règles de la maison',
  arrival: 'Comment entrer',
  arrivalLater: 'Nous vous écrivons l’adresse et la remise des clés avant votre arrivée.',
  bring: 'À apporter',
  bringText:
    'Un passeport ou une carte d’identité par adulte\u00a0: nous notons qui séjourne. Linge, serviettes et de quoi cuisiner sont sur place.',
  payments: {
    title: 'Ce que vous payez, et quand',
    due: (day: string) => `À régler avant le ${day}`,
    states: {
      paid: (day: string) => (day ? `Payé le ${day}` : 'Payé'),
      cancelled: () => 'N’est plus demandé',
      refunded: () => 'Rendu',
    },
    pay: 'Payer maintenant',
    waits: {
      'being-made': 'Votre lien de paiement est en préparation. Revenez sur cette page dans quelques minutes.',
      'on-its-way':
        'Votre paiement est en route\u00a0: vous n’avez rien à faire. Nous vous écrivons dès qu’il est arrivé.',
    },
    byHand: 'Par virement ou sur place\u00a0: votre conseiller vous dit comment.',
  },
  reach: 'Nous joindre',
  adviser: (name: string) => `${name} s’occupe de votre séjour.`,
  call: 'Appeler',
  whatsapp: 'WhatsApp',
  calendar: 'Mettre dans votre calendrier',
  home: 'Revoir le logement',
  acts: {
    confirm: 'Oui, gardez-moi ces nuits',
    accept: 'Accepter ces dates',
    decline: 'Ces dates ne me conviennent pas',
    cancel: 'Annuler ce séjour',
  },
  cancelTitle: 'Annulation',
  cancelSure: 'Oui, annuler',
  privateNote:
    'Qui a l’adresse de cette page peut annuler votre séjour. Ne la transmettez qu’à ceux qui voyagent avec vous.',
} satisfies typeof en

export const guestMessages = { en, fr }
