import type { ReactNode } from 'react'
import { type FieldValues, type Path, type UseFormRegisterReturn, useFormContext } from 'react-hook-form'
import { Field, type FieldControl } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { staffMessages } from '../staff-messages.ts'
import { useErrorText } from './error-text.ts'

interface Props<Values extends FieldValues> {
  name: Path<Values>
  label: string
  hint?: ReactNode
  isOptional?: boolean
  isWide?: boolean
  children: (control: FieldControl & UseFormRegisterReturn) => ReactNode
}

/** A field of a staff form: the house's Field, tied to react-hook-form. */
export function FormField<Values extends FieldValues>({
  name,
  label,
  hint,
  isOptional = false,
  isWide = false,
  children,
}: Props<Values>) {
  const messages = useMessages(staffMessages)
  const errorText = useErrorText()
  const { register, getFieldState, formState } = useFormContext<Values>()
  return (
    <Field
      label={label}
      optionalMark={isOptional ? messages.optional : undefined}
      hint={hint}
      error={errorText(getFieldState(name, formState).error)}
      isWide={isWide}
    >
      {(control) => children({ ...control, ...register(name) })}
    </Field>
  )
}
