import type { AskedFor } from '../wishes/wish.ts'
import { isOne, thingOf, turnOf } from './meanings.ts'
import type { Piece } from './pieces.ts'
import type { Sentence } from './sentences.ts'

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
  // 'To buy for her one apartment'.
  if (/^(?:for|pour)$/.test(pieces[at - back - 1]?.word ?? '')) return false
  return thingOf(pieces[at - back - 1])?.thing.field !== 'deal'
}

/** 'Le studio de mon pote', 'the villa of my boss'. */
const isOfSomebody = (pieces: readonly Piece[], at: number) =>
  /^(?:de|of)$/.test(pieces[at + 1]?.word ?? '') &&
  /^(?:mon|ma|me|mes|son|sa|leur|my|his|her|their)$/.test(pieces[at + 2]?.word ?? '') &&
  pieces[at + 2]?.gap === 0

const GOODS =
  /^(?:every|everything|bed|furniture|furnitures|fridge|mattress|curtain|meuble|lit|frigo|matelas|vaisselle|tout)$/

/** 'Where do people buy bikes?' */
function isOfOtherGoods({ pieces, isAsked }: Sentence, at: number): boolean {
  const next = isOne('articles', pieces[at + 1]?.word) ? at + 2 : at + 1
  // 'We would have to buy every last spoon'.
  if (pieces[next]?.gap === 0 && GOODS.test(pieces[next]?.word ?? '')) return true
  return isAsked && pieces[next]?.isStrange === true && pieces[next]?.gap === 0
}

/** 'A plot to build a villa on': the plot is looked for. */
function isToBeBuilt({ pieces, text }: Sentence, at: number): boolean {
  const before = pieces.slice(Math.max(0, at - 4), at + 1)
  const isLand = ({ meaning }: Piece) =>
    meaning !== null &&
    'thing' in meaning &&
    meaning.thing.field === 'kind' &&
    meaning.thing.op === 'oneOf' &&
    meaning.thing.value.includes('land')
  const since = Math.max(
    before.findLastIndex((piece, index) => index > 0 && (piece.gap > 0 || turnOf(piece) === 'or')),
    before.slice(0, -1).findLastIndex(isLand),
  )
  const said = text.slice(before[Math.max(0, since)]?.at, pieces[at]?.at)
  return (
    /\b(?:build|construire|bâtir|batir)/i.test(said) && pieces.some((piece, index) => index !== at && isLand(piece))
  )
}

/** 'Are there taxis for wheelchairs in Dakar?' */
export const isAskedAbout = ({ pieces, isAsked }: Sentence) =>
  isAsked &&
  pieces.some(({ meaning }) => meaning !== null && 'question' in meaning) &&
  !pieces.some((piece) => ['kind', 'deal'].includes(thingOf(piece)?.thing.field ?? ''))

/** Things that are named and not looked for. */
export function isAside(sentence: Sentence, at: number): boolean {
  const { pieces } = sentence
  const field = thingOf(pieces[at])?.thing.field
  if (field === 'kind') return isOwned(pieces, at) || isOfSomebody(pieces, at) || isToBeBuilt(sentence, at)
  // 'Trois chambres salon' are three.
  if (field === 'bedrooms') return pieces[at - 1]?.number != null
  return field === 'deal' && isOfOtherGoods(sentence, at)
}

/** 'My mother lives with us and uses a wheelchair', 'we have a dog': told, and a condition. */
export const isOfThoseWhoCome = ({ thing, isAlways }: { thing: AskedFor; isAlways: boolean }) =>
  thing.field === 'pets' || ((thing.field === 'stepFree' || thing.field === 'noStairs') && isAlways)
