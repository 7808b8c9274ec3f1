import type { Deal } from '#features/nest/property-types.ts'
import type { Check } from '../engine/decision.ts'
import type { Timeframe } from '../preferences.ts'

const counted = (n: number, one: string, many: string) => `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`
const verb = (n: number, one: string, many: string) => (n === 1 ? one : many)

const checks: Record<Check, string> = {
  schools: 'Schools nearby',
  pets: 'Pets',
  quiet: 'Quiet',
  accessibility: 'Step-free access',
  walking: 'What is within walking distance',
  transport: 'Public transport',
  water: 'Water supply',
  health: 'Doctors and pharmacies nearby',
}

const readAs: Record<Deal, string> = {
  buy: 'a purchase price',
  rent: 'a monthly rent',
  'short-stay': 'a price per night',
}
const deals: Record<Deal, string> = { buy: 'for sale', rent: 'to let', 'short-stay': 'for short stays' }
const wroteOf: Record<Deal, string> = {
  buy: 'You wrote that you want to buy',
  rent: 'You wrote that you want to rent',
  'short-stay': 'You wrote of a short stay',
}

const medians: Record<Deal, string> = {
  buy: 'median asking price',
  rent: 'median rent',
  'short-stay': 'median price',
}

const allow: Record<Timeframe, string> = {
  immediate: 'move in at once',
  '3_months': 'allow 3 months',
  '6_months': 'allow 6 months',
  '1_year': 'allow a year',
  exploring: 'leave the date open',
}

export const en = {
  homes: (n: number) => counted(n, 'home', 'homes'),
  ofKind: counted,
  deals,

  summary: {
    goal: 'Your goal is a purchase, so we looked at homes for sale.',
    goalOpen: (homes: string) => `Your goal leaves more than one way open, so we looked at homes ${homes}.`,
    words: (deal: Deal, hasBudget: boolean) =>
      `${wroteOf[deal]}, so we ${hasBudget ? `took your budget as ${readAs[deal]}` : `looked at homes ${deals[deal]}`}.`,
    budget: (deal: Deal) => `Going by the amount, we took your budget as ${readAs[deal]}.`,
    open: (homes: string) => `Nothing says whether you buy or rent, so we looked at homes ${homes}.`,
    fitting: (homes: string, fitting: number) =>
      `Of our ${homes}, ${fitting} ${verb(fitting, 'meets', 'meet')} your criteria.`,
    fittingAndNear: (homes: string, fitting: number, near: number) =>
      `Of our ${homes}, ${fitting} ${verb(fitting, 'meets', 'meet')} your criteria and ${near} ${verb(near, 'comes', 'come')} near.`,
    onlyNear: (homes: string, near: number) =>
      `Of our ${homes}, none meets all your criteria, but ${near} ${verb(near, 'comes', 'come')} near.`,
    nothing: (homes: string) => `Of our ${homes}, none meets your criteria and none comes near.`,
    /** Where the catalogue has homes, but none of that deal. */
    noneOffered: (homes: string) => `We have no home ${homes} at present.`,
    shown: (n: number) =>
      `Of those that fit, we show ${n}: ${verb(n, 'the one with the most points', 'the ones with the most points, and not all alike')}.`,
    tolerance: (percent: string) =>
      `A home that comes near is shown with what differs; a price may lie up to ${percent} outside your budget.`,
    relax: (change: string, gain: string) => `What would help most: ${change}; then ${gain}.`,
    leastDear: (kind: string, price: string, where: string) =>
      `On our list, the lowest price asked for ${kind} is ${price}, ${where}.`,
    noYield: 'We list too few rentals nearby to estimate a yield.',
    noRelaxation: 'Changing a single answer would not be enough; an adviser can look further.',
    empty: 'There is no home on our list at present.',
    emptyNext: 'Tell us what you are looking for, and an adviser will answer.',
  },

  market: {
    onOurList: (entry: string) => `On our list: ${entry}`,
    entry: (homes: string, prices: string, median: string) => `${homes}, ${prices}; ${median}.`,
    none: (homes: string) => `${homes}.`,
    range: (lowest: string, highest: string) => `from ${lowest} to ${highest}`,
    single: (price: string) => `at ${price}`,
    median: (amount: string, deal: Deal) => `${medians[deal]} of ${amount} per m²`,
    tooFew: 'too few for a median per m²',
    everywhere: 'across all places',
    note: 'These figures cover our own list, not the whole market.',
    empty: (homes: string) => `Our list has no home ${homes} at present, so there are no prices to compare.`,
  },

  steps: {
    open: (title: string) => `See the first home in full: ${title}`,
    compare: (n: number) => `Compare the ${n} homes side by side`,
    visit: (title: string) => `Ask for a viewing: ${title}`,
    plans: (title: string) => `See the plans with an adviser: ${title}`,
    dates: (title: string) => `Ask whether your dates are free: ${title}`,
    costs: (title: string) => `Work out the buying costs: ${title}`,
    relocation: 'Plan the move with our relocation service',
    catalogue: (homes: string) => `Browse the homes ${homes} with your filters`,
    all: (homes: string) => `Browse all homes ${homes}`,
    change: 'Change your answers',
    contact: 'Write to an adviser',
  },

  understood: {
    deal: (deal: Deal) => `Your budget: taken as ${readAs[deal]}`,
    dealWithoutBudget: (homes: string) => `Homes looked at: ${homes}`,
    /** Each amenity as it begins a line, and as it stands in one. */
    wanted: (amenity: string, _low: string) => `${amenity}: wanted`,
    refused: (amenity: string, _low: string) => `${amenity}: not wanted; homes that list it are left out`,
    place: (place: string) => `${place}: wanted as a place`,
    refusedPlace: (place: string) => `${place}: not wanted as a place; homes there are left out`,
    atLeast: (what: string) => `At least ${what}`,
    leftOutBeyond: (kilometres: string) =>
      `Homes more than ${kilometres} from the Plateau are left out, since you go to an office: name a place to see them`,
  },

  checks,
  toCheck: (check: string) => `${check}: our listings do not state this as a fact; we will check it with you.`,
  unknown: (words: string) => `“${words}”: we will check this with you.`,

  relax: {
    maxBudget: (price: string) => `raise your maximum to ${price}`,
    minBudget: (price: string) => `lower your minimum to ${price}`,
    bedrooms: (bedrooms: string | null) =>
      bedrooms ? `ask for at least ${bedrooms}` : 'leave the number of bedrooms open',
    place: (where: string | null) => (where ? `look ${where} instead` : 'leave the place open'),
    kind: (a: string) => `look for ${a} instead`,
    timeframes: allow,
    refused: (amenity: string) => `accept ${amenity}`,
    /** Added to the visitor's own words, so that the refusal before it no longer counts. */
    refusedWords: (amenity: string) => `${amenity} (optional)`,
    gain: (n: number) => `${counted(n, 'home fits', 'homes fit')}`,
    moreGain: (n: number) => `${counted(n, 'more home fits', 'more homes fit')}`,
    text: (change: string, gain: string) => `${change}: ${gain}`,
  },
}

export type AnswerMessages = typeof en
