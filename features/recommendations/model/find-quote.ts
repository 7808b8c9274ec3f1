import { fold } from '../reading/tokens.ts'

const LONGEST_QUOTE = 160
const isOfWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Each character as it is compared, with where it stands. */
function foldAll(text: string): { folded: string; at: number[] } {
  const at: number[] = []
  let folded = ''
  for (const { 0: written, index } of text.matchAll(/./gsu)) {
    const plain = /\s/.test(written) ? ' ' : fold(written.replace(/[’ʼ`´]/, "'"))
    if (plain === ' ' && (folded === '' || folded.endsWith(' '))) continue
    folded += plain
    for (let unit = 0; unit < plain.length; unit += 1) at.push(index)
  }
  return { folded, at: [...at, text.length] }
}

/** The words of a text that somebody quotes, as they stand there; null where they do not. Case, accents and spaces may differ. */
export function findQuote(text: string, quote: string): string | null {
  const sought = foldAll(quote.trim()).folded.trim()
  if (sought.length > LONGEST_QUOTE || !isOfWord(sought.match(/[\p{L}\p{N}]/u)?.[0])) return null
  const { folded, at } = foldAll(text)
  for (let from = folded.indexOf(sought); from >= 0; from = folded.indexOf(sought, from + 1)) {
    const end = from + sought.length
    const cutsWord =
      (isOfWord(sought[0]) && isOfWord(folded[from - 1])) || (isOfWord(sought.at(-1)) && isOfWord(folded[end]))
    if (!cutsWord) return text.slice(at[from], at[end]).replace(/\s+/g, ' ').trim()
  }
  return null
}
