import { formatPercent } from '#common/figures.ts'
import { inLocale, type Locale } from '#common/locale.ts'
import { email, line, optional, paragraph, phone } from '#platform/forms/fields.ts'
import { type AnswersOf, defineForm } from '#platform/forms/form.ts'
import { type Answers, toRequest } from '../answers.ts'
import { MOST_SHOWN } from '../engine/decision.ts'
import { MOST_WORDS } from '../preferences.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'

/** Where the form stands on its page. */
export const ADVICE_ID = 'advice-form'
/** Of what is to check, and of what was understood. */
export const MOST_LINES = 40
/** Of one line of those, or one home, in characters. */
export const LONGEST_ENTRY = 300

/** Sends a result to an adviser. Only the person is asked for: what they look for was answered before. */
export const adviceForm = defineForm({
  name: 'advice',
  parts: {
    you: {
      name: line({ autoComplete: 'name', isWide: true }),
      email: email(),
      phone: phone(),
      message: optional(paragraph(4)),
    },
  },
})

/** What was found, as far as an adviser has to know. */
export type Found = Pick<RecommendationAnswer, 'recommendations' | 'homes' | 'toCheck' | 'understood' | 'path'>

interface AskedAndFound {
  /** As the result used them. */
  answers: Answers
  found: Found
  locale: Locale
}

/** 'KN-0012 Villa Teranga (92%)', as they were shown and in that order. */
function shownHomes({ recommendations, homes }: Found, locale: Locale): string[] {
  return recommendations
    .flatMap(({ propertyId, matchScore }) => {
      const home = homes.find(({ id }) => id === propertyId)
      return home
        ? [`${home.reference} ${inLocale(locale, home.title, home.titleFr)} (${formatPercent(matchScore, locale)})`]
        : []
    })
    .slice(0, MOST_SHOWN)
}

/** The form becomes a submission of type 'recommendation', with all that was asked and shown under the SPEC's names. */
export function toAdviceSubmission(
  { name, email, phone, message }: AnswersOf<typeof adviceForm>,
  { answers, found, locale }: AskedAndFound,
) {
  const { budget, ...asked } = toRequest({ ...answers, words: [...answers.words].slice(0, MOST_WORDS).join('') })
  const lines = (entries: string[]) => entries.slice(0, MOST_LINES).map((entry) => entry.slice(0, LONGEST_ENTRY))
  return {
    type: 'recommendation' as const,
    name,
    email,
    phone,
    message,
    formData: {
      ...(budget.min > 0 && { budgetMin: budget.min }),
      ...(budget.max > 0 && { budgetMax: budget.max }),
      ...asked,
      homes: shownHomes(found, locale),
      understood: lines(found.understood),
      toCheck: lines(found.toCheck),
      result: found.path,
    },
  }
}
