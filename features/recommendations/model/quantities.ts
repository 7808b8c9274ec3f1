import { stem, type Token, tokens } from './fold-words.ts'
import { isFunctionWord } from './plain-words.ts'

/** A number and what it counts. Two bathrooms are not two bedrooms, and 8% above is not 8% below. */
export interface Quantity {
  value: number
  /** 'bedroom', 'area', 'money:EUR/month', 'percent+max', or the stem of whatever word follows. */
  unit: string
  at: number
}

const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'zero',
    'one un une',
    'two deux',
    'three trois',
    'four quatre',
    'five cinq',
    'six',
    'seven sept',
    'eight huit',
    'nine neuf',
    'ten dix',
    'eleven onze',
    'twelve douze',
    'thirteen treize',
    'fourteen quatorze',
    'fifteen quinze',
    'sixteen seize',
    'seventeen',
    'eighteen',
    'nineteen',
    'twenty vingt',
  ].flatMap((names, value) => names.split(' ').map((name) => [name, value])),
)

/** Numbers that are none: allowed only where our own text has the same word. */
const VAGUE = new Set(
  (
    'dozen dozens douzaine dizaine vingtaine quinzaine centaine double doubled triple twice thrice half halves quarter third ' +
    'couple several plusieurs thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million ' +
    'millions billion milliard trente quarante cinquante soixante cent cents mille moitie demi demie tiers quart deuxieme ' +
    'troisieme quatrieme second third fourth fifth'
  ).split(' '),
)

const MULTIPLIERS: Readonly<Record<string, number>> = {
  thousand: 1e3,
  mille: 1e3,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
  milliard: 1e9,
  milliards: 1e9,
}

const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    bedroom: 'bedroom bedrooms bed beds chambre chambres',
    bathroom: 'bathroom bathrooms bath baths',
    area: 'm² m2 sqm',
    km: 'km kms kilometre kilometres kilometer kilometers',
    percent: '% percent pourcent',
    'money:XOF': 'fcfa cfa xof franc francs',
    'money:EUR': '€ euro euros eur',
    'money:USD': '$ dollar dollars usd',
    people: 'people person persons personne personnes',
    home: 'home homes property properties listing listings bien biens logement logements annonce annonces',
    point: 'point points',
  }).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit])),
)

const PERIODS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    month: 'month months monthly mois mensuel mensuels mensuelle mensuelles',
    night: 'night nights nightly nuit nuits nuitee',
    year: 'year years yearly annual annually an ans annee annuel annuels',
    area: 'm² m2 square metre carre',
  }).flatMap(([period, names]) => names.split(' ').map((name) => [name, period])),
)

const UP = new Set(
  'above over more higher exceeds exceeding dessus plus superieur superieure depasse depassant'.split(' '),
)
const DOWN = new Set('below under less lower cheaper dessous moins sous inferieur inferieure'.split(' '))
const LOOKED_AHEAD = 4

function readDigits(digits: string): number {
  const [, whole = digits, fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`)
}

/** Until the next pause or number. */
function following(all: readonly Token[], from: number, most: number): Token[] {
  const ahead = all.slice(from, from + most)
  const end = ahead.findIndex(({ kind, folded }) => kind === 'break' || kind === 'number' || folded in NUMBER_WORDS)
  return end < 0 ? ahead : ahead.slice(0, end)
}

function unitOf(ahead: readonly Token[], index: number): string | undefined {
  const [token, next, afterNext] = [ahead[index], ahead[index + 1], ahead[index + 2]]
  if (!token) return undefined
  if (/^salles?$/.test(token.folded)) return /^(?:bains?|eau)$/.test(afterNext?.folded ?? '') ? 'bathroom' : undefined
  if (token.folded === 'square') return /^met(?:re|er)s?$/.test(next?.folded ?? '') ? 'area' : undefined
  if (/^met(?:re|er)s?$/.test(token.folded)) return /^carres?$/.test(next?.folded ?? '') ? 'area' : undefined
  if (/^(?:pour|per)$/.test(token.folded)) return next?.folded === 'cent' ? 'percent' : undefined
  return UNITS[token.folded]
}

/** 'under 95 000 000', 'plus de 3': two words before; of a percentage, anywhere near it. */
function directionAround(all: readonly Token[], index: number, isPercent: boolean): string {
  const near = all.slice(Math.max(0, index - 2), index).concat(isPercent ? following(all, index + 1, 6) : [])
  if (near.some(({ folded }) => UP.has(folded))) return '+'
  return near.some(({ folded }) => DOWN.has(folded)) ? '-' : ''
}

/** What a percentage is of: the highest price somebody named, or the median of a district. */
function anchorOf(ahead: readonly Token[]): string {
  for (const { folded } of ahead) {
    const anchor = /^(?:max|min|med|budget)/.exec(folded)?.[0]
    if (anchor) return anchor
  }
  return ''
}

function readUnit(all: readonly Token[], index: number, from: number): string {
  const ahead = following(all, from, LOOKED_AHEAD)
  const before = all[index - 1]
  const found = ahead.findIndex((_, at) => unitOf(ahead, at) !== undefined)
  const prefix = before?.kind === 'sign' ? UNITS[before.folded] : undefined
  const unit = prefix ?? (found < 0 ? undefined : unitOf(ahead, found))
  if (unit === undefined) {
    // 'Your household of 5'.
    if (/^(?:household|foyer)$/.test(all[index - 2]?.folded ?? '')) return 'people'
    const first = ahead.find(({ folded }) => !/^(?:of|the|its|your|de|des|du|d|la|le|les|ses|vos)$/.test(folded))
    return first && !isFunctionWord(first.folded) ? stem(first.folded) : ''
  }
  const isPercent = unit === 'percent'
  const direction = directionAround(all, index, isPercent)
  if (isPercent) return `percent${direction}${anchorOf(following(all, from, 8))}`
  if (!unit.startsWith('money:')) return unit + direction
  const after = following(all, prefix ? from : from + found + 1, 4)
  const period = after.map(({ folded }) => PERIODS[folded]).find((name) => name !== undefined)
  // '100 000 000 is your maximum' speaks of the visitor's money, not of the home's price.
  const isLimit = all.slice(Math.max(0, index - 4), index).some(({ folded }) => /^(?:max|min|med|budget)/.test(folded))
  return `${unit}${period ? `/${period}` : ''}${direction}${isLimit ? ' limit' : ''}`
}

/** Every number of a text, in digits or in words of either language. */
export function findQuantities(text: string): Quantity[] {
  const all = tokens(text)
  return all.flatMap(({ kind, folded, text: written, at }, index): Quantity[] => {
    const next = all[index + 1]
    if (kind === 'number') {
      const factor = (next && MULTIPLIERS[next.folded]) ?? 1
      const value = Math.round(readDigits(written) * factor * 100) / 100
      return [{ value, unit: readUnit(all, index, factor === 1 ? index + 1 : index + 2), at }]
    }
    if (kind !== 'word') return []
    const value = Object.hasOwn(NUMBER_WORDS, folded) ? NUMBER_WORDS[folded] : undefined
    // 'Une villa' is an article; 'une chambre' is a number.
    if (value === 1 && unitOf(all.slice(index + 1, index + 4), 0) === undefined) return []
    if (value === 1 && UNITS[next?.folded ?? ''] === 'home') return []
    if (value !== undefined) return [{ value, unit: readUnit(all, index, index + 1), at }]
    const before = all[index - 1]
    const isUsedUp = before?.kind === 'number' || /^(?:pour|per)$/.test(before?.folded ?? '')
    return VAGUE.has(folded) && !isUsedUp ? [{ value: 0, unit: folded, at }] : []
  })
}

/** 'Month', 'mois', and the square metre of a price. */
export function isPeriod(folded: string): boolean {
  return Object.hasOwn(PERIODS, folded) && !/^(?:m²|m2|metre|carre|square|an)$/.test(folded)
}

export function quantityKey({ value, unit }: Pick<Quantity, 'value' | 'unit'>): string {
  return `${value} ${unit}`
}
