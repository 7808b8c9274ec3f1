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
    book: 'Request a consultation',
    more: 'How the studio works',
  },
  accompaniment: {
    title: 'Project accompaniment',
    text: 'Construction managed on your behalf, from the first drawing to the keys: residential and commercial projects, for owners who live far away or have no time to be on site.',
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
    text: 'We find the tenants or guests, collect the rent and see to repairs. The fee is a share of what the home brings in.',
    start: 'Get started',
    lettings,
  },
}

const fr = {
  newTab: '(nouvel onglet)',
  studio: {
    title: 'Le studio d’architecture d’intérieur',
    text: 'Des pièces dessinées pour la lumière de Dakar\u00a0: lin, bois sombre, raphia, et des étoffes tissées ici. D’une seule pièce à toute une résidence.',
    book: 'Demander une consultation',
    more: 'Comment travaille le studio',
  },
  accompaniment: {
    title: 'Accompagnement de projet',
    text: 'Votre chantier suivi pour vous, du premier plan à la remise des clés\u00a0: projets résidentiels et commerciaux, pour qui construit de loin ou ne peut pas être sur place.',
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
    text: 'Nous trouvons les locataires ou les hôtes, encaissons les loyers et faisons faire les réparations. Nos honoraires sont une part de ce que le bien rapporte.',
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
