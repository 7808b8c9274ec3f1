import { foldText } from '#ui/options.ts'

const NONE = 3

/** 0: it begins as typed; 1: each word begins one of its words; 2: each stands somewhere in it; null: it is not meant. */
export function rankOf(text: string, typed: string): 0 | 1 | 2 | null {
  const [name, wanted] = [foldText(text), foldText(typed)]
  if (name.startsWith(wanted)) return 0
  const words = wanted.split(' ')
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 1
  return words.every((word) => name.includes(word)) ? 2 : null
}

/** Those that are meant, the nearest first, else in their order. By their name, or less so by other words for them. */
export function nearest<Item>(
  items: readonly Item[],
  typed: string,
  namesOf: (item: Item) => readonly string[],
): Item[] {
  if (foldText(typed) === '') return [...items]
  return items
    .map((item) => ({
      item,
      rank: Math.min(...namesOf(item).map((name, at) => (rankOf(name, typed) ?? NONE) + (at > 0 ? 0.5 : 0))),
    }))
    .filter(({ rank }) => rank < NONE)
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

interface Piece {
  text: string
  isMeant: boolean
}

/** The text in pieces, with those marked that were typed: 'cote' marks 'Côte'. */
export function markMeant(text: string, typed: string): Piece[] {
  // One letter after the other, since an accent may fold a letter away or make two of one.
  const letters = [...text].map((letter) => ({ letter, folded: foldText(`x${letter}x`).slice(1, -1) }))
  const whole = letters.map(({ folded }) => folded).join('')
  const isMeant = new Array<boolean>(whole.length).fill(false)
  for (const word of foldText(typed).split(' ').filter(Boolean)) {
    const atBeginning = ` ${whole}`.indexOf(` ${word}`)
    const at = atBeginning >= 0 ? atBeginning : whole.indexOf(word)
    if (at >= 0) isMeant.fill(true, at, at + word.length)
  }
  const pieces: Piece[] = []
  let place = 0
  for (const { letter, folded } of letters) {
    // What folds to nothing goes with the letter before it.
    const meant = folded === '' ? (pieces.at(-1)?.isMeant ?? false) : (isMeant[place] ?? false)
    place += folded.length
    const last = pieces.at(-1)
    if (last?.isMeant === meant) last.text += letter
    else pieces.push({ text: letter, isMeant: meant })
  }
  return pieces
}
