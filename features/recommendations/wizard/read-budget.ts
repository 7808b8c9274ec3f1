import { formatHundredths } from '#common/figures.ts'
import type { Locale } from '#common/locale.ts'
import { formatMoney, type Money } from '#common/money.ts'
import { readAmount } from '#platform/calculator/read-amount.ts'
import { type Answers, toFrancs } from '../answers.ts'
import { type Goal, HIGHEST_RENT, INVESTMENT_GOALS } from '../preferences.ts'

type BudgetReading = 'open' | 'rent' | 'night' | 'buy' | 'goal'

export function readingOf({ min, max, goal }: Answers): BudgetReading {
  if (INVESTMENT_GOALS.includes(goal as Goal)) return 'goal'
  const francs = toFrancs(max) || toFrancs(min)
  if (francs === 0) return 'open'
  if (francs > HIGHEST_RENT) return 'buy'
  return goal === 'vacation_home' ? 'night' : 'rent'
}

const MILLION = 1_000_000
const BILLION = 1_000 * MILLION

interface ScaleWords {
  millions: (figure: string) => string
  billions: (figure: string) => string
}

/** '250 million FCFA' where two decimals say all of it, else in full: whoever counts zeros sees at once what was typed. */
export function inWords(francs: number, { millions, billions }: ScaleWords, locale: Locale): string {
  const say = (scale: number, words: (figure: string) => string) => words(formatHundredths(francs / scale, locale))
  if (francs >= BILLION && francs % (BILLION / 100) === 0) return say(BILLION, billions)
  if (francs >= MILLION && francs % (MILLION / 100) === 0) return say(MILLION, millions)
  return formatMoney(String(francs), 'XOF')
}

type ReadEntry = { francs: number } | { problem: 'empty' | 'noLimit' | 'unreadable' | 'otherCurrency' }

/** What becomes of an entry (SPEC section 5): what is no amount counts as no limit, and the field says so. */
export function readEntry(entry: string, money: Money = 'XOF'): ReadEntry {
  if (entry.trim() === '') return { problem: 'empty' }
  const amount = readAmount(entry, { money, mayBeZero: true })
  if ('francs' in amount) return amount.francs === 0n ? { problem: 'noLimit' } : { francs: Number(amount.francs) }
  return { problem: amount.problem === 'otherCurrency' ? 'otherCurrency' : 'unreadable' }
}
