import type { PaymentProviderName } from '#platform/payments/provider.ts'
import type { PaymentMethod, PaymentPurpose, PaymentState } from './payment-rules.ts'

/** What payments are called, wherever they are read: on staff screens, in letters, on a provider's page, in the audit trail. */

const purposes: Record<PaymentPurpose, string> = { stay: 'Stay', deposit: 'Deposit', other: 'Other' }

const methods: Record<PaymentMethod, string> = {
  transfer: 'Bank transfer',
  cash: 'Cash',
  card: 'Card, in person',
  wave: 'Wave',
  'orange-money': 'Orange Money',
  online: 'Online, by a link',
}

const states: Record<PaymentState, string> = {
  open: 'Due',
  paid: 'Paid',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

const providers: Record<PaymentProviderName, string> = {
  manual: 'By transfer or in person',
  stripe: 'By a link (Stripe)',
}

const en = {
  purposes,
  methods,
  states,
  providers,
  /** For whoever pays. */
  described: {
    at: {
      stay: (home: string) => `Stay at ${home}`,
      deposit: (home: string) => `Refundable deposit for the stay at ${home}`,
      other: (home: string) => `For the stay at ${home}`,
    },
    alone: { stay: 'Stay', deposit: 'Refundable deposit for a stay', other: 'For a stay' },
  },
  refused: {
    notOpen: 'This payment is no longer due: it has been paid or cancelled in the meantime.',
    notPaid: 'Nothing is left to refund on this payment: it is not paid, or has already been refunded in full.',
    noNewLink: 'This payment needs no new link: the one it has still works, or nothing is due any more.',
    noProvider: 'Links of this kind are not made here any more. Ask for a transfer instead.',
  },
  /** Said to a guest who wants to pay on their page, and cannot. */
  cannotPay: {
    away: 'Our payment provider does not answer at the moment. Nothing was charged and nothing is lost: please try again in a few minutes.',
    noLinks: 'This cannot be paid online at the moment. Please call us or write to us, and we agree on another way.',
  },
  /** Where a browser comes back to from the provider's page: for everybody the same, so it knows of no stay. */
  back: {
    paid: {
      title: 'Thank you',
      thanks: 'As soon as our payment provider tells us that your payment has arrived, we write to you.',
      next: ['How it stands is on the page of your stay: our e-mail to you leads there.'],
    },
    left: {
      title: 'Not paid yet',
      thanks: 'You left the payment page before you had paid.',
      next: [
        'You can still pay on the page of your stay: our e-mail to you leads there.',
        'If something is unclear, call us or write to us.',
      ],
    },
    home: 'To the home page',
  },
  letter: {
    askedSubject: (what: string) => `To be paid: ${what}`,
    askedPreview: (amount: string, day: string) => `${amount}, by ${day}.`,
    asked: 'We ask you for the payment below.',
    receivedSubject: (what: string) => `We have your payment: ${what}`,
    receivedPreview: (amount: string) => `${amount}. Thank you.`,
    received: 'Thank you: your payment has arrived.',
    facts: {
      what: 'What for',
      amount: 'Amount',
      note: 'Note',
      due: 'To be paid by',
      home: 'Home',
      arrival: 'Arrival',
      departure: 'Departure',
      paidOn: 'Paid on',
      method: 'Paid by',
    },
    pay: 'Pay now',
    byPage: 'The button leads to your stay’s page, where you can pay. We never see your card.',
    byHand: 'You can pay by transfer or in person. To agree on how, reply to this message or call us.',
    deposit: 'The deposit is given back after departure, less the cost of anything missing or damaged.',
    questions: 'If something is not as agreed, reply to this message.',
    notYou:
      'If you do not know what this is about, somebody gave your address by mistake. Please tell us, and do not pay.',
  },
}

const fr = {
  purposes: { stay: 'Séjour', deposit: 'Caution', other: 'Autre' },
  methods: {
    transfer: 'Virement',
    cash: 'Espèces',
    card: 'Carte, sur place',
    wave: 'Wave',
    'orange-money': 'Orange Money',
    online: 'En ligne, par un lien',
  },
  states: { open: 'À payer', paid: 'Payé', cancelled: 'Annulé', refunded: 'Remboursé' },
  providers: { manual: 'Par virement ou sur place', stripe: 'Par un lien (Stripe)' },
  described: {
    at: {
      stay: (home: string) => `Séjour\u00a0: ${home}`,
      deposit: (home: string) => `Caution pour le séjour\u00a0: ${home}`,
      other: (home: string) => `Pour le séjour\u00a0: ${home}`,
    },
    alone: { stay: 'Séjour', deposit: 'Caution pour un séjour', other: 'Pour un séjour' },
  },
  refused: {
    notOpen: 'Ce paiement n’est plus dû\u00a0: il a été payé ou annulé entre-temps.',
    notPaid:
      'Il ne reste rien à rembourser sur ce paiement\u00a0: il n’est pas payé, ou a déjà été remboursé en entier.',
    noNewLink: 'Ce paiement n’a pas besoin d’un nouveau lien\u00a0: le sien peut encore servir, ou plus rien n’est dû.',
    noProvider: 'Ce type de lien n’est plus créé ici. Demandez plutôt un virement.',
  },
  cannotPay: {
    away: 'Notre prestataire de paiement ne répond pas pour le moment. Rien n’a été débité et rien n’est perdu\u00a0: réessayez dans quelques minutes.',
    noLinks:
      'Ce paiement n’est pas possible en ligne pour le moment. Appelez-nous ou écrivez-nous, et nous conviendrons d’un autre moyen.',
  },
  back: {
    paid: {
      title: 'Merci',
      thanks: 'Dès que notre prestataire de paiement nous annonce l’arrivée de votre paiement, nous vous écrivons.',
      next: ['Où il en est figure sur la page de votre séjour\u00a0: notre e-mail y mène.'],
    },
    left: {
      title: 'Pas encore payé',
      thanks: 'Vous avez quitté la page de paiement avant d’avoir payé.',
      next: [
        'Vous pouvez encore payer sur la page de votre séjour\u00a0: notre e-mail y mène.',
        'Si quelque chose n’est pas clair, appelez-nous ou écrivez-nous.',
      ],
    },
    home: 'Vers l’accueil',
  },
  letter: {
    askedSubject: (what: string) => `À payer – ${what}`,
    askedPreview: (amount: string, day: string) => `${amount}, au plus tard le ${day}.`,
    asked: 'Nous vous demandons le paiement ci-dessous.',
    receivedSubject: (what: string) => `Nous avons votre paiement – ${what}`,
    receivedPreview: (amount: string) => `${amount}. Merci.`,
    received: 'Merci\u00a0: votre paiement est arrivé.',
    facts: {
      what: 'Objet',
      amount: 'Montant',
      note: 'Précision',
      due: 'À payer au plus tard le',
      home: 'Logement',
      arrival: 'Arrivée',
      departure: 'Départ',
      paidOn: 'Payé le',
      method: 'Moyen de paiement',
    },
    pay: 'Payer maintenant',
    byPage: 'Le bouton mène à la page de votre séjour, où vous pouvez payer. Nous ne voyons jamais votre carte.',
    byHand:
      'Vous pouvez payer par virement ou sur place. Pour convenir du moyen, répondez à ce message ou appelez-nous.',
    deposit: 'La caution est restituée après le départ, déduction faite du coût de ce qui manque ou est abîmé.',
    questions: 'Si quelque chose n’est pas comme convenu, répondez à ce message.',
    notYou:
      'Si vous ne savez pas de quoi il s’agit, quelqu’un a donné votre adresse par erreur. Dites-le-nous, et ne payez pas.',
  },
} satisfies typeof en

export const paymentMessages = { en, fr }
