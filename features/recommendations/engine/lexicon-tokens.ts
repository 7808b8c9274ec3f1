/** What stands before a word: nothing that matters, '&', a comma, or the end of what was said before. */
type Boundary = 'none' | 'and' | 'comma' | 'stop'

/** A word as it is compared: small letters, no accents. `stem` has no plural s. */
export interface Token {
  word: string
  stem: string
  at: number
  end: number
  before: Boundary
  /** The sign of a 'stop' that ties this word to the one before: 'pool: no', 'pool (optional)'. */
  sign: ':' | '?' | '(' | '-' | ''
}

// Invisible characters belong to the word that they were slipped into.
const WORD = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu
const LEADING_DIGITS = /^\p{Nd}+(?=\P{Nd})/u
const MARKS = /[\p{M}\p{Cf}]/gu
const STOPS = /[!?;:\n\r{}•·●▪‣|→—…]|\s=|=\s|\s[(\-–*]|[)](?=\W|$)|\.|[([](?=\s)/
const COMMAS = /[,،、]|\p{Extended_Pictographic}/u
const BULLET = /[\n\r]\s*[-–—*•·●▪‣]/
/** Full stops after these end no sentence. */
const ABBREVIATIONS = new Set(['sq', 'approx', 'env', 'min', 'max', 'st', 'ste', 'mr', 'mrs', 'mme', 'av', 'bd'])
const INLINE_TAGS = new Set(['b', 'i', 'u', 'em', 'strong', 'span', 'a'])
const BLOCK_TAGS = new Set(['p', 'br', 'li', 'ul', 'ol', 'div', 'h1', 'h2', 'h3', 'hr', 'tr', 'td'])
const STRENGTH: Record<Boundary, number> = { none: 0, and: 1, comma: 2, stop: 3 }

/** 'Sacré-Cœur' and 'sacre-coeur', 'm²' and 'm2' are the same to a person typing. */
function fold(written: string): string {
  if (/^[a-z]+$/.test(written)) return written
  return written.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')
}

function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}

function boundary(gap: string, previous: string, word: string): Boundary {
  if (gap === ' ' || gap === '') return 'none'
  // '2,000' and '1.5' are one number.
  if ((gap === ',' || gap === '.') && /\d$/.test(previous) && /^\d/.test(word)) return 'none'
  // 'e.g.'
  if (gap === '.' && previous.length === 1) return 'none'
  if (STOPS.test(gap) && !(ABBREVIATIONS.has(previous) && /^\.\s*$/.test(gap))) return 'stop'
  if (COMMAS.test(gap)) return 'comma'
  const isCountAndMore = /\d$/.test(previous)
  return gap.includes('&') || (gap.includes('+') && !isCountAndMore) ? 'and' : 'none'
}

function signOf(gap: string): Token['sign'] {
  if (gap.includes(':') || gap.includes('=')) return ':'
  if (gap.includes('?')) return '?'
  if (gap.includes('(')) return '('
  return !/[\n\r]/.test(gap) && /\s[-–—]\s/.test(gap) ? '-' : ''
}

/** The words of a text in their order. Takes time in proportion to its length, whatever is in it. */
export function toTokens(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  let before: Boundary = 'none'
  let sign: Token['sign'] = ''
  const add = (word: string, at: number, to: number) => {
    tokens.push({ word, stem: stem(word), at, end: to, before, sign })
    before = 'none'
    sign = ''
    end = to
  }
  for (const match of text.matchAll(WORD)) {
    const [written] = match
    const word = fold(written)
    if (word === '') continue
    const gap = text.slice(end, match.index)
    const previous = tokens.at(-1)
    const found = boundary(gap, previous?.word ?? '', word)
    if (STRENGTH[found] > STRENGTH[before]) before = found
    if (found === 'stop') sign = signOf(gap)
    // Tags are no words. One that nobody formats a text with is, and begins a clause of its own.
    const isTag = gap.endsWith('<') || gap.endsWith('</')
    if (isTag && !INLINE_TAGS.has(word)) before = 'stop'
    if (isTag && (INLINE_TAGS.has(word) || BLOCK_TAGS.has(word) || gap.endsWith('/'))) {
      end = match.index + written.length
      continue
    }
    // "don't" is one word to the grammar; "d'ascenseur" is two.
    if (word === 't' && previous?.word.endsWith('n') && /^['’ʼ`´]$/.test(gap)) {
      previous.word += 't'
      previous.stem = previous.word
      previous.end = end = match.index + written.length
      continue
    }
    const digits = LEADING_DIGITS.exec(written)?.[0]
    if (digits === undefined) add(word, match.index, match.index + written.length)
    else {
      const middle = match.index + digits.length
      add(fold(digits), match.index, middle)
      const rest = fold(written.slice(digits.length))
      if (rest !== '') add(rest, middle, match.index + written.length)
    }
  }
  return tokens
}

/** Whether the words belong to one list: its points follow each other on lines of their own. */
export function isBullet(text: string, token: Token, previous: Token): boolean {
  return BULLET.test(text.slice(previous.end, token.at))
}
