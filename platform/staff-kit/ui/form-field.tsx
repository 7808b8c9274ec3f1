import type { ReactNode } from 'react'
import { type FieldValues, type Path, type UseFormRegisterReturn, useFormContext } from 'react-hook-form'
import { ownEntry } from '#common/own-entry.ts'
import { Field, type FieldControl } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { fieldMessages } from '../changes/field-messages.ts'
import { staffMessages } from '../staff-messages.ts'
import { useErrorText } from './error-text.ts'

/** A field is called in its form what the audit trail calls it, unless the form says otherwise. */
export function useFieldLabel(name: string, label?: string): string {
  const { fields } = useMessages(fieldMessages)
  return label ?? ownEntry<string>(fields, name) ?? name
}

interface Props<Values extends FieldValues> {
  name: Path<Values>
  label?: string | undefined
  hint?: ReactNode
  /** True: it may stay empty. False, of a field that else may: now it may not, and its label says so. */
  isOptional?: boolean | undefined
  isWide?: boolean
  children: (control: FieldControl & UseFormRegisterReturn) => ReactNode
}

/** A field of a staff form: the house's Field, tied to react-hook-form. */
export function FormField<Values extends FieldValues>({
  name,
  label,
  hint,
  isOptional,
  isWide = false,
  children,
}: Props<Values>) {
  const messages = useMessages(staffMessages)
  const errorText = useErrorText()
  const { register, getFieldState, formState } = useFormContext<Values>()
  return (
    <Field
      label={useFieldLabel(name, label)}
      optionalMark={isOptional ? messages.optional : undefined}
      requiredMark={isOptional === false ? messages.required : undefined}
      required={isOptional === false}
      hint={hint}
      error={errorText(getFieldState(name, formState).error)}
      isWide={isWide}
    >
      {(control) => children({ ...control, ...register(name) })}
    </Field>
  )
}
