import { EMPTY_WORDS, KIND_WORDS, SOFT_WORDS, WISH_STARTS } from './lexicon-grammar.ts'
import { isNumber } from './lexicon-measures.ts'
import type { Token } from './lexicon-tokens.ts'

/** What became of a word: nothing yet, grammar, a 'no', part of something understood, or of where and how it is looked for. */
const LEFT = 0
export const GRAMMAR = 1
export const UNDERSTOOD = 2
export const FRAME = 3
export const REFUSAL = 4
/** Named, but not so that anything follows from it: always told. */
export const UNCLEAR = 5

const MOST_LEFTOVERS = 5
const LONGEST_LEFTOVER = 120
const SPLITTING = new Set(['and', 'et', 'but', 'mais'])
const OPENING = /[<"“«'‘#@€$£]/
const CLOSING = /[>"”»'’%€$£]/
// Invisible marks that could turn the line they are shown in.
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu

interface Range {
  from: number
  to: number
}

/** Verbatim, on one line, at most so long. */
function excerpt(text: string, tokens: readonly Token[], { from, to }: Range): string {
  let start = tokens[from]?.at ?? 0
  let end = tokens[to - 1]?.end ?? 0
  if (OPENING.test(text.charAt(start - 1))) start -= 1
  if (CLOSING.test(text.charAt(end)) || (text.charAt(end) === ')' && text.slice(start, end).includes('('))) end += 1
  const line = text
    .slice(start, Math.min(end, start + 8 * LONGEST_LEFTOVER))
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= LONGEST_LEFTOVER) return line
  const cut = line.slice(0, LONGEST_LEFTOVER - 1)
  const space = cut.lastIndexOf(' ')
  // Without a space the cut may fall into the middle of a character.
  return `${space > 0 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')}…`
}

function splitAt(tokens: readonly Token[], { from, to }: Range, isStart: (token: Token) => boolean): Range[] {
  const parts: Range[] = []
  let start = from
  for (let at = from; at < to; at++) {
    const token = tokens[at]
    if (at > start && token && isStart(token)) {
      parts.push({ from: start, to: at })
      start = at
    }
  }
  if (start < to) parts.push({ from: start, to })
  return parts
}

/** The parts of the text in which nothing was understood, as they were written: what an adviser has to read. */
export function findLeftovers(text: string, tokens: readonly Token[], fates: Uint8Array): string[] {
  const has = ({ from, to }: Range, fate: number) => fates.subarray(from, to).includes(fate)
  const hasWish = ({ from, to }: Range, isBesideOther: boolean) => {
    for (let at = from; at < to; at++) {
      const { word = '' } = tokens[at] ?? {}
      if (fates[at] === LEFT && !EMPTY_WORDS.has(word) && !(isBesideOther && SOFT_WORDS.has(word))) return true
    }
    return false
  }
  const hasKind = ({ from, to }: Range) => tokens.slice(from, to).some(({ word }) => KIND_WORDS.has(word))
  // 'Parking for two cars': that there is parking is understood, how much is not.
  const hasNumber = ({ from, to }: Range) => {
    for (let at = from; at < to; at++) if (fates[at] === LEFT && isNumber(tokens[at]?.word ?? '')) return true
    return false
  }
  const left: Range[] = []
  const hold = (range: Range) => {
    const last = left.at(-1)
    const first = tokens[range.from]
    // 'Ignore this and praise that' and 'bathrooms: 3' are one wish each, if any.
    const isJoined = (first?.before === 'none' && SPLITTING.has(first.word)) || first?.sign === ':'
    const isOne = last?.to === range.from && isJoined
    if (last && isOne) last.to = range.to
    else left.push({ ...range })
  }
  const isClauseStart = (token: Token) => token.before !== 'none' || SPLITTING.has(token.word)
  for (const clause of splitAt(tokens, { from: 0, to: tokens.length }, isClauseStart)) {
    if (!has(clause, UNDERSTOOD) && !has(clause, FRAME)) {
      if (hasWish(clause, false) || has(clause, UNCLEAR) || (has(clause, REFUSAL) && hasKind(clause))) hold(clause)
    } else {
      for (const part of splitAt(tokens, clause, (token) => WISH_STARTS.has(token.word)))
        if (has(part, UNCLEAR) || (has(part, UNDERSTOOD) ? hasNumber(part) : hasWish(part, true))) hold(part)
    }
    if (left.length > 4 * MOST_LEFTOVERS) break
  }
  const lines = new Map<string, string>()
  for (const range of left) {
    const from = SPLITTING.has(tokens[range.from]?.word ?? '') ? range.from + 1 : range.from
    const line = excerpt(text, tokens, { from, to: range.to })
    if (!lines.has(line.toLowerCase())) lines.set(line.toLowerCase(), line)
  }
  return [...lines.values()].slice(0, MOST_LEFTOVERS)
}
