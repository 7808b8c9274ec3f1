import type { ReturnedForm as Returned, ReturnedField } from '#ui/page/page-trouble.ts'
import type { Field } from './fields.ts'
import { FormField } from './form-field.tsx'
import { FORM_NAME_FIELD } from './form-values.ts'

function Question({ field: { name, label, value, choices, ...asked } }: { field: ReturnedField }) {
  if (asked.kind === 'hidden') return <input type="hidden" name={name} value={value} />
  // As its definition has it (form.ts), but for what only its own page knows.
  const field = { ...asked, isWide: asked.kind === 'paragraph' || asked.kind === 'choices' } as Field
  return <FormField name={name} field={field} label={label} error={undefined} defaultValue={value} choices={choices} />
}

/** A form that could not be taken, as it was filled in, to be sent again where its page was. */
export function ReturnedForm({ returned: { form, name, fields, submit } }: { returned: Returned }) {
  return (
    <form method="post" className="form" noValidate aria-label={name}>
      <input type="hidden" name={FORM_NAME_FIELD} value={form} />
      <div className="part__fields">
        {fields.map((field) => (
          <Question key={field.name} field={field} />
        ))}
        <p className="full">
          <button type="submit" className="btn">
            {submit}
          </button>
        </p>
      </div>
    </form>
  )
}
