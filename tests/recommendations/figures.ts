import { type Currency, convertFromXof, STARTING_RATES } from '#common/money.ts'
import { PLACES_BY_REGION } from '#features/nest/places.ts'

/** A number in a sentence and what it counts, by the word beside it. */
interface Figure {
  value: number
  unit: Unit
  written: string
}

/** Spaces of any width. */
const GAP = '[ \\u00a0\\u202f]*'
const after = (words: string) => new RegExp(`^(?:${GAP}|-)(?:${words})`, 'iu')
const UNITS = {
  money: after('FCFA|F(?![\\p{L}])|€|\\$|(?:million|milliard|billion)s?\\b'),
  percent: after('%|per cent|pour cent'),
  kilometres: after('km|kilom'),
  area: after('m²|square|mètres? carr'),
  bedrooms: after('bedroom|chambre'),
  bathrooms: after('bathroom|washroom|salles? d|sanitaire'),
  people: after('people|persons?|of you\b|personnes?'),
  levels: after('level|niveau'),
  floor: after('(?:er|e|st|nd|rd|th)?[ \\u00a0]*(?:étage|floor)'),
  guests: after('guest|voyageur|couchage'),
  nights: after('night|nuit'),
  months: after('month|mois'),
} as const
export type Unit = keyof typeof UNITS | 'plain'
/** Words that stand before their number. */
const BEFORE: readonly [Unit, RegExp][] = [
  ['money', /[€$]$/],
  ['floor', /\bfloor $/i],
  ['guests', /\bsleeps $/i],
]

const NUMBERED_PLACES = new RegExp(
  Object.values(PLACES_BY_REGION)
    .flat()
    .filter((place) => /\d/.test(place))
    .join('|'),
  'g',
)
const WORDS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10 },
}
/** 'Liberté 6' is a name. */
const withDigits = (text: string) =>
  text.replace(NUMBERED_PLACES, '').replace(/\p{Letter}{3,7}/gu, (word) => String(WORDS[word.toLowerCase()] ?? word))

/** Every number of a text, as digits or as a word from two to ten. */
function figuresOf(text: string): Figure[] {
  // '1 250 000' and '1,250,000' are one number.
  const plain = withDigits(text).replace(/\d[\d\u00a0\u202f,]*(?:[\u00a0\u202f,]\d{3})+(?!\d)/g, (digits) =>
    digits.replace(/[^\d]/g, ''),
  )
  return [...plain.matchAll(/\d+(?:[.,]\d+)?/g)].map((match) => {
    const [written] = match
    const [before, rest] = [plain.slice(0, match.index), plain.slice(match.index + written.length)]
    const named =
      BEFORE.find(([, pattern]) => pattern.test(before)) ?? Object.entries(UNITS).find(([, is]) => is.test(rest))
    const unit = (named?.[0] ?? 'plain') as Unit
    return { value: Number(written.replace(',', '.')), unit, written: written + rest.slice(0, 12) }
  })
}

/** The numbers that may be said, by what they count. Money in whole francs. */
export type KnownFigures = Partial<Record<Unit, readonly number[]>>

export function mergeFigures(...parts: readonly KnownFigures[]): KnownFigures {
  const units = [...Object.keys(UNITS), 'plain'] as Unit[]
  return Object.fromEntries(units.map((unit) => [unit, parts.flatMap((part) => part[unit] ?? [])]))
}

/** As far as the written form may be from the exact number. */
function isWritten({ value, unit }: Figure, known: number, currency: Currency): boolean {
  const money = { currency, rates: STARTING_RATES }
  if (unit === 'money') return Math.abs(value - Number(convertFromXof(String(Math.round(known)), money))) <= 1
  // 'Less than 1%'.
  if (unit === 'percent') return Math.abs(value - known) <= 0.5 || (value === 1 && known > 0 && known < 1)
  if (unit === 'kilometres') return Math.abs(value - known) <= 0.1 + known * 0.005
  return value === known
}

/** The numbers of a text that are none of those known. A number without a word beside it may be any but money. */
export function unknownFigures(text: string, known: KnownFigures, currency: Currency): string[] {
  const { money: _, ...others } = known
  return figuresOf(text)
    .filter((figure) => {
      const facts = figure.unit === 'plain' ? Object.values(others).flat() : (known[figure.unit] ?? [])
      return !facts.some((fact) => isWritten(figure, fact, currency))
    })
    .map(({ written }) => written)
}
