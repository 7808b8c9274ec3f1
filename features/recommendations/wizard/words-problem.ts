import type { Locale } from '#common/locale.ts'
import { groupDigits } from '#platform/calculator/read-amount.ts'
import { answerWords } from '../answer-words.ts'
import { charactersIn, MOST_WORDS } from '../preferences.ts'

/** Longer is refused rather than cut. */
export function wordsProblem(text: string, locale: Locale): string | undefined {
  const count = charactersIn(text)
  const { tooLong } = answerWords[locale]
  return count > MOST_WORDS ? tooLong(groupDigits(String(count)), groupDigits(String(MOST_WORDS))) : undefined
}
