import type { Goal, Lifestyle, TransportNeed, WorkArrangement } from '../preferences.ts'
import type { Investment } from './decision.ts'
import { kilometresTo, middleOf, OFFICES } from './distances.ts'
import { type Judge, OPEN, shareBetween, UNKNOWN } from './grades.ts'
import type { HomeFacts } from './home-facts.ts'
import { bedroomsNeeded, isLivedIn } from './judge-numbers.ts'
import { countPresent, judgeReadyBy, type NameWish } from './judge-traits.ts'

/** What else is asked for, as far as it changes what the answers about the people let us look for. */
export interface Circumstances {
  /** Amenities that nobody misses, because they were refused. */
  refused?: readonly string[]
  people?: number
  /** 'YYYY-MM-DD'. */
  readyBy?: string
  /** Days are asked for: of a home with terms they say how many nights, by their season. */
  hasDates?: boolean
  /** Homes of which somebody has a night of them. */
  taken?: ReadonlySet<number> | undefined
  /** Without it nothing is known of what a home could bring. */
  investmentOf?: (home: HomeFacts) => Investment | null
}

/** Amenities that do for each other. */
type Alternatives = readonly string[]

const FOR_A_CAR: Alternatives = ['Parking', 'Garage']
/** A line to work by. */
const ONLINE: Alternatives = ['Fiber Optic', 'WiFi']

/** What each lifestyle is mostly at home with, as far as listings state it. */
const BY_LIFESTYLE: Readonly<Record<Lifestyle, readonly Alternatives[]>> = {
  /** Service, and what only some homes have. */
  luxury: [['Swimming Pool'], ['Ocean View'], ['Concierge', 'Security'], ['Home Automation']],
  /** Room to play outside, behind a gate. */
  family: [['Garden'], ['Security'], ['Swimming Pool'], ['Terrace', 'Balcony']],
  /** Long days: a line, a car, an hour of exercise in the house, and somebody who takes a parcel. */
  professional: [ONLINE, FOR_A_CAR, ['Gym'], ['Concierge', 'Security']],
  /** Light and something to look at. */
  artistic: [
    ['Terrace', 'Balcony'],
    ['Ocean View', 'City View'],
  ],
  /** Things out of sight, and little drawn from the grid. */
  minimalist: [['Storage'], ['Solar Power']],
}

interface Work {
  looked: readonly Alternatives[]
  /** Whether the way to the Plateau, where the offices are, counts. */
  goesToOffice: boolean
  /** Whether a room to close the door of counts. */
  needsRoom: boolean
}

const BY_WORK: Readonly<Record<WorkArrangement, Work>> = {
  office: { looked: [], goesToOffice: true, needsRoom: false },
  hybrid: { looked: [ONLINE], goesToOffice: true, needsRoom: false },
  remote: { looked: [ONLINE], goesToOffice: false, needsRoom: true },
  /** Meetings at home and in town. */
  business: { looked: [ONLINE, FOR_A_CAR], goesToOffice: true, needsRoom: false },
}

/** Kilometres to the Plateau that cost nothing, those of a long way, and those from which on it is none for every day. */
const SHORT_WAY = 3
const LONG_WAY = 15
const OUT_OF_TOWN = 25

/** What a home without a place for the car is worth to each. */
const WITHOUT_PARKING: Readonly<Record<TransportNeed, number>> = { walking: OPEN, car: 0, chauffeur: 0, mixed: 0.5 }

/** A holiday home is what is outside, and ready when one arrives. */
const BY_GOAL: Readonly<Partial<Record<Goal, readonly Alternatives[]>>> = {
  vacation_home: [['Ocean View'], ['Swimming Pool'], ['Terrace', 'Balcony'], ['Furnished']],
}

/** Basis points: what lets poorly in Dakar, and what lets very well. */
const LOW_YIELD = 400
const HIGH_YIELD = 900
/** At the median there is little to gain; so many percent below it, much. */
const AT_MEDIAN = 0.3
const BARGAIN_PERCENT = 15
/** A home that will be there in time, and one that will not. */
const OFF_PLAN_IN_TIME = 0.7
const OFF_PLAN_LATE = 0.3

/** The tables are asked by whatever an address says. */
function lookUp<Key extends string, Value>(table: Readonly<Partial<Record<Key, Value>>>, key: string) {
  return Object.hasOwn(table, key) ? table[key as Key] : undefined
}

/** What is looked for on behalf of such an answer. Nobody misses what they refused. */
export function lookedFor({ field, value }: NameWish, { refused = [] }: Circumstances): Alternatives[] {
  const sets = value.flatMap((name): readonly Alternatives[] => {
    if (field === 'lifestyle') return lookUp(BY_LIFESTYLE, name) ?? []
    if (field === 'work') return lookUp(BY_WORK, name)?.looked ?? []
    if (field === 'transport') return name === 'walking' ? [] : [FOR_A_CAR]
    return field === 'goal' ? (lookUp(BY_GOAL, name) ?? []) : []
  })
  const isRefused = (name: string) => refused.includes(name)
  return sets.map((names) => names.filter((name) => !isRefused(name))).filter((names) => names.length > 0)
}

function judgePresent(looked: readonly Alternatives[]): Judge {
  const present = countPresent(looked)
  return looked.length === 0 ? () => OPEN : (home) => present(home) / looked.length
}

const fromOffices = kilometresTo(middleOf(OFFICES))

export function kilometresToOffices(home: HomeFacts): number | null {
  return home.location === OFFICES ? 0 : fromOffices(home)
}

export function goesToOffice({ value: [name = ''] }: NameWish): boolean {
  return lookUp(BY_WORK, name)?.goesToOffice ?? false
}

/** Null: nobody said how many bedrooms the household needs, or no room is needed to work in. */
export function hasSpareRoom(home: HomeFacts, { value: [name = ''] }: NameWish, { people }: Circumstances) {
  if (people === undefined || !lookUp(BY_WORK, name)?.needsRoom) return null
  return home.bedrooms > bedroomsNeeded(people)
}

function judgeWork(wish: NameWish, circumstances: Circumstances): Judge {
  const looked = lookedFor(wish, circumstances)
  const present = countPresent(looked)
  const isCommuting = goesToOffice(wish)
  return (home) => {
    let [met, counted] = [present(home), looked.length]
    if (isCommuting) {
      const away = kilometresToOffices(home) ?? LONG_WAY
      if (away > OUT_OF_TOWN) return 0
      counted += 1
      met += shareBetween(away, LONG_WAY, SHORT_WAY)
    }
    const spareRoom = hasSpareRoom(home, wish, circumstances)
    if (spareRoom !== null) {
      counted += 1
      met += Number(spareRoom)
    }
    return counted === 0 ? OPEN : met / counted
  }
}

function judgeTransport({ value: [name = ''] }: NameWish): Judge {
  const without = lookUp(WITHOUT_PARKING, name) ?? OPEN
  const present = countPresent([FOR_A_CAR])
  if (without === OPEN) return () => OPEN
  return (home) => (present(home) > 0 ? 1 : without)
}

function gradeYield({ grossYield }: Investment): number | null {
  return grossYield === null ? null : shareBetween(grossYield, LOW_YIELD, HIGH_YIELD)
}

function gradePrice({ percentBelowMedian: percent }: Investment): number | null {
  if (percent === null) return null
  const room = percent < 0 ? AT_MEDIAN : 1 - AT_MEDIAN
  return Math.min(1, Math.max(0, AT_MEDIAN + (room * percent) / BARGAIN_PERCENT))
}

function average(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : (one + other) / 2
}

const INVESTING: Readonly<Partial<Record<Goal, (investment: Investment) => number | null>>> = {
  investment_rental: gradeYield,
  flipping: gradePrice,
  portfolio: (investment) => average(gradeYield(investment), gradePrice(investment)),
}

export function isInvesting(goal: string): boolean {
  return Object.hasOwn(INVESTING, goal)
}

function judgeGoal(wish: NameWish, circumstances: Circumstances, today: string): Judge {
  const [goal = ''] = wish.value
  const { readyBy, investmentOf } = circumstances
  const gradeOf = lookUp(INVESTING, goal)
  if (gradeOf) {
    return (home) => {
      if (home.type !== 'buy') return OPEN
      const investment = investmentOf?.(home) ?? null
      return (investment && gradeOf(investment)) ?? UNKNOWN
    }
  }
  if (goal !== 'primary_residence') return judgePresent(lookedFor(wish, circumstances))
  const inTime: Judge = readyBy === undefined ? () => 1 : judgeReadyBy({ value: readyBy }, today)
  return (home) => {
    if (!isLivedIn(home)) return OPEN
    if (!home.isVefa) return 1
    return inTime(home) === 1 ? OFF_PLAN_IN_TIME : OFF_PLAN_LATE
  }
}

/** What the answers about the people come to: nobody said it, so none of it is a condition. */
export function judgeHousehold(wish: NameWish, circumstances: Circumstances, today: string): Judge {
  if (wish.op === 'not') return () => OPEN
  if (wish.field === 'work') return judgeWork(wish, circumstances)
  if (wish.field === 'transport') return judgeTransport(wish)
  if (wish.field === 'goal') return judgeGoal(wish, circumstances, today)
  return judgePresent(lookedFor(wish, circumstances))
}
