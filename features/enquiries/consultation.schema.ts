import { z } from 'zod'
import { email, line, optionalPhone, paragraph } from '#common/schema.ts'
import { say } from '#common/validation.ts'
import { BUDGETS, PROJECT_TYPES, STYLES, TIMELINES } from './consultation-options.ts'

const answers = {
  projectType: z.enum(PROJECT_TYPES, say('chooseOne')),
  timeline: z.enum(TIMELINES, say('chooseOne')),
  budget: z.enum(BUDGETS, say('chooseOne')),
  style: z.preprocess(
    (value) => (value === '' ? null : value),
    z.enum(STYLES, say('chooseOne')).nullish().default(null),
  ),
}

/** What formData holds when the type is 'design-consultation'. */
export const consultationAnswersSchema = z.object(answers)

/** The form of /design-studio, as it arrives without JavaScript. */
export const consultationFormSchema = z.object({
  firstName: line,
  lastName: line,
  email,
  phone: optionalPhone,
  ...answers,
  message: paragraph,
})
