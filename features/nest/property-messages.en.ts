const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const months = (n: number) => counted(n, 'month', 'months')

/** The words of a property's own page. */
export const en = {
  back: 'Back to all homes',
  notFound: 'Property Not Found',
  notFoundText: 'This home may have been sold, let or taken off the list. There are others.',
  noImages: 'No images available',
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
  act: 'See it, or ask about it',
  bookViewing: 'Book a viewing',
  callback: 'Request a callback',
  whatsapp: 'Ask on WhatsApp',
  newTab: '(opens a new tab)',
  whatsappText: (title: string, reference: string, link: string) =>
    `Hello Kais, I would like to know more about ${title} (${reference}): ${link}`,
  delivery: (date: string) => `Keys due ${date}`,
  similar: 'Near in price or place',
  gallery: 'Pictures',
  counter: (n: number, of: number) => `${n} of ${of}`,
}

export type PropertyMessages = typeof en
