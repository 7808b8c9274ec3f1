import { useId } from 'react'
import type { EnquiryKind } from '#features/nest/enquiry-kind.ts'
import { INQUIRY_ID } from '#features/nest/property-link.ts'
import { PublicForm } from '#platform/forms/public-form.tsx'
import { useMessages } from '#ui/page/site.ts'
import { ToastProvider } from '#ui/toast.tsx'
import { inquiryForm } from './inquiry.form.ts'
import { inquiryMessages } from './inquiry-messages.ts'

export interface InquirySubject {
  propertyId?: number
  investmentId?: number
  vehicleId?: number
}

interface Props {
  subject: InquirySubject
  /** What it is about, in words: 'Villa Teranga (KN-0028)'. */
  about: string
  /** Of a property: what people ask about its kind. */
  asks?: EnquiryKind
  /** What it asks for instead of a question, such as to hear of the next project. */
  words?: { title: string; text: (about: string) => string; suggestion: string }
}

/** Asks about one home, project or car, on its own page. The page's action is `inquiryAction`. */
export function InquiryForm({ subject, about, asks = 'home', words }: Props) {
  const messages = useMessages(inquiryMessages)
  const titleId = useId()
  const isProject = subject.investmentId !== undefined
  const { title, text, suggestion } = words ?? {
    title: messages.title,
    text: isProject ? messages.projectText : messages.text,
    suggestion: isProject ? messages.projectSuggestion : messages.suggestions[asks],
  }
  const ids = Object.fromEntries(Object.entries(subject).map(([name, id]) => [name, String(id)]))
  return (
    <ToastProvider>
      <section id={INQUIRY_ID} className="ask" aria-labelledby={titleId}>
        <div className="ask__say">
          <h2 id={titleId}>{title}</h2>
          <p className="soft">{text(about)}</p>
        </div>
        <PublicForm
          form={inquiryForm}
          words={messages.form(about)}
          url="/api/inquiries"
          toSubmission={(answers) => answers}
          initial={ids}
          draftKey={Object.entries(ids).flat().join('-')}
          placeholders={{ message: suggestion }}
          className="ask__form"
          fieldsClassName="ask__fields"
        />
      </section>
    </ToastProvider>
  )
}
