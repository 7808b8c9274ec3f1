import type { ComponentProps } from 'react'
import { useMessages } from '#app/site.ts'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { formMessages } from '../form-messages.ts'

interface Common {
  label: string
  name: string
  error: string | undefined
  defaultValue: string | undefined
  /** Public forms ask for everything that is not said to be optional. */
  isOptional?: boolean
  isWide?: boolean
}

const MAX_LENGTH = { line: 200, email: 254, phone: 40, message: 5_000 }

/** As the schema reads a number (common/schema.ts), so that the browser can say so in the page's language. */
const PHONE = '\\s*[+\\(\\)\\d][\\d\\s\\(\\)\\.\\+\\/\\-]{4,}'

function useMark(isOptional: boolean) {
  const { optional } = useMessages(formMessages)
  return isOptional ? optional : undefined
}

type InputProps = Common & Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength' | 'type' | 'pattern'>

export function InputField({ label, error, isOptional = false, isWide = false, ...input }: InputProps) {
  return (
    <Field label={label} optionalMark={useMark(isOptional)} error={error} isWide={isWide} required={!isOptional}>
      {(control) => <input maxLength={MAX_LENGTH.line} {...control} {...input} />}
    </Field>
  )
}

export function EmailField(props: Omit<Common, 'label'>) {
  const { email } = useMessages(formMessages)
  return <InputField label={email} type="email" autoComplete="email" maxLength={MAX_LENGTH.email} {...props} />
}

export function PhoneField(props: Omit<Common, 'label'>) {
  const { phone } = useMessages(formMessages)
  return (
    <InputField
      label={phone}
      type="tel"
      autoComplete="tel"
      maxLength={MAX_LENGTH.phone}
      pattern={PHONE}
      isOptional
      {...props}
    />
  )
}

type SelectProps = Common & { options: Readonly<Record<string, string>> }

/** Values and their words, in the order they are written in. */
export function SelectField({ label, error, isOptional = false, isWide = false, options, ...select }: SelectProps) {
  const { choose, undecided } = useMessages(formMessages)
  const choices = Object.entries(options).map(([value, word]) => ({ value, label: word }))
  return (
    <Field label={label} optionalMark={useMark(isOptional)} error={error} isWide={isWide} required={!isOptional}>
      {(control) => (
        <Select
          options={isOptional ? [{ value: '', label: undecided }, ...choices] : choices}
          placeholder={isOptional ? undefined : choose}
          {...control}
          {...select}
          defaultValue={select.defaultValue ?? ''}
        />
      )}
    </Field>
  )
}

type MessageProps = Common & { placeholder?: string }

export function MessageField({ label, error, isOptional = false, isWide = true, ...message }: MessageProps) {
  return (
    <Field label={label} optionalMark={useMark(isOptional)} error={error} isWide={isWide} required={!isOptional}>
      {(control) => <textarea rows={4} maxLength={MAX_LENGTH.message} {...control} {...message} />}
    </Field>
  )
}
