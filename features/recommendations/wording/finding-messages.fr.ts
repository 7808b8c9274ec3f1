import type { NameField } from '../wishes/wish.ts'
import type { FindingMessages } from './finding-messages.en.ts'

const suited: Partial<Record<NameField, string>> = {
  lifestyle: 'pour votre mode de vie',
  work: 'pour votre travail',
  transport: 'pour vos déplacements',
  goal: 'pour les vacances',
}

export const fr: FindingMessages = {
  fields: {
    price: 'Budget',
    bedrooms: 'Chambres',
    bathrooms: 'Salles de bains',
    area: 'Surface',
    levels: 'Nombre de niveaux',
    floor: 'Étage',
    guests: 'Nombre de voyageurs',
    nights: 'Durée minimale du séjour',
    lease: 'Durée du bail',
    deal: 'Achat ou location',
    kind: 'Type de bien',
    place: 'Lieu',
    near: 'Distance',
    amenity: 'Équipement',
    pool: 'Piscine',
    lifestyle: 'Mode de vie',
    work: 'Travail',
    transport: 'Déplacements',
    goal: 'Projet',
    offPlan: 'Sur plan',
    topFloor: 'Dernier étage',
    lift: 'Ascenseur',
    stepFree: 'Accès sans marches',
    noStairs: 'Escaliers',
    quiet: 'Calme',
    pets: 'Animaux',
    readyBy: 'Disponibilité',
    people: 'Foyer',
  },
  lessThan: (percent) => `moins de ${percent}`,
  asAsked: (fact) => `${fact}, comme demandé`,
  besides: (fact, asked) => `${fact}\u00a0: vous ${/m²|FCFA|[€$]/.test(asked) ? '' : 'en '}demandez ${asked}`,
  // Every limit and every kind begins with a vowel: 'au moins 3', 'une villa'.
  insteadOf: (fact, asked) => `${fact} au lieu ${asked.map((each) => `d’${each}`).join(' ou ')}`,
  butNot: (fact, other) => `${fact}, pas ${other}`,
  ruledOut: (fact) => `${fact}, ce que vous excluez`,
  doesNotSay: (what) => `${what}\u00a0: l’annonce ne le dit pas`,
  doesNotMention: (_either, none) => `L’annonce ne mentionne ${none}`,
  inPlans: (amenities) => `Selon les plans\u00a0: ${amenities}`,
  suits: (amenities, field) => `${amenities}, ${suited[field]}`,

  withinBudget: (price) => `${price}, dans votre budget`,
  aboveMaximum: (percent, limit) => `${percent} au-dessus de votre maximum de ${limit}`,
  belowMinimum: (percent, limit) => `${percent} au-dessous de votre minimum de ${limit}`,
  above: (percent, amount) => `${percent} au-dessus de ${amount}`,
  below: (percent, amount) => `${percent} au-dessous de ${amount}`,

  noPool: 'Pas de piscine',
  noPoolNamed: 'L’annonce ne cite pas de piscine',
  whichPool: 'L’annonce cite une piscine, sans dire si elle est privée ou partagée',
  topFloor: 'Au dernier étage',
  onFloor: (floor) => `au ${floor}`,
  sleeps: (guests) => `${guests}\u00a0couchages`,
  sleepsToo: (guests, asked) => `${guests}\u00a0couchages, vous êtes ${asked}`,
  staysAtLeast: (nights) => `Séjours de ${nights} au moins`,
  leaseAtLeast: (length) => `Bail d’au moins ${length}`,
  enough: (bedrooms, household) => `${bedrooms} pour votre ${household}`,
  tooFew: (bedrooms, household) => `Seulement ${bedrooms} pour votre ${household}`,
  ready: 'Déjà construit',
  planned: (month) => `Sur plan, livraison prévue en ${month}`,
  noDate: 'Sur plan, sans date de livraison indiquée',
  datePassed: 'Sur plan\u00a0: la date de livraison indiquée est passée',

  yield: (percent) => `Rendement brut d’environ ${percent} par an\u00a0: estimé, non garanti`,
  noFigures: (where) => `Trop peu de biens ${where} dans notre catalogue pour comparer`,
  toOffices: (distance) => `${distance}, où se trouvent beaucoup de bureaux`,
  spareRoom: 'Une chambre de plus que nous n’en comptons pour votre foyer',
  noSpareRoom: 'Aucune chambre en plus de celles que nous comptons pour votre foyer',
  toMedian: (below, percent, where) => {
    const side = below > 0 ? 'inférieur' : 'supérieur'
    return `Prix au m² ${below === 0 ? 'égal' : `${side} de ${percent}`} à la médiane des biens à vendre ${where} dans notre catalogue`
  },
  assumes: (percent, rent, homes, where) =>
    `Rendement brut d’environ ${percent} par an\u00a0: il suppose un loyer de ${rent}, d’après le loyer médian au m² de ${homes} ${homes < 2 ? 'bien' : 'biens'} à louer ${where} dans notre catalogue, et une location douze mois sur douze, avant frais et impôts. Estimé, non garanti\u00a0: les loyers peuvent baisser, un bien peut rester vide, et vous pouvez perdre une partie de votre argent.`,
  noRentYet: (built) => `${built}\u202f; aucun loyer avant la livraison.`,
}
