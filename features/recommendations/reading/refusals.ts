import type { AskedFor } from '../wishes/wish.ts'
import { breathFrom } from './breaths.ts'
import { comparisonOf, isOne, thingOf, turnOf } from './meanings.ts'
import type { Piece } from './pieces.ts'

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
export const isClosing = (pieces: readonly Piece[], at: number) =>
  /^(?:no[nt]?|nope|jamai|jamais|never)$/.test(pieces[at]?.word ?? '') &&
  // 'Yoff, non, on y a vécu'.
  (pieces[at]?.gap !== 2 || pieces[at]?.isAfterQuestion === true) &&
  (pieces[at + 1]?.gap ?? 1) > 0 &&
  // 'Yoff par contre, non'.
  thingOf(pieces[turnOf(pieces[at - 1]) === 'but' ? at - 2 : at - 1]) !== null

/** 'Everybody offers me a pool, I don't want it'. */
export const isOfItBefore = (pieces: readonly Piece[], at: number) =>
  turnOf(pieces[at]) === 'not' &&
  // 'If I can't knock on the door, I don't want it'.
  !pieces.slice(0, at).some(({ word, gap }, index) => (gap > 0 || index === 0) && /^(?:if|si)$/.test(word)) &&
  /^(?:it|them|one|that)$/.test(pieces[at + 1]?.word ?? '') &&
  pieces[at + 1]?.gap === 0 &&
  ((pieces[at + 2]?.gap ?? 1) > 0 || /^(?:anymore|any|now|again)$/.test(pieces[at + 2]?.word ?? ''))

/** A deal stands right before the 'no', and another right behind it. */
function isOtherDeal(pieces: readonly Piece[], at: number): boolean {
  const isDeal = (piece: Piece | undefined) => thingOf(piece)?.thing.field === 'deal'
  return isDeal(pieces[at - 1]) && [1, 2].some((ahead) => isDeal(pieces[at + ahead]))
}

/** 'Plus de plan, plus de maquette': no more of them, where nothing is counted. */
const isNoMore = (pieces: readonly Piece[], at: number) =>
  (comparisonOf(pieces[at]) === 'orLess' && pieces[at]?.word === 'no' && thingOf(pieces[at + 1]) !== null) ||
  (comparisonOf(pieces[at]) === 'moreThan' &&
    pieces[at]?.word === 'plu' &&
    (pieces[at]?.gap !== 0 || turnOf(pieces[at - 1]) === 'and') &&
    ![1, 2].some((ahead) => pieces[at + ahead]?.number != null))

/** 'So no: ground floor, period'. */
const isLoneNo = (pieces: readonly Piece[], at: number) =>
  /^no[nt]?$/.test(pieces[at]?.word ?? '') &&
  pieces[at + 1]?.isAfterColon === true &&
  (pieces[at]?.gap !== 0 || turnOf(pieces[at - 1]) === 'so' || turnOf(pieces[at - 1]) === 'but')

/** How each piece stands to a 'no' before it. */
export function refusals(pieces: readonly Piece[], text: string): boolean[] {
  let [isRefused, hasPassed, hasNamed] = [false, false, false]
  let said = 0
  /** Whether the last thing before some brackets was refused. */
  let wasRefused = false
  return pieces.map((piece, at) => {
    const turn = turnOf(piece)
    // 'Except downtown (Plateau)'.
    const isArticle = /^(?:une?|an?)$/i.test(text.slice(piece.at, piece.end))
    const isInBrackets = at > 0 && text.slice(pieces[at - 1]?.end, piece.at).trim() === '('
    const isBehindBrackets = at > 0 && turn === 'and' && text.slice(pieces[at - 1]?.end, piece.at).includes(')')
    const isSubject = /^(?:we|i|je|on|nou|il)$/.test(piece.word)
    // 'I don't share my water: the pool has to be ours alone'.
    const isOwnWish = () => breathFrom(pieces, at).some((other) => ['want', 'hard'].includes(turnOf(other) ?? ''))
    const goesOn =
      (piece.isAfterColon && !hasPassed && !hasNamed && !isSubject && !isOwnWish()) ||
      isInBrackets ||
      (isBehindBrackets && wasRefused)
    if (isBehindBrackets && wasRefused) isRefused = true
    const isNewBreath = piece.gap > 0 && !goesOn && turn !== 'or' && turn !== 'not'
    // 'I don't want Diamniadio, Mermoz or Fann would be grand'.
    const isLiked =
      piece.gap > 0 &&
      breathFrom(pieces, at).some((other) => ['soft', 'also', 'openAfter'].includes(turnOf(other) ?? ''))
    if (isNewBreath && (isLiked || !endsWithOr(pieces, at))) isRefused = false
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
    // 'A house not flat Saly or Somone': of something else, with nothing between.
    const [thing, before] = [thingOf(piece), thingOf(pieces[at - 1])]
    if (
      isRefused &&
      thing &&
      before &&
      piece.gap === 0 &&
      thing.thing.field !== before.thing.field &&
      thing.thing.field === 'place'
    )
      isRefused = false
    // 'Forget the purchase for now: a flat near the Almadies'.
    if (thingOf(piece)) hasNamed = true
    // 'I won't buy anything that isn't built'.
    if (thingOf(piece) && (thingOf(piece)?.thing.field !== 'deal' || !isRefused)) hasPassed = true
    if (isNoMore(pieces, at)) {
      isRefused = true
      hasPassed = false
      said = at
    } else if (turn === 'not') {
      const isTwice = isRefused && !hasPassed && pieces.slice(said, at).some(isRelative)
      isRefused = !isTwice && !isClosing(pieces, at) && !isLoneNo(pieces, at)
      hasPassed = false
      hasNamed = false
      said = at
    }
    // 'PAS DE CHANTIER JE VEUX VOIR LA MAISON': without a comma, the next wish begins with a want.
    else if (turn === 'want' && hasPassed) isRefused = false
    // 'Une villa, non, en fait un appartement'.
    else if (turn === 'but' || turn === 'so' || turn === 'final') isRefused = false
    // 'Un terrain pas une maison un terrain': an article begins anew.
    else if (isArticle && hasPassed && piece.gap === 0 && thingOf(pieces[at - 1])) isRefused = false
    // 'Pas de maison seulement le terrain'.
    else if (hasPassed && comparisonOf(piece) === 'exactly') isRefused = false
    // 'Pas une villa' counts nothing.
    else if (piece.number !== null && piece.number > 1 && !piece.isOrdinal && !thingOf(pieces[at + 1]))
      isRefused = false
    // 'No pool and a garden': what follows is another matter.
    else if (turn === 'and' && !isBehindBrackets && isOne('articles', pieces[at + 1]?.word) && !isSameNext(pieces, at))
      isRefused = false
    if (thingOf(piece) && !isInBrackets) wasRefused = isRefused
    return isRefused
  })
}

/** 'No lease, no deposit' says each; 'not a lease, a deposit, or a saucepan' says it once for all. */
function endsWithOr(pieces: readonly Piece[], from: number): boolean {
  for (let at = from + 1; at < pieces.length; at++) {
    const [piece, turn] = [pieces[at], turnOf(pieces[at])]
    if (turn === 'but' || turn === 'want' || turn === 'so') return false
    // 'No projects, renderings or promises'.
    if (turn === 'or' && at === from + 1) return true
    if (piece && piece.gap > 0) return turn === 'or'
  }
  return false
}

export function turned(asked: AskedFor): AskedFor | null {
  if (asked.op === 'oneOf') return { ...asked, op: 'not' } as AskedFor
  if (asked.op === 'not') return { ...asked, op: 'oneOf' } as AskedFor
  if (asked.field === 'offPlan' || (asked.field === 'topFloor' && asked.value))
    return { ...asked, value: !asked.value } as AskedFor
  if (asked.field === 'noStairs') return { ...asked, value: !asked.value } as AskedFor
  if (asked.field === 'levels' && asked.op === 'atLeast') return { field: 'levels', op: 'exactly', value: 1 }
  if (asked.field === 'floor' && asked.value === 0) return { field: 'floor', op: 'atLeast', value: 1 }
  return null
}

/** 'Je n'achète pas': the French no stands around its verb. */
export function isWrapped(pieces: readonly Piece[], at: number): boolean {
  const opens = [1, 2].some((back) => /^ne?$/.test(pieces[at - back]?.word ?? '') && !pieces[at - back]?.meaning)
  return opens && [1, 2].some((ahead) => turnOf(pieces[at + ahead]) === 'not' && pieces[at + ahead]?.gap === 0)
}
