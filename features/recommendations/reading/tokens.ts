/** How much stands between a word and the one before it: nothing, a comma, or the end of a sentence. */
export type Gap = 0 | 1 | 2

/** A word as it is compared: small letters, no accents, no plural s where it has one; or a number. */
export interface Token {
  word: string
  /** Of a figure or a word for one ('three', 'deux'). */
  number: number | null
  /** 'third', '5e': counts floors and days, not rooms. */
  isOrdinal: boolean
  at: number
  end: number
  gap: Gap
  /** The gap held a question mark: what stood before was asked. */
  isAfterQuestion: boolean
  /** What follows says what was meant: 'not wanted: Saly'. */
  isAfterColon: boolean
}

const PIECE =
  /[bB]4(?!\d)|\d+(?:e|[eè]me|er|ère|st|nd|rd|th)(?!\p{L})|\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+(?!\d)|\d+(?:[.,]\d+)?|m[²2](?!\p{L})|[ftFT]\d(?!\d)|[€$+]|[\p{L}\p{M}]+/gu
const MARKS = /[\p{M}\p{Cf}]/gu
const STOP = /(?<!\.)\.(?!\.)|[!?;\n\r•|]|[)\]}]\s/u
const COMMA = /[,،、/:…([{]|\.{2,}|\s[-–—*]\s|\p{Extended_Pictographic}/u
/** A full stop after these ends no sentence. */
const SHORTENED = new Set([
  'sq',
  'approx',
  'env',
  'min',
  'max',
  'st',
  'mr',
  'mrs',
  'mme',
  'ch',
  'appt',
  'app',
  'e',
  'g',
])

/** 'Sacré-Cœur' and 'sacre coeur' are the same to a person typing. */
export function fold(written: string): string {
  if (/^[a-z]+$/.test(written) && !/([a-z])\1\1/.test(written)) return written
  // 'Pisciiine' was meant once.
  const plain = written.replace(/(\p{L})\1{2,}/gu, '$1')
  return plain.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')
}

/** Without their s these would be other words. */
const NO_PLURAL = new Set(['mais', 'mois', 'mars', 'sous', 'news', 'cours'])

/** Without the s of a plural: 'bedrooms' and 'bedroom', 'chambres' and 'chambre'. */
export function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !NO_PLURAL.has(word)
    ? word.slice(0, -1)
    : word
}

/** '300 000', '1.500.000', '1,5', '2,500'. */
function figureOf(figure: string): number {
  const grouped = /^\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+$/.test(figure)
  if (grouped) return Number(figure.replace(/\D/g, ''))
  const [whole = '', rest = ''] = figure.split(/[.,](?=\d+$)/)
  return Number(`${whole.replace(/\D/g, '')}.${rest || '0'}`)
}

const ORDINALS = new Map(
  `first premier premiere|second deuxieme seconde|third troisieme|fourth quatrieme|fifth cinquieme|sixth sixieme|seventh septieme|eighth huitieme|ninth neuvieme|tenth dixieme|eleventh onzieme|twelfth douzieme`
    .split('|')
    .flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
)

const NUMBER_WORDS = new Map(
  `one un une|two deux|three trois|four quatre|five cinq|six|seven sept|eight huit|nine neuf|ten dix|eleven onze|twelve douze|
  thirteen treize|fourteen quatorze|fifteen quinze|sixteen seize|seventeen|eighteen|nineteen`
    .split('|')
    .flatMap((words, at) =>
      words
        .trim()
        .split(' ')
        .map((word) => [word, at + 1] as const),
    ),
)
for (const [word, value] of Object.entries({ dizaine: 10, douzaine: 12, quinzaine: 15, vingtaine: 20, trentaine: 30 }))
  NUMBER_WORDS.set(word, value)
for (const [word, value] of Object.entries({
  twenty: 20,
  vingt: 20,
  thirty: 30,
  trente: 30,
  forty: 40,
  quarante: 40,
  septante: 70,
  seventy: 70,
  eighty: 80,
  octante: 80,
  huitante: 80,
  nonante: 90,
  ninety: 90,
  dozen: 12,
}))
  NUMBER_WORDS.set(word, value)
for (const [word, value] of Object.entries({
  fifty: 50,
  cinquante: 50,
  sixty: 60,
  soixante: 60,
  hundred: 100,
  cent: 100,
}))
  NUMBER_WORDS.set(word, value)

const PRONOUNS = new Set('i we you he she it they that there who'.split(' '))

function gapOf(between: string, previous: string, next: string): Gap {
  if (between === '' || between === ' ') return 0
  // '700k is my max. Two bedrooms': but 'max. 700k'.
  const isEnd = /^m(?:ax|in)$/.test(previous) && /^(?:\p{Lu}|(?:my|we|i|je|on|nous|mon|ma|mes|il|elle)$)/u.test(next)
  if (/^\.\s*$/.test(between) && SHORTENED.has(previous) && !isEnd) return 0
  // 'Except the Plateau (the traffic!) and the Almadies'.
  if (/^[!?]?[)\]]\s$/.test(between) && /^\p{Ll}/u.test(next)) return 1
  if (STOP.test(between)) return 2
  // 'Belles photos 😅 En vrai…', 'trois ados... Le quartier'
  if (/\p{Extended_Pictographic}|\.{2,}|…/u.test(between) && /^\p{Lu}\p{Ll}/u.test(next)) return 2
  return COMMA.test(between) ? 1 : 0
}

/** The words of a text in their order. Takes time in proportion to its length, whatever is in it. */
export function toTokens(text: string, shortFor: ReadonlyMap<string, string> = new Map()): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(PIECE)) {
    const [written] = match
    const between = text.slice(end, match.index)
    const previous = tokens.at(-1)
    const folded = fold(written)
    end = match.index + written.length
    // "don't" is one word to the grammar; "d'ascenseur" is two.
    if (folded === 't' && previous && /n$/.test(previous.word) && /^['’ʼ`´]$/.test(between)) {
      previous.word += 't'
      previous.end = end
      continue
    }
    // 'I'd like' as 'id like'; 'd'ascenseur' stays two.
    if (previous && /^(?:d|m|re|ll|ve)$/.test(folded) && PRONOUNS.has(previous.word) && /^['’ʼ`´]$/.test(between)) {
      previous.word += folded
      previous.end = end
      continue
    }
    const isFigure = /^\d/.test(folded)
    const isOrdinal = isFigure ? /[a-z]$/.test(folded) : ORDINALS.has(folded)
    tokens.push({
      word: isFigure ? folded : singular(shortFor.get(folded) ?? shortFor.get(singular(folded)) ?? folded),
      number: isFigure
        ? figureOf(folded.replace(/[a-z]+$/, ''))
        : (NUMBER_WORDS.get(folded.replace(/^(cent|vingt)s$/, '$1')) ?? ORDINALS.get(folded) ?? null),
      isOrdinal,
      at: match.index,
      end,
      gap: gapOf(between, previous?.word ?? '', written),
      isAfterQuestion: between.includes('?'),
      isAfterColon: between.includes(':'),
    })
  }
  return joinNumberWords(withoutWeekdays(tokens))
}

const WEEKDAY =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:lun|mar|mercre|jeu|vendre|same)di$|^dimanche$|^(?:mon|tue|wed|thu|fri|sat)$/

/** 'Du vendredi 4 au lundi 7': the dates say it. */
function withoutWeekdays(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, at) => {
    const next = tokens[at + 1]?.word === 'the' ? tokens[at + 2] : tokens[at + 1]
    const isBeside = WEEKDAY.test(token.word) && next?.number != null && next.gap === 0
    if (isBeside && tokens[at + 1]) (tokens[at + 1] as Token).gap = token.gap
    return !isBeside
  })
}

/** 'Deux cent cinquante', 'twenty five': one number. */
function joinNumberWords(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    // 'A hundred and sixty'.
    if (token.word === 'and' && joined.at(-1)?.word === 'hundred') continue
    const before = joined.at(-1)
    const isWord = token.number !== null && !token.isOrdinal && /^[a-z]/.test(token.word)
    const [small, number] = [before?.number ?? null, token.number]
    const isAfterWord = before && small !== null && !before.isOrdinal && /^[a-z]/.test(before.word) && token.gap === 0
    // 'Half a dozen'.
    if (token.word === 'dozen' && joined.at(-1)?.word === 'a' && joined.at(-2)?.word === 'half') {
      const [half] = joined.splice(-2)
      joined.push({ ...token, number: 6, at: half?.at ?? token.at, gap: half?.gap ?? token.gap })
      continue
    }
    // 'Quatre-vingts', 'cent quatre-vingts'.
    const isScore = isAfterWord && number === 20 && small % 100 === 4
    const isTimes = isAfterWord && number === 100 && small > 1 && small < 100
    const isPlus =
      isAfterWord &&
      number !== null &&
      ((small >= 100 && number < 100) ||
        (small >= 20 && small < 100 && number < 10) ||
        // 'Soixante-dix', 'quatre-vingt-quinze'.
        ((small % 100 === 60 || small % 100 === 80) && number < 20) ||
        (small === 10 && number > 6 && number < 10))
    if (isWord && (isTimes || isPlus || isScore)) {
      before.number = isScore ? small + 76 : isTimes ? small * 100 : small + number
      before.word = isTimes ? token.word : before.word
      before.end = token.end
    } else joined.push(token)
  }
  return joined
}
