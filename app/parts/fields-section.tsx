import { PLACES_BY_REGION } from '#features/nest/places.ts'
import { Combobox } from '#ui/combobox.tsx'
import { Field } from '#ui/field.tsx'
import type { Options } from '#ui/options.ts'
import { useMessages } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import { partsMessages } from './messages.ts'
import { Section } from './specimen.tsx'

export const PLACES: Options = Object.entries(PLACES_BY_REGION).map(([label, places]) => ({
  label,
  options: places.map((place) => ({ value: place, label: place })),
}))

function TextFields() {
  const { fields, states } = useMessages(partsMessages)
  return (
    <>
      <Field label={fields.name} hint={states.filled}>
        {(control) => <input {...control} defaultValue={fields.nameValue} />}
      </Field>
      <Field label={fields.email} error={fields.emailError}>
        {(control) => <input {...control} type="email" defaultValue={fields.emailValue} />}
      </Field>
      <Field label={fields.phone} optionalMark={fields.optional} hint={fields.phoneHint}>
        {(control) => <input {...control} type="tel" />}
      </Field>
      <Field label={fields.name} required requiredMark={fields.required}>
        {(control) => <input {...control} />}
      </Field>
      <Field label={fields.password} hint={states.hint}>
        {(control) => <input {...control} type="search" placeholder={fields.passwordHint} />}
      </Field>
      <Field label={fields.reference} hint={states.disabled}>
        {(control) => <input {...control} disabled defaultValue="KN-0042" />}
      </Field>
      <Field label={fields.message} hint={states.long} isWide>
        {(control) => <textarea {...control} rows={3} defaultValue={fields.messageValue} />}
      </Field>
    </>
  )
}

function Lists() {
  const { fields, states } = useMessages(partsMessages)
  const { house, villa, flat, office } = fields.kinds
  const kinds = [
    { value: 'house', label: house },
    { value: 'villa', label: villa },
    { value: 'flat', label: flat },
    { value: 'office', label: office, isDisabled: true },
  ]
  return (
    <>
      <Field label={fields.kind}>
        {(control) => <Select {...control} options={kinds} placeholder={fields.choose} defaultValue="" />}
      </Field>
      <Field label={fields.kind} error={fields.choose}>
        {(control) => <Select {...control} options={kinds} defaultValue="villa" />}
      </Field>
      <Field label={fields.place} hint={fields.placeHint}>
        {(control) => (
          <Combobox {...control} name="place" options={PLACES} words={fields.places} placeholder={fields.placeAny} />
        )}
      </Field>
      <Field label={fields.place} hint={states.filled}>
        {(control) => (
          <Combobox {...control} name="placeFilled" options={PLACES} words={fields.places} value="Sacré-Cœur" />
        )}
      </Field>
      <Field label={fields.place} hint={states.disabled}>
        {(control) => (
          <Combobox
            {...control}
            name="placeOff"
            options={PLACES}
            words={fields.places}
            value="Toubab Dialaw"
            isDisabled
          />
        )}
      </Field>
      <Field label={fields.place} error={fields.choose}>
        {(control) => (
          <Combobox {...control} name="placeBad" options={PLACES} words={fields.places} placeholder={fields.choose} />
        )}
      </Field>
    </>
  )
}

function Dates() {
  const { fields, states } = useMessages(partsMessages)
  return (
    <>
      <Field label={fields.moveIn}>
        {(control) => <input {...control} type="date" min="2026-01-01" defaultValue="2028-06-01" />}
      </Field>
      <Field label={fields.viewing} hint={fields.viewingHint}>
        {(control) => <input {...control} type="datetime-local" step={900} />}
      </Field>
      <Field label={fields.moveIn} hint={states.disabled}>
        {(control) => <input {...control} type="date" disabled defaultValue="2028-06-01" />}
      </Field>
      <Field label={fields.viewing} error={fields.choose}>
        {(control) => <input {...control} type="datetime-local" defaultValue="2026-11-20T10:15" />}
      </Field>
    </>
  )
}

export function FieldsSection() {
  return (
    <Section name="fields">
      <form className="part__fields parts__wide" onSubmit={(event) => event.preventDefault()}>
        <TextFields />
        <Lists />
        <Dates />
      </form>
    </Section>
  )
}
