import { turnOf } from './meanings.ts'
import type { Piece } from './pieces.ts'

/** A breath goes from one comma to the next. Where the one of a piece begins. */
export const breathStart = (pieces: readonly Piece[], at: number) =>
  Math.max(
    0,
    pieces.findLastIndex(({ gap }, index) => index <= at && gap > 0),
  )

/** From a piece to the end of its breath. */
export function breathFrom(pieces: readonly Piece[], at: number): readonly Piece[] {
  const end = pieces.findIndex(({ gap }, index) => index > at && gap > 0)
  return pieces.slice(at, end < 0 ? pieces.length : end)
}

/** The breaths of some pieces, counted; a 'but' begins one without a comma. */
export function breathsOf(pieces: readonly Piece[]): number[] {
  let breath = 0
  return pieces.map((piece, at) => {
    // 'Yoff par contre, non': what ends a breath begins none.
    const begins = turnOf(piece) === 'but' && pieces[at + 1]?.gap === 0
    if (at > 0 && (piece.gap > 0 || begins)) breath += 1
    return breath
  })
}
