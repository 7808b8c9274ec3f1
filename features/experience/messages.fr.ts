import type { ExperienceMessages } from './messages.en.ts'

export const fr = {
  title: 'Arriver à Dakar, et s’y sentir chez soi',
  description:
    'Installation et conciergerie à Dakar\u00a0: un logement, une école, du personnel de maison et le déménagement\u202f; puis tables, voyages, chef à domicile et courses une fois sur place.',
  lead: 'Deux services sous un même toit. L’installation vous amène ici\u202f; la conciergerie prend le relais dès le lendemain.',
  planMove: 'Préparer l’installation',
  ringBell: 'Sonner la conciergerie',
  newTab: '(nouvel onglet)',
  promise:
    'Nous cherchons à répondre dans l’heure quand la maison est ouverte, et le matin du jour ouvré suivant quand elle ne l’est pas.',
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
    toForm: 'Voir les questions',
    whatsapp: 'Commencer sur WhatsApp',
    whatsappText:
      'Bonjour Kais, nous nous installons à Dakar.\nNous venons de\u00a0: \nArrivée vers le\u00a0: \nQui vient\u00a0: \nLogement et budget mensuel\u00a0: \nÉcole\u00a0: ',
  },
  after: {
    title: 'Ce qui se passe ensuite',
    statement: 'Quelqu’un de la maison vous répond, dans la langue où vous avez écrit.',
    steps: [
      {
        title: 'Votre demande arrive',
        text: 'Cette page vous le dit dès qu’elle est enregistrée chez nous. D’ici là, vos mots restent là où vous les avez écrits.',
      },
      { title: 'Nous répondons' },
      {
        title: 'Vous décidez',
        text: 'Nous posons d’abord nos questions, puis nous disons ce qui est possible et ce que cela coûterait. Demander ne vous engage à rien.',
      },
    ],
  },
  move: {
    title: 'S’installer à Dakar',
    lead: 'Dites-le-nous une fois. Nous cherchons la maison, l’école et la voiture ensemble, parce que chacune dépend des autres.',
    enough: (needed: number, others: number) =>
      `${needed} questions attendent une réponse. Les ${others} autres aident, et sont facultatives.`,
    contact: 'Plutôt nous écrire',
  },
  concierge: {
    title: 'Conciergerie',
    text: 'Sonnez, et dites ce qu’il vous faut. Si ce n’est pas dans la liste, dites-le quand même.',
    whatsapp: 'Écrire sur WhatsApp',
    whatsappText: 'Bonjour Kais, j’ai besoin d’aide pour\u00a0: \nQuand\u00a0: \nPour combien de personnes\u00a0: ',
    contact: 'Nous écrire',
  },
  also: {
    title: 'À portée de main',
    studio: 'Le studio de décoration',
    cars: 'Des voitures, avec ou sans chauffeur',
    homes: 'Des biens à louer',
  },
} satisfies ExperienceMessages
