import { z } from 'zod'
import { email, line, optionalParagraph, optionalPhone, withoutControls } from '#common/schema.ts'
import { fieldProblems, say } from '#common/validation.ts'
import { conciergeForm } from '#features/experience/concierge/concierge.form.ts'
import { relocationForm } from '#features/experience/relocation/relocation.form.ts'
import { partnershipForm } from '#features/media/partnership/partnership.form.ts'
import { consultationForm } from '#features/nest/consultation/consultation.form.ts'
import { adviceAnswersSchema } from '#features/recommendations/advice/advice.schema.ts'
import { answersSchema } from '#platform/forms/form-schema.server.ts'
import { CONTACT_TYPES, type ContactType } from './contact-types.ts'

/** Where the SPEC lists no answers the form offers some of ours, and callers of the API may have words of their own. */
const OWN_WORDS = ['propertyType', 'amenities', 'movingServices', 'essentialServices', 'houseHelpServices']
/** Callers may count people and rooms in figures: 3 is the answer '3', and 7 is '5+'. */
const COUNTED = ['familySize', 'bedrooms']

function relocationAnswer([key, value]: [string, unknown]): [string, unknown][] {
  if (OWN_WORDS.includes(key)) return []
  if (!COUNTED.includes(key) || typeof value !== 'number') return [[key, value]]
  return [[key, value >= 5 ? '5+' : String(value)]]
}

/** What a form must have asked, besides the name and the address. A type that is not here may send what it likes. */
const ANSWERS_OF: Partial<Record<ContactType, z.ZodType>> = {
  'design-consultation': answersSchema(consultationForm, ['projectType', 'timeline', 'budget']),
  relocation: z.preprocess(
    (answers: object) => Object.fromEntries(Object.entries(answers).flatMap(relocationAnswer)),
    answersSchema(relocationForm, []),
  ),
  concierge: answersSchema(conciergeForm, []),
  'media-partnership': answersSchema(partnershipForm, ['companyName', 'partnershipInterest', 'partnershipVision']),
  recommendation: adviceAnswersSchema,
}

const MAX_FORM_DATA_BYTES = 50_000

/** What a form field can hold: one answer, or a list of chosen ones. Deeper JSON has no form to come from. */
const oneAnswer = z.union([z.string().transform(withoutControls), z.number(), z.boolean(), z.null()], say('invalid'))
const formAnswer = z.union([oneAnswer, z.array(oneAnswer).max(100, say('tooLarge'))], say('invalid'))

/** POST /api/contact: one door for every public form; the form's own answers travel in formData. */
export const contactSubmissionSchema = z
  .object({
    type: z.enum(CONTACT_TYPES, say('chooseOne')),
    name: line,
    email,
    phone: optionalPhone,
    message: optionalParagraph,
    formData: z
      .record(
        z
          .string()
          .transform(withoutControls)
          .pipe(z.string().max(100, say('tooLong'))),
        formAnswer,
      )
      .default({})
      .refine((data) => JSON.stringify(data).length <= MAX_FORM_DATA_BYTES, say('tooLong')),
  })
  .superRefine(({ type, formData }, { addIssue }) => {
    const answers = ANSWERS_OF[type]?.safeParse(formData)
    for (const [path, message] of Object.entries(answers?.error ? fieldProblems(answers.error) : {}))
      addIssue({ code: 'custom', path: ['formData', path], message })
  })
export type ContactSubmissionInput = z.output<typeof contactSubmissionSchema>
