const en = {
  title: 'Relocation and concierge in Dakar',
  description:
    'Relocation and concierge services in Dakar: a home, a school, household staff and the move; then restaurants, travel, a private chef and errands.',
  lead: 'Relocation prepares your arrival: home, school, move. The concierge looks after daily life once you are here.',
  planMove: 'Plan a move',
  ringBell: 'Contact the concierge',
  newTab: '(opens a new tab)',
  relocation: {
    title: 'Relocation',
    text: 'For families and for employers. You say who is coming, when, and with how much; we look for what fits, and say when something does not.',
    listLabel: 'What relocation covers',
    list: [
      { title: 'The home', text: 'House or flat, number of bedrooms, district and monthly budget.' },
      { title: 'The furniture', text: 'Complete, in part, or bought with you.' },
      { title: 'The school', text: 'International, local, or a look at both.' },
      { title: 'The move', text: 'What travels, what waits, and what the first weeks need.' },
      { title: 'The household', text: 'Help in the house, and room for your pets.' },
      { title: 'Getting around', text: 'A car to buy, a company car, a chauffeur, or the bus.' },
    ],
    toForm: 'Fill in the relocation form',
    whatsapp: 'Start on WhatsApp',
    whatsappText:
      'Hello Kais, we are moving to Dakar.\nFrom: \nArriving around: \nWho is coming: \nHome and monthly budget: \nSchool: ',
  },
  after: {
    title: 'What happens next',
    statement: 'One of us answers, in the language you wrote in.',
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
    text: 'Tell us what you need. If it is not on the list, ask all the same.',
    whatsapp: 'Ask on WhatsApp',
    whatsappText: 'Hello Kais, I need a hand with: \nWhen: \nFor how many: ',
    contact: 'Write to us',
  },
  also: {
    title: 'Our other services',
    studio: 'Interior design studio',
    cars: 'Cars, with or without a chauffeur',
    homes: 'Homes to rent',
  },
}

const fr = {
  title: 'S’installer et vivre à Dakar',
  description:
    'S’installer à Dakar\u00a0: logement, école, personnel de maison et déménagement\u202f; puis une conciergerie pour les restaurants, les voyages, le chef et les courses.',
  lead: 'Nous préparons votre arrivée\u00a0: logement, école, déménagement. Une fois sur place, la conciergerie s’occupe du quotidien.',
  planMove: 'Préparer votre installation',
  ringBell: 'Contacter la conciergerie',
  newTab: '(nouvel onglet)',
  relocation: {
    title: 'S’installer à Dakar',
    text: 'Pour les familles et pour les employeurs. Vous dites qui vient, quand, et avec quel budget\u202f; nous cherchons ce qui convient, et nous le disons quand quelque chose ne convient pas.',
    listLabel: 'Ce que comprend l’accompagnement',
    list: [
      { title: 'Le logement', text: 'Maison ou appartement, nombre de chambres, quartier et budget mensuel.' },
      { title: 'L’ameublement', text: 'Complet, partiel, ou acheté avec vous.' },
      { title: 'L’école', text: 'Internationale, locale, ou les deux à comparer.' },
      { title: 'Le déménagement', text: 'Ce qui voyage, ce qui attend, et ce qu’il faut les premières semaines.' },
      { title: 'Le foyer', text: 'Du personnel de maison, et de la place pour les animaux.' },
      { title: 'Les trajets', text: 'Une voiture à acheter, une voiture de fonction, un chauffeur, ou le bus.' },
    ],
    toForm: 'Remplir le formulaire',
    whatsapp: 'Commencer sur WhatsApp',
    whatsappText:
      'Bonjour Kais, nous nous installons à Dakar.\nNous venons de\u00a0: \nArrivée vers le\u00a0: \nQui vient\u00a0: \nLogement et budget mensuel\u00a0: \nÉcole\u00a0: ',
  },
  after: {
    title: 'Ce qui se passe ensuite',
    statement: 'L’un de nous vous répond, dans la langue où vous avez écrit.',
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
    title: 'Votre demande',
    lead: 'Dites-le-nous une fois. Nous cherchons la maison, l’école et la voiture ensemble, parce que chacune dépend des autres.',
    enough: (needed: number, others: number) =>
      `${needed} questions attendent une réponse. Les ${others} autres aident, et sont facultatives.`,
    contact: 'Plutôt nous écrire',
  },
  concierge: {
    title: 'Conciergerie',
    text: 'Dites-nous ce qu’il vous faut. Si ce n’est pas dans la liste, demandez tout de même.',
    whatsapp: 'Écrire sur WhatsApp',
    whatsappText: 'Bonjour Kais, j’ai besoin d’aide pour\u00a0: \nQuand\u00a0: \nPour combien de personnes\u00a0: ',
    contact: 'Nous écrire',
  },
  also: {
    title: 'Nos autres services',
    studio: 'Le studio d’architecture d’intérieur',
    cars: 'Des voitures, avec ou sans chauffeur',
    homes: 'Des biens à louer',
  },
} satisfies typeof en

export const experienceMessages = { en, fr }
