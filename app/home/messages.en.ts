export const en = {
  title: 'Luxury Living, Timeless Value',
  /** Set on two lines over the picture. */
  titleLines: ['Luxury Living,', 'Timeless Value'],
  description:
    'Kais is a real-estate and lifestyle house in Dakar: homes to buy, to rent and for short stays, relocation, cars with or without a chauffeur, and investment in Senegal.',
  lead: 'Homes by the sea and in the city, to buy, to rent or for a while, in Dakar and along the coast of Senegal.',
  bookCall: 'Book a call',
  makeOffer: 'Make an offer',
  requestBrochure: 'Request a brochure',
  newTab: '(opens a new tab)',
  promo: {
    terms: 'Free, three minutes, no account',
    title: 'Not sure which? A short analysis names the homes that fit.',
    act: 'Start the analysis',
  },
  lines: {
    title: 'Four ways into the house',
    invest: (projects: number) => (projects === 1 ? 'And Invest: 1 project' : `And Invest: ${projects} projects`),
    nest: {
      name: 'Nest',
      count: (homes: number) => (homes === 1 ? '1 home on the list' : `${homes} homes on the list`),
      text: 'Sales, rentals, short stays and off-plan. We say what a home is, and what it is not.',
    },
    experience: {
      name: 'Experience',
      count: (services: number) => `${services} services, one number`,
      text: 'Relocation and concierge: a school place, a cook, a table for ten.',
    },
    mobility: {
      name: 'Mobility',
      count: (cars: number) =>
        cars === 1 ? '1 car, with or without a chauffeur' : `${cars} cars, with or without a chauffeur`,
      text: 'From the airport to the meeting, by the day or for longer.',
    },
    media: {
      name: 'Media',
      count: (stories: number) => (stories === 1 ? '1 story' : `${stories} stories and conversations`),
      text: 'What Dakar builds, and who lives in it.',
    },
  },
  invitation: {
    title: 'Three minutes, then the homes that fit.',
    text: 'Say where you would like to live, how much room you need and what you would spend. The analysis costs nothing, asks for no account, and shows the homes on our list that fit.',
    act: 'Start the free analysis',
  },
  featured: 'Chosen by the house',
  allHomes: 'All homes',
  testimonials: 'Said afterwards',
  noTestimonials: 'No testimonials available at the moment.',
  loadingTestimonials: 'Loading what clients say',
  testimonialsFailed: 'The testimonials could not be loaded. Load the page again to see them.',
  closing: {
    title: 'And now?',
    contact: 'Tell us what you are looking for',
    homes: 'See all homes',
    faq: 'Read what others asked',
  },
  rating: (marks: number, of: number) => `${marks} out of ${of}`,
}

export type HomeMessages = typeof en
