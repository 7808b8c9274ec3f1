const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const months = (n: number) => counted(n, 'month', 'months')

/** The words of a property's own page. */
export const en = {
  back: 'Back to all homes',
  backToSearch: 'Back to your search',
  trail: 'You are here',
  home: 'Home',
  nest: 'Nest',
  notFound: 'Property Not Found',
  notFoundText: 'This home may have been sold, let or taken off the list. There are others.',
  goOn: 'Others to go on with',
  facts: 'Facts',
  bedroomsWord: (n: number): string => (n === 1 ? 'bedroom' : 'bedrooms'),
  bathroomsWord: (n: number): string => (n === 1 ? 'bathroom' : 'bathrooms'),
  squareMetres: 'square metres',
  pricePerSqm: (price: string) => `${price} per m²`,
  reference: (reference: string) => `Reference ${reference}`,
  about: 'About this home',
  amenities: 'What is there',
  terms: 'Rental terms',
  monthlyRent: 'Monthly rent',
  taxIncluded: 'tax included',
  taxExcluded: 'tax not included',
  minimumLease: 'Minimum lease',
  years: (n: number) => counted(n, 'year', 'years'),
  months,
  upfront: 'To pay at signing',
  upfrontParts: (rent: number, deposit: number, fee: number) =>
    `${months(rent + deposit + fee)}: rent ${rent}, deposit ${deposit}, agency fee ${fee}`,
  tour: 'Virtual tour',
  tourOpen: 'Walk through it on your screen',
  tourHost: (host: string) => `The tour is hosted by ${host}.`,
  sign: 'What to ask before you sign',
  signNote: 'Indicative, and not legal advice. Have each answer in writing, and confirm it with a notary.',
  signTitle: {
    term: 'The title',
    text: 'Is it a titre foncier, a bail or a délibération? They do not give the same rights.',
  },
  signState: {
    term: 'The état des droits réels',
    text: 'Ask for this extract of the land register, and look at its date: it names the owner and the charges on the property.',
  },
  signNotary: {
    term: 'The notary',
    text: 'Which notary draws up the deed? Without one, the sale of registered property is void in Senegal (COCC, article 383).',
  },
  signGuarantee: {
    term: 'The completion guarantee',
    text: 'Who finishes the building if the developer cannot, and which document says so?',
  },
  signDelivery: {
    term: 'The delivery date',
    text: 'Which date does the contract state, and what is owed to you for each day after it?',
  },
  signHandover: {
    term: 'The handover',
    text: 'On which date is it yours to use, and is anybody living there or renting it until then?',
  },
  ask: 'Ask about this home',
  act: 'See it, or ask about it',
  bookViewing: 'Book a viewing',
  bookViewingShort: 'Book a viewing',
  bar: 'Price and next step',
  callback: 'Request a callback',
  offer: 'Make an offer',
  whatsapp: 'Ask on WhatsApp',
  newTab: '(opens a new tab)',
  whatsappText: (title: string, reference: string, link: string) =>
    `Hello Kais, I would like to know more about ${title} (${reference}): ${link}`,
  delivery: (date: string) => `Keys due ${date}`,
  similar: 'Near in price or place',
  share: 'Share',
  shareTitle: 'Share this home',
  shareText: (title: string, reference: string) => `${title} (${reference}), at Kais`,
  close: 'Close',
  onPaper: (link: string) => `This home on the web: ${link}`,
}

export type PropertyMessages = typeof en
