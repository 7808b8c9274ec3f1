import { Form } from 'react-router'
import { useMessages } from '#app/site.ts'
import { Field } from '#app/ui/field.tsx'
import { enquiryMessages } from '../messages.ts'
import { SERVICE_INTERESTS } from '../service-interests.ts'
import { type FieldTexts, useContactForm } from './use-contact-form.ts'

const MESSAGE_ROWS = 4

/** Answers of a post without JavaScript: what was wrong, and what was typed. */
export interface ContactAnswer {
  problems: FieldTexts
  values: FieldTexts
}

export function ContactForm({ answer }: { answer: ContactAnswer | undefined }) {
  const { form: words, serviceInterests } = useMessages(enquiryMessages)
  const { send, isSending, problems } = useContactForm(answer?.problems ?? {})
  const values = answer?.values ?? {}

  return (
    <Form method="post" className="form contact-form" noValidate onSubmit={send} aria-label={words.name}>
      <div className="part__fields">
        <Field label={words.firstName} error={problems.firstName}>
          {(control) => (
            <input
              {...control}
              name="firstName"
              required
              autoComplete="given-name"
              maxLength={100}
              defaultValue={values.firstName}
            />
          )}
        </Field>
        <Field label={words.lastName} error={problems.lastName}>
          {(control) => (
            <input
              {...control}
              name="lastName"
              required
              autoComplete="family-name"
              maxLength={100}
              defaultValue={values.lastName}
            />
          )}
        </Field>
        <Field label={words.email} error={problems.email}>
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              required
              autoComplete="email"
              maxLength={254}
              defaultValue={values.email}
            />
          )}
        </Field>
        <Field label={words.phone} optionalMark={words.optional} error={problems.phone}>
          {(control) => (
            <input {...control} type="tel" name="phone" autoComplete="tel" maxLength={40} defaultValue={values.phone} />
          )}
        </Field>
        <Field label={words.serviceInterest} error={problems.serviceInterest} isWide>
          {(control) => (
            <select {...control} name="serviceInterest" required defaultValue={values.serviceInterest ?? ''}>
              <option value="" disabled>
                {words.choose}
              </option>
              {SERVICE_INTERESTS.map((interest) => (
                <option key={interest} value={interest}>
                  {serviceInterests[interest]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.message} error={problems.message} isWide>
          {(control) => (
            <textarea
              {...control}
              name="message"
              required
              rows={MESSAGE_ROWS}
              maxLength={5000}
              defaultValue={values.message}
            />
          )}
        </Field>
      </div>
      <div className="contact-form__end">
        <button type="submit" className="btn" disabled={isSending} aria-busy={isSending}>
          {isSending ? words.sending : words.send}
        </button>
        <p className="micro soft">{words.privacy}</p>
      </div>
    </Form>
  )
}
