import type { MobilityMessages } from './messages.en.ts'

const counted = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`

export const fr = {
  title: 'Des voitures à la journée, avec ou sans chauffeur',
  description:
    'Berlines, SUV et vans à louer à la journée à Dakar, avec ou sans chauffeur\u00a0: places, bagages, équipements et prix en FCFA, en euros ou en dollars.',
  lead: 'Une berline silencieuse pour les rendez-vous, un van pour la famille, une voiture plus haute pour les pistes. Prenez le volant, ou la banquette arrière.',
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
  chauffeur: 'Le chauffeur',
  perDay: 'par jour',
  reserve: 'Réserver',
  picture: (name: string, n: number) => `${name}, photo ${n}`,
  empty: 'Aucune voiture dans cette catégorie aujourd’hui',
  emptyHint:
    'Elles sont peut-être toutes sur la route. Voyez les autres, ou demandez-nous quand l’une d’elles sera de retour.',
  all: 'Toutes les voitures',
  pages: 'Pages des voitures',
  more: 'D’autres voitures',
  firstPage: 'Revenir aux premières voitures',
  booking: {
    title: 'Pour réserver une voiture',
    lead: 'Dites-nous cinq choses\u202f; nous vous dirons ce qui est libre et ce que cela coûte.',
    steps: [
      { title: 'La voiture', text: 'Par son nom, ou simplement le nombre de places et de bagages.' },
      { title: 'Les jours', text: 'De quand à quand, avec l’heure.' },
      { title: 'Le lieu', text: 'Où elle doit vous attendre. Pour un vol, son numéro.' },
      { title: 'Le conducteur', text: 'Vous, ou un chauffeur.' },
      { title: 'Le reste', text: 'Un siège bébé, le Wi-Fi, des rafraîchissements.' },
    ],
    whatsapp: 'Écrire sur WhatsApp',
    contact: 'Nous écrire',
    newTab: '(nouvel onglet)',
    note: 'Une demande n’est pas encore une réservation\u00a0: elle le devient quand nous l’avons confirmée.',
    whatsappText:
      'Bonjour Kais, je voudrais réserver une voiture.\nVoiture\u00a0: \nDu, au\u00a0: \nLieu de rendez-vous\u00a0: \nChauffeur\u00a0: oui / non\nPassagers et bagages\u00a0: ',
  },
} satisfies MobilityMessages
