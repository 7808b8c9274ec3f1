import type { WishField } from '../wishes/wish.ts'
import { isAside, isAskedAbout, isOfThoseWhoCome } from './asides.ts'
import { breathFrom, breathStart, breathsOf } from './breaths.ts'
import { isOne, thingOf, turnOf } from './meanings.ts'
import type { Piece } from './pieces.ts'
import { whosePool } from './pools.ts'
import type { Saying } from './reading.ts'
import { isWrapped, refusals, turned } from './refusals.ts'
import type { Sentence } from './sentences.ts'
import { MOVING } from './telling.ts'
import { isReason, type Thing, TURNING } from './things.ts'
import { applyTurns } from './turns.ts'
import { isOrigin, isThere, placed } from './where.ts'

/** Conditions unless something says otherwise; what is only liked is weighed. */
const LIKED: readonly WishField[] = ['amenity', 'quiet']

/** 'A villa with a pool' asks for one; 'my son would love a pool' likes it. */
function isAskedWith(pieces: readonly Piece[], at: number): boolean {
  const before = pieces.slice(Math.max(0, at - 8), at)
  return before.some((piece) => isOne('demands', piece.word) || ['want', 'hard'].includes(turnOf(piece) ?? ''))
}

function collect(sentence: Sentence, breaths: readonly number[]): Thing[] {
  const { pieces, isBackground } = sentence
  const isRefused = refusals(pieces, sentence.text)
  return pieces.flatMap((piece, at): Thing[] => {
    const meaning = thingOf(piece)
    const isWork = turnOf(pieces[at - 1]) === 'works' || turnOf(pieces[at - 2]) === 'works'
    // 'We fell in love with Saint-Louis last winter and want to settle there'.
    const isMeant = meaning?.thing.field === 'place' && pieces.some((_, index) => index > at && isThere(pieces, index))
    if (!meaning || (isBackground(at) && !isWork && !isMeant && !isOfThoseWhoCome(meaning))) return []
    if (isAside(sentence, at)) return []
    // 'I don't want to wait three years' is about time.
    const isWaiting =
      meaning.thing.field === 'offPlan' && /\b(?:wait|attendre)$/i.test(sentence.text.slice(piece.at, piece.end))
    if (isWaiting && pieces[at + 1]?.number != null) return []
    // Where somebody comes from.
    if (meaning.thing.field === 'place' && (isOrigin(pieces, at, sentence.text) || isAskedAbout(sentence))) return []
    if (
      piece.word === 'land' &&
      (isOne('arrivals', pieces[at - 1]?.word) ||
        (pieces[at + 1]?.gap === 0 && /^(?:at|on)$/.test(pieces[at + 1]?.word ?? '')))
    )
      return []
    // 'Closer to the airport than Dakar is'.
    const isFar = /^(?:loin|far|further|farther)$/.test(pieces[at - 2]?.word ?? '')
    if (meaning.thing.field === 'place' && /^(?:than|que)$/.test(pieces[at - 1]?.word ?? '') && !isFar) return []
    const where = placed(meaning, pieces, at)
    if (!where) return []
    return [
      {
        at,
        breath: breaths[at] ?? 0,
        // 'Plutôt Mermoz alors, ou Point E': what ends a breath turns nothing.
        stage: pieces.filter(
          (other, index) => index < at && TURNING.has(turnOf(other) ?? '') && pieces[index + 1]?.gap === 0,
        ).length,
        asked: isRefused[at] ? where.asked : whosePool(where.asked, pieces, at, sentence.text),
        polarity: (isRefused[at] || isWrapped(pieces, at)) && !meaning.isAlways ? 'refused' : 'wanted',
        isAlways: meaning.isAlways,
        isHard: null,
        isSoft:
          meaning.isSoft ||
          where.isSoft ||
          (where.asked.field === 'pool' && where.asked.op === 'oneOf' && !isRefused[at] && !isAskedWith(pieces, at)),
        isAlso: false,
        isAimed: pieces.some(
          (other, index) =>
            index >= at - 6 &&
            index < at &&
            breaths[index] === breaths[at] &&
            ['want', 'hard'].includes(turnOf(other) ?? '') &&
            !isReason(pieces, index, at),
        ),
      },
    ]
  })
}

/** 'A villa. No wait, a flat.' */
const isInstead = ({ at, isAlso }: Thing, pieces: readonly Piece[]) => {
  const turn = turnOf(pieces[0]) === 'final' || (turnOf(pieces[1]) === 'final' && pieces[0]?.meaning === null)
  return turn && !isAlso && !pieces.slice(2, at).some(({ gap }) => gap > 0)
}

const AIMING = new Set(['want', 'hard', 'soft', 'also', 'final', 'so', 'not'])
const MOST_BESIDE = 4
/** Whether a place is plainly asked for: one among much else, without a wish beside it, is perhaps only told of. */
function isPlain({ at }: Thing, pieces: readonly Piece[]): boolean {
  const breath = breathFrom(pieces, breathStart(pieces, at))
  // 'In Dakar, because my customers are there': the reason tells nothing of the wish.
  const reason = breath.findIndex((_, index) => index > 0 && isReason(breath, index, index + 1))
  const own = reason < 0 ? breath : breath.slice(0, reason)
  const strange = own.filter(({ meaning, number, word }) => meaning === null && number === null && word.length > 2)
  const isAimed = own.some((piece) => AIMING.has(turnOf(piece) ?? '') || MOVING.test(piece.word))
  return isAimed || strange.length <= MOST_BESIDE
}

function toSaying(thing: Thing, { pieces, text }: Sentence): Saying | null {
  const piece = pieces[thing.at] as Piece
  const words = text.slice(piece.at, piece.end)
  if (thing.polarity === 'dropped') return null
  if (thing.polarity === 'open') {
    const names = thing.asked.op === 'oneOf' ? thing.asked.value : []
    return { at: piece.at, open: thing.asked.field, names, words }
  }
  const asked = thing.polarity === 'refused' ? turned(thing.asked) : thing.asked
  // 'If there is something outside Dakar you may show it also'.
  if (asked?.field === 'place' && asked.op === 'not' && thing.isAlso && thing.polarity === 'wanted')
    return { at: piece.at, open: 'place', names: [], words }
  // Nobody asks for stairs.
  if (asked?.field === 'noStairs' && !asked.value) return null
  if (!asked) return { at: piece.at, open: thing.asked.field, names: [], words }
  // A refused garden or gym is not missed much; a pool is refused by a wish of its own.
  const isFurniture = asked.field === 'amenity' && asked.op === 'not' && asked.value.includes('Furnished')
  const isLiked = LIKED.includes(asked.field) && !isFurniture && !thing.isAimed
  // 'Maybe a studio': what it is to be is a condition all the same.
  const isSettled = asked.field === 'kind' || asked.field === 'deal'
  const isWeak = asked.field === 'place' && !isPlain(thing, pieces)
  const isHard = isSettled || (!thing.isSoft && !isWeak && (thing.isHard ?? !isLiked))
  return {
    at: piece.at,
    wish: { ...asked, isHard, from: { words } },
    isAlso: thing.isAlso,
    isAimed: thing.isAimed,
    isInstead: isInstead(thing, pieces),
    isWeighed: thing.isHard !== null,
    isLater: thing.isLater ?? false,
  }
}

const CARRIERS: readonly WishField[] = ['kind', 'deal', 'place', 'near']

const SETTLED_BY_LAST: readonly WishField[] = ['place', 'kind', 'deal', 'offPlan', 'floor', 'topFloor']

/** Of places, kinds and deals the last turn of the sentence says which, unless it only adds to them. */
function settled(things: readonly Thing[]): Thing[] {
  return things.filter((thing) => {
    if (!SETTLED_BY_LAST.includes(thing.asked.field) || thing.polarity !== 'wanted') return true
    const later = things.filter(
      (other) => other.asked.field === thing.asked.field && other.stage > thing.stage && other.polarity === 'wanted',
    )
    return later.length === 0 || later.every((other) => other.isAlso || other.isSoft)
  })
}

/** Between which and a kind nothing new begins. */
const isJoining = (piece: Piece) => ['or', 'and', 'not', 'but'].includes(turnOf(piece) ?? '') || piece.gap > 0

/** 'No finished flats', 'pas de villa sur plan', 'I won't buy off plan': what is refused is what is said of them. */
function withoutCarriers(things: readonly Thing[], pieces: readonly Piece[]): Thing[] {
  return things.map((thing): Thing => {
    const { field } = thing.asked
    if (thing.polarity !== 'refused' || (field !== 'kind' && field !== 'deal')) return thing
    // 'We are not buying a villa, we want one for our holiday'.
    const isBought = things.some(
      ({ asked, polarity, at }) =>
        asked.field === 'deal' && polarity === 'refused' && thing.at - at > 0 && thing.at - at < 4,
    )
    if (field === 'kind' && isBought) return { ...thing, polarity: 'dropped' }
    const isRefusedBy = things.some(({ asked, polarity, at, breath }) => {
      const isOfIt = field === 'kind' ? !CARRIERS.includes(asked.field) : asked.field === 'offPlan'
      const [from, to] = at < thing.at ? [at, thing.at] : [thing.at, at]
      const between = pieces.slice(from + 1, to + 1)
      return isOfIt && polarity === 'refused' && breath === thing.breath && to - from < 5 && !between.some(isJoining)
    })
    return isRefusedBy ? { ...thing, polarity: field === 'deal' ? 'wanted' : 'dropped' } : thing
  })
}

const isGroundOrLift = (one: Thing, other: Thing) =>
  [one, other].every(({ polarity, at }, _, [first]) => polarity === 'wanted' && at - (first?.at ?? 0) < 8) &&
  [one, other].some(({ asked }) => asked.field === 'floor' && asked.value === 0) &&
  [one, other].some(({ asked }) => asked.field === 'lift')

/** 'On the ground floor, or with a lift, I don't mind which': what is meant is no stairs. */
function joinStairs(things: readonly Thing[], pieces: readonly Piece[]): Thing[] {
  return things.flatMap((thing, index): Thing[] => {
    const isJoined = (one: Thing | undefined, other: Thing | undefined) =>
      one !== undefined &&
      other !== undefined &&
      isGroundOrLift(one, other) &&
      pieces.slice(one.at + 1, other.at).some((piece) => turnOf(piece) === 'or')
    if (isJoined(things[index - 1], thing)) return []
    if (!isJoined(thing, things[index + 1])) return [thing]
    return [{ ...thing, asked: { field: 'noStairs', op: 'exactly', value: true }, isAlways: true }]
  })
}

/** 'Solar panels or a generator': either will do. */
function joinAlternatives(things: readonly Thing[], pieces: readonly Piece[]): Thing[] {
  const joined: Thing[] = []
  for (const thing of things) {
    const before = joined.at(-1)
    const between = pieces.slice((before?.at ?? -1) + 1, thing.at)
    const isEither =
      before?.asked.field === 'amenity' &&
      thing.asked.field === 'amenity' &&
      between.length <= 2 &&
      turnOf(between[0]) === 'or'
    if (isEither && before.polarity === 'wanted' && before.asked.op === 'oneOf' && thing.asked.op === 'oneOf') {
      before.asked = { ...before.asked, value: [...new Set([...before.asked.value, ...thing.asked.value])] }
    } else joined.push({ ...thing })
  }
  return joined
}

/** What is named and wished for, refused or left open, and what is asked that no listing states. */
export function readThings(sentence: Sentence): Saying[] {
  const { pieces, isBackground } = sentence
  const breaths = breathsOf(pieces)
  const things = joinStairs(collect(sentence, breaths), pieces)
  const opened = applyTurns(sentence, breaths, things)
  const questions = pieces.flatMap(({ meaning, at }, index): Saying[] =>
    meaning && 'question' in meaning && !isBackground(index) ? [{ at, question: meaning.question }] : [],
  )
  const meant = withoutCarriers(things, pieces)
  const last = settled(meant)
  const mentioned = meant.flatMap(({ at, asked }, index): Saying[] =>
    asked.field === 'deal' && asked.op === 'oneOf' && !last.includes(meant[index] as Thing)
      ? [{ at: pieces[at]?.at ?? 0, mentioned: asked.value }]
      : [],
  )
  return [
    ...opened,
    ...questions,
    ...mentioned,
    ...joinAlternatives(last, pieces).flatMap((thing) => toSaying(thing, sentence) ?? []),
  ]
}
