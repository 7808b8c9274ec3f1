import { choice, email, hidden, line, paragraph, phone } from '#platform/forms/fields.ts'
import { type AnswersOf, defineForm } from '#platform/forms/form.ts'
import { readSubject } from './contact-subjects.ts'
import { SERVICE_INTERESTS } from './contact-types.ts'

/** The form of /contact (SPEC sections 3, 5 and 9). */
export const contactForm = defineForm({
  name: 'contact',
  parts: {
    all: {
      firstName: line({ autoComplete: 'given-name', maxLength: 100 }),
      lastName: line({ autoComplete: 'family-name', maxLength: 100 }),
      email: email(),
      phone: phone(),
      serviceInterest: choice(SERVICE_INTERESTS, { isWide: true }),
      message: paragraph(),
      /** Came with the link that led here: what it is about, and which home, project or car. */
      subject: hidden(),
      about: hidden(),
      listing: hidden(),
    },
  },
})

/** The mapping of SPEC section 7: the form becomes a submission of type 'general'. */
export function toContactSubmission(answers: AnswersOf<typeof contactForm>) {
  const { firstName, lastName, email, phone, serviceInterest, message } = answers
  const subject = readSubject(answers.subject)
  return {
    type: 'general' as const,
    name: `${firstName} ${lastName}`.slice(0, 200),
    email,
    phone,
    message,
    formData: {
      firstName,
      lastName,
      serviceInterest,
      ...(subject && { subject }),
      ...(answers.about && { about: answers.about }),
      ...(answers.listing && { listing: answers.listing }),
    },
  }
}
