import type { Block } from './pages/long-text.ts'

interface Question {
  /** Its address: '/faq#vefa'. The same in both languages. */
  id: string
  title: string
  answer: readonly Block[]
}

export interface FaqText {
  title: string
  description: string
  lead: string
  list: string
  note: string
  copy: string
  copied: string
  notCopied: string
  newTab: string
  questions: readonly Question[]
  still: { title: string; text: string; contact: string; whatsapp: string; whatsappText: string }
}

/** The register's number and name, and the euro in francs. */
export const en = (registration: string, legalName = 'Kais', euroRate = '655.957'): FaqText => ({
  title: 'Questions people ask us',
  description:
    'Twelve answers from Kais in Dakar: services, registration, off-plan purchase (VEFA), management, districts, buying from abroad, concierge, financing, cars, viewings, commission and legal support.',
  lead: 'Twelve answers, as short as they can be and still be true. Where something depends on your case, we say so.',
  list: 'Twelve questions',
  note: 'Rules and figures are indicative, as we knew them in June 2025. They are not legal advice; have a notary confirm them for your own case.',
  copy: 'Copy the link to this answer',
  copied: 'The link is copied.',
  notCopied: 'The browser did not let us copy. The link is now in the address bar.',
  newTab: '(opens a new tab)',
  questions: [
    {
      id: 'services',
      title: 'What does Kais do?',
      answer: [
        'Five things, each with a page of its own:',
        [
          '[Nest](/kais-nest): homes to buy, to rent, for a short stay or off-plan; the [interior design studio](/design-studio); the accompaniment of building projects; property management.',
          '[Experience](/kais-experience): relocation for families and for staff, and a concierge.',
          '[Mobility](/kais-mobility): cars by the day, with or without a chauffeur.',
          '[Media](/kais-media): articles, a podcast, and partnerships with brands.',
          '[Invest](/invest): real-estate projects, off-plan or ready.',
        ],
        'Not sure which one you need? [Write to us](/contact) in your own words.',
      ],
    },
    {
      id: 'registration',
      title: 'Is Kais registered and licensed?',
      answer: [
        `${legalName} is entered in Senegal’s trade register (RCCM, registre du commerce et du crédit mobilier) under the number ${registration}.`,
        'Before you sign anything you may ask us for the extract from the register, and for the licence or authorisation that the service in question requires. The number is also in our [terms of service](/terms-of-service#registration).',
      ],
    },
    {
      id: 'vefa',
      title: 'What is VEFA?',
      answer: [
        'VEFA (vente en l’état futur d’achèvement) is the purchase of a home that is not finished yet. You sign on the strength of plans and a description, and you pay in stages as the works advance.',
        'In Senegal, developers fall under the Construction Code (law 2009-23) and decree 2010-99. We have found no legal ceiling there for each stage: the schedule is the one in your contract. The percentages often quoted are French law and do not apply here.',
        'Ask for these before you sign:',
        [
          'the title (titre foncier, bail or délibération) and the date of the état des droits réels, the extract that names the owner and the charges;',
          'the name of the notary;',
          'the completion guarantee: who finishes the building if the developer cannot;',
          'the delivery date, and what is owed to you for each day after it.',
        ],
        'Available at the moment: [off-plan homes](/kais-nest?type=vefa) and [projects for investors](/invest).',
      ],
    },
    {
      id: 'management',
      title: 'Can you manage my property?',
      answer: [
        'Yes. You own it, we answer the phone. The fee is a share of what the home brings in: 8% of the monthly rent for long-term rentals, 15% of the rental income for short-term ones.',
        'For a long-term rental that covers finding and checking tenants, the lease and the inventory, collecting the rent, arranging repairs, and the accounts. For short stays: the listing and its calendar, arrivals and departures, cleaning and linen, arranging repairs, and the accounts.',
        'See [property management](/kais-nest#management), or [tell us about the property](/contact?subject=property-management).',
      ],
    },
    {
      id: 'areas',
      title: 'Which areas do you cover?',
      answer: [
        'Dakar first: Almadies, Ngor, Virage, Yoff, Ouakam, Mamelles, Mermoz, Sacré-Cœur, Fann, Point E and the Plateau. Then Saint-Louis and Thiès, and the coast south of Dakar around Saly, Somone and Ngaparou.',
        'What is there today is in [the list of homes](/kais-nest), by place or [on a map](/kais-nest?view=map). If the place you want shows nothing, [ask us](/contact?subject=home).',
      ],
    },
    {
      id: 'foreign-investors',
      title: 'Can I buy or invest from abroad?',
      answer: [
        'Yes. To our knowledge, property with a land title can be bought whatever your nationality and wherever you live; have a notary confirm it for your own case.',
        'Much of it can be done from a distance: a call, a virtual viewing, papers by e-mail. The sale itself goes through a notary, who will also tell you whether a power of attorney can spare you the journey.',
        `The CFA franc is tied to the euro at ${euroRate}; it is not tied to the dollar, so amounts in dollars are a guide. Beyond the price there are [the costs of a purchase](/buying-costs).`,
        'As for [investment projects](/invest): nothing is paid on this site, and a targeted return is not a promise. You may earn less, earn nothing, or lose part of your money.',
      ],
    },
    {
      id: 'concierge',
      title: 'What does the concierge do?',
      answer: [
        'Restaurant reservations, spa appointments, event planning, chauffeur services, shopping and errands, a private chef, travel booking and travel coordination. If it is not on the list, ask anyway.',
        '[Ring for the concierge](/kais-experience#concierge-form) and say what you need, when, and for how many. We answer with what is possible and what it costs; asking commits you to nothing.',
        'Moving to Dakar altogether is another matter: see [relocation](/kais-experience#relocation-form).',
      ],
    },
    {
      id: 'financing',
      title: 'How can a purchase be financed?',
      answer: [
        'Kais lends no money. There are three usual ways; the lender or the developer decides which of them is open to you, and on what terms.',
        {
          terms: [
            {
              term: 'Conventional loan',
              text: 'A bank lends at interest, as a rule against a share of your own money and with the property as security.',
            },
            {
              term: 'Islamic financing',
              text: 'No interest: the institution buys the property and sells it on to you, or lets it to you until it is yours, at a margin agreed beforehand (murabaha, ijara).',
            },
            {
              term: 'Developer’s plan',
              text: 'Off-plan, the price is paid in the stages written into the contract. Where we know them, they are on the page of the [project](/invest).',
            },
          ],
        },
        'Whichever it is, count [registration, land publicity and the notary](/buying-costs) on top. If you tell us [how you mean to pay](/contact?subject=home), we will look for what fits.',
      ],
    },
    {
      id: 'car-hire',
      title: 'What is included when I hire a car?',
      answer: [
        'The price is for the car, by the day: 24 hours from the pick-up, and a day begun counts in full. You see whether the car is free, and what it comes to, before you send anything.',
        {
          terms: [
            {
              term: 'Insurance',
              text: 'What is covered, the excess and any deposit are put in writing when we confirm the reservation, before it becomes firm.',
            },
            {
              term: 'Fuel',
              text: 'The same confirmation says who pays for it and how full the tank must be on return.',
            },
            {
              term: 'Chauffeur',
              text: 'Optional, at the price per day shown with each car. Tick it in the form and it is added to the total.',
            },
          ],
        },
        'A baby seat, a WiFi hotspot and refreshments are extras. Where no price is shown, it is agreed with you first. See [the cars](/kais-mobility), or [reserve one](/kais-mobility#booking).',
      ],
    },
    {
      id: 'viewings',
      title: 'How do I arrange a viewing?',
      answer: [
        'Whichever way suits you:',
        [
          'the button “Book a viewing” on the page of a [home](/kais-nest), which opens [our calendar](scheduler);',
          'the [contact form](/contact?subject=home);',
          '[WhatsApp](whatsapp) or the [telephone](phone).',
        ],
        'Viewings are in person or virtual, by appointment, at weekends too. Hours are Dakar time (UTC).',
        'Several homes? Save them to [your shortlist](/shortlist) and send us its link.',
      ],
    },
    {
      id: 'commission',
      title: 'What commission do you charge?',
      answer: [
        'It depends on the service and on the property, so we quote it on request: in writing, and before you commit yourself. [Asking for a quote](/contact) costs nothing.',
        'Two fees are the same for everybody: those for [property management](#management). For a rental, the agency fee is in the terms of the home, where they have been published.',
        'Commission is not the only cost of a purchase: [here are the others](/buying-costs).',
      ],
    },
    {
      id: 'legal-support',
      title: 'Do you help with the legal side?',
      answer: [
        'We are neither notaries nor lawyers. What we can do is say which papers to ask for, and, when we [accompany a project](/kais-nest#accompaniment), bring the notary, the architect, the engineer and the builders to the same table.',
        'In Senegal, the sale of registered property without a notary is void (COCC, article 383). Choose a notary of your own, and have the title read before any money moves. The papers to ask for are listed under [VEFA](#vefa) and on the page of each home for sale.',
      ],
    },
  ],
  still: {
    title: 'Still have questions?',
    text: 'Ask a person. We answer in English or in French.',
    contact: 'Write to us',
    whatsapp: 'Ask on WhatsApp',
    whatsappText: 'Hello Kais, I have a question: ',
  },
})
