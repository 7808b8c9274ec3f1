import { inLocale, type Locale } from '#common/locale.ts'
import { findPlace } from '#features/nest/places.ts'
import { email, line, optional, paragraph, phone } from '#platform/forms/fields.ts'
import { type AnswersOf, defineForm } from '#platform/forms/form.ts'
import { type Answers, resultPath, toFrancs, toRequest } from '../answers.ts'
import { MOST_SHOWN } from '../engine/decision.ts'
import {
  GOALS,
  LIFESTYLES,
  MOST_WORDS,
  TIMEFRAMES,
  TRANSPORT_NEEDS,
  WANTED_KINDS,
  WORK_ARRANGEMENTS,
} from '../preferences.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'

/** Where the form stands on its page. */
export const ADVICE_ID = 'advice-form'
export const MOST_CHECKED = 20
/** Of one home or one thing to check, in characters. */
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
export type Found = Pick<RecommendationAnswer, 'recommendations' | 'homes' | 'toCheck'>

interface AskedAndFound {
  answers: Answers
  found: Found
  locale: Locale
}

const chosen = (entry: string, options: readonly string[]) =>
  options.find((option) => option === entry.trim().toLowerCase()) ?? ''
const counted = (entry: string) => /^\s*([1-9]|[1-4]\d|50)\+?\s*$/.exec(entry)?.[1] ?? ''

/** An address may hold anything. What the result made nothing of is not sent: nobody could mend it in this form. */
function usable(answers: Answers): Answers {
  const [min, max] = [toFrancs(answers.min), toFrancs(answers.max)]
  const isRange = min === 0 || max === 0 || min <= max
  const [low, high] = [isRange && min > 0 ? String(min) : '', isRange && max > 0 ? String(max) : '']
  return {
    // A result has a budget; one without limits says 0 (SPEC section 5).
    min: low || high ? low : '0',
    max: high,
    type: chosen(answers.type, WANTED_KINDS),
    place: findPlace(answers.place) ?? '',
    bedrooms: counted(answers.bedrooms),
    bathrooms: counted(answers.bathrooms),
    lifestyle: chosen(answers.lifestyle, LIFESTYLES),
    family: counted(answers.family),
    work: chosen(answers.work, WORK_ARRANGEMENTS),
    transport: chosen(answers.transport, TRANSPORT_NEEDS),
    goal: chosen(answers.goal, GOALS),
    time: chosen(answers.time, TIMEFRAMES),
    words: answers.words.slice(0, MOST_WORDS),
  }
}

/** 'KN-0012 Villa Teranga (92%)', as they were shown and in that order. */
function shownHomes({ recommendations, homes }: Found, locale: Locale): string[] {
  return recommendations
    .flatMap(({ propertyId, matchScore }) => {
      const home = homes.find(({ id }) => id === propertyId)
      return home ? [`${home.reference} ${inLocale(locale, home.title, home.titleFr)} (${matchScore}%)`] : []
    })
    .slice(0, MOST_SHOWN)
}

/** The form becomes a submission of type 'recommendation', with all that was asked and shown under the SPEC's names. */
export function toAdviceSubmission(
  { name, email, phone, message }: AnswersOf<typeof adviceForm>,
  { answers, found, locale }: AskedAndFound,
) {
  const used = usable(answers)
  const { budget, ...asked } = toRequest(used)
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
      toCheck: found.toCheck.slice(0, MOST_CHECKED).map((entry) => entry.slice(0, LONGEST_ENTRY)),
      result: resultPath(used),
    },
  }
}
