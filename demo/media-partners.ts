import type { DemoMediaPartner } from './demo-types.ts'

/** Names that nobody bears, and each description says so. No address: there is nothing behind one. */
export const demoMediaPartners: DemoMediaPartner[] = [
  {
    name: 'Revue Rônier',
    description: 'A quarterly about houses and gardens of the coast, imagined for the demonstration.',
    descriptionFr: 'Une revue trimestrielle sur les maisons et les jardins de la côte, imaginée pour la démonstration.',
    partnershipType: 'custom-content',
    picture: 'logo-revue-ronier',
  },
  {
    name: 'Radio Sable Haut',
    description: 'A radio station that would lend us its studio, imagined for the demonstration.',
    descriptionFr: 'Une station de radio qui nous prêterait son studio, imaginée pour la démonstration.',
    partnershipType: 'podcast-sponsorship',
    picture: 'logo-radio-sable-haut',
  },
  {
    name: 'Sept Lattes',
    description: 'A studio that draws and films architecture, imagined for the demonstration.',
    descriptionFr: 'Un studio qui dessine et filme l’architecture, imaginé pour la démonstration.',
    partnershipType: 'social-collaboration',
    picture: 'logo-sept-lattes',
  },
  {
    name: 'Le carnet du Cap Rond',
    description: 'A newsletter for Senegalese readers abroad, imagined for the demonstration.',
    descriptionFr: 'Une lettre pour les lecteurs sénégalais de l’étranger, imaginée pour la démonstration.',
    partnershipType: 'blog-partnership',
    picture: 'logo-carnet-du-cap',
  },
]
