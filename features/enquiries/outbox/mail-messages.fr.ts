import type { MailMessages } from './mail-messages.en.ts'

export const fr = {
  colon: '\u00a0: ',
  moment: (day: string, clock: string) => `${day} à ${clock}, heure de Dakar`,
  notice: {
    requests: {
      general: 'Message',
      'design-consultation': 'Consultation en décoration',
      relocation: 'Demande d’installation',
      concierge: 'Demande de conciergerie',
      'media-partnership': 'Partenariat média',
    },
    inquiry: (subject: string) => `Question sur ${subject}`,
    booking: 'Réservation de voiture',
    subject: (request: string, name: string) => `${request}\u00a0: ${name}`,
    preview: (moment: string) => `Envoyé le ${moment}.`,
    person: 'Qui écrit',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    language: 'Répondre en',
    languages: { en: 'anglais', fr: 'français' },
    sent: 'Envoyé',
    answers: 'Ses réponses',
    about: 'À propos',
    message: 'Son message',
    answer: 'Répondre par e-mail',
    call: 'Appeler',
    whatsapp: 'WhatsApp',
    staffArea: 'Ouvrir l’espace équipe',
    replyHint: 'Répondez à ce message\u00a0: votre réponse lui parviendra directement.',
  },
  hire: {
    title: 'La location',
    pickup: 'Prise en charge',
    dropoff: 'Retour',
    length: 'Durée',
    days: (n: number) => `${n}\u00a0${n < 2 ? 'jour' : 'jours'}`,
    quoteLine: (item: string, times: string) => `${item}, ${times}`,
  },
  acknowledgement: {
    received: {
      general: 'Nous avons votre message',
      'design-consultation': 'Nous avons votre demande de consultation',
      relocation: 'Nous avons votre demande d’installation',
      concierge: 'Nous avons votre demande de conciergerie',
      'media-partnership': 'Nous avons votre demande de partenariat',
    },
    inquiry: 'Nous avons votre question',
    booking: 'Nous avons votre réservation',
    greeting: (name: string | null) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    thanks: (moment: string) => `Merci. Votre envoi nous est parvenu le ${moment}.`,
    summary: 'Ce que vous nous avez dit',
    about: 'À propos',
    nextTitle: 'La suite',
    next: 'Nous vous lisons et vous répondons à cette adresse. Pour ajouter quelque chose, répondez à ce message.',
    nextHeld:
      'La voiture vous est gardée en attendant notre confirmation, que vous recevrez à cette adresse\u202f; la réservation sera alors ferme. Si quelque chose change, répondez à ce message.',
    nextCategory:
      'Vous nous laissez le choix de la voiture. Nous vous écrirons à cette adresse pour vous dire laquelle, et à quel prix. Si quelque chose change, répondez à ce message.',
    notYou: 'Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur. Vous n’avez rien à faire.',
    preview: 'Nous vous répondons à cette adresse.',
  },
  hireNews: {
    confirmed: {
      subject: 'Votre réservation est confirmée',
      text: 'Votre réservation est confirmée, telle qu’elle figure ci-dessous.',
      next: 'Si quelque chose change, répondez à ce message.',
    },
    cancelled: {
      subject: 'Votre réservation est annulée',
      text: 'La réservation ci-dessous est annulée. Ce créneau ne vous est plus gardé.',
      next: 'Si vous ne vous y attendiez pas, répondez à ce message ou appelez-nous.',
    },
    preview: 'Le détail est ci-dessous.',
  },
  reminder: {
    subject: (name: string) => `À relancer\u00a0: ${name}`,
    preview: (moment: string) => `Relance prévue le ${moment}.`,
    planned: 'Prévue le',
    purpose: 'Pour quoi faire',
    open: 'Ouvrir la fiche',
    owned:
      'Vous recevez ce message parce que vous êtes responsable de ce prospect. Sur sa fiche, notez ce qu’il en est ressorti, ou choisissez un autre jour.',
    unowned:
      'Ce prospect n’a pas encore de responsable, vous recevez donc tous ce message. Sur sa fiche, quelqu’un peut s’en charger.',
  },
  footer: {
    phone: 'Téléphone',
    whatsapp: 'WhatsApp',
    site: 'Site',
  },
} satisfies MailMessages
