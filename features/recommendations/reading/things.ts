import type { AskedFor } from '../wishes/wish.ts'
import { turnOf } from './meanings.ts'
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

export function breathsOf(pieces: readonly Piece[]): number[] {
  let breath = 0
  return pieces.map((piece, at) => {
    // 'Yoff par contre, non': what ends a breath begins none.
    const begins = turnOf(piece) === 'but' && pieces[at + 1]?.gap === 0
    if (at > 0 && (piece.gap > 0 || begins)) breath += 1
    return breath
  })
}

/** 'A generator is a must, because I work on line': the reason is none. */
export const isReason = (pieces: readonly Piece[], at: number, of: number) =>
  pieces.slice(at, of).some(({ word }) => /^(?:car|because|parce|puisque)$/.test(word))
