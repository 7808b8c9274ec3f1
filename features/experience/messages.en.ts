export const en = {
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

export type ExperienceMessages = typeof en
