import type { ExperienceMessages } from './messages.en.ts'

export const fr = {
  title: 'Arriver à Dakar, et s’y sentir chez soi',
  description:
    'Installation et conciergerie à Dakar\u00a0: un logement, une école, du personnel de maison et le déménagement\u202f; puis tables, voyages, chef à domicile et courses une fois sur place.',
  lead: 'Deux services sous un même toit. L’installation vous amène ici\u202f; la conciergerie prend le relais dès le lendemain.',
  newTab: '(nouvel onglet)',
  contact: 'Nous écrire',
  relocation: {
    title: 'Installation',
    text: 'Pour les familles et pour les employeurs. Vous dites qui vient, quand, et avec quel budget\u202f; nous cherchons ce qui convient, et nous le disons quand quelque chose ne convient pas.',
    listLabel: 'Ce que couvre l’installation',
    list: [
      { title: 'Le logement', text: 'Maison ou appartement, nombre de chambres, quartier et budget mensuel.' },
      { title: 'L’ameublement', text: 'Complet, partiel, ou acheté avec vous.' },
      { title: 'L’école', text: 'Internationale, locale, ou les deux à comparer.' },
      { title: 'Le déménagement', text: 'Ce qui voyage, ce qui attend, et ce qu’il faut les premières semaines.' },
      { title: 'Le foyer', text: 'Du personnel de maison, et de la place pour les animaux.' },
      { title: 'Les trajets', text: 'Une voiture à acheter, une voiture de fonction, un chauffeur, ou le bus.' },
    ],
    whatsapp: 'Commencer sur WhatsApp',
    whatsappText:
      'Bonjour Kais, nous nous installons à Dakar.\nNous venons de\u00a0: \nArrivée vers le\u00a0: \nQui vient\u00a0: \nLogement et budget mensuel\u00a0: \nÉcole\u00a0: ',
  },
  concierge: {
    title: 'Conciergerie',
    text: 'Sonnez, et dites ce qu’il vous faut. Si ce n’est pas dans la liste, dites-le quand même.',
    listLabel: 'Services de conciergerie',
    services: {
      'restaurant-reservations': 'Réservations de restaurant',
      'spa-appointments': 'Rendez-vous au spa',
      'event-planning': 'Organisation d’événements',
      'chauffeur-services': 'Services de chauffeur',
      'shopping-errands': 'Achats et courses',
      'private-chef': 'Chef à domicile',
      'travel-booking': 'Réservation de voyages',
      'travel-coordination': 'Coordination de voyages',
    },
    whatsapp: 'Écrire sur WhatsApp',
    whatsappText: 'Bonjour Kais, j’ai besoin d’aide pour\u00a0: \nQuand\u00a0: \nPour combien de personnes\u00a0: ',
  },
  next: {
    title: 'Ce qui se passe ensuite',
    steps: [
      {
        title: 'Vous écrivez',
        text: 'Sur WhatsApp ou par la page de contact, en français ou en anglais. Quelques lignes suffisent.',
      },
      {
        title: 'Nous répondons',
        text: 'D’abord par des questions, puis en disant ce qui est possible et ce que cela coûterait.',
      },
      { title: 'Vous décidez', text: 'Demander ne vous engage à rien.' },
    ],
    also: 'À portée de main',
    studio: 'Le studio de décoration',
    cars: 'Des voitures, avec ou sans chauffeur',
    homes: 'Des biens à louer',
  },
} satisfies ExperienceMessages
