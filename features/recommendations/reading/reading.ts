import type { Locale } from '#common/locale.ts'
import type { Rates } from '#common/money.ts'
import type { Deal } from '#features/nest/property-types.ts'
import type { NumberOperator, Question, Wish, WishField } from '../wishes/wish.ts'
import type { SaidNumber } from './numbers.ts'
import type { Piece } from './pieces.ts'

/** What was understood of a text. */
export interface Reading {
  wishes: Wish[]
  /** Of what the form says it does not matter after all. */
  open: WishField[]
  /** Fields of which the text adds to the form's answer instead of replacing it. */
  added: WishField[]
  questions: Question[]
  unread: string[]
  stay: readonly [string, string] | null
}

export interface ReadingContext {
  locale: Locale
  today: string
  rates: Rates
  /** What the form alone says of the deal. */
  deal: Deal | null
  /** Whoever invests buys, however much they speak of letting. */
  isInvesting?: boolean
  /** The form names a place. */
  isPlaced?: boolean
  /** Amenities that staff named themselves. */
  ownAmenities: readonly string[]
}

/** One thing that a text says, where it says it. Of a wish, `isWeighed`: an 'ideally' or a 'must' stands beside it. */
export type Saying = {
  at: number
  end?: number
  words?: string
  sentence?: number
  /** Said in a sentence that asks for nothing. */
  isOfTold?: boolean
} & (
  | { wish: Wish; isAlso: boolean; isAimed?: boolean; isInstead?: boolean; isWeighed?: boolean; isLater?: boolean }
  /** All that was said before is taken back; `isInstead` above: only what was named of the same. */
  | { scrap: true }
  /** A deal that another one followed: 'we can buy, but would be as happy renting'. */
  | { mentioned: readonly string[] }
  /** Of two deals, both are to be shown. */
  | { both: true }
  | { open: WishField; names?: readonly string[] }
  | { question: Question }
  /** `isYoung`: children, who do not come alone. `isBeside`: named beside the others. `isCounted`: 'we are six girls', and nobody else. */
  | { people: number; isWhole: boolean; isYoung?: boolean; isBeside?: boolean; isCounted?: boolean; couples?: number }
  /** 'Not three', of whatever was counted before. */
  | { refusedCount: number }
  | { time: { unit: string; count: number }; inLease: boolean }
  | {
      /** `isTold`: of before, 'I wrote 400 million'. */
      isTold?: boolean
      amount: { number: SaidNumber; pieces: readonly Piece[]; text: string; op: NumberOperator | null; isHard: boolean }
    }
  /** 'It should be four at least', of whatever was counted before. */
  | { same: { number: SaidNumber; op: NumberOperator | null; isHard: boolean } }
  | { unit: WishField }
  /** 'A bathroom each'; `isOurs`: and one for the parents. */
  | { each: 'bedrooms' | 'bathrooms'; isOurs: boolean }
  | { stay: readonly [string, string] }
  /** `due`: by when a home is wanted by whoever comes to live there. */
  | { arrival: string | null; month: string; due: string | null }
)

export type Said<Key extends string> = Extract<Saying, Record<Key, unknown>>
export const only = <Key extends string>(said: readonly Saying[], key: Key) =>
  said.filter((one): one is Said<Key> => key in one)
