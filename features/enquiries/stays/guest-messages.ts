import type { StayStatus } from '#features/nest/stays/stay-rules.ts'
import type { GuestAct } from './stay.public.ts'

const states: Record<StayStatus, { title: string; text: string }> = {
  pending: {
    title: 'We have your request',
    text: 'We answer at the address you gave. Until then the nights are kept for you.',
  },
  proposed: {
    title: 'We offer you other dates',
    text: 'Those you asked for are not possible. The nights below are kept for you until the time shown here.',
  },
  confirmed: { title: 'Your stay is confirmed', text: 'The nights are yours.' },
  declined: { title: 'We could not take your stay', text: 'The nights are no longer kept, and nothing is due.' },
  cancelled: {
    title: 'This stay is cancelled',
    text: 'The nights are no longer kept. For anything paid or still due, call us or write to us: how to reach us is below.',
  },
  expired: {
    title: 'These dates are no longer kept',
    text: 'We could not answer in time, and we are sorry. The nights are free for others again. We still have your request and will write to you; to have them kept again now, request them once more.',
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
    thanks: 'Thank you. Here is what you asked for.',
    kept: (until: string) => `The nights are kept for you until ${until}. Our answer comes by e-mail before then.`,
    confirmFirst: (until: string) =>
      `We have written to you. Please use the link in our e-mail by ${until} to confirm that you want these nights: another request, under your name or from your internet connection, is still waiting.`,
    next: 'We read it and answer you by e-mail.',
  },
  states,
  confirmFirst: (until: string) =>
    `Another request, under your name or from your internet connection, is still waiting for our answer. Please use the link in our e-mail by ${until} to confirm that you want these nights too.`,
  confirmHere: (until: string) =>
    `Another request, under your name or from your internet connection, is still waiting for our answer. Please confirm by ${until} that you want these nights too.`,
  notKept: 'We answer at the address you gave. The nights are not kept for you until we have confirmed them.',
  offerOver: {
    title: 'Our offer is over',
    text: 'The time to accept the dates below has passed, and they are free for others again. If you still want them, write to us or request them once more.',
  },
  over: 'This stay is over. Thank you for having been with us.',
  reference: 'Reference',
  heldUntil: 'Kept for you until',
  stay: 'Your stay',
  said: 'A message from us',
  rules: 'House rules',
  arrival: 'How you get in',
  arrivalLater: 'Before you arrive, we will send you the address and tell you how to collect the keys.',
  bring: 'What to bring',
  bringText:
    'A passport or identity card for each adult: we keep a record of who stays. Bed linen, towels and kitchen equipment are provided.',
  payments: {
    title: 'What you pay, and when',
    due: (day: string) => `Due by ${day}`,
    states: {
      paid: (day: string) => (day ? `Paid on ${day}` : 'Paid'),
      cancelled: () => 'No longer asked for',
      refunded: () => 'Refunded',
    },
    refundedPart: (amount: string) => `${amount} of it refunded`,
    pay: 'Pay now',
    waits: {
      'being-made': 'Your payment link is being made. Please come back to this page in a few minutes.',
      'on-its-way': 'Your payment is on its way: there is nothing for you to do. We write to you when it has arrived.',
    },
    byHand: 'By transfer or in person: we will tell you how.',
  },
  reach: 'How to reach us',
  adviser: (name: string) => `${name} looks after your stay.`,
  call: 'Call',
  whatsapp: 'WhatsApp',
  calendar: 'Add to your calendar',
  home: 'See the home again',
  acts,
  cancelTitle: 'Cancelling your stay',
  cancelSure: 'Yes, cancel this stay',
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
      `Nous vous avons écrit. Merci de confirmer par le lien de notre e-mail, avant le ${until}, que vous voulez ces nuits\u00a0: une autre demande, à votre nom ou depuis votre connexion, attend encore.`,
    next: 'Nous la lisons et vous répondons par e-mail.',
  },
  states: {
    pending: {
      title: 'Nous avons votre demande',
      text: 'Nous répondons à l’adresse indiquée. D’ici là, les nuits sont gardées pour vous.',
    },
    proposed: {
      title: 'Nous vous proposons d’autres dates',
      text: 'Celles que vous avez demandées ne sont pas possibles. Les nuits ci-dessous vous sont gardées jusqu’au moment indiqué ici.',
    },
    confirmed: { title: 'Votre séjour est confirmé', text: 'Les nuits sont à vous.' },
    declined: {
      title: 'Nous n’avons pas pu accepter votre séjour',
      text: 'Les nuits ne sont plus gardées, et rien n’est dû.',
    },
    cancelled: {
      title: 'Ce séjour est annulé',
      text: 'Les nuits ne sont plus gardées. Pour ce qui est payé ou reste dû, appelez-nous ou écrivez-nous\u00a0: nos coordonnées sont ci-dessous.',
    },
    expired: {
      title: 'Ces dates ne sont plus gardées',
      text: 'Nous n’avons pas pu répondre à temps, et nous le regrettons. Les nuits sont de nouveau libres pour d’autres. Nous avons toujours votre demande et vous écrirons\u202f; pour que ces nuits vous soient de nouveau gardées dès maintenant, demandez-les encore une fois.',
    },
  },
  confirmFirst: (until: string) =>
    `Une autre demande, à votre nom ou depuis votre connexion, attend encore notre réponse. Merci de confirmer par le lien de notre e-mail, avant le ${until}, que vous voulez aussi ces nuits.`,
  confirmHere: (until: string) =>
    `Une autre demande, à votre nom ou depuis votre connexion, attend encore notre réponse. Merci de confirmer avant le ${until} que vous voulez aussi ces nuits.`,
  notKept:
    'Nous répondons à l’adresse que vous avez donnée. Les nuits ne sont gardées pour vous qu’après notre confirmation.',
  offerOver: {
    title: 'Notre proposition n’est plus valable',
    text: 'Le délai pour accepter les dates ci-dessous est passé\u00a0: elles sont de nouveau libres. Si vous les voulez encore, écrivez-nous ou demandez-les de nouveau.',
  },
  over: 'Ce séjour est terminé. Merci d’avoir été des nôtres.',
  reference: 'Référence',
  heldUntil: 'Nuits gardées pour vous jusqu’au',
  stay: 'Votre séjour',
  said: 'Notre message',
  rules: 'Règlement intérieur',
  arrival: 'Comment entrer',
  arrivalLater: 'Avant votre arrivée, nous vous enverrons l’adresse et les modalités de remise des clés.',
  bring: 'À apporter',
  bringText:
    'Un passeport ou une carte d’identité par adulte\u00a0: nous tenons un registre des voyageurs. Les draps, les serviettes et l’équipement de cuisine sont fournis.',
  payments: {
    title: 'Ce que vous payez, et quand',
    due: (day: string) => `À régler au plus tard le ${day}`,
    states: {
      paid: (day: string) => (day ? `Payé le ${day}` : 'Payé'),
      cancelled: () => 'N’est plus demandé',
      refunded: () => 'Remboursé',
    },
    refundedPart: (amount: string) => `dont ${amount} remboursés`,
    pay: 'Payer maintenant',
    waits: {
      'being-made': 'Votre lien de paiement est en préparation. Revenez sur cette page dans quelques minutes.',
      'on-its-way':
        'Votre paiement est en route\u00a0: vous n’avez rien à faire. Nous vous écrivons dès qu’il est arrivé.',
    },
    byHand: 'Par virement ou sur place\u00a0: nous vous dirons comment.',
  },
  reach: 'Nous joindre',
  adviser: (name: string) => `${name} s’occupe de votre séjour.`,
  call: 'Appeler',
  whatsapp: 'WhatsApp',
  calendar: 'Ajouter à votre agenda',
  home: 'Revoir le logement',
  acts: {
    confirm: 'Oui, gardez-moi ces nuits',
    accept: 'Accepter ces dates',
    decline: 'Ces dates ne me conviennent pas',
    cancel: 'Annuler ce séjour',
  },
  cancelTitle: 'Annuler votre séjour',
  cancelSure: 'Oui, annuler ce séjour',
  privateNote:
    'Toute personne qui a l’adresse de cette page peut annuler votre séjour. Ne la transmettez qu’à vos compagnons de voyage.',
} satisfies typeof en

export const guestMessages = { en, fr }
