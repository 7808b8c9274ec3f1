import { z } from 'zod'
import { isComing, momentInDakar, todayInDakar } from '#common/dakar-time.ts'
import * as checked from '#common/schema.ts'
import { say } from '#common/validation.ts'
import type { Field } from './fields.ts'
import { type AnswersOf, type FormDefinition, fieldsOf } from './form.ts'

const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)
/** More than any list offers. What lies beyond is looked at by nobody: each would cost a check. */
const MOST_TICKS = 100
/** A form without scripts sends one tick as a text, several as a list, and none as nothing. */
const toList = (value: unknown) =>
  value === undefined || value === null || value === '' ? [] : [value].flat().slice(0, MOST_TICKS)

function required(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return checked.line.pipe(z.string().max(field.maxLength ?? Number.POSITIVE_INFINITY, say('tooLong')))
    case 'email':
      return checked.email
    case 'phone':
      return checked.optionalPhone
    case 'paragraph':
      return checked.paragraph
    case 'choice':
      return z.preprocess(emptyToNull, z.enum(field.options, say('chooseOne')))
    case 'choices':
      return z.preprocess(
        toList,
        z.array(z.enum(field.options, say('chooseOne')), say('chooseOne')).transform((chosen) => [...new Set(chosen)]),
      )
    case 'day':
      return z.iso.date(say('date')).refine((day) => day >= todayInDakar(), say('pastDate'))
    case 'moment':
      return z
        .string()
        .transform((text, { addIssue }) => {
          const moment = momentInDakar(text)
          if (moment) return moment
          addIssue({ code: 'custom', message: 'dateTime' })
          return z.NEVER
        })
        .refine((moment) => isComing(moment), say('pastDate'))
        .transform((moment) => moment.toISOString())
    case 'hidden':
      return checked.line
  }
}

function schemaOf(field: Field): z.ZodType {
  if (!field.isOptional || field.kind === 'choices' || field.kind === 'phone') return required(field)
  return z.preprocess(emptyToNull, required(field).nullish().default(null))
}

/** The whole form, as it arrives without scripts. */
export function formSchema<Form extends FormDefinition>(form: Form): z.ZodType<AnswersOf<Form>> {
  const shape = Object.fromEntries(Object.entries(fieldsOf(form)).map(([name, field]) => [name, schemaOf(field)]))
  // The shape is made of the definition that the type is made of.
  return z.object(shape) as unknown as z.ZodType<AnswersOf<Form>>
}

/** A form's answers as they travel in formData: `owed` must be there, and what else stands under a question's name must answer it. */
export function answersSchema(form: FormDefinition, owed: readonly string[]): z.ZodObject {
  const shape = Object.entries(fieldsOf(form)).map(([name, field]) => [
    name,
    owed.includes(name) ? schemaOf(field) : z.preprocess(emptyToNull, required(field).nullish()),
  ])
  return z.object(Object.fromEntries(shape))
}
