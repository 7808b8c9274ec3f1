import { isOne, turnOf } from './meanings.ts'
import type { Piece } from './pieces.ts'
import type { Saying } from './reading.ts'
import type { Sentence } from './sentences.ts'

/** Between two who are named together: 'my wife, her mother and the baby'. */
const isBetween = (piece: Piece) =>
  turnOf(piece) === 'and' ||
  isOne('possessives', piece.word) ||
  isOne('articles', piece.word) ||
  /^(?:plus|with|avec|\+|et|and)$/.test(piece.word)

const isCrowd = ({ meaning }: Piece) =>
  meaning !== null &&
  (('unit' in meaning && meaning.unit === 'people') || ('thing' in meaning && meaning.thing.field === 'people'))

/** Somebody, or some, of whom no number is said. */
function isPerson(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at] as Piece
  if (isCrowd(piece))
    return 'unit' in (piece.meaning ?? {}) && ![1, 2].some((back) => pieces[at - back]?.number != null)
  // 'Ma sœur et son mari': whose he is, not whose son.
  if (piece.word === 'son' && pieces[at + 1]?.gap === 0 && isOne('persons', pieces[at + 1]?.word)) return false
  // 'Deux adultes plus la petite'.
  const isLittle = /^petite?$/.test(piece.word) && piece.meaning === null && (pieces[at + 1]?.gap ?? 1) > 0
  return isOne('persons', piece.word) || turnOf(piece) === 'relative' || isLittle
}

/** 'My parents', 'mes beaux-parents' are two; how many 'frères et sœurs' are nobody knows. */
function headsOf(text: string, { at, end }: Piece): number {
  const written = text.slice(at, end)
  if (/parents|in.laws|twins|jumeaux|jumelles/i.test(written)) return 2
  return /(?<!fil|boy)s$/i.test(written) ? 0 : 1
}

/** 'Mes deux sœurs et moi'. */
function countOf(text: string, pieces: readonly Piece[], person: Piece): number {
  const { number = null, isOrdinal } = pieces[pieces.indexOf(person) - 1] ?? {}
  return number !== null && !isOrdinal && person.gap === 0 ? number : headsOf(text, person)
}

/** Whoever is named one by one, two or more of them: 'me, my wife and the baby', 'un couple et la belle-mère'. */
export function readPeople({ pieces, isBackground, text }: Sentence): Saying[] {
  const said: Saying[] = []
  for (let at = 0; at < pieces.length; at++) {
    if (!isPerson(pieces, at) && !isCrowd(pieces[at] as Piece)) continue
    const persons: Piece[] = []
    let [members, end] = [0, at]
    for (let ahead = at; ahead < pieces.length; ahead++) {
      const piece = pieces[ahead] as Piece
      if (piece.gap === 2 && ahead > at) break
      if (isPerson(pieces, ahead)) persons.push(piece)
      if (isPerson(pieces, ahead) || isCrowd(piece)) [members, end] = [members + 1, ahead]
      else if (!isBetween(piece) && piece.number === null) break
    }
    const [first, last] = [pieces[at] as Piece, pieces[end] as Piece]
    if (members > 1 && persons.length > 0 && !isBackground(at))
      said.push({
        at: first.at,
        people: persons.reduce((sum, one) => sum + countOf(text, pieces, one), 0),
        isWhole: false,
        isBeside: true,
        words: text.slice(first.at, last.end),
      })
    at = end
  }
  return said
}
