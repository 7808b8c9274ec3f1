import type { ContactType } from '../contact/contact-types.ts'

const requests: Record<ContactType, string> = {
  general: 'Message',
  'design-consultation': 'Design consultation',
  relocation: 'Relocation request',
  concierge: 'Concierge request',
  'media-partnership': 'Media partnership',
  recommendation: 'Home search',
}

const received: Record<ContactType, string> = {
  general: 'We have your message',
  'design-consultation': 'We have your request for a consultation',
  relocation: 'We have your relocation request',
  concierge: 'We have your concierge request',
  'media-partnership': 'We have your partnership request',
  recommendation: 'We have your home search',
}

const en = {
  notice: {
    requests,
    inquiry: (subject: string) => `Question about ${subject}`,
    callback: (subject: string) => `Callback about ${subject}`,
    booking: 'Car reservation',
    bookingRequest: 'Car request, none held',
    subject: (request: string, name: string) => `${request}: ${name}`,
    preview: (moment: string) => `Sent on ${moment}.`,
    person: 'Contact details',
    reference: 'Reference',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    language: 'Answer in',
    languages: { en: 'English', fr: 'French' },
    sent: 'Sent',
    answers: 'What they said',
    about: 'About',
    message: 'In their words',
    answer: 'Answer by e-mail',
    call: 'Call',
    whatsapp: 'WhatsApp',
    staffArea: 'Open the staff area',
    replyHint: 'Reply to this message and your answer goes straight to them.',
  },
  hire: {
    title: 'The hire',
    pickup: 'Pick-up',
    dropoff: 'Return',
    length: 'Length',
    days: (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`,
    /** One line of the price: 'Chauffeur, 3 days × 45 000 FCFA'. */
    quoteLine: (item: string, times: string) => `${item}, ${times}`,
    ourChoice: (car: string) => `${car}, chosen by us`,
    noCar: 'None is held: this is a request',
    heldUntil: 'Held until',
  },
  acknowledgement: {
    received,
    inquiry: 'We have your question',
    booking: 'We have your reservation',
    bookingRequest: 'We have your request for a car',
    greeting: (name: string | null) => (name ? `Dear ${name},` : 'Good day,'),
    thanks: (moment: string) => `Thank you. What you sent reached us on ${moment}.`,
    reference: (code: string) => `Your reference: ${code}. Please give it if you call or write about this.`,
    summary: 'What you told us',
    about: 'About',
    nextTitle: 'What happens next',
    next: 'We read it and answer you at this address. If there is something to add, reply to this message.',
    nextHeld:
      'The car is held for you until the time above. Our confirmation comes to this address, and makes the reservation firm. If something changes, reply to this message.',
    nextRequest:
      'This is a request: no car is held for you. We look for one and write to this address with what we can do, and at what price. If something changes, reply to this message.',
    notYou: 'If you did not write to us, somebody typed your address by mistake. You need not do anything.',
    preview: 'We answer you at this address.',
  },
  hireNews: {
    confirmed: {
      subject: 'Your reservation is confirmed',
      text: 'Your reservation is confirmed as it stands below.',
      next: 'If something changes, reply to this message.',
    },
    cancelled: {
      subject: 'Your reservation is cancelled',
      text: 'The reservation below is cancelled. The time is no longer kept for you.',
      next: 'If you did not expect this, reply to this message or call us.',
    },
    released: {
      subject: 'The car is no longer held for you',
      text: 'We could not confirm the reservation below in time, and we are sorry. The car is free for others again.',
      next: 'You need not do anything: we still have your reservation, and will write to this address with what we can do. If you would rather have a car held at once, reserve again.',
    },
    changed: {
      subject: 'Your reservation has changed',
      text: 'We have changed your reservation. Here it is as it stands now.',
      nextConfirmed: 'The reservation is confirmed as it stands now. If it does not suit you, reply to this message.',
    },
    /** Above what staff wrote to them. */
    reason: 'Why',
    again: 'Reserve again',
    notYou: 'If you did not ask us for this car, somebody gave your address by mistake. You need not do anything.',
    request: {
      confirmed: {
        subject: 'Your request for a car is accepted',
        text: 'We have accepted the request below and are arranging the car.',
        next: 'We write to this address with the car and its price. If something changes, reply to this message.',
      },
      cancelled: {
        subject: 'Your request for a car is cancelled',
        text: 'The request below is cancelled. No car was held for it.',
        next: 'If you did not expect this, reply to this message or call us.',
      },
    },
    preview: 'What it is about stands below.',
  },
  holdLink: {
    subject: 'Please confirm that you want this car',
    preview: (until: string) => `The car is held for you until ${until}.`,
    text: (until: string) =>
      `Another reservation, under your name or from your internet connection, is still waiting for our confirmation. So that nobody can block our cars, please tell us that you want this one too: press the button by ${until}. We will then look at the reservation and write to you. After that time, the car is free for others again.`,
    act: 'Yes, hold this car for me',
  },
  reminder: {
    subject: {
      'follow-up': (name: string) => `Follow up: ${name}`,
      callback: (name: string) => `Call back: ${name}`,
      task: (title: string) => `To do: ${title}`,
    },
    preview: (moment: string) => `Planned for ${moment}.`,
    planned: 'Planned for',
    purpose: 'What for',
    open: 'Open the lead',
    openTasks: 'Open the tasks',
    owned:
      'You receive this because the task is yours. Once it is done, tick it off and say how it went, or choose another day.',
    unowned: 'The task has no owner, so all of you receive this. One of you can take it on.',
  },
  footer: {
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    site: 'Website',
  },
}

const fr = {
  notice: {
    requests: {
      general: 'Message',
      'design-consultation': 'Consultation d’architecture d’intérieur',
      relocation: 'Demande d’accompagnement',
      concierge: 'Demande de conciergerie',
      'media-partnership': 'Partenariat média',
      recommendation: 'Recherche d’un bien',
    },
    inquiry: (subject: string) => `Question sur ${subject}`,
    callback: (subject: string) => `Demande de rappel\u00a0: ${subject}`,
    booking: 'Réservation de voiture',
    bookingRequest: 'Demande de voiture (aucune retenue)',
    subject: (request: string, name: string) => `${request}\u00a0: ${name}`,
    preview: (moment: string) => `Envoyé le ${moment}.`,
    person: 'Coordonnées',
    reference: 'Référence',
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
    ourChoice: (car: string) => `${car}, choisie par nos soins`,
    noCar: 'Aucune n’est retenue\u00a0: c’est une demande',
    heldUntil: 'Retenue jusqu’au',
  },
  acknowledgement: {
    received: {
      general: 'Nous avons votre message',
      'design-consultation': 'Nous avons votre demande de consultation',
      relocation: 'Nous avons votre demande d’accompagnement',
      concierge: 'Nous avons votre demande de conciergerie',
      'media-partnership': 'Nous avons votre demande de partenariat',
      recommendation: 'Nous avons votre recherche',
    },
    inquiry: 'Nous avons votre question',
    booking: 'Nous avons votre réservation',
    bookingRequest: 'Nous avons votre demande de voiture',
    greeting: (name: string | null) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    thanks: (moment: string) => `Merci. Votre envoi nous est parvenu le ${moment}.`,
    reference: (code: string) =>
      `Votre référence\u00a0: ${code}. Merci de l’indiquer si vous nous appelez ou nous écrivez à ce sujet.`,
    summary: 'Ce que vous nous avez dit',
    about: 'À propos',
    nextTitle: 'La suite',
    next: 'Nous vous lisons et vous répondons à cette adresse. Pour ajouter quelque chose, répondez à ce message.',
    nextHeld:
      'La voiture est retenue pour vous jusqu’au moment indiqué ci-dessus. Notre confirmation vous parviendra à cette adresse et rendra la réservation ferme. Si quelque chose change, répondez à ce message.',
    nextRequest:
      'Il s’agit d’une demande\u00a0: aucune voiture n’est retenue pour vous. Nous en cherchons une et vous écrivons à cette adresse ce qui est possible, et à quel prix. Si quelque chose change, répondez à ce message.',
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
    released: {
      subject: 'La voiture n’est plus retenue pour vous',
      text: 'Nous n’avons pas pu confirmer à temps la réservation ci-dessous, et nous vous prions de nous en excuser. La voiture est de nouveau libre pour d’autres.',
      next: 'Vous n’avez rien à faire\u00a0: nous gardons votre réservation et vous écrirons à cette adresse ce qui est possible. Si vous préférez qu’une voiture soit retenue tout de suite, réservez à nouveau.',
    },
    changed: {
      subject: 'Votre réservation a changé',
      text: 'Nous avons modifié votre réservation. La voici telle qu’elle est désormais.',
      nextConfirmed:
        'La réservation ainsi modifiée est confirmée. Si elle ne vous convient pas, répondez à ce message.',
    },
    reason: 'La raison',
    again: 'Réserver à nouveau',
    notYou:
      'Si vous ne nous avez pas demandé cette voiture, quelqu’un a donné votre adresse par erreur. Vous n’avez rien à faire.',
    request: {
      confirmed: {
        subject: 'Nous prenons en charge votre demande de voiture',
        text: 'Nous avons accepté la demande ci-dessous et nous occupons de la voiture.',
        next: 'Nous vous écrirons à cette adresse pour vous dire laquelle, et à quel prix. Si quelque chose change, répondez à ce message.',
      },
      cancelled: {
        subject: 'Votre demande de voiture est annulée',
        text: 'La demande ci-dessous est annulée. Aucune voiture n’était retenue.',
        next: 'Si vous ne vous y attendiez pas, répondez à ce message ou appelez-nous.',
      },
    },
    preview: 'Le détail est ci-dessous.',
  },
  holdLink: {
    subject: 'Confirmez que vous souhaitez cette voiture',
    preview: (until: string) => `La voiture est retenue pour vous jusqu’au ${until}.`,
    text: (until: string) =>
      `Une autre réservation, à votre nom ou faite depuis votre connexion internet, attend déjà notre confirmation. Pour que personne ne puisse bloquer nos voitures, dites-nous que vous souhaitez aussi celle-ci\u00a0: appuyez sur le bouton avant le ${until}. Nous examinerons ensuite la réservation et vous écrirons. Passé ce délai, la voiture redevient libre pour d’autres.`,
    act: 'Oui, retenir cette voiture',
  },
  reminder: {
    subject: {
      'follow-up': (name: string) => `À relancer\u00a0: ${name}`,
      callback: (name: string) => `À rappeler\u00a0: ${name}`,
      task: (title: string) => `À faire\u00a0: ${title}`,
    },
    preview: (moment: string) => `Prévu le ${moment}.`,
    planned: 'Prévu le',
    purpose: 'Pour quoi faire',
    open: 'Ouvrir la fiche',
    openTasks: 'Ouvrir les tâches',
    owned:
      'Vous recevez ce message parce que cette tâche est la vôtre. Quand elle est faite, cochez-la en notant ce qu’il en est ressorti, ou choisissez un autre jour.',
    unowned: 'Cette tâche n’a pas de responsable, vous recevez donc tous ce message. Quelqu’un peut s’en charger.',
  },
  footer: {
    phone: 'Téléphone',
    whatsapp: 'WhatsApp',
    site: 'Site',
  },
} satisfies typeof en

export const mailMessages = { en, fr }
