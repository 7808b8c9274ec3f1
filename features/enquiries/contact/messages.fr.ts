import { fr as form } from '../forms/form-messages.fr.ts'
import type { ContactSubject } from './contact-subjects.ts'
import type { EnquiryMessages } from './messages.en.ts'
import { subjectLine } from './subject-words.ts'

const subjects: Record<ContactSubject, string> = {
  home: 'un bien',
  offer: 'une offre',
  brochure: 'une brochure',
  'property-management': 'la gestion locative',
  design: 'la décoration intérieure',
  relocation: 'une installation à Dakar',
  concierge: 'les services de conciergerie',
  mobility: 'la location d’une voiture',
  investment: 'un investissement',
  partnership: 'un partenariat média',
}

export const fr = {
  title: 'Nous écrire',
  description: (name, place) =>
    `Écrivez à ${name} (${place}), appelez ou envoyez un message WhatsApp\u00a0: immobilier, installation, voitures, médias et investissement au Sénégal.`,
  lead: 'Une question, une offre, une brochure à recevoir\u00a0: écrivez-nous ici, et votre message parviendra à ceux qui peuvent y répondre.',
  details: 'Autres moyens de nous joindre',
  phone: 'Téléphone',
  email: 'E-mail',
  placeLabel: 'Où',
  hours: 'Ouverture',
  dakarTime: 'heure de Dakar (UTC)',
  newTab: '(nouvel onglet)',
  scheduleText: 'Vous préférez en parler\u202f? Choisissez un jour et une heure dans notre agenda.',
  schedule: 'Planifier une consultation',
  quick: 'Tout de suite',
  whatsapp: 'Discussion WhatsApp',
  call: 'Appel téléphonique',
  meeting: 'Prendre rendez-vous',
  meetingHint: 'Choisir un créneau',
  where: {
    title: 'Les Almadies, à Dakar',
    text: 'Le cercle indique le quartier, à la pointe ouest de Dakar. Pour venir jusqu’à la porte, demandez-nous le chemin.',
    ask: 'Demander le chemin sur WhatsApp',
    askText: 'Bonjour Kais, comment vous trouver aux Almadies\u202f?',
    faq: 'Les questions que l’on nous pose',
    label: 'Carte de Dakar avec le quartier des Almadies',
    noMap: 'Ce navigateur ne peut pas dessiner la carte. Les Almadies sont la pointe ouest de Dakar, après Ngor.',
  },
  about: (subject: string) => `À propos\u00a0: ${subject}`,
  subjects,
  subjectLine: subjectLine({
    alone: subjects,
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
      ...form.person,
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
        design: 'Décoration',
        general: 'Autre chose',
      },
    },
    submit: 'Envoyer le message',
    submitting: form.sending,
    sentTitle: 'Message envoyé\u202f!',
    sentText: 'Merci. Il nous est parvenu, et nous vous répondrons à l’adresse indiquée.',
    sentNote: 'Votre message nous est parvenu.',
    errorText: 'L’envoi du message a échoué. Merci de réessayer.',
  },
} satisfies EnquiryMessages
