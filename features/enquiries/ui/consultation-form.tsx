import { type ReactNode, useId } from 'react'
import { Form, useActionData, useSearchParams } from 'react-router'
import { useMessages } from '#app/site.ts'
import { BOOKED, toConsultationSubmission } from '../consultation-form.ts'
import { consultationMessages } from '../consultation-messages.ts'
import { formMessages } from '../form-messages.ts'
import type { FormAnswer } from '../form-values.ts'
import { FormEnd, SentNote } from './form-end.tsx'
import { EmailField, InputField, MessageField, PhoneField, SelectField } from './public-field.tsx'
import { usePublicForm } from './use-public-form.ts'

/** The API speaks of the submission: its name is two fields here, and the answers lie in formData. */
function fieldOf(path: string): string {
  return path === 'name' ? 'firstName' : path.replace(/^formData\./, '')
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="part">
      <div className="part__say">
        <h3 id={id}>{title}</h3>
        <p className="small soft">{text}</p>
      </div>
      <div className="part__fields">{children}</div>
    </div>
  )
}

/** Asks the design studio for a consultation (SPEC sections 5 and 9). Stands inside a ToastProvider. */
export function ConsultationForm() {
  const words = useMessages(consultationMessages)
  const labels = useMessages(formMessages)
  const answer = useActionData<FormAnswer>()
  const [params] = useSearchParams()
  const form = usePublicForm({
    url: '/api/contact',
    toSubmission: toConsultationSubmission,
    fieldOf,
    words,
    answer,
  })
  const { field } = form

  return (
    <Form method="post" className="form" noValidate onSubmit={form.send} aria-label={words.name}>
      {params.has(BOOKED) && !form.isSent && <SentNote title={words.sentTitle} text={words.sentNote} />}
      <Part title={words.you} text={words.youText}>
        <InputField {...field('firstName')} label={labels.firstName} autoComplete="given-name" maxLength={100} />
        <InputField {...field('lastName')} label={labels.lastName} autoComplete="family-name" maxLength={100} />
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} />
      </Part>
      <Part title={words.project} text={words.projectText}>
        <SelectField {...field('projectType')} label={words.projectType} options={words.projectTypes} />
        <SelectField {...field('timeline')} label={words.timeline} options={words.timelines} />
        <SelectField {...field('budget')} label={words.budget} options={words.budgets} />
        <SelectField {...field('style')} label={words.style} options={words.styles} isOptional />
      </Part>
      <Part title={words.words} text={words.wordsText}>
        <MessageField {...field('message')} label={words.message} />
        <FormEnd
          submit={words.submit}
          submitting={words.submitting}
          isSending={form.isSending}
          sent={form.isSent ? words.sentNote : undefined}
        />
      </Part>
    </Form>
  )
}
