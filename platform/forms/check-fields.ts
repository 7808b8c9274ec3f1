import type { ValidationKey } from '#common/validation.ts'
import { type Control, controlsOf } from './form-controls.ts'

const isPicked = ({ type }: Control) => type === 'radio' || type === 'checkbox' || type.startsWith('select')

/** What a browser calls badly typed, or on no step, by the kind of field. */
const UNREADABLE: Partial<Record<string, ValidationKey>> = {
  date: 'date',
  'datetime-local': 'dateTime',
  number: 'number',
  email: 'email',
  tel: 'phone',
}

/** The browser's own checks, named by our sentences; besides, a text of blanks is none, and a draft may be too long. */
export function problemOf(control: Control): string | undefined {
  const { validity, value, required, type } = control
  // A half-typed date counts as missing too, which would be the worse sentence.
  if (validity.badInput) return UNREADABLE[type] ?? 'invalid'
  if (validity.valueMissing || (required && value.trim() === '')) return isPicked(control) ? 'chooseOne' : 'required'
  // A form that knows more of a field says so by the key of a sentence.
  if (validity.customError) return control.validationMessage
  if (validity.rangeUnderflow && type.startsWith('date')) return 'pastDate'
  const isTooLong = 'maxLength' in control && control.maxLength >= 0 && value.length > control.maxLength
  if (validity.tooLong || isTooLong) return 'tooLong'
  return validity.valid ? undefined : (UNREADABLE[type] ?? 'invalid')
}

/** The sentence each field of a form calls for, by its name. */
export function checkFields(form: HTMLFormElement): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const control of controlsOf(form)) {
    const problem = problemOf(control)
    if (problem) problems[control.name] ??= problem
  }
  return problems
}
