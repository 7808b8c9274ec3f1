import type { AskedFor } from '../wishes/wish.ts'
import type { Piece } from './pieces.ts'

/** What becomes of things: wished for, refused, or left open. */
type Polarity = 'wanted' | 'refused' | 'open' | 'dropped'

export interface Thing {
  at: number
  /** How often the sentence has turned to something else before it: 'we thought of Saly, but in the end Somone'. */
  stage: number
  /** Which breath of the sentence it is said in: between two commas, or before a 'but' and after it. */
  breath: number
  asked: AskedFor
  polarity: Polarity
  isAlways: boolean
  isHard: boolean | null
  isSoft: boolean
  isAlso: boolean
  /** Said with a 'want' or a 'need'. */
  isAimed: boolean
  /** 'We will buy some day'. */
  isLater?: boolean
}

/** What follows is what is meant. */
export const TURNING = new Set(['but', 'so', 'final'])

/** 'A generator is a must, because I work on line': the reason is none. */
export const isReason = (pieces: readonly Piece[], at: number, of: number) =>
  pieces.slice(at, of).some(({ word }) => /^(?:car|because|parce|puisque)$/.test(word))
