import { PublicForm } from '#platform/forms/public-form.tsx'
import { useMessages } from '#ui/page/site.ts'
import { consultationForm, toConsultationSubmission } from './consultation.form.ts'
import { consultationMessages } from './consultation-messages.ts'

/** Stands inside a ToastProvider. */
export function ConsultationForm() {
  const { parts, ...words } = useMessages(consultationMessages)
  return (
    <PublicForm
      form={consultationForm}
      words={words}
      parts={parts}
      url="/api/contact"
      toSubmission={toConsultationSubmission}
    />
  )
}
