/** 'Sacré-Cœur' and 'sacre coeur' are the same to a reader; so they are to a comparison. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[œŒ]/g, 'oe').replace(/[æÆ]/g, 'ae').toLowerCase()
}

/** One form for 'offers', 'offer' and 'offering', for 'dispose' and 'disposent'. Crude, and the same on both sides of a comparison. */
export function stem(word: string): string {
  const folded = fold(word)
  if (folded.length < 4) return folded
  const bare = folded.replace(/(?:s|x)$/, '')
  const ending = /(?:ing|ed|ee|er|iez|ions|ez|ent|ant|e)$/.exec(bare)?.[0] ?? ''
  return bare.length - ending.length < 4 ? bare.replace(/e$/, '') : bare.slice(0, bare.length - ending.length)
}

export interface Token {
  /** As it is written. */
  text: string
  folded: string
  at: number
  kind: 'word' | 'number' | 'sign' | 'break'
}

/** Digits with any grouping: '1 600 000', '1,600,000', '6.5'. */
const NUMBER = /\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?/
const TOKEN = new RegExp(
  `(?<number>${NUMBER.source})|(?<word>m²|m2\\b|\\p{L}+)|(?<sign>[€$%/])|(?<break>[.,;:!?()])`,
  'gu',
)

/** Words, numbers and what separates them. Hyphens and apostrophes only separate: 'three-bedroom', 'd’une'. */
export function tokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const { number, word, sign } = match.groups ?? {}
    const kind = number ? 'number' : word ? 'word' : sign ? 'sign' : 'break'
    return { text: match[0], folded: fold(match[0]), at: match.index, kind }
  })
}

export function words(text: string): string[] {
  return tokens(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ folded }) => folded)
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+/u).filter((sentence) => sentence !== '')
}
