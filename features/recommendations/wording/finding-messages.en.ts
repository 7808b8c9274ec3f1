import type { Aspect } from '../engine/decision.ts'
import type { TransportNeed } from '../preferences.ts'

const aspects: Record<Aspect, string> = {
  budget: 'Budget',
  kind: 'Type of home',
  place: 'Place',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  area: 'Area',
  family: 'Household',
  lifestyle: 'Lifestyle',
  work: 'Work',
  transport: 'Getting around',
  goal: 'Goal',
  timeframe: 'Timeframe',
  wishes: 'Your own words',
}

const driving: Record<TransportNeed, string> = {
  walking: 'for the days you drive',
  car: 'for your car',
  chauffeur: 'for your car and its driver',
  mixed: 'for the days you drive',
}

export const en = {
  aspects,
  lessThan: (percent: string) => `less than ${percent}`,
  withinBudget: (price: string) => `${price}, within your budget`,
  aboveBudget: (price: string, percent: string) => `${price}: ${percent} above your maximum`,
  belowBudget: (price: string, percent: string) => `${price}: ${percent} below your minimum`,
  sameKind: (a: string) => `${a}, as you asked`,
  relatedKind: (a: string, asked: string) => `${a}: similar to ${asked}`,
  otherKind: (a: string, asked: string) => `${a}: you asked for ${asked}`,
  inPlace: (where: string) => `${where}, as you asked`,
  nearPlace: (where: string, distance: string) => `${where}, ${distance} (centre to centre)`,
  notInPlace: (where: string) => `Not ${where}`,
  atLeast: (offered: string, asked: string) => `${offered}: you asked for at least ${asked}`,
  household: (bedrooms: string, people: string, needed: number) =>
    `${bedrooms}: for a household of ${people} we count ${needed}`,
  asAsked: (amenities: string) => `${amenities}, as you asked`,
  insteadOf: (offered: string, asked: string) => `${offered}, though no ${asked} is listed`,
  /** What a home that is not built yet will have. */
  inPlans: (amenities: string) => `Planned: ${amenities}`,
  notMentioned: (amenities: string) => `The listing does not mention: ${amenities}`,
  forLifestyle: (amenities: string) => `${amenities}, for your lifestyle`,
  forWork: (amenities: string) => `${amenities}, for your work`,
  spareRoom: 'One bedroom more than we count for your household',
  noSpareRoom: 'No bedroom beyond those we count for your household',
  toPlateau: (distance: string) => `${distance} (centre to centre), where many offices are`,
  forTransport: (amenities: string, need: TransportNeed) => `${amenities}, ${driving[need]}`,
  forHolidays: (amenities: string) => `${amenities}, for holidays`,
  ready: 'Already built',
  inTime: (month: string) => `Delivery planned for ${month}, within your timeframe`,
  planned: (month: string) => `Delivery planned for ${month}`,
  late: (month: string) => `Delivery planned for ${month}, later than your timeframe`,
  noDate: 'Off-plan, with no delivery date stated',
  datePassed: 'Off-plan: its stated delivery date has passed',

  yield: (percent: string) => `Gross yield of about ${percent} a year: estimated, not guaranteed`,
  noYield: (where: string) => `Too few homes to let ${where} to estimate a yield`,
  belowMedian: (percent: string, where: string) =>
    `Price per m² ${percent} below our list’s median for homes for sale ${where}`,
  aboveMedian: (percent: string, where: string) =>
    `Price per m² ${percent} above our list’s median for homes for sale ${where}`,
  atMedian: (where: string) => `Price per m² at our list’s median for homes for sale ${where}`,
  noMedian: (where: string) => `Too few homes for sale ${where} for a median price per m²`,

  misses: {
    maxBudget: (percent: string, limit: string) => `${percent} above your maximum of ${limit}`,
    minBudget: (percent: string, limit: string) => `${percent} below your minimum of ${limit}`,
    bedrooms: (offered: string, asked: number) => `${offered} instead of ${asked}`,
    kind: (offered: string, asked: string) => `${offered} instead of ${asked}`,
    place: (where: string, distance: string) => `${where}, ${distance} (centre to centre)`,
  },

  /** `rent` is a month's; every figure of return stands beside its assumptions and its risk. */
  investment: {
    yield: (percent: string, rent: string, homes: string, where: string) =>
      `Gross yield of about ${percent} a year: this assumes a rent of ${rent}, from the median rent per m² of ${homes} ${where} on our list, with all twelve months let, before costs and tax.`,
    homesToLet: (n: number) => `${n} ${n === 1 ? 'home' : 'homes'} to let`,
    risk: 'Estimated, not guaranteed: rents can fall, a home can stand empty, and you may lose part of your money.',
    belowMedian: (percent: string, where: string) =>
      `Its price per m² is ${percent} below our list’s median for homes for sale ${where}.`,
    aboveMedian: (percent: string, where: string) =>
      `Its price per m² is ${percent} above our list’s median for homes for sale ${where}.`,
    atMedian: (where: string) => `Its price per m² is at our list’s median for homes for sale ${where}.`,
    offPlanPassed: 'It is off-plan: no rent comes before delivery, and its stated delivery date has passed.',
    offPlan: (month: string | null) =>
      month
        ? `It is off-plan: no rent comes before delivery, planned for ${month}.`
        : 'It is off-plan: no rent comes before delivery, and no delivery date is stated.',
  },
}

export type FindingMessages = typeof en
