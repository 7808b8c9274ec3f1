import type { Letting } from './management-fees.ts'

interface LettingWords {
  title: string
  of: string
  list: string[]
}

const lettings: Record<Letting, LettingWords> = {
  longTerm: {
    title: 'Long-term rentals',
    of: 'of the monthly rent',
    list: [
      'Finding and checking tenants',
      'Lease and inventory',
      'Collecting the rent',
      'Arranging repairs',
      'Accounts',
    ],
  },
  shortTerm: {
    title: 'Short-term rentals',
    of: 'of the rental income',
    list: ['Listing and calendar', 'Arrivals and departures', 'Cleaning and linen', 'Arranging repairs', 'Accounts'],
  },
}

const en = {
  newTab: '(opens a new tab)',
  studio: {
    title: 'The interior design studio',
    text: 'Rooms drawn for the light of Dakar: linen, dark wood, raffia, and cloth woven here. From one room to a whole residence.',
    book: 'Book a consultation',
    more: 'How the studio works',
  },
  accompaniment: {
    title: 'Project accompaniment',
    text: 'Building from far away, or without the time to stand on the site: residential and commercial projects, followed for you from the first drawing to the keys.',
    book: 'Book a project call',
    list: [
      { title: 'Management', text: 'Calendar, budget and trades, followed in one place.' },
      { title: 'Regular reporting', text: 'Where the works stand and what they have cost, before you have to ask.' },
      { title: 'Expert coordination', text: 'Architect, engineer, notary and builders, brought to the same table.' },
      { title: 'Quality assurance', text: 'Work compared with the drawings before it is covered up.' },
    ],
  },
  management: {
    title: 'Property management',
    text: 'You own it, we answer the phone. The fee is a share of what the home brings in.',
    start: 'Get started',
    lettings,
  },
}

const fr = {
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
} satisfies typeof en

export const servicesMessages = { en, fr }
