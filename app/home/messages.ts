import { formatWhole } from '#common/figures.ts'

const en = {
  title: 'Luxury Living, Timeless Value',
  /** Set on two lines over the picture. */
  titleLines: ['Luxury Living,', 'Timeless Value'],
  /** For search engines, which the tagline tells nothing. */
  metaTitle: 'Luxury property in Dakar: villas and apartments',
  description:
    'Villas and apartments in Dakar and on the coast of Senegal, to buy, to rent or for a short stay; relocation, concierge, car hire and investment.',
  lead: 'Homes by the sea and in the city, to buy, to rent or for a short stay, in Dakar and along the coast of Senegal.',
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
    title: 'Our services',
    invest: (projects: number) => (projects === 1 ? 'And Invest: 1 project' : `And Invest: ${projects} projects`),
    nest: {
      name: 'Nest',
      count: (homes: number, isMore: boolean) =>
        homes === 1 ? '1 property' : `${isMore ? 'More than ' : ''}${formatWhole(homes, 'en')} properties`,
      text: 'Sales, rentals, short stays and off-plan. We say what a home is, and what it is not.',
    },
    experience: {
      name: 'Experience',
      count: (services: number) => `${services} services`,
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
      text: 'Articles and a podcast about buying, renting and living in Dakar.',
    },
  },
  invitation: {
    title: 'Find the homes that fit, in three minutes',
    text: 'Say where you would like to live, how much room you need and what you would spend. The analysis costs nothing, asks for no account, and shows the homes that fit.',
    act: 'Start the free analysis',
  },
  featured: 'Our selection',
  allHomes: 'All homes',
  testimonials: 'What our clients say',
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
    title: 'Next steps',
    contact: 'Tell us what you are looking for',
    homes: 'See all homes',
    faq: 'Frequently asked questions',
  },
  rating: (marks: number, of: number) => `${marks} out of ${of}`,
}

export type HomeMessages = typeof en

const fr = {
  title: 'Vie de Luxe, Valeur Intemporelle',
  titleLines: ['Vie de Luxe,', 'Valeur Intemporelle'],
  metaTitle: 'Immobilier de luxe à Dakar\u00a0: villas et appartements',
  description:
    'Villas et appartements à vendre, à louer ou en court séjour, à Dakar et sur la côte\u202f; installation, conciergerie, voitures et investissement au Sénégal.',
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
    title: 'Nos services',
    invest: (projects: number) =>
      projects > 1 ? `Et Invest\u00a0: ${projects} projets` : `Et Invest\u00a0: ${projects} projet`,
    nest: {
      name: 'Nest',
      count: (homes: number, isMore: boolean) =>
        homes > 1 ? `${isMore ? 'Plus de ' : ''}${formatWhole(homes, 'fr')} biens` : `${homes} bien`,
      text: 'Vente, location, court séjour et projets sur plan. Nous disons ce qu’un bien est, et ce qu’il n’est pas.',
    },
    experience: {
      name: 'Experience',
      count: (services: number) => `${services} services`,
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
      text: 'Des articles et un podcast sur l’achat, la location et la vie à Dakar.',
    },
  },
  invitation: {
    title: 'Trouvez en trois minutes les biens qui vous conviennent',
    text: 'Dites où vous aimeriez vivre, de combien de place vous avez besoin et ce que vous comptez dépenser. L’analyse est gratuite, se fait sans compte et montre les biens de notre catalogue qui conviennent.',
    act: 'Commencer l’analyse gratuite',
  },
  featured: 'Notre sélection',
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
    title: 'La suite',
    contact: 'Nous dire ce que vous cherchez',
    homes: 'Voir tous les biens',
    faq: 'Questions fréquentes',
  },
  rating: (marks: number, of: number) => `${marks} sur ${of}`,
} satisfies HomeMessages

export const homeMessages = { en, fr }
