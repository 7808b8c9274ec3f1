import { PublicForm } from '#platform/forms/public-form.tsx'
import { useMessages } from '#ui/page/site.ts'
import { conciergeForm, toConciergeSubmission } from './concierge.form.ts'
import { conciergeMessages } from './concierge-messages.ts'

/** The list of services is the form's first question: who reads it can tick it. Stands inside a ToastProvider. */
export function ConciergeForm() {
  return (
    <PublicForm
      form={conciergeForm}
      words={useMessages(conciergeMessages)}
      url="/api/contact"
      toSubmission={toConciergeSubmission}
      className="form form--plain ring"
    />
  )
}
