import type { FormFieldProps } from '#platform/forms/form-field.tsx'
import { PickOne } from '#platform/forms/pick-one.tsx'
import { PublicForm } from '#platform/forms/public-form.tsx'
import { useMessages } from '#ui/page/site.ts'
import { partnershipForm, toPartnershipSubmission } from './partnership.form.ts'
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
      draw={DRAW}
      className="form form--plain"
    />
  )
}
