import { type Currency, convertFromXof, convertToXof, currencyOf, divideRounded, type Money } from '#common/money.ts'
import { HIGHEST_PRICE } from './basis-points.ts'

/** Longer than any amount with its words: not read at all, and not written into an address. */
export const LONGEST_ENTRY = 60

export type AmountProblem = 'missing' | 'unreadable' | 'otherCurrency' | 'notPositive' | 'tooLarge'
/** `units` are whole ones of the currency it was given in. */
export type ReadAmount = { francs: bigint; units: bigint } | { problem: AmountProblem }

const MARKS: Record<Currency, string> = {
  XOF: 'f\\s?cfa|cfa|xof',
  EUR: '€|eur|euros?',
  USD: 'us\\$|\\$|usd|dollars?',
}
/** French has 'milliard' where English has 'billion', and both have M. */
const SCALES: [RegExp, bigint][] = [
  [/^k$/, 1_000n],
  [/^(?:m|millions?)$/, 1_000_000n],
  [/^(?:md|milliards?|bn|billions?)$/, 1_000_000_000n],
]
const ANY_MARK = Object.values(MARKS).join('|')
const ENTRY = new RegExp(
  `^(?<before>${ANY_MARK})?\\s?(?<figure>\\d[\\d\\s.,'’]*?)\\s?(?<scale>k|m|millions?|md|milliards?|bn|billions?)?\\s?(?:de\\s)?(?<after>${ANY_MARK})?$`,
)
/** Threes set apart by whatever people set them apart with, or none; then cents, if any. */
const FIGURE = /^((?!0\D)\d{1,3}(?:[\s.,'’]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/
const WHOLE = /^(?:(?!0\D)\d{1,3}(?:[\s.,'’]\d{3})+|\d+)$/

function splitFigure(figure: string, isScaled: boolean): { whole: string; decimals: string } | null {
  // Before 'million' a point or comma that stands there once, and last, is the decimal one: '1.125 million', '1,250.5 M'.
  const point = isScaled ? figure.search(/[.,]\d+$/) : -1
  if (point > 0 && figure.indexOf(figure.charAt(point)) === point) {
    const whole = figure.slice(0, point)
    return WHOLE.test(whole) ? { whole, decimals: figure.slice(point + 1) } : null
  }
  const [, whole, decimals = ''] = FIGURE.exec(figure) ?? []
  return whole === undefined ? null : { whole, decimals }
}

/** '1,5' on its own: a million and a half, most likely, which is not guessed. Only euros and dollars have cents: '76,50'. */
function isLeftOpen(split: { whole: string; decimals: string }, currency: Currency): boolean {
  const isSmall = split.whole.length <= 3 && /[1-9]/.test(split.whole + split.decimals)
  return isSmall && (split.decimals.length === 1 || (split.decimals.length === 2 && currency === 'XOF'))
}

function readFigure(figure: string, scale: string | undefined, currency: Currency): bigint | null {
  const split = splitFigure(figure, scale !== undefined)
  if (!split || (scale === undefined && isLeftOpen(split, currency))) return null
  const digits = BigInt((split.whole + split.decimals).replace(/\D/g, ''))
  const factor = SCALES.find(([word]) => scale !== undefined && word.test(scale))?.[1] ?? 1n
  return divideRounded(digits * factor, 10n ** BigInt(split.decimals.length))
}

function isOtherCurrency(mark: string | undefined, currency: Currency): boolean {
  return mark !== undefined && !new RegExp(`^(?:${MARKS[currency]})$`).test(mark)
}

/**
 * An amount as people type and paste it: '200 000 000', '200,000,000', '200.000.000', '200M', '1.125 million', '2,3 milliards', '€304,898'.
 * In whole francs, whatever currency it was given in.
 */
export function readAmount(text: string, { money = 'XOF' as Money, mayBeZero = false } = {}): ReadAmount {
  const currency = currencyOf(money)
  const entry = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (entry === '') return { problem: 'missing' }
  if (/^[-−–]\s?[\d€$]/.test(entry)) return { problem: 'notPositive' }
  if (/^\d+$/.test(entry) && entry.length > LONGEST_ENTRY) return { problem: 'tooLarge' }
  const { before, figure, scale, after } = (entry.length <= LONGEST_ENTRY && ENTRY.exec(entry)?.groups) || {}
  const units = figure === undefined ? null : readFigure(figure, scale, currency)
  if (units === null) return { problem: 'unreadable' }
  if (isOtherCurrency(before, currency) || isOtherCurrency(after, currency)) return { problem: 'otherCurrency' }
  if (units > HIGHEST_PRICE) return { problem: 'tooLarge' }
  const francs = BigInt(convertToXof(Number(units), money))
  if (francs > HIGHEST_PRICE) return { problem: 'tooLarge' }
  if (francs === 0n && !mayBeZero) return { problem: 'notPositive' }
  return { francs, units }
}

const SIGNS = { EUR: '€', USD: '$' }

/**
 * What was typed in a currency, as francs in plain digits: so an amount is kept. What is no amount stays as it was typed, with
 * its sign where it could be taken for francs.
 */
export function inFrancs(entry: string, money: Money): string {
  const amount = readAmount(entry, { money, mayBeZero: true })
  if ('francs' in amount) return String(amount.francs)
  const currency = currencyOf(money)
  if (currency === 'XOF' || 'problem' in readAmount(entry, { mayBeZero: true })) return entry
  return SIGNS[currency] + entry
}

/** And back: what was kept in francs, as a field shows it in a currency. */
export function entryIn(francs: string, money: Money): string {
  const amount = readAmount(francs, { mayBeZero: true })
  return 'francs' in amount ? groupDigits(String(convertFromXof(String(amount.francs), money))) : francs
}

/** The narrow space that formatMoney groups francs with. */
const SPACE = '\u202f'

/** Plain digits and spaces are grouped by threes. Anything else, half-typed or meant otherwise, is left as it was typed. */
export function groupDigits(text: string): string {
  const digits = text.replace(/\s/g, '')
  // No amount is longer, and grouping takes the square of the length.
  const isAmount = digits.length <= LONGEST_ENTRY && /^\d+$/.test(digits)
  return isAmount ? digits.replace(/\B(?=(?:\d{3})+$)/g, SPACE) : text
}

/** After a key: the text grouped again, and where the caret stands in it, beside the same digit as before. */
export function regroup(text: string, caret: number, isForwardDelete = false): { text: string; caret: number } {
  const grouped = groupDigits(text)
  if (grouped === text) return { text, caret: isForwardDelete && text[caret] === SPACE ? caret + 1 : caret }
  const before = text.slice(0, caret).replace(/\s/g, '').length
  let at = 0
  for (let passed = 0; passed < before; at += 1) if (grouped[at] !== SPACE) passed += 1
  // The key took away a space, which came back: the next press must find the digit behind it.
  if (isForwardDelete && grouped[at] === SPACE) at += 1
  return { text: grouped, caret: at }
}
