import { breathStart } from './breaths.ts'
import { isMoneyWord, isOne, turnOf, unitOf } from './meanings.ts'
import type { Piece } from './pieces.ts'

export const AIMS = new Set(['want', 'hard', 'soft', 'budget', 'also', 'stretch'])

export const hasAmount = (pieces: readonly Piece[], at: number) =>
  pieces
    .slice(at + 1, at + 6)
    .some(({ number }, index) => number !== null && (number >= 1_000 || isMoneyWord(pieces[at + index + 2])))

/** Whoever moves somewhere looks for a home there. */
export const MOVING =
  /^(?:mov|relocat|settl|retir|liv|habit|viv|install|demenag|rentr|retourn|revien|reven|mute|affecte|transfer|nomme)/

/** 'My mates', 'leurs voisins': somebody or something of theirs that no table names. */
const isSomebodys = (pieces: readonly Piece[], at: number) =>
  isOne('possessives', pieces[at]?.word) &&
  pieces[at]?.word !== 's' &&
  pieces[at]?.meaning === null &&
  !hasAmount(pieces, at) &&
  !pieces.slice(at + 1, at + 6).some(({ word }) => /^(?:mute|affecte|nomme|transfer|relocat|mov)/.test(word)) &&
  !pieces.slice(at + 1, at + 4).some((piece) => ['people', 'group'].includes(unitOf(piece) ?? '')) &&
  pieces[at + 1]?.gap === 0 &&
  pieces[at + 1]?.meaning === null &&
  !/^(?:for|pour|with|avec|to)$/.test(pieces[at - 1]?.word ?? '') &&
  pieces
    .slice(at + 2, at + 5)
    .some(
      ({ word, gap }) =>
        gap === 0 && /^(?:is|are|ha|have|live|stay|est|sont|ont|fait|habite|habitent|vit|vivent|reste)$/.test(word),
    ) &&
  !/^(?:dream|wish|idea|plan|preference|priority|choice|aim|goal|reve|souhait|envie|projet|priorite|choix|but|ideal)$/.test(
    pieces[at + 1]?.word ?? '',
  )

/** What others have, did or say: 'my sister has a villa in Saly', but not 'my son needs his own room'. */
const isOfOthers = (pieces: readonly Piece[], at: number) =>
  isSomebodys(pieces, at) ||
  (turnOf(pieces[at]) === 'relative' &&
    pieces
      .slice(at + 1, at + 4)
      .some(
        ({ word, gap, meaning }) =>
          gap === 0 &&
          ((isOne('othersDo', word) && !(meaning !== null && 'thing' in meaning)) ||
            (meaning !== null && 'turn' in meaning && meaning.turn === 'past')),
      ))

const WHO = /^(?:i|we|he|she|they|it)$/
const DID = /^(?:wa|was|were|did|went|came|saw|took|lost|spent|left|met|made|kept|paid|told|knew|felt|built|moved)$/
/** What is wished for all the same: 'we were hoping for a garden', 'I needed to say that'. */
const STILL = /^(?:look|hop|think|wonder|need|want|decid|agre|chang|interest|prefer|ask|tick|click|plan)/

/** 'We honeymooned in Saint-Louis', 'we were in Saly in 2019'. */
function isDone(pieces: readonly Piece[], at: number): boolean {
  const [piece, before, next] = [pieces[at], pieces[at - 1], pieces[at + 1]]
  if (!piece || piece.gap > 0 || piece.meaning !== null || !WHO.test(before?.word ?? '') || before?.meaning)
    return false
  return DID.test(piece.word)
    ? !STILL.test(next?.word ?? '')
    : /[a-z]{3}ed$/.test(piece.word) && !STILL.test(piece.word)
}

/** 'Je cherche un appart a acheté' is misspelt, not told of long ago. */
export function isPastAt(pieces: readonly Piece[], at: number): boolean {
  if (isDone(pieces, at)) return true
  if (turnOf(pieces[at]) !== 'past') return false
  const isMisspelt =
    pieces[at]?.word === 'a' && pieces.slice(breathStart(pieces, at), at).some((piece) => turnOf(piece) === 'want')
  return !isMisspelt
}

/** 'Il y a huit ans', 'ça fait onze ans que'. */
const isLongAgo = (pieces: readonly Piece[], at: number) =>
  ((pieces[at]?.word === 'y' && pieces[at + 1]?.word === 'a') ||
    (/^(?:ca|cela)$/.test(pieces[at]?.word ?? '') && pieces[at + 1]?.word === 'fait')) &&
  pieces[at + 2]?.number != null &&
  ['year', 'month'].includes(unitOf(pieces[at + 3]) ?? '')

/** 'J'ai payé des loyers toute ma vie', 'on a loué à Saly': told, where no amount follows. */
const isTold = (pieces: readonly Piece[], at: number) => {
  const next = pieces[at + 1]
  return (
    turnOf(pieces[at]) === 'budget' &&
    /^(?:j|jai|on|nou)$/.test(pieces[at]?.word ?? '') &&
    next?.gap === 0 &&
    next.meaning === null &&
    next.number === null &&
    /^(?!une$|deja$|toute?$|refait$|decide$|choisi$|change$|discute$|convenu$|fixe$|prevu$|mis$|reflechi$|promi$|promis$)[a-z]{2,}(?:e|i|u|is|it|ert)$/.test(
      next.word,
    ) &&
    (!hasAmount(pieces, at) || /^(?:donne|paye|depense|perdu|verse)$/.test(next.word))
  )
}

/** 'Je suis resté bloqué', 'nos amis sont allés à Somone'. */
const isBeenTo = (pieces: readonly Piece[], at: number) =>
  /^(?:sui|suis|est|sont|somme|sommes)$/.test(pieces[at]?.word ?? '') &&
  pieces[at + 1]?.gap === 0 &&
  pieces[at + 1]?.meaning === null &&
  /^(?:reste|alle|ne|nee|venu|parti|tombe|sorti|descendu|devenu|restee|allee|venue|partie|tombee)$/.test(
    pieces[at + 1]?.word ?? '',
  )

/** Where somebody begins to tell of today, of long ago or of others; -1 where nobody does. */
export const tellingFrom = (pieces: readonly Piece[], from: number) =>
  pieces.findIndex(
    (piece, at) =>
      at >= from &&
      (turnOf(piece) === 'background' ||
        isPastAt(pieces, at) ||
        isOfOthers(pieces, at) ||
        isLongAgo(pieces, at) ||
        isTold(pieces, at) ||
        isBeenTo(pieces, at)),
  )

const INSIDE = /^(?:in|at|near|a|en|au|chez|dan)$/

const PAST_EN = /^(?:had|wa|was|were|went|came|gave|said|told|took|saw|became|slept|did|lived|grew)$/
const PAST_FR = /[a-z]{2}(?:ait|aient)$/
const NOT_PAST =
  /r(?:ait|aient)$|^(?:fait|parfait|souhait|lait|trait|extrait|satisfait|forfait|bienfait)$|^(?:cherch|voul|pens|souhait)/
const NO_VERB =
  /^(?:a|an|the|be|is|are|been|being|fully|newly|well|not|and|or|with|recently|get|to|need|very|half|semi|un|une|le|la)$/

/** 'The neighbours above us played the drums', 'l'immeuble n'était pas fini': in the past, whoever did it. */
function isPastVerb(pieces: readonly Piece[], at: number): boolean {
  const [piece, before, next] = [pieces[at], pieces[at - 1], pieces[at + 1]]
  if (!piece || piece.gap > 0 || piece.meaning !== null || STILL.test(next?.word ?? '')) return false
  if (PAST_EN.test(piece.word)) return true
  if (PAST_FR.test(piece.word)) return !NOT_PAST.test(piece.word)
  const isVerb = /[a-z]{3}ed$/.test(piece.word) && !STILL.test(piece.word)
  return isVerb && before?.meaning === null && !NO_VERB.test(before.word) && !/ly$/.test(before.word)
}

/** 'She lives on the seventh floor', 'ils ont une villa': of those who were spoken of. */
const isOfThem = (own: readonly Piece[]) =>
  (/^(?:he|she|they|elle|ils|elles)$/.test(own[0]?.word ?? '') || (own[0]?.word === 'il' && own[1]?.word === 'a')) &&
  (own[1]?.meaning === null || own[1]?.word === 'a') &&
  !own.some(({ word }) => MOVING.test(word) && !/^li?v/.test(word))

/** 'Un ami a acheté une villa', 'elle s'est ruinée à construire'. */
const PERFECT =
  /(?:^|[\s'’])(?:a|ont|s['’]est|se sont)\s+(?:(?:déjà|toujours|jamais|tout|bien|trop|même|enfin)\s+)?(?:\p{L}{2,}(?:é|ée|és|ées)|perdu|vendu|eu|vu|lu|pris|fait|fini|reçu|tenu|ouvert|offert|connu|vécu|grandi)(?=[\s,.;:!?]|$)/iu
/** What was settled that way is still so: 'mon mari a décidé', 'la banque nous a accordé'. */
const SETTLED = /d[ée]cid|choisi|accord|valid|prévu|réuni|économis|convenu|demand|besoin/i

const ASKS = new Set(['want', 'hard', 'soft', 'also', 'stretch', 'final'])

/** A breath about a place that is none of ours ('a six bedroom house in Kent'), or in the past, asks for nothing. */
export function toldBreaths(pieces: readonly Piece[], text: string): (at: number) => boolean {
  const isName = (at: number) => {
    const piece = pieces[at]
    const first = text[piece?.at ?? 0] ?? ''
    const second = text[(piece?.at ?? 0) + 1] ?? ''
    // 'IN SENEGAL': what is shouted names nothing by its capitals.
    const isCapital = first !== first.toLowerCase() && second === second.toLowerCase()
    return (
      piece !== undefined && piece.gap === 0 && piece.isStrange && isCapital && INSIDE.test(pieces[at - 1]?.word ?? '')
    )
  }
  const breaths: [number, number][] = []
  for (const [at, { gap }] of pieces.entries()) {
    if (at === 0 || gap > 0) breaths.push([at, at])
    const last = breaths.at(-1)
    if (last) last[1] = at
  }
  const told = breaths.filter(([from, to]) => {
    const own = pieces.slice(from, to + 1)
    const isAim = own.some((piece, index) => ASKS.has(turnOf(piece) ?? '') || (index === 0 && turnOf(piece) === 'not'))
    // 'My bank in Nantes gives me 240,000 €', 'a terraced house like we have in Utrecht'.
    const isMeant = own.some(
      (piece) => isMoneyWord(piece) || /^(?:like|comme|puisque|because|car|since)$/.test(piece.word),
    )
    const isIf = /^(?:if|si)$/.test(own[0]?.word ?? '')
    const written = text.slice(pieces[from]?.at, pieces[to]?.end)
    const isPerfect = PERFECT.test(written) && !SETTLED.test(written) && !/(?:^|\s)(?:qui|que|où)(?=\s)/i.test(written)
    return (
      !isAim &&
      !isMeant &&
      !isIf &&
      (isOfThem(own) || isPerfect || own.some((_, index) => isName(from + index) || isPastVerb(pieces, from + index)))
    )
  })
  return (at) => told.some(([from, to]) => at >= from && at <= to)
}
