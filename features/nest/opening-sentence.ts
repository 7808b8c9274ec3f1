/** Shorter is no opening; longer is a paragraph of its own. */
const SHORTEST = 30
const LONGEST = 220

interface Opening {
  opening: string
  rest: string
}

/**
 * The first sentence of a description, which is set larger, and what follows. A full stop after a short word ('St. Louis', 'no. 5')
 * ends no sentence. Null where the text has no fit first sentence: then nothing is set larger.
 */
export function splitOpening(text: string): Opening | null {
  for (const { index, 0: stop } of text.matchAll(/(?<=[\p{L}\d²)»]{4})[.…]\s+(?=\p{Lu})/gu)) {
    if (index + 1 > LONGEST) return null
    if (index + 1 < SHORTEST) continue
    return { opening: text.slice(0, index + 1), rest: text.slice(index + stop.length) }
  }
  return null
}
