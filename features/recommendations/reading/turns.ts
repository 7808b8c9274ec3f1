import { breathStart } from './breaths.ts'
import { thingOf, turnOf } from './meanings.ts'
import { openEitherWay, openField, openThings } from './open-things.ts'
import type { Turn } from './phrase-table.ts'
import type { Piece } from './pieces.ts'
import type { Saying } from './reading.ts'
import { isClosing, isOfItBefore } from './refusals.ts'
import type { Sentence } from './sentences.ts'
import { spokenOf, type TurnAt } from './spoken-of.ts'
import type { Thing } from './things.ts'
import { weighThings } from './weigh-things.ts'

const isWithout = (pieces: readonly Piece[], { at, polarity }: Thing) =>
  polarity === 'refused' &&
  pieces.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'san' || word === 'sans' || word === 'without')

function hasNoBefore(pieces: readonly Piece[], at: number): boolean {
  const own = pieces.slice(breathStart(pieces, at - 1), at)
  return own.some((piece) => turnOf(piece) === 'not' || thingOf(piece)?.isAlways)
}

/** 'Yoff is not for us', 'a pool? No thanks'. */
function refuseBefore(turn: TurnAt): void {
  const { sentence, pieces, breaths, breath, at } = turn
  const piece = pieces[at] as Piece
  // 'Marrakech is not for us' says nothing of what was named before it.
  const isOfBefore = piece.gap > 0 || breaths[at - 1] !== breath
  // 'Aucun escalier dans l'appartement non plus': the no was said before.
  if (/^(?:non|either|neither)$/.test(piece.word) && !isOfBefore && hasNoBefore(pieces, at)) return
  const isNot = turnOf(piece) === 'not'
  const isOfIt = isNot && isOfItBefore(pieces, at)
  const spoken = spokenOf(turn, 'before', { reach: isOfIt ? 4 : 1 }).filter(
    (thing) => isOfBefore || isOfIt || thing.breath === breath,
  )
  for (const thing of spoken) {
    // 'Sans vue sur mer ce n'est pas la peine': a no about a no.
    const isTwice = !isNot && isWithout(pieces, thing)
    const isNoDeal = thing.polarity === 'refused' && /^no deal/i.test(sentence.text.slice(piece.at, piece.end))
    if (isTwice || isNoDeal) Object.assign(thing, { polarity: 'wanted', isHard: true })
    else if (!thing.isAlways && thing.asked.field !== 'topFloor') thing.polarity = 'refused'
  }
}

/** 'If it is a flat it must have a lift', 'si c'est sur plan, livré en juin'. */
function putUnderCondition({ pieces, things, breath, at }: TurnAt): void {
  const stage = things.find((one) => one.at > at)?.stage ?? 0
  const [of, ...then] = things.filter((thing) => thing.at > at && thing.stage === stage)
  const isWanted = pieces.slice(at + 1, of?.at).some((other) => ['want', 'hard'].includes(turnOf(other) ?? ''))
  if (!of || of.breath !== breath || isWanted) return
  of.polarity = of.asked.field === 'kind' ? 'open' : 'dropped'
  for (const thing of then) if (['lift', 'amenity', 'pool'].includes(thing.asked.field)) thing.isSoft = true
}

/** 'We rent first and buy later'. */
function putOff({ things, breath, at }: TurnAt): void {
  const deals = things.filter(({ asked, breath: own }) => asked.field === 'deal' && own === breath)
  const [nearest] = deals.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))
  if (!nearest) return
  if (things.some(({ asked }) => asked.field === 'deal' && asked !== nearest.asked)) nearest.polarity = 'dropped'
  else nearest.isLater = true
}

const BY_TURN: Partial<Record<Turn, (turn: TurnAt) => void>> = {
  soft: weighThings,
  hard: weighThings,
  condition: putUnderCondition,
  later: putOff,
  notAfter: refuseBefore,
  not: (turn) => {
    if (isClosing(turn.pieces, turn.at) || isOfItBefore(turn.pieces, turn.at)) refuseBefore(turn)
  },
  open: openThings,
  openAfter: openThings,
  instead: (turn) => {
    for (const thing of spokenOf(turn, 'after').slice(0, 1)) thing.polarity = 'dropped'
  },
  forget: (turn) => {
    for (const thing of spokenOf(turn, 'after')) {
      thing.polarity = 'dropped'
      turn.opened.push({ at: turn.pieces[turn.at]?.at ?? 0, open: thing.asked.field })
    }
  },
  also: (turn) => {
    const after = spokenOf(turn, 'after')
    for (const thing of after.length > 0 ? after : spokenOf(turn, 'both')) thing.isAlso = true
  },
}

/** What words do to the things around them; what does not matter after all is returned. */
export function applyTurns(sentence: Sentence, breaths: readonly number[], things: readonly Thing[]): Saying[] {
  const { pieces } = sentence
  const opened: Saying[] = []
  openEitherWay(things, pieces)
  pieces.forEach((piece, at) => {
    const turn: TurnAt = { sentence, pieces, breaths, things, at, breath: breaths[at] ?? 0, opened }
    if (piece.meaning && 'opens' in piece.meaning) openField(turn, piece.meaning.opens)
    const name = turnOf(piece)
    if (name) BY_TURN[name]?.(turn)
  })
  return opened
}
