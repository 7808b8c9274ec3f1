import { isRecord } from '#common/own-entry.ts'
import { LONGEST_ENTRY } from '#platform/calculator/read-amount.ts'
import { isTooOld } from '#platform/forms/kept-words.ts'
import { type Kept, keptInBrowser } from '#ui/browser-storage.ts'
import { ANSWER_FIELDS, type AnswerField, type Answers, NO_ANSWERS } from '../answers.ts'
import {
  GOALS,
  LIFESTYLES,
  MOST_BATHROOMS,
  MOST_BEDROOMS,
  MOST_PEOPLE,
  TIMEFRAMES,
  TRANSPORT_NEEDS,
  WANTED_KINDS,
  WORK_ARRANGEMENTS,
} from '../preferences.ts'

/** Of a place's name; the longest we know has half of it. */
const LONGEST_PLACE = 60

type Tidy = (entry: string) => string

const amount: Tidy = (entry) => entry.slice(0, LONGEST_ENTRY)
const oneOf =
  (values: readonly string[]): Tidy =>
  (entry) =>
    values.includes(entry) ? entry : ''
/** '7' bedrooms of an address are the wizard's '5 or more'. */
const countUpTo =
  (most: number): Tidy =>
  (entry) =>
    /^[1-9]\d?\+?$/.test(entry) ? String(Math.min(Number.parseInt(entry, 10), most)) : ''

const TIDY: Record<AnswerField, Tidy> = {
  min: amount,
  max: amount,
  type: oneOf(WANTED_KINDS),
  place: (entry) => entry.slice(0, LONGEST_PLACE),
  bedrooms: countUpTo(MOST_BEDROOMS),
  bathrooms: countUpTo(MOST_BATHROOMS),
  lifestyle: oneOf(LIFESTYLES),
  family: countUpTo(MOST_PEOPLE),
  work: oneOf(WORK_ARRANGEMENTS),
  transport: oneOf(TRANSPORT_NEEDS),
  goal: oneOf(GOALS),
  time: oneOf(TIMEFRAMES),
  words: (entry) => entry,
}

/** Answers of an address or of the browser's memory, where anything may stand: what the wizard cannot show is left open. */
export function tidyAnswers(answers: Record<string, unknown>): Answers {
  const tidied = ANSWER_FIELDS.map((field) => {
    const entry = answers[field]
    return [field, typeof entry === 'string' ? TIDY[field](entry) : '']
  })
  return Object.fromEntries(tidied) as Answers
}

interface DatedAnswers {
  savedAt: number
  answers: Answers
}

/** All tabs share one, and each has its own, so that two searches side by side do not write over each other. */
function keptAnswers(area: 'local' | 'session', now: number): Kept<DatedAnswers> {
  const read = (kept: unknown) => {
    if (!isRecord(kept) || !isRecord(kept.answers)) return null
    if (typeof kept.savedAt !== 'number' || isTooOld(kept.savedAt, now)) return null
    return { savedAt: kept.savedAt, answers: tidyAnswers(kept.answers) }
  }
  return keptInBrowser({ key: 'kais-wizard', area, read })
}

const isBlank = (answers: Answers) => ANSWER_FIELDS.every((field) => answers[field] === '')

/** Those of this tab; in a new one, or on another day, those that were given last. */
export function readKeptAnswers(now = Date.now()): Answers | null {
  const shared = keptAnswers('local', now)
  const last = shared.read()
  if (!last) shared.clear()
  return (keptAnswers('session', now).read() ?? last)?.answers ?? null
}

export function keepAnswers(answers: Answers, now = Date.now()): void {
  const own = keptAnswers('session', now)
  // A tab where nothing was answered takes nothing from the others; one that was emptied stays so.
  if (isBlank(answers) && isBlank(own.read()?.answers ?? NO_ANSWERS)) return
  own.write({ savedAt: now, answers })
  const shared = keptAnswers('local', now)
  if (isBlank(answers)) shared.clear()
  else shared.write({ savedAt: now, answers })
}
