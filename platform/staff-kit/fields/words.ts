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
