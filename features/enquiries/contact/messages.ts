import type { FormWords } from '#platform/forms/form.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import type { contactForm } from './contact.form.ts'
import { type ContactSubject, subjectLine } from './contact-subjects.ts'

const subjects: Record<ContactSubject, string> = {
  home: 'a home',
  offer: 'an offer',
  brochure: 'a brochure',
  'property-management': 'property management',
  design: 'interior design',
  relocation: 'moving to Dakar',
  concierge: 'concierge services',
  mobility: 'hiring a car',
  investment: 'an investment',
  partnership: 'a media partnership',
}

const en = {
  title: 'Write to us',
  description: (name: string, place: string) =>
    `Write, call or send a WhatsApp message to ${name} in ${place}: property, relocation, cars, media and investment in Senegal.`,
  lead: 'A question, an offer, a request for a brochure: write it here and it reaches the people who can answer.',
  details: 'Other ways to reach us',
  phone: 'Phone',
  email: 'E-mail',
  placeLabel: 'Address',
  hours: 'Opening hours',
  dakarTime: 'Dakar time (UTC)',
  newTab: '(opens a new tab)',
  scheduleText: 'Rather talk? Choose a day and a time in our calendar.',
  schedule: 'Schedule Consultation',
  callback: 'Or request a callback',
  quick: 'Contact us now',
  whatsapp: 'WhatsApp chat',
  call: 'Phone call',
  meeting: 'Book meeting',
  meetingHint: 'Pick a time',
  where: {
    title: 'Almadies, Dakar',
    text: 'The circle shows the district, at the western tip of Dakar. Ask us for the way to the door.',
    ask: 'Ask for the way on WhatsApp',
    askText: 'Hello Kais, how do I find you in Almadies?',
    faq: 'Frequently asked questions',
    label: 'Map of Dakar with the district of Almadies',
    noMap: 'This browser cannot draw the map. Almadies is the western tip of Dakar, past Ngor.',
  },
  /** What a link to this page may already say. */
  about: (subject: string) => `About: ${subject}`,
  subjects,
  subjectLine: subjectLine({
    alone: subjects,
    ofListing: {
      home: (listing) => listing,
      offer: (listing) => `an offer for ${listing}`,
      brochure: (listing) => `the brochure for ${listing}`,
      'property-management': (listing) => `the management of ${listing}`,
      mobility: (listing) => `hiring ${listing}`,
      investment: (listing) => `investing in ${listing}`,
    },
  }),
  form: {
    name: 'Contact form',
    fields: {
      ...formMessages.en.person,
      serviceInterest: 'What it is about',
      subject: 'Subject',
      about: 'Listing',
      listing: 'Listing code',
    },
    choices: {
      serviceInterest: {
        'real-estate': 'Real estate',
        concierge: 'Concierge',
        mobility: 'Mobility',
        investments: 'Investments',
        media: 'Media',
        design: 'Design',
        general: 'Something else',
      },
    },
    submit: 'Send the message',
    submitting: formMessages.en.sending,
    sentTitle: 'Message Sent!',
    sentText: 'Thank you. It is with us, and we will write back to the address you gave.',
    sentNote: 'One of our advisers reads your message and answers you by e-mail.',
    errorText: 'Failed to send message. Please try again.',
  } satisfies FormWords<typeof contactForm>,
}

const subjectsFr: Record<ContactSubject, string> = {
  home: 'un bien',
  offer: 'une offre',
  brochure: 'une brochure',
  'property-management': 'la gestion locative',
  design: 'l’architecture d’intérieur',
  relocation: 'une installation à Dakar',
  concierge: 'les services de conciergerie',
  mobility: 'la location d’une voiture',
  investment: 'un investissement',
  partnership: 'un partenariat média',
}

const fr = {
  title: 'Nous écrire',
  description: (name, place) =>
    `Contactez ${name} (${place}) par écrit, par téléphone ou sur WhatsApp\u00a0: immobilier, installation, voitures, médias et investissement au Sénégal.`,
  lead: 'Une question, une offre, une brochure à recevoir\u00a0: écrivez-nous ici, et votre message parviendra à ceux qui peuvent y répondre.',
  details: 'Autres moyens de nous joindre',
  phone: 'Téléphone',
  email: 'E-mail',
  placeLabel: 'Adresse',
  hours: 'Heures d’ouverture',
  dakarTime: 'heure de Dakar (UTC)',
  newTab: '(nouvel onglet)',
  scheduleText: 'Vous préférez en parler\u202f? Choisissez un jour et une heure dans notre agenda.',
  schedule: 'Planifier une consultation',
  callback: 'Ou demander un rappel',
  quick: 'Nous joindre maintenant',
  whatsapp: 'Discussion WhatsApp',
  call: 'Appel téléphonique',
  meeting: 'Prendre rendez-vous',
  meetingHint: 'Choisir un créneau',
  where: {
    title: 'Les Almadies, à Dakar',
    text: 'Le cercle indique le quartier, à la pointe ouest de Dakar. Pour venir jusqu’à la porte, demandez-nous le chemin.',
    ask: 'Demander le chemin sur WhatsApp',
    askText: 'Bonjour Kais, comment vous trouver aux Almadies\u202f?',
    faq: 'Questions fréquentes',
    label: 'Carte de Dakar avec le quartier des Almadies',
    noMap: 'Ce navigateur ne peut pas dessiner la carte. Les Almadies sont la pointe ouest de Dakar, après Ngor.',
  },
  about: (subject: string) => `À propos\u00a0: ${subject}`,
  subjects: subjectsFr,
  subjectLine: subjectLine({
    alone: subjectsFr,
    ofListing: {
      home: (listing) => listing,
      offer: (listing) => `une offre pour ${listing}`,
      brochure: (listing) => `une brochure sur ${listing}`,
      'property-management': (listing) => `la gestion locative, ${listing}`,
      mobility: (listing) => `une voiture à louer, ${listing}`,
      investment: (listing) => `un investissement dans ${listing}`,
    },
  }),
  form: {
    name: 'Formulaire de contact',
    fields: {
      ...formMessages.fr.person,
      serviceInterest: 'Sujet',
      subject: 'Objet',
      about: 'Annonce',
      listing: 'Code de l’annonce',
    },
    choices: {
      serviceInterest: {
        'real-estate': 'Immobilier',
        concierge: 'Conciergerie',
        mobility: 'Mobilité',
        investments: 'Investissements',
        media: 'Médias',
        design: 'Architecture d’intérieur',
        general: 'Autre chose',
      },
    },
    submit: 'Envoyer le message',
    submitting: formMessages.fr.sending,
    sentTitle: 'Message envoyé\u202f!',
    sentText: 'Merci. Il nous est parvenu, et nous vous répondrons à l’adresse indiquée.',
    sentNote: 'L’un de nos conseillers lit votre message et vous répond par e-mail.',
    errorText: 'L’envoi du message a échoué. Merci de réessayer.',
  },
} satisfies typeof en

export const enquiryMessages = { en, fr }
