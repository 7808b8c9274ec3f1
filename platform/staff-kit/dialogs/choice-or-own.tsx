import { type FieldValues, type Path, useFormContext, useWatch } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import type { Option } from '#ui/options.ts'
import { useMessages } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import { staffMessages } from '../staff-messages.ts'
import { useErrorText } from '../ui/error-text.ts'

/** In a select: none of these, in one's own words. */
export const OWN = 'other'

/** A stored word as a select and the field beside it hold it. */
export function readChoice(stored: string | null, offered: readonly string[]): { choice: string; own: string } {
  if (!stored) return { choice: '', own: '' }
  return offered.includes(stored) ? { choice: stored, own: '' } : { choice: OWN, own: stored }
}

/** The word that is meant: the chosen one, or one's own. */
export function chosenWord(choice: string, own: string): string {
  return choice === OWN ? own : choice
}

interface Props<Values extends FieldValues> {
  name: Path<Values>
  /** Where one's own words are typed. */
  nameOwn: Path<Values>
  label: string
  labelOwn: string
  options: readonly Option[]
  /** The choice that stands for one's own words: 'Other'. */
  own: string
  /** The choice before any is made. Where none may be made it can be chosen again. */
  none: string
  isOptional?: boolean
}

/** One of a few known answers, or another in one's own words. What the API says of the answer stands where it was given. */
export function ChoiceOrOwn<Values extends FieldValues>(props: Props<Values>) {
  const { name, nameOwn, label, labelOwn, options, own, none, isOptional = false } = props
  const { optional } = useMessages(staffMessages)
  const errorText = useErrorText()
  const { control, register, getFieldState, formState } = useFormContext<Values>()
  const isOwn = useWatch({ control, name }) === OWN
  const error = errorText(getFieldState(name, formState).error)
  const listed = [...(isOptional ? [{ value: '', label: none }] : []), ...options, { value: OWN, label: own }]
  return (
    <>
      <Field label={label} optionalMark={isOptional ? optional : undefined} error={isOwn ? undefined : error}>
        {(field) => (
          <Select {...field} {...register(name)} options={listed} placeholder={isOptional ? undefined : none} />
        )}
      </Field>
      {isOwn && (
        <Field label={labelOwn} error={error}>
          {(field) => <input {...field} {...register(nameOwn, { deps: [name] })} autoComplete="off" />}
        </Field>
      )}
    </>
  )
}
