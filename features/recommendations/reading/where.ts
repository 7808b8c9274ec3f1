import type { AskedFor } from '../wishes/wish.ts'
import { breathStart } from './breaths.ts'
import { thingOf, turnOf } from './meanings.ts'
import type { Piece } from './pieces.ts'
import { TURNING } from './things.ts'

/** How far before a place a 'near' counts: 'near the embassy in Almadies' does not speak of Almadies. */
const NEAR_REACH = 3

const isPlace = (piece: Piece | undefined) => thingOf(piece)?.thing.field === 'place'

/** 'Du côté de Saly / Somone / Ngaparou': near to any of them. */
function isListedWithNear(pieces: readonly Piece[], at: number): boolean {
  const isJoint = (piece: Piece | undefined) => turnOf(piece) === 'or' || turnOf(piece) === 'and'
  // 'Near Dakar or down in Saly'.
  const isIn = (piece: Piece | undefined) => turnOf(piece) === 'in' || /^(?:down|up|over|a|en)$/.test(piece?.word ?? '')
  let joint = at - 1
  while (joint > at - 3 && isIn(pieces[joint]) && pieces[joint + 1]?.gap === 0) joint -= 1
  const before = isPlace(pieces[at - 1])
    ? at - 1
    : isJoint(pieces[joint]) && isPlace(pieces[joint - 1])
      ? joint - 1
      : null
  if (before === null) return false
  if (turnOf(pieces[before - 1]) === 'near') return !isOrNear(pieces, before - 1)
  return isListedWithNear(pieces, before)
}

/** 'In Dakar or near Saly': either will do, and near is in. */
const isOrNear = (pieces: readonly Piece[], near: number) =>
  turnOf(pieces[near - 1]) === 'or' && isPlace(pieces[near - 2])

/** A place after 'near' is one to be near to; after 'outside', one not to be in. */
export function placed(
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
  // 'We would like to live in Point E'.
  const isHome =
    since.some((piece) => turnOf(piece) === 'works' && piece.word === 'live') &&
    lastTurn >= 0 &&
    turnOf(pieces[lastTurn]) === 'want'
  if (!isHome && since.some((piece) => turnOf(piece) === 'works') && !since.some(({ isAfterColon }) => isAfterColon)) {
    // Whoever works in Dakar lives there.
    if (asked.value.includes('Dakar')) return { asked, isSoft: false }
    return { asked: { field: 'near', op: 'oneOf', value: asked.value }, isSoft: true }
  }
  // 'Near the mosque of Ouakam'.
  const isOf = /^(?:of|de|d)$/.test(pieces[at - 1]?.word ?? '')
  const isNearIts = isOf && pieces.slice(Math.max(0, at - 5), at).some((piece) => turnOf(piece) === 'near')
  const near = pieces.slice(0, at).findLastIndex((piece) => turnOf(piece) === 'near')
  return (has('near') && !isOrNear(pieces, near)) || isNearIts || isListedWithNear(pieces, at)
    ? { asked: { field: 'near', op: 'oneOf', value: asked.value }, isSoft: false }
    : { asked, isSoft: false }
}

/** 'I am a nurse in Thiès', 'je suis secrétaire à la mairie de Rufisque': where somebody is, not where they look. */
function isWhereTheyAre(pieces: readonly Piece[], at: number, text: string): boolean {
  const from = breathStart(pieces, at)
  const own = pieces.slice(from, at)
  const isAim = own.some((piece) =>
    ['want', 'hard', 'soft', 'so', 'final', 'by', 'from', 'count'].includes(turnOf(piece) ?? ''),
  )
  const words = text
    .slice(pieces[from]?.at, pieces[at]?.at)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  if (/partag|hesit|torn|tente|attir/i.test(words)) return false
  const hasDate = pieces.some(({ meaning }) => meaning !== null && 'months' in meaning)
  return (
    own.length > 1 &&
    !isAim &&
    !hasDate &&
    /^(?:je suis|j['’]suis|jsui|chui|i am an?|i['’]m an?|im an?|il est|elle est|he is an?|she is an?)\b/i.test(words)
  )
}

/** 'I am from Saly', 'la famille de Touba'. */
export function isOrigin(pieces: readonly Piece[], at: number, text: string): boolean {
  if (isWhereTheyAre(pieces, at, text)) return true
  const [word, before] = [pieces[at - 1]?.word ?? '', pieces[at - 2]]
  const meaning = before?.meaning ?? null
  const isPeople = meaning !== null && 'unit' in meaning && (meaning.unit === 'people' || meaning.unit === 'group')
  // 'Far from the traffic jams of Dakar', 'my cousin in Ouakam can visit'.
  if (/^(?:in|at)$/.test(word) && turnOf(before) === 'relative') return true
  const isOf =
    isPeople ||
    turnOf(before) === 'relative' ||
    thingOf(before)?.thing.field === 'quiet' ||
    (meaning !== null && 'question' in meaning)
  const isComing = /^(?:arrive|arrivon|vien|venon|revien|revenon|rentre|rentron)$/.test(before?.word ?? '')
  if (isComing && /^(?:de|d)$/.test(word)) return true
  return word === 'from' || (/^(?:de|d|of)$/.test(word) && isOf)
}

/** 'I would like to buy a townhouse there', 'j'aimerais y acheter'. */
export function isThere(pieces: readonly Piece[], at: number): boolean {
  // 'Close to it'.
  const isNearIt =
    turnOf(pieces[at]) === 'near' && /^(?:it|them)$/.test(pieces[at + 1]?.word ?? '') && (pieces[at + 2]?.gap ?? 1) > 0
  if (turnOf(pieces[at]) === 'there' || isNearIt) return true
  const { word, meaning } = pieces[at] ?? {}
  if (meaning !== null) return false
  const isOf = (piece: Piece | undefined) => ['kind', 'deal'].includes(thingOf(piece)?.thing.field ?? '')
  return (word === 'there' && isOf(pieces[at - 1])) || (word === 'y' && isOf(pieces[at + 1]))
}
