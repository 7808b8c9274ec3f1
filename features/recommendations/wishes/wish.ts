import type { Deal } from '#features/nest/property-types.ts'

/** What a home is asked for, and the form that the value of each has. */
export const NUMBER_FIELDS = [
  'price',
  'bedrooms',
  'bathrooms',
  'area',
  /** Levels inside the home. */
  'levels',
  /** 0 is the ground floor. */
  'floor',
  'guests',
  /** Of a stay: the home's shortest stay must not be longer. */
  'nights',
  /** Months, at most, that a lease may bind. */
  'lease',
] as const
export const NAME_FIELDS = [
  'deal',
  'kind',
  /** Names of features/nest/places.ts, or of groups of them (place-groups.ts). */
  'place',
  /** 'sea', or a landmark (landmarks.ts). */
  'near',
  /** `oneOf` holds what does for each other; what must all be there is a wish each. */
  'amenity',
  /** 'private', 'shared', 'any'; `not` 'any' is the refused pool. */
  'pool',
  // What the form asks about the people. Each lets us look for something that nobody said.
  'lifestyle',
  'work',
  'transport',
  'goal',
] as const
export const FLAG_FIELDS = [
  'offPlan',
  'topFloor',
  'lift',
  /** For a wheelchair. */
  'stepFree',
  /** For tired knees: one level, on the ground floor or with a lift. */
  'noStairs',
  'quiet',
  'pets',
] as const
export type NumberField = (typeof NUMBER_FIELDS)[number]
export type NameField = (typeof NAME_FIELDS)[number]
export type FlagField = (typeof FLAG_FIELDS)[number]

/** `people` counts who will live there: it asks for bedrooms without saying how many. */
export type WishField = NumberField | NameField | FlagField | 'readyBy' | 'dates' | 'people'

/** `near` is 'around 200 m²'; of a price, 'around 300 million'. */
export type NumberOperator = 'atLeast' | 'atMost' | 'exactly' | 'near'

interface Said {
  /** A condition: a home that breaks it does not fit. Otherwise it is weighed. */
  isHard: boolean
  /** A field of the form, or the words of the text that say it, as they were written. */
  from: { form: string } | { words: string }
}

interface NumberWish {
  field: Exclude<NumberField, 'price'> | 'people'
  op: NumberOperator
  value: number
}
interface RangeWish {
  field: Exclude<NumberField, 'price'>
  op: 'between'
  value: readonly [number, number]
}
/** Whole francs, of the homes of one deal: the whole price, a month or a night. Other homes it does not speak of. */
type PriceWish = { field: 'price'; per: Deal; said?: string } & (
  | { op: NumberOperator; value: number }
  | { op: 'between'; value: readonly [number, number] }
)
interface NameWish {
  field: NameField
  op: 'oneOf' | 'not'
  value: readonly string[]
}
interface FlagWish {
  field: FlagField
  op: 'exactly'
  value: boolean
}
/** 'YYYY-MM-DD' twice: when they come, and when they leave. */
export type StayDays = readonly [arrival: string, departure: string]
/** 'YYYY-MM-DD'. */
interface DayWish {
  field: 'readyBy'
  op: 'atMost'
  value: string
}

/** The day of arrival and that of departure, of a stay. Made of `Reading.stay`, never read from a code. */
interface DatesWish {
  field: 'dates'
  op: 'exactly'
  value: StayDays
}

/** One thing that somebody asks of a home, typed: the form's answers and the free text both come to a list of these. */
export type AskedFor = NumberWish | RangeWish | PriceWish | NameWish | FlagWish | DayWish | DatesWish
export type Wish = Said & AskedFor

/** What people ask that no listing states: it is named, never guessed. */
export const QUESTIONS = [
  'schools',
  'health',
  'shops',
  'transport',
  'walking',
  'water',
  'neighbours',
  'connection',
  'safety',
  'dates',
  'costs',
  'papers',
  'work',
] as const
export type Question = (typeof QUESTIONS)[number]

/** All that somebody asks: what was understood, what only a person can answer, and how much was not understood. */
export interface Asked {
  wishes: readonly Wish[]
  questions: readonly Question[]
  /** Parts of the text that ask for something and were not understood, as written; empty strings where the text is gone. */
  unread: readonly string[]
  /** The dates of a stay, 'YYYY-MM-DD'. */
  stay: StayDays | null
  /** The homes of which somebody else has a night of that stay. Left out: nobody looked. */
  taken?: ReadonlySet<number>
}
