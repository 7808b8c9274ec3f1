export const en = {
  title: 'Three steps to the homes that fit',
  metaTitle: 'Recommendations',
  description:
    'Say what you are looking for in Dakar and how you live: see which homes on our list fit, how well, and where each point of the score comes from.',
  lead: 'No account, no e-mail address. A budget and a type are enough; leave open what you do not know yet.',
  weigh: {
    title: 'How it is decided',
    rules:
      'By rules, not by taste. Your budget, and whether you buy or rent, are limits; so are the type, the place, the bedrooms and the date, where you give them. Every answer can add points, and each point is explained beside the home it goes to. A home that only comes near says what it misses.',
    model:
      'If a language model is in use on this site, it may only put into other words what the rules have decided, and what it writes is checked against the listing. What you write in your own words is never sent to it.',
    more: 'What no listing can answer, such as the way to school or the noise at night, is named as an open question. Ask one of us about it.',
    contact: 'Write to us',
    all: 'See all homes',
  },
}

export type RecommendationMessages = typeof en
