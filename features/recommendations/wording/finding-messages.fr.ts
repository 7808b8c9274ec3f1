import type { TransportNeed } from '../preferences.ts'
import type { FindingMessages } from './finding-messages.en.ts'

const driving: Record<TransportNeed, string> = {
  walking: 'pour les jours en voiture',
  car: 'pour votre voiture',
  chauffeur: 'pour votre voiture avec chauffeur',
  mixed: 'pour les jours en voiture',
}

export const fr = {
  aspects: {
    budget: 'Budget',
    kind: 'Type de bien',
    place: 'Lieu',
    bedrooms: 'Chambres',
    bathrooms: 'Salles de bains',
    area: 'Surface',
    family: 'Foyer',
    lifestyle: 'Mode de vie',
    work: 'Travail',
    transport: 'Déplacements',
    goal: 'Projet',
    timeframe: 'Échéance',
    wishes: 'Vos propres mots',
  },
  lessThan: (percent: string) => `moins de ${percent}`,
  withinBudget: (price: string) => `${price}, dans votre budget`,
  aboveBudget: (price: string, percent: string) => `${price}\u00a0: ${percent} au-dessus de votre maximum`,
  belowBudget: (price: string, percent: string) => `${price}\u00a0: ${percent} au-dessous de votre minimum`,
  sameKind: (a: string) => `${a}, comme demandé`,
  relatedKind: (a: string, asked: string) => `${a}\u00a0: de la même famille qu’${asked}`,
  otherKind: (a: string, asked: string) => `${a}\u00a0: vous cherchez ${asked}`,
  inPlace: (where: string) => `${where}, comme demandé`,
  nearPlace: (where: string, distance: string) => `${where}, ${distance} (de centre à centre)`,
  notInPlace: (where: string) => `Pas ${where}`,
  atLeast: (offered: string, asked: string) =>
    `${offered}\u00a0: vous ${asked.includes('m²') ? '' : 'en '}demandez au moins ${asked}`,
  household: (bedrooms: string, people: string, needed: number) =>
    `${bedrooms}\u00a0: pour ${people}, nous en comptons ${needed}`,
  asAsked: (amenities: string) => `${amenities}, comme demandé`,
  insteadOf: (offered: string, asked: string) => `${offered}, sans ${asked} mentionné`,
  inPlans: (amenities: string) => `Selon les plans\u00a0: ${amenities}`,
  notMentioned: (amenities: string) => `L’annonce ne mentionne pas\u00a0: ${amenities}`,
  forLifestyle: (amenities: string) => `${amenities}, pour votre mode de vie`,
  forWork: (amenities: string) => `${amenities}, pour votre travail`,
  spareRoom: 'Une chambre de plus que nous n’en comptons pour votre foyer',
  noSpareRoom: 'Aucune chambre en plus de celles que nous comptons pour votre foyer',
  toPlateau: (distance: string) => `${distance} (de centre à centre), où se trouvent beaucoup de bureaux`,
  forTransport: (amenities: string, need: TransportNeed) => `${amenities}, ${driving[need]}`,
  forHolidays: (amenities: string) => `${amenities}, pour les vacances`,
  ready: 'Déjà construit, sans délai de livraison',
  inTime: (month: string) => `Livraison prévue en ${month}, dans vos délais`,
  planned: (month: string) => `Livraison prévue en ${month}`,
  late: (month: string) => `Livraison prévue en ${month}, au-delà de vos délais`,
  noDate: 'Sur plan, sans date de livraison indiquée',
  datePassed: 'Sur plan\u00a0: la date de livraison indiquée est passée',

  yield: (percent: string) => `Rendement brut d’environ ${percent} par an\u00a0: estimé, non garanti`,
  noYield: (where: string) => `Trop peu de biens à louer ${where} pour estimer un rendement`,
  belowMedian: (percent: string, where: string) =>
    `Prix au m² inférieur de ${percent} à la médiane des biens à vendre ${where} dans notre catalogue`,
  aboveMedian: (percent: string, where: string) =>
    `Prix au m² supérieur de ${percent} à la médiane des biens à vendre ${where} dans notre catalogue`,
  atMedian: (where: string) => `Prix au m² égal à la médiane des biens à vendre ${where} dans notre catalogue`,
  noMedian: (where: string) => `Trop peu de biens à vendre ${where} pour un prix médian au m²`,

  misses: {
    maxBudget: (percent: string, limit: string) => `${percent} au-dessus de votre maximum de ${limit}`,
    minBudget: (percent: string, limit: string) => `${percent} au-dessous de votre minimum de ${limit}`,
    bedrooms: (offered: string, asked: number) => `${offered} au lieu de ${asked}`,
    kind: (offered: string, asked: string) => `${offered} au lieu d’${asked}`,
    place: (where: string, distance: string) => `${where}, ${distance} (de centre à centre)`,
  },

  investment: {
    yield: (percent: string, rent: string, homes: string, where: string) =>
      `Rendement brut d’environ ${percent} par an\u00a0: il suppose un loyer de ${rent}, d’après le loyer médian au m² de ${homes} ${where} dans notre catalogue, et une location douze mois sur douze, avant frais et impôts.`,
    homesToLet: (n: number) => `${n} ${n < 2 ? 'bien' : 'biens'} à louer`,
    risk: 'Estimé, non garanti\u00a0: les loyers peuvent baisser, un bien peut rester vide, et vous pouvez perdre une partie de votre argent.',
    belowMedian: (percent: string, where: string) =>
      `Son prix au m² est inférieur de ${percent} à la médiane des biens à vendre ${where} dans notre catalogue.`,
    aboveMedian: (percent: string, where: string) =>
      `Son prix au m² est supérieur de ${percent} à la médiane des biens à vendre ${where} dans notre catalogue.`,
    atMedian: (where: string) =>
      `Son prix au m² est égal à la médiane des biens à vendre ${where} dans notre catalogue.`,
    offPlanPassed: 'Le bien est sur plan\u00a0: aucun loyer avant la livraison, dont la date indiquée est passée.',
    offPlan: (month: string | null) =>
      month
        ? `Le bien est sur plan\u00a0: aucun loyer avant la livraison, prévue en ${month}.`
        : 'Le bien est sur plan\u00a0: aucun loyer avant la livraison, dont la date n’est pas indiquée.',
  },
} satisfies FindingMessages
