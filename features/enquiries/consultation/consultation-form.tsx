import { useMessages } from '#app/site.ts'
import { PublicForm } from '../forms/public-form.tsx'
import { BOOKED, consultationForm, toConsultationSubmission } from './consultation.form.ts'
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
      sentParam={BOOKED}
    />
  )
}
