import type { LegalText, TermsFacts } from './pages/long-text.ts'

export const en = ({ registration, legalName, euroRate, dollarRate }: TermsFacts): LegalText => ({
  title: 'Terms of service',
  description:
    'The terms on which Kais in Dakar offers this website and its services: property, relocation and concierge, cars, media and investment; obligations, payment, liability and governing law.',
  updated: 'Last updated: 23 June 2025',
  lead: 'What you can expect of this site and of us, and what we ask of you. A sale, a lease, a hire or a mandate has a contract of its own; where that contract says something else, it prevails.',
  contents: 'Contents',
  newTab: '(opens a new tab)',
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance',
      blocks: [
        'By using this site, or by sending us a request through it, you accept these terms and confirm that you have read the [privacy policy](/privacy-policy). If you do not agree with them, please do not use the forms; you can still call or write to us.',
        'A request sent through the site is a request. It becomes a contract only when both of us have agreed to it in writing; what the site shows is an invitation to ask, not a binding offer.',
        'When the terms change, the date above changes. For a request already sent, the terms of the day it was sent apply.',
      ],
    },
    {
      id: 'services',
      title: 'Our services',
      blocks: [
        {
          terms: [
            {
              term: 'Nest',
              text: 'Property: sales, rentals, short stays and off-plan (VEFA) projects, the interior design studio, the accompaniment of building projects, and property management. See [Nest](/kais-nest).',
            },
            {
              term: 'Experience',
              text: 'Relocation and concierge services. We arrange; restaurants, carriers, schools and others carry out their part on their own terms. See [Experience](/kais-experience).',
            },
            {
              term: 'Mobility',
              text: 'Cars by the day, with or without a chauffeur. A car you chose is held for you once the reservation is sent, and the reservation is firm once we confirm it. See [Mobility](/kais-mobility).',
            },
            {
              term: 'Media',
              text: 'Articles, a podcast and partnerships with brands. They inform; they do not advise. See [Media](/kais-media).',
            },
            {
              term: 'Invest',
              text: 'The presentation of real-estate projects, off-plan or ready. We take in no money from the public through this site. An expected return is a target: you may earn less, earn nothing, or lose part of what you put in. See [Invest](/invest).',
            },
          ],
        },
      ],
    },
    {
      id: 'registration',
      title: 'Registration and licence',
      blocks: [
        `${legalName} is entered in Senegal’s trade register (RCCM) under the number ${registration}.`,
        'Where a service requires a licence or an authorisation, its reference is given in the contract for that service. You may ask for it, and for the extract from the register, before you sign.',
      ],
    },
    {
      id: 'obligations',
      title: 'What we ask of you',
      blocks: [
        {
          terms: [
            {
              term: 'Accurate',
              text: 'Tell us what is true, under your own name or with the right to speak for another, and tell us when it changes.',
            },
            {
              term: 'Lawful',
              text: 'Use the site and our services for nothing that the law forbids. Do not attack the site, copy it wholesale by machine, or pass its texts, pictures and listings off as yours. Linking to it is welcome.',
            },
            {
              term: 'Respectful',
              text: 'Treat our people, the owners, the tenants and the neighbours as you would like to be treated.',
            },
            {
              term: 'Confidential',
              text: 'Keep to yourself what you are shown in confidence: the exact address of a home, an owner’s papers, a project’s figures.',
            },
            {
              term: 'Timely',
              text: 'Answer, come and pay when agreed. If you cannot keep a viewing or a reservation, say so as early as you can.',
            },
          ],
        },
      ],
    },
    {
      id: 'property',
      title: 'Property terms',
      blocks: [
        {
          terms: [
            {
              term: 'Verification',
              text: 'Listings rest on what owners and developers give us. We correct what we find to be wrong, and you should have everything that matters to you verified before you sign: the title, the floor area, the charges, the state of the building.',
            },
            {
              term: 'Documentation',
              text: 'Before a sale, ask for the title and a recent état des droits réels; off-plan, also for the completion guarantee, the delivery date and the stages of payment. In Senegal the sale of registered property without a notary is void (COCC, article 383).',
            },
            {
              term: 'Compliance',
              text: 'Sales, leases and works follow the laws of Senegal, those on land, construction and tenancies among them. We take part in nothing that gets around them.',
            },
            {
              term: 'Disclosure',
              text: 'We say what we know of a home, its faults included, and whom we act for. We ask sellers, landlords, buyers and tenants to do the same.',
            },
          ],
        },
        `Prices are asking prices, in FCFA. Amounts in euros use the fixed rate of ${euroRate} FCFA; amounts in dollars use a rate of our own, ${dollarRate} FCFA, and are a guide. A home, a car or a project can be taken between two visits to the page.`,
        'The calculators, such as [the one for buying costs](/buying-costs), give an indication that a notary has to confirm.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        'Nothing is paid on this site. The following applies once a written quote or contract exists, and that document settles the details.',
        {
          terms: [
            {
              term: 'Commission',
              text: 'Quoted on request, in writing, before you commit yourself. Property management costs 8% of the monthly rent for long-term rentals and 15% of the rental income for short-term ones.',
            },
            {
              term: 'Deposits',
              text: 'The deposit for a home or a car, and the conditions on which it is returned, are set out in the lease or in the confirmation of the hire.',
            },
            {
              term: 'Timing',
              text: 'Payments fall due on the dates in the quote or contract; off-plan, in the stages set out in the deed.',
            },
            {
              term: 'Methods',
              text: 'The invoice names the ways to pay. If a message gives you a new account or number, call us on the number below before you pay.',
            },
            {
              term: 'Refunds',
              text: 'A request costs nothing and can be withdrawn until something is signed. What has been paid is returned as the contract says and as the law requires.',
            },
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We write these pages with care, but they may contain errors, and the site may be unavailable at times. What it says is general information: not legal, tax or investment advice.',
        'We answer for our own faults, within the limits of the law. We do not answer for what owners, developers, carriers and other third parties do or fail to do, for websites we link to, or for what nobody could prevent.',
        'Nothing here takes away a right that the law of Senegal does not allow to be taken away.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'You can stop using the site at any time, withdraw a request by writing to us, and have your data deleted as the [privacy policy](/privacy-policy#rights) says.',
        'We may leave a request unanswered, or keep somebody off the site, where these terms are broken or the site is abused. We may change or end a part of the site. A contract already signed ends as that contract says, and is not touched by this.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      blocks: [
        'These terms are governed by the law of Senegal. If we disagree, let us first try to settle it between ourselves; if that fails, the courts of Senegal decide, unless a rule that protects you says otherwise.',
      ],
    },
  ],
  contact: {
    title: 'Whom to ask',
    text: 'For questions about these terms, or about a contract with us.',
    companyLabel: 'Company',
    registrationLabel: 'Registration number',
    emailLabel: 'Legal e-mail',
    emailNote: 'Subject line: “Terms and contracts”',
    subject: 'Terms and contracts',
    phoneLabel: 'Phone',
    addressLabel: 'Address',
  },
  next: {
    title: 'Where to go from here',
    ways: [
      { label: 'Write to us', to: '/contact' },
      { label: 'Privacy policy', to: '/privacy-policy' },
      { label: 'Questions and answers', to: '/faq' },
    ],
  },
})
