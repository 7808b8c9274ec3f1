import { useSearchParams } from 'react-router'
import { useMessages } from '#app/site.ts'
import { PublicForm } from '../forms/public-form.tsx'
import { contactForm, SENT, toContactSubmission } from './contact.form.ts'
import { readSubject, serviceOf } from './contact-subjects.ts'
import { enquiryMessages } from './messages.ts'

/** Stands inside a ToastProvider. */
export function ContactForm() {
  const messages = useMessages(enquiryMessages)
  const [params] = useSearchParams()
  const subject = readSubject(params.get('subject'))
  return (
    <PublicForm
      form={contactForm}
      words={messages.form}
      url="/api/contact"
      toSubmission={toContactSubmission}
      sentParam={SENT}
      initial={subject ? { subject, serviceInterest: serviceOf(subject) } : {}}
      className="form form--plain"
      above={subject && <p className="form__about">{messages.about(messages.subjects[subject])}</p>}
    />
  )
}
