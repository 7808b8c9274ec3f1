import type { NameField, WishField } from '../wishes/wish.ts'

const fields: Record<WishField, string> = {
  price: 'Budget',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  area: 'Area',
  levels: 'Number of levels',
  floor: 'Floor',
  guests: 'Number of guests',
  nights: 'Shortest stay',
  lease: 'Length of the lease',
  deal: 'Buying or renting',
  kind: 'Type of home',
  place: 'Place',
  near: 'Distance',
  amenity: 'Amenity',
  pool: 'Pool',
  lifestyle: 'Lifestyle',
  work: 'Work',
  transport: 'Getting around',
  goal: 'Goal',
  offPlan: 'Off-plan',
  topFloor: 'Top floor',
  lift: 'Lift',
  stepFree: 'Step-free access',
  noStairs: 'Stairs',
  quiet: 'Quiet',
  pets: 'Pets',
  readyBy: 'When it is ready',
  dates: 'Your dates',
  people: 'Household',
}

/** What a list of amenities is good for. */
const suited: Partial<Record<NameField, string>> = {
  lifestyle: 'for your lifestyle',
  work: 'for your work',
  transport: 'for getting around',
  goal: 'for holidays',
}

export const en = {
  fields,
  lessThan: (percent: string) => `less than ${percent}`,
  asAsked: (fact: string) => `${fact}, as you asked`,
  besides: (fact: string, asked: string) => `${fact}: you asked for ${asked}`,
  /** What was asked for, each, and as one choice. */
  insteadOf: (fact: string, _asked: readonly string[], either: string) => `${fact} instead of ${either}`,
  butNot: (fact: string, other: string) => `${fact}, not ${other}`,
  ruledOut: (fact: string) => `${fact}, which you ruled out`,
  doesNotSay: (what: string) => `${what}: the listing does not say`,
  doesNotMention: (either: string, _none: string) => `The listing does not mention ${either}`,
  /** What a home that is not built yet will have. */
  inPlans: (amenities: string) => `Planned: ${amenities}`,
  suits: (amenities: string, field: NameField) => `${amenities}, ${suited[field]}`,

  withinBudget: (price: string) => `${price}, within your budget`,
  aboveMaximum: (percent: string, limit: string) => `${percent} above your maximum of ${limit}`,
  belowMinimum: (percent: string, limit: string) => `${percent} below your minimum of ${limit}`,
  above: (percent: string, amount: string) => `${percent} above ${amount}`,
  below: (percent: string, amount: string) => `${percent} below ${amount}`,

  noPool: 'No pool',
  noPoolNamed: 'The listing names no pool',
  whichPool: 'The listing names a pool, but not whether it is private or shared',
  topFloor: 'On the top floor',
  onFloor: (floor: string) => (floor === 'ground floor' ? 'on the ground floor' : `on ${floor}`),
  sleeps: (guests: number) => `Sleeps ${guests}`,
  sleepsToo: (guests: number, asked: number) => `Sleeps ${guests}, you are ${asked}`,
  staysAtLeast: (nights: string) => `Stays of ${nights} at least`,
  free: (from: string, to: string) => `Free from ${from} to ${to}`,
  taken: (from: string, to: string) => `Some nights are taken between ${from} and ${to}`,
  arrivalFrom: (day: string) => `Earliest arrival: ${day}`,
  departureUntil: (day: string) => `Can be booked up to ${day} for now`,
  thenAtLeast: (nights: string) => `Stays of ${nights} at least at that time of the year`,
  staysAtMost: (nights: string) => `Stays of ${nights} at most`,
  leaseAtLeast: (length: string) => `Lease of at least ${length}`,
  enough: (bedrooms: string, household: string) => `${bedrooms} for your ${household}`,
  tooFew: (bedrooms: string, household: string) => `Only ${bedrooms} for your ${household}`,
  ready: 'Already built',
  planned: (month: string) => `Off-plan, delivery planned for ${month}`,
  noDate: 'Off-plan, with no delivery date stated',
  datePassed: 'Off-plan: its stated delivery date has passed',

  yield: (percent: string) => `Gross yield of about ${percent} a year: estimated, not guaranteed`,
  noFigures: (where: string, isOfNewest: boolean) =>
    `Too few ${isOfNewest ? `of our newest homes ${where}` : `homes ${where} on our list`} to compare`,
  toOffices: (distance: string) => `${distance}, where many offices are`,
  spareRoom: 'One bedroom more than we count for your household',
  noSpareRoom: 'No bedroom beyond those we count for your household',
  /** `below` is 0 at the median, and less above it. */
  toMedian: (below: number, percent: string, where: string, isOfNewest: boolean) => {
    const side = below > 0 ? 'below' : 'above'
    const median = isOfNewest ? 'the median of our newest homes' : 'our list’s median for homes'
    return `Price per m² ${below === 0 ? 'at' : `${percent} ${side}`} ${median} for sale ${where}`
  },
  /** `rent` is a month's; every figure of return stands beside its assumptions and its risk. */
  assumes: (percent: string, rent: string, homes: number, where: string) =>
    `Gross yield of about ${percent} a year: this assumes a rent of ${rent}, from the median rent per m² of ${homes} ${homes === 1 ? 'home' : 'homes'} to let ${where} on our list, with all twelve months let, before costs and tax. Estimated, not guaranteed: rents can fall, a home can stand empty, and you may lose part of your money.`,
  noRentYet: (built: string) => `${built}: no rent comes before delivery.`,
}

export type FindingMessages = typeof en
