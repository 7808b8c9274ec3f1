import { Form, useActionData, useSearchParams } from 'react-router'
import { useMessages } from '#app/site.ts'
import { SENT, toContactSubmission } from '../contact-form.ts'
import { readSubject, serviceOf } from '../contact-subjects.ts'
import { formMessages } from '../form-messages.ts'
import type { FormAnswer } from '../form-values.ts'
import { enquiryMessages } from '../messages.ts'
import { FormEnd, SentNote } from './form-end.tsx'
import { EmailField, InputField, MessageField, PhoneField, SelectField } from './public-field.tsx'
import { usePublicForm } from './use-public-form.ts'

/** The API speaks of the submission; its name is two fields here. */
const fieldOf = (path: string) => (path === 'name' ? 'firstName' : path)

export function ContactForm() {
  const messages = useMessages(enquiryMessages)
  const labels = useMessages(formMessages)
  const answer = useActionData<FormAnswer>()
  const [params] = useSearchParams()
  const subject = readSubject(params.get('subject'))
  const form = usePublicForm({
    url: '/api/contact',
    toSubmission: toContactSubmission,
    fieldOf,
    words: messages,
    answer,
  })
  const { field } = form
  const interest = field('serviceInterest')

  return (
    <Form method="post" className="form form--plain" noValidate onSubmit={form.send} aria-label={messages.form.name}>
      {params.has(SENT) && !form.isSent && <SentNote title={messages.sentTitle} text={messages.sentText} />}
      {subject && (
        <p className="form__about">
          {messages.about(messages.subjects[subject])}
          <input type="hidden" name="subject" value={subject} />
        </p>
      )}
      <div className="part__fields">
        <InputField {...field('firstName')} label={labels.firstName} autoComplete="given-name" maxLength={100} />
        <InputField {...field('lastName')} label={labels.lastName} autoComplete="family-name" maxLength={100} />
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} />
        <SelectField
          {...interest}
          label={messages.form.serviceInterest}
          options={messages.serviceInterests}
          defaultValue={interest.defaultValue ?? (subject ? serviceOf(subject) : undefined)}
          isWide
        />
        <MessageField {...field('message')} label={labels.message} />
      </div>
      <FormEnd
        submit={messages.form.send}
        submitting={labels.sending}
        isSending={form.isSending}
        sent={form.isSent ? messages.sentNote : undefined}
      />
    </Form>
  )
}
