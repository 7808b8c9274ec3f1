import { PublicForm } from '#platform/forms/public-form.tsx'
import { useMessages } from '#ui/page/site.ts'
import { contactForm, toContactSubmission } from './contact.form.ts'
import { type ContactListing, type ContactSubject, listingCode, serviceOf } from './contact-subjects.ts'
import { enquiryMessages } from './messages.ts'

interface Props {
  listing: ContactListing | null
  subject: ContactSubject | null
}

/** Stands inside a ToastProvider. */
export function ContactForm({ listing, subject }: Props) {
  const messages = useMessages(enquiryMessages)
  const serviceInterest = serviceOf(subject, listing)
  const about = messages.subjectLine(subject, listing?.name ?? null)
  return (
    <PublicForm
      form={contactForm}
      words={messages.form}
      url="/api/contact"
      toSubmission={toContactSubmission}
      initial={{
        ...(serviceInterest && { serviceInterest }),
        ...(subject && { subject }),
        ...(listing && { about: listing.name, listing: listingCode(listing) }),
      }}
      className="form form--plain"
      above={about && <p className="form__about">{messages.about(about)}</p>}
    />
  )
}
