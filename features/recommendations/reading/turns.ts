import type { WishField } from '../wishes/wish.ts'
import { isOne, thingOf, turnOf } from './meanings.ts'
import type { Piece } from './pieces.ts'
import type { Saying } from './reading.ts'
import { isClosing, isOfItBefore } from './refusals.ts'
import type { Sentence } from './sentences.ts'
import { isReason, type Thing } from './things.ts'

/** The things that a turn at a place speaks of: in the same breath, or else in the one before. */
function spokenOf(
  things: readonly Thing[],
  breath: number,
  at: number,
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

const isWithout = (pieces: readonly Piece[], { at, polarity }: Thing) =>
  polarity === 'refused' &&
  pieces.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'san' || word === 'sans' || word === 'without')

/** 'A pool, shared is fine': any. */
function openThing(thing: Thing): void {
  // 'I would prefer it furnished, but if not we will manage': still preferred.
  if (thing.isHard === false && thing.asked.field === 'amenity') return
  const isOneKind = thing.asked.field === 'pool' && thing.asked.op === 'oneOf' && !thing.asked.value.includes('any')
  if (!isOneKind) thing.polarity = 'open'
  else Object.assign(thing, { asked: { ...thing.asked, value: ['any'] }, isSoft: true })
}

/** 'Two things I insist on, a quiet street and a generator'. */
const isAnnounced = (pieces: readonly Piece[], breaths: readonly number[], things: readonly Thing[], at: number) =>
  turnOf(pieces[at]) === 'hard' &&
  !things.some((thing) => thing.at < at || thing.breath === breaths[at]) &&
  pieces.some(({ number }, index) => index < at && number !== null)

/** 'It is not indispensable', 'sans être obligatoire'. */
const isDenied = (pieces: readonly Piece[], at: number) =>
  pieces[at]?.gap === 0 &&
  (turnOf(pieces[at - 1]) === 'not' ||
    (pieces[at - 1]?.gap === 0 && pieces[at - 1]?.meaning === null && turnOf(pieces[at - 2]) === 'not'))

const isAboutAll = (pieces: readonly Piece[], breaths: readonly number[], at: number) =>
  pieces.some(
    ({ word }, index) =>
      index < at &&
      (breaths[at] ?? 0) - (breaths[index] ?? 0) < 2 &&
      /^(?:those|these|both|all|les|ces|tou|tout)$/.test(word),
  )

function hasNoBefore(pieces: readonly Piece[], at: number): boolean {
  const from = pieces.findLastIndex(({ gap }, index) => index < at && gap > 0)
  const own = pieces.slice(Math.max(0, from), at)
  return own.some((piece) => turnOf(piece) === 'not' || thingOf(piece)?.isAlways)
}

const MANY = 4

const NEXT_TO = 5

/** In a breath that says much, without a comma, only what stands next to a turn is spoken of. */
function beside(things: readonly Thing[], at: number): readonly Thing[] {
  if (things.length < MANY) return things
  const away = ({ at: own }: Thing) => Math.abs(own - at)
  const after = things.filter((thing) => thing.at > at && away(thing) <= NEXT_TO)
  return after.length > 0 ? after : things.filter((thing) => thing.at < at && away(thing) <= NEXT_TO)
}

/** 'Pool or no pool': said both ways. */
const isEither = (things: readonly Thing[], { asked, breath }: Thing) =>
  things.some((other) => other.asked.field === asked.field && other.breath === breath && other.polarity !== 'refused')

/** Which way a thing is said that can be said two ways, and of what. */
function wayOf({ asked, polarity }: Thing): { of: string; isFor: boolean } | null {
  const isRefused = polarity === 'refused'
  if (asked.op === 'oneOf' || asked.op === 'not')
    return { of: `${asked.field} ${asked.value.join()}`, isFor: (asked.op === 'oneOf') !== isRefused }
  return typeof asked.value === 'boolean' ? { of: asked.field, isFor: asked.value !== isRefused } : null
}

/** 'Off plan or finished', 'meublé ou non meublé', 'with or without a pool': it does not matter. */
function openEitherWay(things: readonly Thing[], pieces: readonly Piece[]): void {
  things.forEach((thing, index) => {
    const before = things[index - 1]
    const [one, other] = [before && wayOf(before), wayOf(thing)]
    if (!before || !one || !other || one.of !== other.of || one.isFor === other.isFor) return
    const between = pieces.slice(before.at + 1, thing.at + 1)
    if (between.length > 5 || !between.some((piece) => turnOf(piece) === 'or')) return
    before.polarity = 'open'
    thing.polarity = 'open'
  })
}

const OPENED_BY_UNIT: Partial<Record<string, WishField>> = {
  ...{ bedrooms: 'bedrooms', bathrooms: 'bathrooms', area: 'area', floor: 'floor', levels: 'levels' },
  ...{ place: 'place', kind: 'kind', price: 'price', size: 'area' },
}

export function applyTurns(
  { pieces, text, isAsked }: Sentence,
  breaths: readonly number[],
  things: readonly Thing[],
): Saying[] {
  const opened: Saying[] = []
  openEitherWay(things, pieces)
  pieces.forEach((piece, at) => {
    const turn = turnOf(piece)
    const breath = breaths[at] ?? 0
    // 'Anywhere out on that western tip' names a place.
    const isNamedAfter = things.some(
      (thing) => thing.breath === breath && thing.at > at && thing.at - at < 6 && thing.asked.field === 'place',
    )
    if (piece.meaning && 'opens' in piece.meaning && !(piece.meaning.opens === 'place' && isNamedAfter)) {
      const { opens } = piece.meaning
      // 'À Dakar ou ailleurs'.
      for (const thing of things)
        if (thing.asked.field === opens && thing.at < at && thing.polarity === 'wanted') {
          if (thing.breath === breath) thing.polarity = 'dropped'
          else thing.isSoft = true
        }
      // 'Anywhere in town' is in town.
      const isWithin = ['in', 'near'].includes(turnOf(pieces[at + 1]) ?? '') || isAsked
      opened.push({ at: piece.at, open: opens, words: isWithin ? '' : text.slice(piece.at, piece.end) })
    }
    if (turn === 'soft' || turn === 'hard') {
      // 'It is not indispensable'.
      const isMust = turn === 'hard' && !isDenied(pieces, at)
      // 'Two things I insist on: fibre and a generator'.
      const colon = pieces.findIndex(
        (other, index) => index > at && other.isAfterColon && breaths[index] === breath + 1,
      )
      const isListed = colon > 0 || isAnnounced(pieces, breaths, things, at)
      const isLiked = (thing: Thing) =>
        pieces.some((other, index) => breaths[index] === thing.breath && turnOf(other) === 'soft')
      const follows = (thing: Thing) =>
        thing.breath === breath + 1 ||
        (turn === 'hard' && thing.breath > breath && thing.polarity === 'wanted' && !isLiked(thing))
      const named = isListed ? things.filter(follows) : []
      // 'Furnished, sea view, generator, all three non-negotiable'.
      const isOfAll =
        turn === 'hard' && isAboutAll(pieces, breaths, at) && !things.some((thing) => thing.breath === breath)
      if (isOfAll) named.push(...things.filter((thing) => thing.at < at && thing.isHard === null))
      // 'Near the sea, ideally with the view': that is said of the view.
      const isOfItsOwn =
        turn === 'soft' &&
        (pieces.filter((_, index) => index > at && breaths[index] === breath).length > 1 ||
          pieces.some((other, index) => index < at && breaths[index] === breath && other.isStrange))
      // 'A garden, even a small one, that is a must'.
      const spoken = spokenOf(things, breath, at, 'both', { reach: turn === 'hard' ? 2 : 1 }).filter(
        (thing) => !isOfItsOwn || thing.breath === breath,
      )
      for (const thing of named.length > 0
        ? named
        : beside(spoken, at).filter((one) => !isReason(pieces, at, one.at))) {
        if (thing.isHard === null) thing.isHard = isMust
        if (isMust) thing.isSoft = thing.isSoft && thing.asked.field !== 'pool'
      }
    } else if (turn === 'condition') {
      // 'If it is a flat it must have a lift', 'si c'est sur plan, livré en juin'.
      const [of, ...then] = things.filter(
        (thing) => thing.at > at && thing.stage === (things.find((one) => one.at > at)?.stage ?? 0),
      )
      const isWanted = pieces.slice(at + 1, of?.at).some((other) => ['want', 'hard'].includes(turnOf(other) ?? ''))
      if (of && of.breath === breath && !isWanted) {
        of.polarity = of.asked.field === 'kind' ? 'open' : 'dropped'
        for (const thing of then) if (['lift', 'amenity', 'pool'].includes(thing.asked.field)) thing.isSoft = true
      }
    } else if (turn === 'forget') {
      for (const thing of spokenOf(things, breath, at, 'after')) {
        thing.polarity = 'dropped'
        opened.push({ at: piece.at, open: thing.asked.field })
      }
    } else if (turn === 'instead')
      for (const thing of spokenOf(things, breath, at, 'after').slice(0, 1)) thing.polarity = 'dropped'
    // 'We rent first and buy later'.
    else if (turn === 'later') {
      const deals = things.filter(({ asked, breath: own }) => asked.field === 'deal' && own === breath)
      const nearest = deals.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0]
      if (nearest && things.some(({ asked }) => asked.field === 'deal' && asked !== nearest.asked))
        nearest.polarity = 'dropped'
      else if (nearest) nearest.isLater = true
    } else if (turn === 'also') {
      const after = spokenOf(things, breath, at, 'after')
      for (const thing of after.length > 0 ? after : spokenOf(things, breath, at, 'both')) thing.isAlso = true
    } else if (turn === 'notAfter' || (turn === 'not' && (isClosing(pieces, at) || isOfItBefore(pieces, at)))) {
      // 'Marrakech is not for us' says nothing of what was named before it.
      const isOfBefore = piece.gap > 0 || breaths[at - 1] !== breath
      // 'Aucun escalier dans l'appartement non plus': the no was said before.
      const isSaidAgain = /^(?:non|either|neither)$/.test(piece.word) && !isOfBefore && hasNoBefore(pieces, at)
      if (isSaidAgain) return
      const isOfIt = turn === 'not' && isOfItBefore(pieces, at)
      const spoken = spokenOf(things, breath, at, 'before', { reach: isOfIt ? 4 : 1 }).filter(
        (thing) => isOfBefore || isOfIt || thing.breath === breath,
      )
      for (const thing of spoken) {
        // 'Sans vue sur mer ce n'est pas la peine': a no about a no.
        const isTwice = turn === 'notAfter' && isWithout(pieces, thing)
        const isNoDeal = thing.polarity === 'refused' && /^no deal/i.test(text.slice(piece.at, piece.end))
        if (isTwice || isNoDeal) Object.assign(thing, { polarity: 'wanted', isHard: true })
        else if (!thing.isAlways && thing.asked.field !== 'topFloor') thing.polarity = 'refused'
      }
    } else if (turn === 'open' || turn === 'openAfter') {
      const [before, after] = [
        spokenOf(things, breath, at, 'before', { isForAll: true, reach: 2 }),
        spokenOf(things, breath, at, 'after'),
      ]
      // 'Villa or flat, I don't mind'; 'I don't mind something under construction'.
      const [likely, other] =
        turn === 'open' ? [after, before] : [before, after.filter(({ polarity }) => polarity === 'wanted')]
      const spoken = likely.length > 0 ? likely : other
      // 'Anywhere but Yoff' still leaves Yoff out.
      for (const thing of spoken)
        if (
          !thing.isAlways &&
          thing.polarity !== 'dropped' &&
          (thing.polarity === 'wanted' ||
            (turn === 'open' && thing.asked.field === 'offPlan' && thing.at > at) ||
            (turn === 'openAfter' && (thing.breath === breath || isEither(things, thing))))
        )
          openThing(thing)
      if (spoken.length > 0) return
      const units = pieces.filter((_, other) => breaths[other] === breath || breaths[other] === breath - 1)
      for (const { meaning, word, at: where } of units) {
        const unit = meaning && 'unit' in meaning ? meaning.unit : isOne('prices', word) ? 'price' : ''
        const field = OPENED_BY_UNIT[unit]
        if (field) opened.push({ at: where, open: field })
      }
    }
  })
  return opened
}
