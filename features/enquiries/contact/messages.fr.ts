import { fr as form } from '../forms/form-messages.fr.ts'
import type { EnquiryMessages } from './messages.en.ts'

export const fr = {
  title: 'Nous écrire',
  description:
    'Écrivez à Kais, aux Almadies à Dakar, appelez ou envoyez un message WhatsApp\u00a0: immobilier, installation, voitures, médias et investissement au Sénégal.',
  lead: 'Une question, une offre, une brochure à recevoir\u00a0: écrivez-nous ici, et votre message parviendra à ceux qui peuvent répondre.',
  details: 'Autres moyens de nous joindre',
  phone: 'Téléphone',
  email: 'E-mail',
  place: 'Almadies, Dakar, Sénégal',
  newTab: '(nouvel onglet)',
  schedule: 'Planifier une consultation',
  whatsapp: 'Discussion WhatsApp',
  call: 'Appel téléphonique',
  meeting: 'Prendre rendez-vous',
  about: (subject: string) => `À propos\u00a0: ${subject}`,
  subjects: { 'property-management': 'gestion locative', home: 'un bien' },
  form: {
    name: 'Formulaire de contact',
    fields: { ...form.person, serviceInterest: 'Sujet', subject: 'Objet' },
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
