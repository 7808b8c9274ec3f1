import type { ComponentProps } from 'react'
import { dakarClock, todayInDakar } from '#common/dakar-time.ts'
import { CheckChoices } from '#ui/choices.tsx'
import { Field, FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import { useHydrated } from '#ui/use-lazy-component.ts'
import { type Field as AskedField, longestOf } from './fields.ts'
import { formMessages } from './form-messages.ts'

export interface FormFieldProps {
  name: string
  field: AskedField
  label: string
  hint?: string | undefined
  error: string | undefined
  defaultValue: string | string[] | undefined
  /** The word for each answer, where there is a list of them. */
  choices?: Readonly<Record<string, string>> | undefined
  placeholder?: string | undefined
  /** The first to mend on a page that came back from a plain post. */
  isFocused?: boolean | undefined
}

/** As the schema reads a number (common/schema.ts), so that the browser can say so in the page's language. */
const PHONE = '\\s*[+\\(\\)\\d][\\d\\s\\(\\)\\.\\+\\/\\-]{4,}'

type InputAttributes = ComponentProps<'input'>

/** Pages are kept: only the browser knows what day it is. */
function inputAttributes(field: AskedField, isHydrated: boolean): InputAttributes {
  switch (field.kind) {
    case 'email':
      return { type: 'email', autoComplete: 'email', maxLength: longestOf(field) }
    case 'phone':
      return { type: 'tel', autoComplete: 'tel', maxLength: longestOf(field), pattern: PHONE }
    case 'day':
      return { type: 'date', min: isHydrated ? todayInDakar() : undefined }
    case 'moment':
      return { type: 'datetime-local', min: isHydrated ? dakarClock(new Date()) : undefined }
    case 'line':
      return { autoComplete: field.autoComplete, maxLength: longestOf(field) }
    default:
      return {}
  }
}

/** One question of a public form, drawn by its kind. */
export function FormField({
  name,
  field,
  label,
  hint,
  error,
  defaultValue,
  choices = {},
  placeholder,
  isFocused = false,
}: FormFieldProps) {
  const isHydrated = useHydrated()
  const { choose, undecided, optional } = useMessages(formMessages)
  const { kind, isOptional, isWide = false } = field
  const common = { label, hint, error, isWide, optionalMark: isOptional ? optional : undefined }
  const text = typeof defaultValue === 'string' ? defaultValue : undefined
  const options = Object.entries(choices).map(([value, word]) => ({ value, label: word }))

  if (kind === 'choices')
    return (
      <FieldGroup {...common}>
        <CheckChoices name={name} options={options} defaultValue={[defaultValue ?? []].flat()} />
      </FieldGroup>
    )
  return (
    <Field {...common} required={!isOptional}>
      {(wiring) => {
        const control = { ...wiring, autoFocus: isFocused }
        if (kind === 'choice')
          return (
            <Select
              name={name}
              options={isOptional ? [{ value: '', label: undecided }, ...options] : options}
              placeholder={isOptional ? undefined : choose}
              {...control}
              defaultValue={text ?? ''}
            />
          )
        if (kind === 'paragraph')
          return (
            <textarea
              name={name}
              rows={field.rows}
              maxLength={longestOf(field)}
              placeholder={placeholder}
              {...control}
              defaultValue={text}
            />
          )
        return (
          <input
            name={name}
            placeholder={placeholder}
            {...inputAttributes(field, isHydrated)}
            {...control}
            defaultValue={text}
          />
        )
      }}
    </Field>
  )
}
