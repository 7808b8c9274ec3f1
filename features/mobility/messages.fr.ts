import type { MobilityMessages } from './messages.en.ts'

const counted = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`

export const fr = {
  title: 'Des voitures à la journée, avec ou sans chauffeur',
  description:
    'Berlines, SUV et vans à louer à la journée à Dakar, avec ou sans chauffeur\u00a0: places, bagages, équipements et prix en FCFA, en euros ou en dollars.',
  lead: 'Une berline silencieuse pour les rendez-vous, un van pour la famille, une voiture plus haute pour les pistes. Prenez le volant, ou la banquette arrière.',
  fleet: 'Les voitures',
  category: 'Catégorie',
  categories: { all: 'Toutes', sedan: 'Berline', suv: 'SUV', van: 'Van', sports: 'Sport', luxury: 'Luxe' },
  found: (n: number) => counted(n, 'voiture', 'voitures'),
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
  equipment: 'À bord',
  prices: 'Prix',
  car: 'La voiture',
  withChauffeur: 'Avec chauffeur',
  chauffeurShare: 'dont le chauffeur',
  perDay: 'par jour',
  reserve: 'Réserver',
  picture: (name: string, n: number) => `${name}, photo ${n}`,
  empty: 'Aucune voiture dans cette catégorie aujourd’hui',
  emptyHint:
    'Elles sont peut-être toutes sur la route. Voyez les autres, ou demandez-nous quand l’une d’elles sera de retour.',
  all: 'Toutes les voitures',
  fetching: 'Chargement des voitures…',
  failed: 'Impossible de charger les voitures',
  failedHint: 'Réessayez dans un instant. Tout ce que vous avez écrit est gardé.',
  retry: 'Réessayer',
  pages: 'Pages des voitures',
  more: 'D’autres voitures',
  firstPage: 'Revenir aux premières voitures',
  booking: {
    title: 'Pour réserver une voiture',
    lead: 'Une voiture et deux dates suffisent\u00a0: vous voyez si elle est libre et ce qu’elle coûte avant d’envoyer quoi que ce soit.',
    otherWays: 'Ou dites-le avec vos mots\u00a0:',
    whatsapp: 'Écrire sur WhatsApp',
    contact: 'Nous écrire',
    newTab: '(nouvel onglet)',
    whatsappText:
      'Bonjour Kais, je voudrais réserver une voiture.\nVoiture\u00a0: \nDu, au\u00a0: \nLieu de rendez-vous\u00a0: \nChauffeur\u00a0: oui / non\nPassagers et bagages\u00a0: ',
  },
} satisfies MobilityMessages
