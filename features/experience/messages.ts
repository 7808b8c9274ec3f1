const en = {
  title: 'Arriving in Dakar, and being at home there',
  description:
    'Relocation and concierge services in Dakar: a home, a school, help in the house and the move itself; tables, travel, a private chef and errands once you are here.',
  lead: 'Two services under one roof. Relocation brings you here; the concierge takes over on the second day.',
  planMove: 'Plan a move',
  ringBell: 'Ring for the concierge',
  newTab: '(opens a new tab)',
  /** The one place that says how fast: an aim, for the house to keep or to change. */
  promise: 'We aim to answer within the hour while the house is open, and on the next working morning when it is not.',
  relocation: {
    title: 'Relocation',
    text: 'For families and for employers. You say who is coming, when, and with how much; we look for what fits, and say when something does not.',
    listLabel: 'What relocation covers',
    list: [
      { title: 'The home', text: 'House or flat, number of bedrooms, district and monthly budget.' },
      { title: 'The furniture', text: 'Complete, in part, or bought with you.' },
      { title: 'The school', text: 'International, local, or a look at both.' },
      { title: 'The move', text: 'What travels, what waits, and what the first weeks need.' },
      { title: 'The household', text: 'Help in the house, and room for those with four legs.' },
      { title: 'Getting around', text: 'A car to buy, a company car, a chauffeur, or the bus.' },
    ],
    toForm: 'Go to the questions',
    whatsapp: 'Start on WhatsApp',
    whatsappText:
      'Hello Kais, we are moving to Dakar.\nFrom: \nArriving around: \nWho is coming: \nHome and monthly budget: \nSchool: ',
  },
  after: {
    title: 'What happens next',
    statement: 'Someone from the house answers, in the language you wrote in.',
    steps: [
      {
        title: 'Your request arrives',
        text: 'This page tells you once it is stored with us. Until then your words stay where you typed them.',
      },
      { title: 'We answer' },
      {
        title: 'You decide',
        text: 'First we ask, then we say what is possible and what it would cost. Asking commits you to nothing.',
      },
    ] as { title: string; text?: string }[],
  },
  move: {
    title: 'Moving to Dakar',
    lead: 'Tell us once. We look for the house, the school and the car together, because each depends on the others.',
    enough: (needed: number, others: number) =>
      `${needed} questions need an answer. The other ${others} help, and may be left blank.`,
    contact: 'Write to us instead',
  },
  concierge: {
    title: 'Concierge',
    text: 'Ring, and say what you need. If it is not on the list, say it anyway.',
    whatsapp: 'Ask on WhatsApp',
    whatsappText: 'Hello Kais, I need a hand with: \nWhen: \nFor how many: ',
    contact: 'Write to us',
  },
  also: {
    title: 'Near at hand',
    studio: 'The design studio',
    cars: 'Cars, with or without a chauffeur',
    homes: 'Homes to rent',
  },
}

const fr = {
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
} satisfies typeof en

export const experienceMessages = { en, fr }
