import type { AskedFor, WishField } from '../wishes/wish.ts'
import type { Piece } from './pieces.ts'
import type { Saying } from './reading.ts'
import { type Sentence, turnOf } from './sentences.ts'
import { isOne } from './word-sets.ts'

/** What becomes of things: wished for, refused, or left open. */
type Polarity = 'wanted' | 'refused' | 'open' | 'dropped'

interface Thing {
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
}

/** Conditions unless something says otherwise; what is only liked is weighed. */
const LIKED: readonly WishField[] = ['amenity', 'quiet']
/** What follows is what is meant. */
const TURNING = new Set(['but', 'so', 'final'])
/** How far before a place a 'near' counts: 'near the embassy in Almadies' does not speak of Almadies. */
const NEAR_REACH = 3

const thingOf = (piece: Piece | undefined) => (piece?.meaning && 'thing' in piece.meaning ? piece.meaning : null)

function breathsOf(pieces: readonly Piece[]): number[] {
  let breath = 0
  return pieces.map((piece, at) => {
    if (at > 0 && (piece.gap > 0 || turnOf(piece) === 'but')) breath += 1
    return breath
  })
}

/** 'Except the Plateau and the Almadies': two of the same, refused together. */
function isSameNext(pieces: readonly Piece[], at: number): boolean {
  const fieldOf = (piece: Piece | undefined) => thingOf(piece)?.thing.field
  const before = pieces.slice(Math.max(0, at - 3), at).findLast((piece) => thingOf(piece))
  const next = pieces.slice(at + 1, at + 4).find((piece) => thingOf(piece))
  return before !== undefined && fieldOf(before) === fieldOf(next) && fieldOf(next) !== 'amenity'
}

/** So many words after a 'no', somebody speaks of something else. */
const LONGEST_REFUSAL = 8
/** 'Nothing that isn't finished': a no about a no. */
const isRelative = ({ word }: Piece) => /^(?:that|which|who|qui|que|unless|if|si)$/.test(word)

/** 'Le lac Rose non, l'eau est salée': a no at the end of a breath refuses what stood before it. */
const isClosing = (pieces: readonly Piece[], at: number) =>
  /^no[nt]?$/.test(pieces[at]?.word ?? '') &&
  (pieces[at]?.gap === 0 || pieces[at]?.isAfterQuestion === true) &&
  (pieces[at + 1]?.gap ?? 1) > 0 &&
  thingOf(pieces[at - 1]) !== null

/** A deal stands right before the 'no', and another right behind it. */
function isOtherDeal(pieces: readonly Piece[], at: number): boolean {
  const isDeal = (piece: Piece | undefined) => thingOf(piece)?.thing.field === 'deal'
  return isDeal(pieces[at - 1]) && [1, 2].some((ahead) => isDeal(pieces[at + ahead]))
}

/** How each piece stands to a 'no' before it. */
function refusals(pieces: readonly Piece[], text: string): boolean[] {
  let [isRefused, hasPassed] = [false, false]
  let said = 0
  return pieces.map((piece, at) => {
    const turn = turnOf(piece)
    // 'Except downtown (Plateau)'.
    const isInBrackets = at > 0 && text.slice(pieces[at - 1]?.end, piece.at).trim() === '('
    const goesOn = (piece.isAfterColon && !hasPassed) || isInBrackets
    const isNewBreath = piece.gap > 0 && !goesOn && turn !== 'or' && turn !== 'not'
    if (isNewBreath && !endsWithOr(pieces, at)) isRefused = false
    if (turn === 'or') said = at
    if (at - said > LONGEST_REFUSAL && piece.gap === 0) isRefused = false
    // 'To buy not rent in Almadies'.
    if (
      at - said > 1 &&
      isRefused &&
      thingOf(piece)?.thing.field !== 'deal' &&
      thingOf(piece) &&
      isOtherDeal(pieces, said)
    )
      isRefused = false
    // 'I won't buy anything that isn't built'.
    if (thingOf(piece) && (thingOf(piece)?.thing.field !== 'deal' || !isRefused)) hasPassed = true
    if (turn === 'not') {
      const isTwice = isRefused && !hasPassed && pieces.slice(said, at).some(isRelative)
      isRefused = !isTwice && !isClosing(pieces, at)
      hasPassed = false
      said = at
    }
    // 'PAS DE CHANTIER JE VEUX VOIR LA MAISON': without a comma, the next wish begins with a want.
    else if (turn === 'want' && hasPassed) isRefused = false
    // 'Une villa, non, en fait un appartement'.
    else if (turn === 'but' || turn === 'so' || turn === 'final') isRefused = false
    // 'Un terrain pas une maison un terrain': an article begins anew.
    else if (hasPassed && piece.gap === 0 && /^(?:une?|an?)$/.test(piece.word) && thingOf(pieces[at - 1])) isRefused = false
    // 'Pas une villa' counts nothing.
    else if (piece.number !== null && piece.number > 1 && !piece.isOrdinal) isRefused = false
    // 'No pool and a garden': what follows is another matter.
    else if (turn === 'and' && isOne('articles', pieces[at + 1]?.word) && !isSameNext(pieces, at)) isRefused = false
    return isRefused
  })
}

/** 'No lease, no deposit' says each; 'not a lease, a deposit, or a saucepan' says it once for all. */
function endsWithOr(pieces: readonly Piece[], from: number): boolean {
  for (let at = from + 1; at < pieces.length; at++) {
    const [piece, turn] = [pieces[at], turnOf(pieces[at])]
    if (turn === 'but' || turn === 'want' || turn === 'so') return false
    if (piece && piece.gap > 0) return turn === 'or'
  }
  return false
}

function turned(asked: AskedFor): AskedFor | null {
  if (asked.op === 'oneOf') return { ...asked, op: 'not' } as AskedFor
  if (asked.op === 'not') return { ...asked, op: 'oneOf' } as AskedFor
  if (asked.field === 'offPlan' || (asked.field === 'topFloor' && asked.value))
    return { ...asked, value: !asked.value } as AskedFor
  if (asked.field === 'noStairs') return { ...asked, value: !asked.value } as AskedFor
  if (asked.field === 'levels' && asked.op === 'atLeast') return { field: 'levels', op: 'exactly', value: 1 }
  if (asked.field === 'floor' && asked.value === 0) return { field: 'floor', op: 'atLeast', value: 1 }
  return null
}

const isPlace = (piece: Piece | undefined) => thingOf(piece)?.thing.field === 'place'

/** 'Du côté de Saly / Somone / Ngaparou': near to any of them. */
function isListedWithNear(pieces: readonly Piece[], at: number): boolean {
  const isJoint = (piece: Piece | undefined) => turnOf(piece) === 'or' || turnOf(piece) === 'and'
  const before = isPlace(pieces[at - 1]) ? at - 1 : isJoint(pieces[at - 1]) && isPlace(pieces[at - 2]) ? at - 2 : null
  if (before === null) return false
  return turnOf(pieces[before - 1]) === 'near' || isListedWithNear(pieces, before)
}

/** A place after 'near' is one to be near to; after 'outside', one not to be in. */
function placed(
  { thing: asked, needsNear }: { thing: AskedFor; needsNear: boolean },
  pieces: readonly Piece[],
  at: number,
): { asked: AskedFor; isSoft: boolean } | null {
  const before: Piece[] = []
  for (let back = at; back > 0 && back > at - NEAR_REACH && pieces[back]?.gap === 0; back--)
    before.push(pieces[back - 1] as Piece)
  const has = (turn: string) => before.some((piece) => turnOf(piece) === turn)
  if (asked.field === 'near' && asked.op === 'oneOf' && needsNear) {
    if (has('far')) return null
    // 'Check in 30 Dec, beach, party of five'.
    const isListed = at > 0 && pieces[at]?.gap === 1 && (pieces[at + 1]?.gap ?? 2) > 0
    if (isListed && asked.value.includes('sea')) return { asked, isSoft: false }
    const isNear = pieces.slice(Math.max(0, at - 6), at).some(({ meaning }) => {
      if (!meaning) return false
      return (
        ('turn' in meaning && (meaning.turn === 'near' || meaning.turn === 'works')) ||
        ('unit' in meaning && /^(?:minute|kilometre)$/.test(meaning.unit))
      )
    })
    return isNear ? { asked, isSoft: false } : null
  }
  if (asked.field !== 'place' || asked.op !== 'oneOf') return { asked, isSoft: false }
  if (has('far') || has('outside')) return { asked: { ...asked, op: 'not' }, isSoft: false }
  const lastTurn = pieces
    .slice(0, at)
    .findLastIndex((piece) => TURNING.has(turnOf(piece) ?? '') || turnOf(piece) === 'want')
  const since = pieces.slice(lastTurn + 1, at + 1)
  if (since.some((piece) => turnOf(piece) === 'works') && !since.some(({ isAfterColon }) => isAfterColon)) {
    // Whoever works in Dakar lives there.
    if (asked.value.includes('Dakar')) return { asked, isSoft: false }
    return { asked: { field: 'near', op: 'oneOf', value: asked.value }, isSoft: true }
  }
  return has('near') || isListedWithNear(pieces, at)
    ? { asked: { field: 'near', op: 'oneOf', value: asked.value }, isSoft: false }
    : { asked, isSoft: false }
}

/** 'Je n'achète pas': the French no stands around its verb. */
function isWrapped(pieces: readonly Piece[], at: number): boolean {
  const opens = [1, 2].some((back) => /^ne?$/.test(pieces[at - back]?.word ?? '') && !pieces[at - back]?.meaning)
  return opens && [1, 2].some((ahead) => turnOf(pieces[at + ahead]) === 'not' && pieces[at + ahead]?.gap === 0)
}

/** 'A villa with a pool' asks for one; 'my son would love a pool' likes it. */
function isAskedWith(pieces: readonly Piece[], at: number): boolean {
  const before = pieces.slice(Math.max(0, at - 8), at)
  return before.some((piece) => isOne('demands', piece.word) || ['want', 'hard'].includes(turnOf(piece) ?? ''))
}

/** 'Our present flat in Paris' is not what is looked for; 'to buy my first home' is. */
function isOwned(pieces: readonly Piece[], at: number): boolean {
  if (pieces[at]?.word === 'own') return false
  const back = [1, 2].find(
    (each) =>
      isOne('possessives', pieces[at - each]?.word) &&
      !pieces[at - each]?.meaning &&
      pieces[at - each + 1]?.gap === 0 &&
      pieces[at]?.gap === 0,
  )
  if (back === undefined || (back === 2 && thingOf(pieces[at - 1]))) return false
  return thingOf(pieces[at - back - 1])?.thing.field !== 'deal'
}

/** 'Where do people buy bikes?' */
function isOfOtherGoods({ pieces, isAsked }: Sentence, at: number): boolean {
  const next = isOne('articles', pieces[at + 1]?.word) ? at + 2 : at + 1
  return isAsked && pieces[next]?.isStrange === true && pieces[next]?.gap === 0
}

/** 'A plot to build a villa on': the plot is looked for. */
const isToBeBuilt = (pieces: readonly Piece[], at: number) =>
  [1, 2, 3, 4].some(
    (back) =>
      /^(?:build|building|construire|batir)$/.test(pieces[at - back]?.word ?? '') &&
      pieces.slice(at - back + 1, at + 1).every((piece) => piece.gap === 0 && turnOf(piece) !== 'or'),
  ) &&
  pieces.some((piece) => {
    const thing = thingOf(piece)?.thing
    return thing?.field === 'kind' && thing.op === 'oneOf' && thing.value.includes('land')
  })

/** Things that are named and not looked for. */
function isAside(sentence: Sentence, at: number): boolean {
  const { pieces } = sentence
  const field = thingOf(pieces[at])?.thing.field
  if (field === 'kind') return isOwned(pieces, at) || isToBeBuilt(pieces, at)
  // 'Trois chambres salon' are three.
  if (field === 'bedrooms') return pieces[at - 1]?.number != null
  return field === 'deal' && isOfOtherGoods(sentence, at)
}

/** 'I am from Saly', 'la famille de Touba'. */
function isOrigin(pieces: readonly Piece[], at: number): boolean {
  const [word, before] = [pieces[at - 1]?.word ?? '', pieces[at - 2]]
  const meaning = before?.meaning ?? null
  const isPeople = meaning !== null && 'unit' in meaning && (meaning.unit === 'people' || meaning.unit === 'group')
  // 'Far from the traffic jams of Dakar', 'my cousin in Ouakam can visit'.
  if (/^(?:in|at)$/.test(word) && turnOf(before) === 'relative') return true
  const isOf = isPeople || turnOf(before) === 'relative' || thingOf(before)?.thing.field === 'quiet'
  return word === 'from' || (/^(?:de|d|of)$/.test(word) && isOf)
}

/** 'My mother lives with us and uses a wheelchair', 'we have a dog': told, and a condition. */
const isOfThoseWhoCome = ({ thing, isAlways }: { thing: AskedFor; isAlways: boolean }) =>
  thing.field === 'pets' || (thing.field === 'stepFree' && isAlways)

function collect(sentence: Sentence, breaths: readonly number[]): Thing[] {
  const { pieces, isBackground } = sentence
  const isRefused = refusals(pieces, sentence.text)
  return pieces.flatMap((piece, at): Thing[] => {
    const meaning = thingOf(piece)
    const isWork = turnOf(pieces[at - 1]) === 'works' || turnOf(pieces[at - 2]) === 'works'
    if (!meaning || (isBackground(at) && !isWork && !isOfThoseWhoCome(meaning))) return []
    if (isAside(sentence, at)) return []
    // Where somebody comes from.
    if (meaning.thing.field === 'place' && isOrigin(pieces, at)) return []
    if (
      piece.word === 'land' &&
      (isOne('arrivals', pieces[at - 1]?.word) ||
        (pieces[at + 1]?.gap === 0 && /^(?:at|on)$/.test(pieces[at + 1]?.word ?? '')))
    )
      return []
    const where = placed(meaning, pieces, at)
    if (!where) return []
    return [
      {
        at,
        breath: breaths[at] ?? 0,
        stage: pieces.slice(0, at).filter((piece) => TURNING.has(turnOf(piece) ?? '')).length,
        asked: where.asked,
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
            ['want', 'hard'].includes(turnOf(other) ?? ''),
        ),
      },
    ]
  })
}

/** The things that a turn at a place speaks of: in the same breath, or else in the one before. */
function spokenOf(
  things: readonly Thing[],
  breath: number,
  at: number,
  side: 'before' | 'after' | 'both',
  isForAll = false,
): Thing[] {
  const own = things.filter(
    (thing) => thing.breath === breath && (side === 'both' || (side === 'before' ? thing.at < at : thing.at > at)),
  )
  if (own.length > 0 || side === 'after') return own
  const back = things.filter((thing) => thing.at < at).at(-1)
  if (!back || breath - back.breath > 1) return []
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

function applyTurns({ pieces }: Sentence, breaths: readonly number[], things: readonly Thing[]): Saying[] {
  const opened: Saying[] = []
  openEitherWay(things, pieces)
  pieces.forEach((piece, at) => {
    const turn = turnOf(piece)
    const breath = breaths[at] ?? 0
    if (piece.meaning && 'opens' in piece.meaning) {
      const { opens } = piece.meaning
      // 'À Dakar ou ailleurs'.
      for (const thing of things)
        if (thing.asked.field === opens && thing.at < at && thing.polarity === 'wanted') {
          if (thing.breath === breath) thing.polarity = 'dropped'
          else thing.isSoft = true
        }
      opened.push({ at: piece.at, open: opens })
    }
    if (turn === 'soft' || turn === 'hard') {
      // 'Two things I insist on: fibre and a generator'.
      const colon = pieces.findIndex(
        (other, index) => index > at && other.isAfterColon && breaths[index] === breath + 1,
      )
      const named = colon > 0 ? things.filter((thing) => thing.breath === breath + 1) : []
      for (const thing of named.length > 0 ? named : beside(spokenOf(things, breath, at, 'both'), at)) {
        if (thing.isHard === null) thing.isHard = turn === 'hard'
        if (turn === 'hard') thing.isSoft = thing.isSoft && thing.asked.field !== 'pool'
      }
    } else if (turn === 'condition') {
      // 'If it is a flat it must have a lift', 'si c'est sur plan, livré en juin'.
      const [of, ...then] = things.filter(
        (thing) => thing.at > at && thing.stage === (things.find((one) => one.at > at)?.stage ?? 0),
      )
      if (of && of.breath === breath) {
        of.polarity = of.asked.field === 'kind' ? 'open' : 'dropped'
        for (const thing of then)
          if (thing.asked.field === 'lift' || thing.asked.field === 'amenity') thing.isSoft = true
      }
    } else if (turn === 'instead')
      for (const thing of spokenOf(things, breath, at, 'after').slice(0, 1)) thing.polarity = 'dropped'
    // 'We rent first and buy later'.
    else if (turn === 'later') {
      const deals = things.filter(({ asked, breath: own }) => asked.field === 'deal' && own === breath)
      const nearest = deals.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0]
      if (nearest && things.some(({ asked }) => asked.field === 'deal' && asked !== nearest.asked))
        nearest.polarity = 'dropped'
    } else if (turn === 'also') for (const thing of spokenOf(things, breath, at, 'both')) thing.isAlso = true
    else if (turn === 'notAfter' || (turn === 'not' && isClosing(pieces, at))) {
      // 'Marrakech is not for us' says nothing of what was named before it.
      const isOfBefore = piece.gap > 0 || breaths[at - 1] !== breath
      const spoken = spokenOf(things, breath, at, 'before').filter((thing) => isOfBefore || thing.breath === breath)
      for (const thing of spoken) if (!thing.isAlways) thing.polarity = 'refused'
    } else if (turn === 'open' || turn === 'openAfter') {
      const after = turn === 'open' ? spokenOf(things, breath, at, 'after') : []
      const spoken = after.length > 0 ? after : spokenOf(things, breath, at, 'before', true)
      // 'Anywhere but Yoff' still leaves Yoff out.
      for (const thing of spoken)
        if (
          !thing.isAlways &&
          (thing.polarity === 'wanted' ||
            (turn === 'open' && thing.asked.field === 'offPlan') ||
            (turn === 'openAfter' && (thing.breath === breath || isEither(things, thing))))
        )
          thing.polarity = 'open'
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

/** 'A villa. No wait, a flat.' */
const isInstead = ({ at, isAlso }: Thing, pieces: readonly Piece[]) => {
  const turn = turnOf(pieces[0]) === 'final' || (turnOf(pieces[1]) === 'final' && pieces[0]?.meaning === null)
  return turn && !isAlso && !pieces.slice(2, at).some(({ gap }) => gap > 0)
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
  // Nobody asks for stairs.
  if (asked?.field === 'noStairs' && !asked.value) return null
  if (!asked) return { at: piece.at, open: thing.asked.field, names: [], words }
  // A refused garden or gym is not missed much; a pool is refused by a wish of its own.
  const isFurniture = asked.field === 'amenity' && asked.op === 'not' && asked.value.includes('Furnished')
  const isLiked = LIKED.includes(asked.field) && !isFurniture && !thing.isAimed
  // 'Maybe a studio': what it is to be is a condition all the same.
  const isSettled = asked.field === 'kind' || asked.field === 'deal'
  const isHard = isSettled || (!thing.isSoft && (thing.isHard ?? !isLiked))
  return {
    at: piece.at,
    wish: { ...asked, isHard, from: { words } },
    isAlso: thing.isAlso,
    isAimed: thing.isAimed,
    isInstead: isInstead(thing, pieces),
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
  const things = collect(sentence, breaths)
  const opened = applyTurns(sentence, breaths, things)
  const questions = pieces.flatMap(({ meaning, at }, index): Saying[] =>
    meaning && 'question' in meaning && !isBackground(index) ? [{ at, question: meaning.question }] : [],
  )
  return [
    ...opened,
    ...questions,
    ...joinAlternatives(settled(withoutCarriers(things, pieces)), pieces).flatMap(
      (thing) => toSaying(thing, sentence) ?? [],
    ),
  ]
}
