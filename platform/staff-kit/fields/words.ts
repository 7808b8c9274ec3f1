/** The schema takes no longer word (`words` in common/schema.ts). */
export const LONGEST_WORD = 80

const SEPARATORS = /[,;\n\r\t]+/

export const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** 'Pool,  sea   view ;' is two words: 'Pool' and 'sea view'. */
export function splitWords(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map((word) => word.trim().replace(/\s+/g, ' ').slice(0, LONGEST_WORD).trim())
    .filter(Boolean)
}

export const isList = (text: string) => SEPARATORS.test(text.trim())

interface Added {
  list: string[]
  added: string[]
  /** Words that were there already, as the list writes them. */
  there: string[]
}

/** Adds what is new, whatever the case. */
export function addWords(list: readonly string[], words: readonly string[]): Added {
  const result: Added = { list: [...list], added: [], there: [] }
  for (const word of words) {
    const known = result.list.find((other) => isSameWord(other, word))
    if (known === undefined) {
      result.list.push(word)
      result.added.push(word)
    } else if (!result.there.includes(known)) {
      result.there.push(known)
    }
  }
  return result
}

/** The one at `from` goes to `to`; those between make room. */
export function moveTo(paths: readonly string[], from: number, to: number): string[] {
  const path = paths[from]
  return path === undefined ? [...paths] : paths.toSpliced(from, 1).toSpliced(to, 0, path)
}

/**
 * Two files travel at a time and the smaller arrives first. Each still stands in the order in which they were chosen:
 * before the first one whose turn came later.
 */
export function placeInTurn(paths: readonly string[], path: string, turns: ReadonlyMap<string, number>): string[] {
  const turn = turns.get(path) ?? Number.POSITIVE_INFINITY
  const later = paths.findIndex((other) => (turns.get(other) ?? Number.NEGATIVE_INFINITY) > turn)
  return later === -1 ? [...paths, path] : paths.toSpliced(later, 0, path)
}
