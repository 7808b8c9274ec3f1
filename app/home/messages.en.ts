export const en = {
  title: 'Luxury Living, Timeless Value',
  /** Set on two lines over the picture. */
  titleLines: ['Luxury Living,', 'Timeless Value'],
  description:
    'Kais is a real-estate and lifestyle house in Dakar: homes to buy, to rent and for short stays, relocation, cars with a driver, and investment in Senegal.',
  lead: 'Houses by the sea and in the city, to buy, to rent or for a while, in Dakar and along the coast of Senegal.',
  bookCall: 'Book a call',
  makeOffer: 'Make an offer',
  requestBrochure: 'Request a brochure',
  newTab: '(opens a new tab)',
  featured: 'Put forward by the house',
  allHomes: 'All homes',
  testimonials: 'Said afterwards',
  noTestimonials: 'No testimonials available at the moment.',
  rating: (marks: number, of: number) => `${marks} out of ${of}`,
}

export type HomeMessages = typeof en
