import { useId } from 'react'
import { Form, useActionData, useSearchParams } from 'react-router'
import { useMessages } from '#app/site.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import { formMessages } from '../form-messages.ts'
import type { FormAnswer } from '../form-values.ts'
import { ASKED, INQUIRY_ID } from '../inquiry-form.ts'
import { inquiryMessages } from '../inquiry-messages.ts'
import { FormEnd, SentNote } from './form-end.tsx'
import { EmailField, InputField, MessageField, PhoneField } from './public-field.tsx'
import { usePublicForm } from './use-public-form.ts'

export interface InquirySubject {
  propertyId?: number
  investmentId?: number
  vehicleId?: number
}

interface Props {
  subject: InquirySubject
  /** What it is about, in words: 'Villa Teranga (KN-0028)'. */
  about: string
}

const SUBJECT_IDS = ['propertyId', 'investmentId', 'vehicleId'] as const

function AskForm({ subject, about }: Props) {
  const words = useMessages(inquiryMessages)
  const labels = useMessages(formMessages)
  const answer = useActionData<FormAnswer>()
  const [params] = useSearchParams()
  const form = usePublicForm({ url: '/api/inquiries', toSubmission: (values: object) => values, words, answer })
  const { field } = form

  return (
    <Form method="post" className="ask__form" noValidate onSubmit={form.send} aria-label={words.name(about)}>
      {params.has(ASKED) && !form.isSent && <SentNote title={words.sentTitle} text={words.sentNote(about)} />}
      {SUBJECT_IDS.map((id) => subject[id] && <input key={id} type="hidden" name={id} value={subject[id]} />)}
      <div className="ask__fields">
        <InputField {...field('name')} label={labels.name} autoComplete="name" isWide />
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} />
        <MessageField {...field('message')} label={labels.message} placeholder={words.suggestion} />
      </div>
      <FormEnd
        submit={words.send}
        submitting={labels.sending}
        isSending={form.isSending}
        problem={SUBJECT_IDS.map((id) => field(id).error).find(Boolean)}
        sent={form.isSent ? words.sentNote(about) : undefined}
      />
    </Form>
  )
}

/** Asks about one home, project or car, on its own page. The page's action is `inquiryAction`. */
export function InquiryForm({ subject, about }: Props) {
  const words = useMessages(inquiryMessages)
  const { toast } = useMessages(formMessages)
  const titleId = useId()
  return (
    <ToastProvider labels={toast}>
      <section id={INQUIRY_ID} className="ask" aria-labelledby={titleId}>
        <div className="ask__say">
          <h2 id={titleId}>{words.title}</h2>
          <p className="soft">{words.text(about)}</p>
        </div>
        <AskForm subject={subject} about={about} />
      </section>
    </ToastProvider>
  )
}
