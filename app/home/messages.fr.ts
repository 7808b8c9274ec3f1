import type { HomeMessages } from './messages.en.ts'

export const fr = {
  title: 'Vie de Luxe, Valeur Intemporelle',
  titleLines: ['Vie de Luxe,', 'Valeur Intemporelle'],
  description:
    'Kais est une maison d’immobilier et d’art de vivre à Dakar\u00a0: des biens à l’achat, en location et en court séjour, l’installation, les voitures avec chauffeur et l’investissement au Sénégal.',
  lead: 'Des maisons en bord de mer et en ville, à l’achat, en location ou pour un temps, à Dakar et sur la côte sénégalaise.',
  bookCall: 'Réserver un appel',
  makeOffer: 'Faire une offre',
  requestBrochure: 'Demander une brochure',
  newTab: '(nouvel onglet)',
  featured: 'La sélection de la maison',
  allHomes: 'Tous les biens',
  testimonials: 'Ce qu’en disent nos clients',
  noTestimonials: 'Aucun témoignage pour le moment.',
  rating: (marks: number, of: number) => `${marks} sur ${of}`,
} satisfies HomeMessages
