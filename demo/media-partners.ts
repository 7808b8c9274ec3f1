import type { DemoMediaPartner } from './demo-types.ts'

/** Names that nobody bears, stored as a demonstration (load-demo.server.ts). No address: there is nothing behind one. */
export const demoMediaPartners: DemoMediaPartner[] = [
  {
    name: 'Revue Rônier',
    description: 'A quarterly about houses and gardens of the coast.',
    descriptionFr: 'Une revue trimestrielle sur les maisons et les jardins de la côte.',
    partnershipType: 'custom-content',
    picture: 'logo-revue-ronier',
  },
  {
    name: 'Radio Sable Haut',
    description: 'A radio station that would lend us its studio.',
    descriptionFr: 'Une station de radio qui nous prêterait son studio.',
    partnershipType: 'podcast-sponsorship',
    picture: 'logo-radio-sable-haut',
  },
  {
    name: 'Sept Lattes',
    description: 'A studio that draws and films architecture.',
    descriptionFr: 'Un studio qui dessine et filme l’architecture.',
    partnershipType: 'social-collaboration',
    picture: 'logo-sept-lattes',
  },
  {
    name: 'Le carnet du Cap Rond',
    description: 'A newsletter for Senegalese readers abroad.',
    descriptionFr: 'Une lettre pour les lecteurs sénégalais de l’étranger.',
    partnershipType: 'blog-partnership',
    picture: 'logo-carnet-du-cap',
  },
]
