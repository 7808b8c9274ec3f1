import type { Piece } from './pieces.ts'
import type { Saying } from './reading.ts'
import type { Sentence } from './sentences.ts'
import type { Thing } from './things.ts'

/** A turn where it stands, and what it may turn. */
export interface TurnAt {
  sentence: Sentence
  pieces: readonly Piece[]
  breaths: readonly number[]
  things: readonly Thing[]
  at: number
  breath: number
  /** What does not matter after all is added here. */
  opened: Saying[]
}

/** The things that a turn at a place speaks of: in the same breath, or else in the one before. */
export function spokenOf(
  { things, breath, at }: Pick<TurnAt, 'things' | 'breath' | 'at'>,
  side: 'before' | 'after' | 'both',
  { isForAll = false, reach = 1 } = {},
): Thing[] {
  const own = things.filter(
    (thing) => thing.breath === breath && (side === 'both' || (side === 'before' ? thing.at < at : thing.at > at)),
  )
  if (own.length > 0 || side === 'after') return own
  const back = things.filter((thing) => thing.at < at).at(-1)
  if (!back || breath - back.breath > reach) return []
  // 'Villas et appartements, ne m'en envoyez pas'.
  const isTogether = (thing: Thing) =>
    thing.breath === back.breath &&
    thing.asked.field === back.asked.field &&
    thing.polarity === back.polarity &&
    back.at - thing.at < 4
  // 'Villa, flat, duplex, I don't care': all that was named of the same.
  if (!isForAll) return things.filter((thing) => thing.at < at && isTogether(thing))
  // A list of them, one to a breath: 'house, flat, rooftop, no preference'.
  const listed = things.filter(
    (thing) => thing.at < at && things.filter((other) => other.breath === thing.breath).length === 1,
  )
  if (listed.length > 2) return listed
  return things.filter((thing) => thing.at <= back.at && thing.asked.field === back.asked.field)
}

const MANY = 4

const NEXT_TO = 5

/** In a breath that says much, without a comma, only what stands next to a turn is spoken of. */
export function beside(things: readonly Thing[], at: number): readonly Thing[] {
  if (things.length < MANY) return things
  const away = ({ at: own }: Thing) => Math.abs(own - at)
  const after = things.filter((thing) => thing.at > at && away(thing) <= NEXT_TO)
  return after.length > 0 ? after : things.filter((thing) => thing.at < at && away(thing) <= NEXT_TO)
}
