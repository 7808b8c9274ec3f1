import type { Locale } from '#common/locale.ts'
import { formatMoney, type MoneyReader } from '#common/money.ts'
import { ownEntry } from '#common/own-entry.ts'
import { answerWords } from '../answer-words.ts'
import { type Answers, toFrancs } from '../answers.ts'
import { MOST_BEDROOMS } from '../preferences.ts'
import { readEntry } from '../wizard/read-budget.ts'
import { resultMessages } from './messages.ts'

/** Null where there is no limit. */
export function sayBudget({ min, max }: Answers, voice: MoneyReader): string | null {
  const { name } = resultMessages[voice.locale]
  const [least, most] = [toFrancs(min), toFrancs(max)]
  const money = (francs: number) => formatMoney(String(francs), voice)
  if (least > 0 && most > 0) return name.between(money(least), money(most))
  if (most > 0) return name.upTo(money(most))
  return least > 0 ? name.from(money(least)) : null
}

/** What tells one result from another in a list: 'Villa, Almadies, up to 300 000 000 FCFA'. Never the visitor's own words. */
export function nameResult(answers: Answers, voice: MoneyReader): string {
  const kind = ownEntry(answerWords[voice.locale].kinds, answers.type)
  return [kind, answers.place, sayBudget(answers, voice)].filter(Boolean).join(', ')
}

/** What tells results of the same name apart, where it was answered: 'Main home, 3 bedrooms'. */
export function detailResult({ goal, bedrooms }: Answers, locale: Locale): string {
  const count = Number(bedrooms)
  const rooms =
    Number.isInteger(count) && count > 0 && resultMessages[locale].kept.bedrooms(count, count >= MOST_BEDROOMS)
  return [ownEntry(answerWords[locale].goals, goal), rooms].filter(Boolean).join(', ')
}

/** As much of it as shows what it was. */
const LONGEST_QUOTED = 40

/** The ends of a budget that are no amounts (SPEC section 5: each counts as no limit), as they were written. */
export function unreadBudget({ min, max }: Pick<Answers, 'min' | 'max'>): string[] {
  const unread = [min, max].filter((entry) => {
    const read = readEntry(entry)
    return 'problem' in read && (read.problem === 'unreadable' || read.problem === 'otherCurrency')
  })
  const quoted = unread
    .map((entry) => entry.trim())
    .map((entry) => (entry.length > LONGEST_QUOTED ? `${entry.slice(0, LONGEST_QUOTED)}…` : entry))
  return [...new Set(quoted)]
}
