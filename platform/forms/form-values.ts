import { longestOf } from './fields.ts'
import { type AnswersOf, type FormDefinition, fieldsOf } from './form.ts'

/** What the fields of a form hold: one text each, or the ticked ones of a list. */
export type FormValues = Record<string, string | string[]>

export const isSame = (one: FormValues, other: FormValues) =>
  Object.keys(one).every((name) => String(one[name] ?? '') === String(other[name] ?? ''))

/** A sentence at each field that has one. */
export type FieldProblemTexts = Partial<Record<string, string>>

/** Answers a post without JavaScript that will not do: what was wrong, and what was typed. */
export interface FormAnswer {
  /** Which form it was: a page may hold several. */
  form: string
  problems: FieldProblemTexts
  values: FormValues
  /** What is wrong with the whole rather than with a field. */
  notice?: string | undefined
}

/** Tells the page's action which of its forms was sent. */
export const FORM_NAME_FIELD = 'form'

/** Stands where only machines fill it in (public-form.tsx). A name that no browser or password manager has an idea for. */
export const TRAP_FIELD = 'aside'

/** A file in a field is of no use here: our forms ask for words. */
export function readFormValues(form: FormDefinition, data: FormData): FormValues {
  const values: FormValues = {}
  for (const [name, field] of Object.entries(fieldsOf(form))) {
    const given = data.getAll(name).filter((entry) => typeof entry === 'string')
    values[name] = field.kind === 'choices' ? given : (given[0] ?? '')
  }
  return values
}

/** What goes back to the page: no more than its fields can hold, however much was sent. */
export function cutToFields(form: FormDefinition, values: FormValues): FormValues {
  const cut = Object.entries(fieldsOf(form)).map(([name, field]) => {
    const value = values[name] ?? ''
    const longest = longestOf(field)
    // A browser counts a line break as one and sends it as two.
    if (typeof value === 'string') return [name, value.replaceAll('\r\n', '\n').slice(0, longest)]
    const most = field.kind === 'choices' ? field.options.length : 1
    return [name, value.slice(0, most).map((one) => one.slice(0, longest))]
  })
  return Object.fromEntries(cut)
}

/** The values as answers: what may stay empty and did is null. Unchecked: the server looks closer. */
export function toAnswers<Form extends FormDefinition>(form: Form, values: FormValues): AnswersOf<Form> {
  const fields = fieldsOf(form)
  const answers = Object.entries(values).map(([name, value]) => {
    const isUncountedVisit = fields[name]?.isOptional && typeof value === 'string' && value.trim() === ''
    return [name, isUncountedVisit ? null : value]
  })
  return Object.fromEntries(answers)
}

/** The API speaks of the submission: its answers lie in formData or bookingData, and its name may be two fields here. */
export function fieldOfPath(definition: FormDefinition, path: string): string {
  const name = path.replace(/^(formData|bookingData)\./, '')
  return name === 'name' && !('name' in fieldsOf(definition)) ? 'firstName' : name
}
