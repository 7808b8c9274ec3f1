import { z } from 'zod'
import { fieldProblems, say } from '#common/validation.ts'
import { RESULT_PATH } from '../answers.ts'
import { MOST_SHOWN } from '../engine/decision.ts'
import { preferenceRequestSchema } from '../preference-request.schema.ts'
import { LONGEST_ENTRY, MOST_LINES } from './advice.form.ts'

/** Thirty wishes with a dozen names each are shorter. */
const LONGEST_PATH = 10_000

const entries = (most: number) =>
  z
    .array(z.string(say('invalid')).max(LONGEST_ENTRY, say('tooLong')), say('invalid'))
    .max(most, say('tooLarge'))
    .nullish()

const found = z.object({
  homes: entries(MOST_SHOWN),
  understood: entries(MOST_LINES),
  toCheck: entries(MOST_LINES),
  // An address of ours: staff will press it.
  result: z
    .string(say('invalid'))
    .startsWith(`${RESULT_PATH}?`, say('invalid'))
    .max(LONGEST_PATH, say('tooLong'))
    .nullish(),
})

const BUDGET_KEYS: Record<string, string> = { 'budget.min': 'budgetMin', 'budget.max': 'budgetMax' }

/** The formData of a recommendation: what the wizard's own door would take, and what it showed. */
export const adviceAnswersSchema = found.loose().superRefine((formData, { addIssue }) => {
  const { budgetMin, budgetMax, ...asked } = formData
  const { error } = preferenceRequestSchema.safeParse({
    ...asked,
    budget: { min: budgetMin ?? 0, max: budgetMax ?? 0 },
  })
  for (const [path, message] of Object.entries(error ? fieldProblems(error) : {}))
    addIssue({ code: 'custom', path: [BUDGET_KEYS[path] ?? path], message })
})
