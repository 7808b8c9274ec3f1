import type { VehicleCategory } from './vehicle-categories.ts'

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const categories: Record<'all' | VehicleCategory, string> = {
  all: 'All',
  sedan: 'Sedan',
  suv: 'SUV',
  van: 'Van',
  sports: 'Sports',
  luxury: 'Luxury',
}

/** What staff usually write; another word is shown as it was written. */
const transmissions: Record<string, string> = { automatic: 'automatic gearbox', manual: 'manual gearbox' }
const engines: Record<string, string> = {
  petrol: 'petrol engine',
  diesel: 'diesel engine',
  hybrid: 'hybrid engine',
  electric: 'electric motor',
}

const en = {
  title: 'Car hire in Dakar, with or without a chauffeur',
  description:
    'Sedans, SUVs and vans for hire by the day in Dakar, with or without a chauffeur: seats, bags, equipment and prices in FCFA, euros or dollars.',
  lead: 'A quiet sedan for the meetings, a van for the family, something taller for the tracks. Take the wheel, or take the back seat.',
  fleet: 'The fleet',
  category: 'Category',
  categories,
  found: (n: number) => counted(n, 'car', 'cars'),
  passengersWord: (n: number): string => (n === 1 ? 'passenger' : 'passengers'),
  bagsWord: (n: number): string => (n === 1 ? 'bag' : 'bags'),
  year: 'model year',
  transmissions,
  engines,
  facts: 'At a glance',
  equipment: 'Equipment',
  prices: 'Prices',
  car: 'The car',
  withChauffeur: 'With a chauffeur',
  onlyWithChauffeur: 'Only with a chauffeur',
  noChauffeur: 'Without a chauffeur only',
  chauffeurShare: 'of which the chauffeur',
  perDay: 'a day',
  details: 'Details',
  reserve: 'Reserve',
  picture: (name: string, n: number) => `${name}, picture ${n}`,
  empty: 'No car in this category at the moment',
  emptyHint: 'See the other cars, or ask us when one will be free.',
  all: 'All cars',
  fetching: 'Loading the cars…',
  failed: 'Failed to fetch vehicles',
  failedHint: 'Try again in a moment. Anything you have written is kept.',
  retry: 'Try again',
  pages: 'Pages of cars',
  more: 'Show more cars',
  firstPage: 'Back to the first cars',
  booking: {
    title: 'Reserve a car',
    lead: 'A car and two times are enough: you see whether it is free and what it costs before you send anything.',
    otherWays: 'Or tell us in your own words:',
    whatsapp: 'Ask on WhatsApp',
    contact: 'Write to us',
    newTab: '(opens a new tab)',
    whatsappText:
      'Hello Kais, I would like to reserve a car.\nCar: \nFrom, until: \nMeet me at: \nChauffeur: yes / no\nPassengers and bags: ',
  },
}

const countedFr = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`

const fr = {
  title: 'Location de voitures à Dakar, avec ou sans chauffeur',
  description:
    'Berlines, SUV et vans à louer à la journée à Dakar, avec ou sans chauffeur\u00a0: places, bagages, équipements et prix en FCFA, en euros ou en dollars.',
  lead: 'Une berline silencieuse pour les rendez-vous, un van pour la famille, une voiture plus haute pour les pistes. Prenez le volant, ou la banquette arrière.',
  fleet: 'Les voitures',
  category: 'Catégorie',
  categories: { all: 'Toutes', sedan: 'Berline', suv: 'SUV', van: 'Van', sports: 'Sport', luxury: 'Luxe' },
  found: (n: number) => countedFr(n, 'voiture', 'voitures'),
  passengersWord: (n: number) => (n < 2 ? 'passager' : 'passagers'),
  bagsWord: (n: number) => (n < 2 ? 'bagage' : 'bagages'),
  year: 'millésime',
  transmissions: { automatic: 'boîte automatique', manual: 'boîte manuelle' },
  engines: {
    petrol: 'moteur essence',
    diesel: 'moteur diesel',
    hybrid: 'moteur hybride',
    electric: 'moteur électrique',
  },
  facts: 'En bref',
  equipment: 'Équipements',
  prices: 'Prix',
  car: 'La voiture',
  withChauffeur: 'Avec chauffeur',
  onlyWithChauffeur: 'Avec chauffeur uniquement',
  noChauffeur: 'Sans chauffeur uniquement',
  chauffeurShare: 'dont le chauffeur',
  perDay: 'par jour',
  details: 'Détails',
  reserve: 'Réserver',
  picture: (name: string, n: number) => `${name}, photo ${n}`,
  empty: 'Aucune voiture dans cette catégorie pour le moment',
  emptyHint: 'Voyez les autres voitures, ou demandez-nous quand l’une d’elles sera libre.',
  all: 'Toutes les voitures',
  fetching: 'Chargement des voitures…',
  failed: 'Impossible de charger les voitures',
  failedHint: 'Réessayez dans un instant. Tout ce que vous avez écrit est gardé.',
  retry: 'Réessayer',
  pages: 'Pages des voitures',
  more: 'Afficher plus de voitures',
  firstPage: 'Revenir aux premières voitures',
  booking: {
    title: 'Réserver une voiture',
    lead: 'Une voiture et deux dates suffisent\u00a0: vous voyez si elle est libre et ce qu’elle coûte avant d’envoyer quoi que ce soit.',
    otherWays: 'Ou dites-le avec vos mots\u00a0:',
    whatsapp: 'Écrire sur WhatsApp',
    contact: 'Nous écrire',
    newTab: '(nouvel onglet)',
    whatsappText:
      'Bonjour Kais, je voudrais réserver une voiture.\nVoiture\u00a0: \nDu, au\u00a0: \nLieu de rendez-vous\u00a0: \nChauffeur\u00a0: oui / non\nPassagers et bagages\u00a0: ',
  },
} satisfies typeof en

export const mobilityMessages = { en, fr }
