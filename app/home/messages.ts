const en = {
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
  /** What a review is about (SPEC section 3); another word is shown as staff wrote it. */
  services: {
    nest: 'Buying and renting',
    experience: 'Relocation and concierge',
    mobility: 'Cars',
    investment: 'Investing',
    media: 'Media',
  } as Record<string, string>,
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

const fr = {
  title: 'Vie de Luxe, Valeur Intemporelle',
  titleLines: ['Vie de Luxe,', 'Valeur Intemporelle'],
  description:
    'Kais est une maison d’immobilier et d’art de vivre à Dakar\u00a0: des biens à l’achat, en location et en court séjour, l’aide à l’installation, des voitures avec ou sans chauffeur et l’investissement au Sénégal.',
  lead: 'Maisons et appartements en bord de mer et en ville, à l’achat, en location ou en court séjour, à Dakar et sur la côte sénégalaise.',
  bookCall: 'Réserver un appel',
  makeOffer: 'Faire une offre',
  requestBrochure: 'Demander une brochure',
  newTab: '(nouvel onglet)',
  promo: {
    terms: 'Gratuit, trois minutes, sans compte',
    title: 'Vous hésitez\u202f? Une courte analyse désigne les biens qui vous conviennent.',
    act: 'Commencer l’analyse',
  },
  lines: {
    title: 'Quatre portes pour entrer',
    invest: (projects: number) =>
      projects > 1 ? `Et Invest\u00a0: ${projects} projets` : `Et Invest\u00a0: ${projects} projet`,
    nest: {
      name: 'Nest',
      count: (homes: number) => (homes > 1 ? `${homes} biens au catalogue` : `${homes} bien au catalogue`),
      text: 'Vente, location, court séjour et projets sur plan. Nous disons ce qu’un bien est, et ce qu’il n’est pas.',
    },
    experience: {
      name: 'Experience',
      count: (services: number) => `${services} services, un seul numéro`,
      text: 'Installation et conciergerie\u00a0: une place à l’école, un cuisinier, une table pour dix.',
    },
    mobility: {
      name: 'Mobility',
      count: (cars: number) =>
        cars > 1 ? `${cars} voitures, avec ou sans chauffeur` : `${cars} voiture, avec ou sans chauffeur`,
      text: 'De l’aéroport au rendez-vous, à la journée ou plus longtemps.',
    },
    media: {
      name: 'Media',
      count: (stories: number) => (stories > 1 ? `${stories} récits et conversations` : `${stories} récit`),
      text: 'Ce que Dakar bâtit, et qui l’habite.',
    },
  },
  invitation: {
    title: 'Trois minutes, puis les biens qui vous conviennent.',
    text: 'Dites où vous aimeriez vivre, de combien de place vous avez besoin et ce que vous comptez dépenser. L’analyse est gratuite, se fait sans compte et montre les biens de notre catalogue qui conviennent.',
    act: 'Commencer l’analyse gratuite',
  },
  featured: 'La sélection de la maison',
  allHomes: 'Tous les biens',
  testimonials: 'Ce qu’en disent nos clients',
  services: {
    nest: 'Achat et location',
    experience: 'Accompagnement et conciergerie',
    mobility: 'Voitures',
    investment: 'Investissement',
    media: 'Media',
  } as Record<string, string>,
  noTestimonials: 'Aucun témoignage pour le moment.',
  loadingTestimonials: 'Chargement des témoignages',
  testimonialsFailed: 'Les témoignages n’ont pas pu être chargés. Rechargez la page pour les voir.',
  closing: {
    title: 'Et maintenant\u202f?',
    contact: 'Nous dire ce que vous cherchez',
    homes: 'Voir tous les biens',
    faq: 'Lire ce que d’autres ont demandé',
  },
  rating: (marks: number, of: number) => `${marks} sur ${of}`,
} satisfies HomeMessages

export const homeMessages = { en, fr }
