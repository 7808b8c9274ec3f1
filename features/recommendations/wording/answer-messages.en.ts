import type { Deal } from '#features/nest/property-types.ts'
import type { Question } from '../wishes/wish.ts'
import type { KindWords } from './home-messages.en.ts'

const counted = (n: number, one: string, many: string) => `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`
const verb = (n: number, one: string, many: string) => (n === 1 ? one : many)

const questions: Record<Question, string> = {
  schools: 'Schools nearby',
  health: 'Doctors and pharmacies nearby',
  shops: 'Shops and markets nearby',
  transport: 'Public transport',
  walking: 'What is within walking distance',
  water: 'Water supply and power cuts',
  neighbours: 'The neighbours',
  connection: 'How fast the internet is',
  safety: 'How safe the street is',
  dates: 'Whether your dates are free',
  costs: 'What the running costs are',
  papers: 'Title and papers',
  work: 'Work to be done',
}

/** 'all 3 of your conditions', '2 of your 3 wishes'. */
const share = (met: number, all: number, one: string) => {
  const many = one === 'wish' ? 'wishes' : `${one}s`
  if (met < all) return `${met} of your ${all} ${all === 1 ? one : many}`
  return all === 1 ? `your ${one}` : `${all === 2 ? 'both' : `all ${all}`} of your ${many}`
}

const deals: Record<Deal, string> = { buy: 'for sale', rent: 'to let', 'short-stay': 'for short stays' }

const medians: Record<Deal, string> = {
  buy: 'median asking price',
  rent: 'median rent',
  'short-stay': 'median price',
}

export const en = {
  homes: (n: number) => counted(n, 'home', 'homes'),
  ofKind: counted,
  deals,

  summary: {
    taken: (homes: string, because: string) => `We looked at homes ${homes}${because}.`,
    because: { words: ', as you wrote', goal: ', for your goal', budget: ', going by your budget', nothing: '' },
    all: (homes: string, sought: string) => `Of our ${homes} ${sought}`,
    /** Of a large house, where not all were looked at: the newest, and so many older ones. */
    newest: (newest: number, older: number, sought: string) => {
      if (newest === 0) return `Of ${counted(older, 'older home', 'older homes')} ${sought}`
      const homes = newest === 1 ? '1 newest home' : `newest ${counted(newest, '', 'homes')}`
      return `Of our ${homes} ${sought}${older === 0 ? '' : ` and ${counted(older, 'older one', 'older ones')}`}`
    },
    fitting: (ofHomes: string, fitting: number, near: number) =>
      `${ofHomes}, ${fitting} ${verb(fitting, 'meets', 'meet')} all your conditions${near === 0 ? '' : ` and ${near} ${verb(near, 'comes', 'come')} near`}.`,
    nothing: (ofHomes: string) => `${ofHomes}, none meets all your conditions.`,
    /** Where the catalogue has homes, but none of that deal. */
    noneOffered: (homes: string) => `We have no home ${homes} at present.`,
    shown: (n: number) =>
      `Of those that fit, we show ${n}: ${verb(n, 'the one with the most points', 'the ones with the most points, and not all alike')}.`,
    nearest: (n: number) =>
      n === 1
        ? 'We show the one that comes nearest, with what it misses.'
        : `We show the ${n} that come nearest, each with what it misses.`,
    relax: (change: string, gain: string) => `What would help most: ${change}; then ${gain}.`,
    noYield: 'We list too few rentals nearby to estimate a yield.',
    noYieldOfNewest: 'Too few of our newest rentals are nearby to estimate a yield.',
    noRelaxation: 'Changing a single answer would not be enough; an adviser can look further.',
    empty: 'There is no home on our list at present.',
    emptyNext: 'Tell us what you are looking for, and an adviser will answer.',
  },

  market: {
    onOurList: (entry: string) => `On our list: ${entry}`,
    amongNewest: (entry: string) => `Among our newest homes: ${entry}`,
    entry: (homes: string, prices: string, median: string) => `${homes}, ${prices}; ${median}.`,
    none: (homes: string) => `${homes}.`,
    range: (lowest: string, highest: string) => `from ${lowest} to ${highest}`,
    single: (price: string) => `at ${price}`,
    median: (amount: string, deal: Deal) => `${medians[deal]} of ${amount} per m²`,
    tooFew: 'too few for a median per m²',
    everywhere: 'across all places',
    note: 'These figures cover our own list, not the whole market.',
    empty: (homes: string) => `Our list has no home ${homes} at present, so there are no prices to compare.`,
    emptyNewest: (homes: string) => `None of our newest homes is ${homes}, so there are no prices to compare.`,
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

  questions,
  toCheck: (question: string) => `${question}: our listings do not state this as a fact; we will ask and tell you`,
  stay: (from: string, to: string) => `Whether ${from} to ${to} is free: we will ask and tell you`,
  unreadGone: 'Part of what you wrote: what was understood stands above',
  separator: '; ',
  chip: { soften: 'Only if possible', harden: 'A must' },

  relax: {
    maximum: (price: string) => `raise your maximum to ${price}`,
    minimum: (price: string) => `lower your minimum to ${price}`,
    drop: (wish: string) => `give up ${wish}`,
    soften: (wish: string) => `make ${wish} a wish, not a condition`,
    change: (wish: string, to: string) => `change ${wish} to ${to}`,
    gain: (n: number) => `${counted(n, 'home fits', 'homes fit')}`,
    moreGain: (n: number) => `${counted(n, 'more home fits', 'more homes fit')}`,
    /** Of a large house: among the older ones there may be more. */
    atLeast: (gain: string) => `at least ${gain}`,
  },

  /** Of `size`: '3 bedrooms and 2 bathrooms in 140 m²', or the area alone. */
  home: {
    rooms: (bedrooms: string, bathrooms: string) => `${bedrooms} and ${bathrooms}`,
    roomsOn: (rooms: string, area: string) => `${rooms} in ${area}`,
    openings: [
      ({ this: home }: KindWords, where: string, size: string, hasRooms: boolean) =>
        `${home} ${where} ${hasRooms ? 'has' : 'measures'} ${size}.`,
      ({ a }: KindWords, where: string, size: string, hasRooms: boolean) =>
        `${where}: ${a} ${hasRooms ? 'with' : 'of'} ${size}.`,
      ({ a }: KindWords, where: string, size: string) => `${size}: ${a} ${where}.`,
    ],
    costs: (price: string) => `it costs ${price}`,
    meets: (it: string, parts: string) => `${it} meets ${parts}`,
    conditions: (met: number, all: number) => share(met, all, 'condition'),
    wishes: (met: number, all: number) => share(met, all, 'wish'),
    leavesOpen: (n: number) => `; its listing leaves ${n === 1 ? 'one point' : `${n} points`} open`,
  },
}

export type AnswerMessages = typeof en
