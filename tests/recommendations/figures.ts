/** A number in a sentence and what it counts, by the word beside it. */
export interface Figure {
  value: number
  unit: Unit
  written: string
}

export type Unit = 'money' | 'percent' | 'kilometres' | 'area' | 'bedrooms' | 'bathrooms' | 'people' | 'plain'

/** Spaces of any width. */
const GAP = '[ \\u00a0\\u202f]*'
const GROUPS = /(\d)[\u00a0\u202f,](?=\d{3}(?!\d))/g

const UNITS: readonly [Exclude<Unit, 'plain'>, RegExp][] = [
  ['money', new RegExp(`^${GAP}(?:FCFA|F\\b|€|\\$|(?:million|milliard|billion)s?\\b)`, 'i')],
  ['percent', new RegExp(`^${GAP}(?:%|per cent|pour cent)`, 'i')],
  ['kilometres', new RegExp(`^${GAP}(?:km|kilomet|kilomèt)`, 'i')],
  ['area', new RegExp(`^${GAP}(?:m²|square|mètres? carr)`, 'i')],
  ['bedrooms', new RegExp(`^(?:${GAP}|-)(?:bedroom|chambre)`, 'i')],
  ['bathrooms', new RegExp(`^(?:${GAP}|-)(?:bathroom|salles? de bain)`, 'i')],
  ['people', new RegExp(`^${GAP}(?:people|persons?|of you|personnes?)\\b`, 'i')],
]

const WORDS: Record<string, number> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10 },
}

const withDigits = (text: string) =>
  text.replace(/\p{Letter}{3,7}/gu, (word) => {
    const value = WORDS[word.toLowerCase()]
    return value === undefined ? word : String(value)
  })

/** Every number of a text, as digits or as a word from two to ten. References of homes ('KN-0042') are none. */
export function figuresOf(text: string): Figure[] {
  let plain = withDigits(text).replace(/KN-\d+/g, '')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(GROUPS, '$1')
  }
  return [...plain.matchAll(/([€$])?(\d+(?:[.,]\d+)?)/g)].map((match) => {
    const [written, currency, digits = ''] = match
    const rest = plain.slice(match.index + written.length)
    const unit = currency ? 'money' : (UNITS.find(([, pattern]) => pattern.test(rest))?.[0] ?? 'plain')
    return { value: Number(digits.replace(',', '.')), unit, written: written + rest.slice(0, 12) }
  })
}
