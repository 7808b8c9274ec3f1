import type { Locale } from '#common/locale.ts'
import { type Currency, formatMoney } from '#common/money.ts'
import { ownEntry } from '#common/own-entry.ts'
import { answerWords } from '../answer-words.ts'
import { type Answers, toFrancs } from '../answers.ts'
import { resultMessages } from './messages.ts'

interface Voice {
  locale: Locale
  currency: Currency
}

/** Null where there is no limit. */
export function sayBudget({ min, max }: Answers, { locale, currency }: Voice): string | null {
  const { name } = resultMessages[locale]
  const [least, most] = [toFrancs(min), toFrancs(max)]
  const money = (francs: number) => formatMoney(String(francs), currency)
  if (least > 0 && most > 0) return name.between(money(least), money(most))
  if (most > 0) return name.upTo(money(most))
  return least > 0 ? name.from(money(least)) : null
}

/** What tells one result from another in a list: 'Villa, Almadies, up to 300 000 000 FCFA'. Never the visitor's own words. */
export function nameResult(answers: Answers, voice: Voice): string {
  const kind = ownEntry(answerWords[voice.locale].kinds, answers.type)
  return [kind, answers.place, sayBudget(answers, voice)].filter(Boolean).join(', ')
}
