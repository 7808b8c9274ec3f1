import { isMoneyWord, turnOf } from './meanings.ts'
import type { Piece } from './pieces.ts'
import { AIMS, hasAmount, isPastAt, tellingFrom, toldBreaths } from './telling.ts'

/** What is said in one go, from one full stop to the next. */
export interface Sentence {
  text: string
  pieces: readonly Piece[]
  /** Told of how things are, not of what is looked for. */
  isBackground: (at: number) => boolean
  isAsked: boolean
}

const WANTING = /^(?:to|pour|veux|veut|voulon|voudrai|want)$/

/** 'We are selling our house to buy a villa'. */
function isPurpose(pieces: readonly Piece[], at: number): boolean {
  const meaning = pieces[at]?.meaning
  const isDeal =
    meaning != null && 'thing' in meaning && (meaning.thing.field === 'deal' || meaning.thing.field === 'place')
  // 'We have sold the house in Thiès and are buying in Dakar'.
  const isTaken =
    isDeal && meaning.thing.field === 'deal' && !(meaning.thing.value as readonly string[]).includes('short-stay')
  const isOurs = isTaken && /^(?:nou|on|je|j|we|i)$/.test(pieces[at]?.word ?? '')
  return isOurs || (isDeal && [at, at - 1].some((index) => WANTING.test(pieces[index]?.word ?? '')))
}

/** 'I have always lived in a duplex: a duplex then'; but not 'it was late: the site has stood still'. */
const isNamedAfterColon = (pieces: readonly Piece[], at: number, isPast: boolean) =>
  pieces[at]?.isAfterColon === true &&
  (!isPast ||
    !pieces
      .slice(at, at + 6)
      .some(({ word }) => /^(?:est|etait|sont|a|ont|is|was|were|are|has|had|on|nou|we|they|il|elle)$/.test(word)))

/** 'Forget what I typed, we have €350,000'. */
const isMoneyTold = (pieces: readonly Piece[], at: number) =>
  /^(?:have|got|avon|dispose|disposon|donne|donnent|prete|pretent|accorde|verse|give|lend)$/.test(
    pieces[at]?.word ?? '',
  ) &&
  pieces.slice(at + 1, at + 4).some(({ number }) => number !== null) &&
  pieces.slice(at + 1, at + 5).some(isMoneyWord)

/** 'My husband has spoken, it's 300 million tops'. */
const isLimit = (pieces: readonly Piece[], at: number) =>
  pieces[at]?.number != null &&
  isMoneyWord(pieces[at + 1]) &&
  pieces.slice(at + 1, at + 5).some(({ meaning, gap }, index, all) => {
    const isHere = all.slice(0, index + 1).every((piece) => piece.gap === 0) && gap === 0
    return isHere && meaning !== null && 'comparison' in meaning && /^(?:atMost|orLess)$/.test(meaning.comparison)
  })

/** Where they say again what they want. */
function tellingTo(pieces: readonly Piece[], begins: number, isPast: boolean): number {
  const isNew = (at: number) => pieces.slice(begins + 1, at + 1).some(({ gap }) => gap > 0)
  const end = pieces.findIndex((piece, at) => {
    const turn = turnOf(piece) ?? ''
    if (at <= begins) return false
    if (turn === 'so' || turn === 'but' || turn === 'final' || isNamedAfterColon(pieces, at, isPast)) return true
    if (isMoneyTold(pieces, at) || (isNew(at) && isLimit(pieces, at))) return true
    // Told of long ago, a 'need' or a 'want' is of long ago as well.
    if (isPurpose(pieces, at) && (!isPast || /^v/.test(piece.word))) return true
    // 'In 2019, I put money down on a flat' names no amount.
    const isAim =
      AIMS.has(turn) &&
      (turn !== 'budget' ||
        !isPast ||
        (hasAmount(pieces, at) && !/^(?:donne|paye|depense|perdu|verse)$/.test(pieces[at + 1]?.word ?? '')))
    return (isAim && (!isPast || isNew(at))) || (turn === 'not' && isNew(at))
  })
  return end < 0 ? pieces.length : end
}

/** From where somebody tells of today, to where they say again what they want; and again. */
function backgroundOf(pieces: readonly Piece[], text: string): (at: number) => boolean {
  const isPast = pieces.some((_, at) => isPastAt(pieces, at))
  const begins = tellingFrom(pieces, 0)
  const isTold = toldBreaths(pieces, text)
  if (begins < 0) return isTold
  const end = tellingTo(pieces, begins, isPast)
  const hasAimBefore = pieces.slice(0, begins).some((piece) => AIMS.has(turnOf(piece) ?? ''))
  // 'Under five bedrooms, we got lost in the old house': what was said before the comma still counts.
  const since = isPast ? pieces.slice(0, begins + 1).findLastIndex(({ gap }, at) => at > 0 && gap > 0) : begins
  const hasThingBefore = pieces
    .slice(0, Math.max(0, since))
    .some(({ meaning, number }) => number !== null || (meaning !== null && 'thing' in meaning))
  // 'Saint-Louis, which we loved last year'.
  const clause = pieces.findLastIndex(
    ({ word }, at) => at > since && at < begins && at > begins - 5 && /^(?:qui|that|which|ou|where)$/.test(word),
  )
  // 'I am buying, the house in Leeds is sold': the house as well.
  const isOfThings = !pieces.slice(Math.max(0, since), begins).some(({ word }) => /^(?:i|we|je|j|nou|on)$/.test(word))
  const hasSubject = hasThingBefore && !hasAimBefore && isPastAt(pieces, begins) && isOfThings
  const besides = hasAimBefore || hasThingBefore ? begins : -1
  const from = clause > 0 && isPast ? clause : hasSubject ? since - 1 : besides
  const told: [number, number][] = [[from, end]]
  for (let next = tellingFrom(pieces, end + 1); next >= 0; ) {
    const until = tellingTo(pieces, next, isPast)
    told.push([next, until])
    next = tellingFrom(pieces, until + 1)
  }
  return (at) => told.some(([first, last]) => at > first && at < last) || isTold(at)
}

/** From so many pieces on somebody breathes, with a comma or without. */
const LONGEST_BREATH = 14
const NEW_BREATH = new Set(['want', 'hard', 'so', 'but', 'final', 'background', 'count'])

/** Dictated, or typed without a comma: a new breath begins where a new wish does. */
function withBreaths(pieces: readonly Piece[]): readonly Piece[] {
  let since = 0
  const longest = pieces.reduce((most, { gap }) => {
    since = gap > 0 ? 1 : since + 1
    return Math.max(most, since)
  }, 0)
  if (longest <= LONGEST_BREATH) return pieces
  return pieces.map((piece, at) =>
    // 'Do not send me drawings': the no is of the same breath.
    at > 0 && piece.gap === 0 && NEW_BREATH.has(turnOf(piece) ?? '') && turnOf(pieces[at - 1]) !== 'not'
      ? { ...piece, gap: 1 as const }
      : piece,
  )
}

export function toSentences(text: string, pieces: readonly Piece[]): Sentence[] {
  const sentences: Piece[][] = []
  for (const [index, piece] of pieces.entries()) {
    // 'A pool? No thanks.' is one thing said.
    const isNo = turnOf(piece) === 'not' && /^no[nt]?$/.test(piece.word) && (pieces[index + 1]?.gap ?? 2) > 0
    const isAnswer = piece.isAfterQuestion && (isNo || ['notAfter', 'openAfter'].includes(turnOf(piece) ?? ''))
    if ((piece.gap === 2 && !isAnswer) || sentences.length === 0) sentences.push([])
    sentences.at(-1)?.push(piece)
  }
  return sentences.map(withBreaths).map((own, at) => ({
    text,
    pieces: own,
    isBackground: backgroundOf(own, text),
    isAsked: sentences[at + 1]?.[0]?.isAfterQuestion ?? /\?\s*$/.test(text),
  }))
}
