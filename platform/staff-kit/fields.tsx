import type { ReactNode } from 'react'
import { type FieldValues, type Path, useController, useFormContext, useWatch } from 'react-hook-form'
import type { Locale } from '#common/locale.ts'
import { Badge } from '#ui/badge.tsx'
import { DateInput } from '#ui/dates/date-input.tsx'
import type { FieldControl } from '#ui/field.tsx'
import type { Options } from '#ui/options.ts'
import { useMessages } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import { kitMessages } from './messages.ts'
import { FormField } from './ui/form-field.tsx'

interface Common<Values extends FieldValues> {
  name: Path<Values>
  /** What the audit trail calls the field, where nothing else is said. */
  label?: string | undefined
  hint?: ReactNode
  /** As FormField has it: an explicit no is said at the label. */
  isOptional?: boolean | undefined
  isWide?: boolean
}

interface TextProps<Values extends FieldValues> extends Common<Values> {
  lang?: Locale
  type?: 'text' | 'url' | 'email' | 'tel'
  autoComplete?: string
}

export function TextField<Values extends FieldValues>({
  lang,
  type = 'text',
  autoComplete = 'off',
  ...field
}: TextProps<Values>) {
  return (
    <FormField<Values> {...field}>
      {(control) => (
        <input {...control} type={type} lang={lang} autoComplete={autoComplete} spellCheck={type === 'text'} />
      )}
    </FormField>
  )
}

export function AreaField<Values extends FieldValues>({
  lang,
  rows = 6,
  ...field
}: Common<Values> & { lang?: Locale; rows?: number }) {
  return <FormField<Values> {...field}>{(control) => <textarea {...control} lang={lang} rows={rows} />}</FormField>
}

/** Numbers are text while someone types them: the schema reads them. */
export function NumberField<Values extends FieldValues>(field: Common<Values>) {
  return (
    <FormField<Values> {...field}>
      {(control) => <input {...control} inputMode="numeric" autoComplete="off" />}
    </FormField>
  )
}

interface HeldDateProps<Values extends FieldValues> {
  name: Path<Values>
  hasHour: boolean
  control: FieldControl
}

/** The form holds the day as it is stored; what the field shows is the page's language. */
function HeldDate<Values extends FieldValues>({ name, hasHour, control }: HeldDateProps<Values>) {
  const { field } = useController<Values>({ name })
  const { value, onChange, ...held } = field
  return <DateInput {...control} {...held} value={value} onValue={onChange} hasHour={hasHour} />
}

/** A day; with `hasHour` a day and a time, in Dakar. */
export function DateField<Values extends FieldValues>({
  hasHour = false,
  ...field
}: Common<Values> & { hasHour?: boolean }) {
  return (
    <FormField<Values> {...field}>
      {({ ref: _ref, onChange: _onChange, onBlur: _onBlur, name: _name, ...control }) => (
        <HeldDate<Values> name={field.name} hasHour={hasHour} control={control} />
      )}
    </FormField>
  )
}

export function SelectField<Values extends FieldValues>({
  options,
  placeholder,
  ...field
}: Common<Values> & { options: Options; placeholder?: string }) {
  return (
    <FormField<Values> {...field}>
      {(control) => <Select {...control} options={options} placeholder={placeholder} />}
    </FormField>
  )
}

/** Goes into a FieldGroup's `.ticks`. */
export function TickField<Values extends FieldValues>({ name, label }: { name: Path<Values>; label: string }) {
  const { register } = useFormContext<Values>()
  return (
    <label>
      <input type="checkbox" {...register(name)} />
      {label}
    </label>
  )
}

/** Said once there is something to translate: of an empty form it would be the same sentence at every second field. */
function useFrenchHint<Values extends FieldValues>(name: Path<Values>, nameFr: Path<Values>): ReactNode {
  const { missingInFrench, frenchHint } = useMessages(kitMessages)
  const { control } = useFormContext<Values>()
  const [english, french] = useWatch({ control, name: [name, nameFr] }) as unknown as [string, string]
  if (french?.trim() || !english?.trim()) return undefined
  return (
    <>
      <Badge tone="warning">{missingInFrench}</Badge> {frenchHint}
    </>
  )
}

interface BothProps<Values extends FieldValues> {
  name: Path<Values>
  nameFr: Path<Values>
  label?: string | undefined
  labelFr?: string | undefined
  kind?: 'line' | 'text'
  rows?: number
  isOptional?: boolean | undefined
}

/** Both languages side by side, so that neither is forgotten. */
export function BothLanguages<Values extends FieldValues>(props: BothProps<Values>) {
  const { name, nameFr, label, labelFr, kind = 'line', rows = 6, isOptional } = props
  const hint = useFrenchHint<Values>(name, nameFr)
  if (kind === 'line')
    return (
      <>
        <TextField<Values> name={name} label={label} lang="en" isOptional={isOptional} />
        <TextField<Values> name={nameFr} label={labelFr} lang="fr" hint={hint} isOptional />
      </>
    )
  return (
    <>
      <AreaField<Values> name={name} label={label} lang="en" rows={rows} isOptional={isOptional} />
      <AreaField<Values> name={nameFr} label={labelFr} lang="fr" rows={rows} hint={hint} isOptional />
    </>
  )
}
