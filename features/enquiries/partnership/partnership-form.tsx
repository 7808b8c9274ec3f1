import { useMessages } from '#app/site.ts'
import type { FormFieldProps } from '../forms/form-field.tsx'
import { PickOne } from '../forms/pick-one.tsx'
import { PublicForm } from '../forms/public-form.tsx'
import { PROPOSED, partnershipForm, toPartnershipSubmission } from './partnership.form.ts'
import { partnershipMessages } from './partnership-messages.ts'

/** What can be made is the form's first question: who reads the list can choose from it. */
const DRAW = { partnershipInterest: (field: FormFieldProps) => <PickOne {...field} look="list" /> }

/** Stands inside a ToastProvider. */
export function PartnershipForm() {
  return (
    <PublicForm
      form={partnershipForm}
      words={useMessages(partnershipMessages)}
      url="/api/contact"
      toSubmission={toPartnershipSubmission}
      sentParam={PROPOSED}
      draw={DRAW}
      className="form form--plain"
    />
  )
}
