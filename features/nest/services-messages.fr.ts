import type { ServicesMessages } from './services-messages.en.ts'

export const fr = {
  newTab: '(nouvel onglet)',
  studio: {
    title: 'Le studio de décoration',
    text: 'Des pièces dessinées pour la lumière de Dakar\u00a0: lin, bois sombre, raphia, et des étoffes tissées ici. D’une seule pièce à toute une résidence.',
    book: 'Réserver une consultation',
    more: 'Comment travaille le studio',
  },
  accompaniment: {
    title: 'Accompagnement de projet',
    text: 'Construire de loin, ou sans avoir le temps d’être sur le chantier\u00a0: des projets résidentiels et commerciaux, suivis pour vous du premier trait à la remise des clés.',
    book: 'Parler de votre projet',
    list: [
      { title: 'Gestion', text: 'Calendrier, budget et corps de métier, suivis au même endroit.' },
      {
        title: 'Comptes rendus réguliers',
        text: 'Où en sont les travaux et ce qu’ils ont coûté, sans que vous ayez à le demander.',
      },
      {
        title: 'Coordination des experts',
        text: 'Architecte, ingénieur, notaire et entreprises autour de la même table.',
      },
      { title: 'Contrôle de la qualité', text: 'L’ouvrage comparé aux plans avant d’être recouvert.' },
    ],
  },
  management: {
    title: 'Gestion locative',
    text: 'Le bien est à vous, c’est nous qui répondons au téléphone. Nos honoraires sont une part de ce qu’il rapporte.',
    start: 'Commencer',
    lettings: {
      longTerm: {
        title: 'Locations de longue durée',
        of: 'du loyer mensuel',
        list: [
          'Recherche et vérification des locataires',
          'Bail et état des lieux',
          'Encaissement du loyer',
          'Organisation des réparations',
          'Comptes',
        ],
      },
      shortTerm: {
        title: 'Locations de courte durée',
        of: 'des revenus locatifs',
        list: [
          'Annonce et calendrier',
          'Arrivées et départs',
          'Ménage et linge',
          'Organisation des réparations',
          'Comptes',
        ],
      },
    },
  },
} satisfies ServicesMessages
