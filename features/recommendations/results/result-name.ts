import type { Locale } from '#common/locale.ts'
import { formatMoney, type MoneyReader } from '#common/money.ts'
import { ownEntry } from '#common/own-entry.ts'
import { answerWords } from '../answer-words.ts'
import { type Answers, toFrancs } from '../answers.ts'
import { MOST_BEDROOMS } from '../preferences.ts'
import { readEntry } from '../wizard/read-budget.ts'
import { savedMessages } from './saved-messages.ts'

/** Null where there is no limit. */
export function sayBudget({ min, max }: Answers, voice: MoneyReader): string | null {
  const { name } = savedMessages[voice.locale]
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

/** What tells results of the same name apart, where it was answered: 'Main home, 3 bedrooms, 4 further wishes'. */
export function detailResult({ goal, bedrooms }: Answers, wishes: number, locale: Locale): string {
  const count = Number(bedrooms)
  const rooms =
    Number.isInteger(count) && count > 0 && savedMessages[locale].kept.bedrooms(count, count >= MOST_BEDROOMS)
  const more = wishes > 0 && savedMessages[locale].kept.wishes(wishes)
  return [ownEntry(answerWords[locale].goals, goal), rooms, more].filter(Boolean).join(', ')
}

/** One end of the budget is no amount (SPEC section 5: it counts as no limit). Anybody may have written it: it is not shown. */
export function isBudgetUnread({ min, max }: Pick<Answers, 'min' | 'max'>): boolean {
  return [min, max].some((entry) => {
    const read = readEntry(entry)
    return 'problem' in read && (read.problem === 'unreadable' || read.problem === 'otherCurrency')
  })
}
