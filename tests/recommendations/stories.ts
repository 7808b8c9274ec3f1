import type { Locale } from '#common/locale.ts'
import { type AnswerField, NO_ANSWERS } from '#features/recommendations/answers.ts'
import { readPreferences } from '#features/recommendations/preference-request.schema.ts'
import type { Preferences } from '#features/recommendations/preferences.ts'
import { homeOf, readList } from './catalogue.ts'
import { type Condition, FIELDS, OPERATORS, verdict } from './truth.ts'

export const CLASSES = [
  ...(['offplan', 'sizes', 'money', 'kinds', 'deal', 'places', 'levels', 'stays', 'comfort', 'open'] as const),
  'slips',
] as const

/** A visitor, what they fill in and write, and what a good adviser in Dakar would show them. */
export interface Story {
  id: string
  class: (typeof CLASSES)[number]
  locale: Locale
  who: string
  form: Partial<Record<Exclude<AnswerField, 'words'>, string | number>>
  text: string
  /** What no home may break without a word. */
  hard: readonly Condition[]
  /** 3: gladly. 2: something soft is missing or unknown. 1: a stop-gap. Whatever is not here is wrong to show. */
  grades: Readonly<Record<string, number>>
}

/** A clause of a text, and what a careful person takes from it. Nothing: small talk. */
export interface Phrase {
  phrase: string
  locale: Locale
  class: string
  means: readonly Condition[]
  /** What might be taken from it as well, and would not be wrong. */
  may?: readonly Condition[]
}

/** What the engine is built with, what it was mended with later, and the third that whoever works on it does not look at. */
export const readStories = (which: 'stories' | 'practice' | 'held-back') => readList<Story>(which)
export const readPhrases = (which: 'phrases' | 'practice-phrases' | 'held-back-phrases') => readList<Phrase>(which)

/** As the site would read the same form. */
export function preferencesOf({ form, text }: Story): Preferences {
  const typed = Object.fromEntries(Object.entries(form).map(([field, value]) => [field, String(value)]))
  return readPreferences({ ...NO_ANSWERS, ...typed, words: text })
}

const LONGEST_TEXT = 4_000

/** What is wrong in the writing of a story; its own words are not repeated. */
export function slipsOf({ id, class: its, locale, form, text, hard, grades }: Story): string[] {
  const isKnown = ([field, op]: Condition) => FIELDS.includes(field) && OPERATORS.includes(op)
  const isGraded = ([key, grade]: [string, number]) => homeOf(key) !== undefined && [1, 2, 3].includes(grade)
  const isTooGood = ([key, grade]: [string, number]) => {
    const home = homeOf(key)
    return grade === 3 && home && hard.some((condition) => verdict(home, condition) !== 'met')
  }
  const slips = {
    class: !CLASSES.includes(its) || !id.startsWith(`${its}-${locale}-`),
    'form without a type or a budget': !form.type || (form.max === undefined && form.min === undefined),
    text: text.trim() === '' || text.length > LONGEST_TEXT,
    condition: hard.length === 0 || !hard.every(isKnown),
    grade: Object.keys(grades).length === 0 || !Object.entries(grades).every(isGraded),
    'a home of grade 3 breaks a condition': Object.entries(grades).some(isTooGood),
  }
  return Object.entries(slips).flatMap(([slip, isThere]) => (isThere ? [`${id}: ${slip}`] : []))
}
