export const en = {
  title: 'Three answers, then the homes that fit',
  metaTitle: 'Recommendations',
  description:
    'Say whether you buy, rent or stay a while, where in Dakar, and for how much: see the homes on our list that fit, with their prices.',
  lead: 'No account, no e-mail address. Leave open what you do not know yet.',
  form: {
    name: 'Three answers',
    deal: 'Buying, renting, or staying a while?',
    deals: { '': 'Any', buy: 'Buy', rent: 'Rent', 'short-stay': 'Short stay' },
    place: { title: 'Where should it be?', label: 'Place', any: 'Anywhere' },
    size: { title: 'How large, and for how much?', label: 'Bedrooms, at least', any: 'Any' },
    price: 'At most, in FCFA',
    optional: '(optional)',
    priceHint: 'The whole price to buy, a month to rent, a night for a short stay.',
    submit: 'Show the homes that fit',
  },
  weigh: {
    title: 'What is weighed',
    now: 'Today, your answers and nothing else: a home is shown when it matches all of them, the newest first. The other filters wait on the next page.',
    more: 'A home is also a matter of who lives in it: family, work, the way to school, what the house is meant to become. Tell a person about that, in your own words.',
    contact: 'Write to us',
    all: 'See all homes',
  },
}

export type RecommendationMessages = typeof en
