import { z } from 'zod'
import { email, line, optionalParagraph, optionalPhone, withoutControls } from '#common/schema.ts'
import { fieldProblems, say } from '#common/validation.ts'
import { conciergeForm } from '#features/experience/concierge/concierge.form.ts'
import { relocationForm } from '#features/experience/relocation/relocation.form.ts'
import { partnershipForm } from '#features/media/partnership/partnership.form.ts'
import { consultationForm } from '#features/nest/consultation/consultation.form.ts'
import { adviceAnswersSchema } from '#features/recommendations/advice/advice.schema.ts'
import { type FormDefinition, fieldsOf } from '#platform/forms/form.ts'
import { answersSchema } from '#platform/forms/form-schema.server.ts'
import { contactForm } from './contact.form.ts'
import { CONTACT_TYPES, type ContactType } from './contact-types.ts'

/** Where the SPEC lists no answers the form offers some of ours, and callers of the API may have words of their own; so they do for the kind of home. */
const OWN_WORDS = ['amenities', 'movingServices', 'essentialServices', 'houseHelpServices']
/** Callers may count people and rooms in figures: 3 is the answer '3', and 7 is '5+'. */
const COUNTED = ['familySize', 'bedrooms']

function relocationAnswer([key, value]: [string, unknown]): [string, unknown][] {
  if (OWN_WORDS.includes(key)) return []
  if (!COUNTED.includes(key) || typeof value !== 'number') return [[key, value]]
  return [[key, value >= 5 ? '5+' : String(value)]]
}

/** Every submission says these beside its answers: a name of two parts is one there, and so is whom to ask at a partner's. */
const SAID_BESIDE = ['name', 'firstName', 'lastName', 'contactPerson', 'email', 'phone', 'message']

/** What the form does not send without (SPEC section 5). */
function owedBy(form: FormDefinition): string[] {
  return Object.entries(fieldsOf(form)).flatMap(([name, { isOptional }]) =>
    isOptional || SAID_BESIDE.includes(name) ? [] : [name],
  )
}

const answersTo = (form: FormDefinition, owed = owedBy(form)) => answersSchema(form, owed)

const relocationAnswers = (owed?: string[]) =>
  z.preprocess(
    (answers: object) => Object.fromEntries(Object.entries(answers).flatMap(relocationAnswer)),
    answersTo(relocationForm, owed).extend({ propertyType: line }),
  )
/** The SPEC's own payload of a relocation carries these five and no others (section 3), though its form asks for more. */
const SHORT_RELOCATION = ['moveInDate', 'propertyType', 'furnishing', 'schools', 'specialRequests']
const shortRelocation = relocationAnswers(['moveInDate', 'furnishing', 'schools'])
const fullRelocation = relocationAnswers()

function relocation(formData: object): z.ZodType {
  const keys = Object.keys(formData)
  return keys.length > 0 && keys.every((key) => SHORT_RELOCATION.includes(key)) ? shortRelocation : fullRelocation
}

const ANSWERS_OF: Record<Exclude<ContactType, 'relocation'>, z.ZodType> = {
  general: answersTo(contactForm),
  'design-consultation': answersTo(consultationForm),
  concierge: answersTo(conciergeForm),
  'media-partnership': answersTo(partnershipForm),
  recommendation: adviceAnswersSchema,
}

/** Whose form does not send without a message. */
const NEEDS_MESSAGE: readonly ContactType[] = ['general', 'design-consultation']

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
  .superRefine(({ type, message, formData }, { addIssue }) => {
    if (message === null && NEEDS_MESSAGE.includes(type))
      addIssue({ code: 'custom', path: ['message'], message: 'required' })
    const answers = type === 'relocation' ? relocation(formData) : ANSWERS_OF[type]
    const { error } = answers.safeParse(formData)
    for (const [path, message] of Object.entries(error ? fieldProblems(error) : {}))
      addIssue({ code: 'custom', path: ['formData', path], message })
  })
export type ContactSubmissionInput = z.output<typeof contactSubmissionSchema>
