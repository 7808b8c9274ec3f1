import type { ActionFunctionArgs } from 'react-router'
import { submitReservation } from '#features/enquiries/bookings/submit-reservation.server.ts'
import { contactForm, SENT, toContactSubmission } from '#features/enquiries/contact/contact.form.ts'
import { contactSubmissionSchema } from '#features/enquiries/contact/contact.schema.ts'
import { submitContact } from '#features/enquiries/contact/submit-contact.server.ts'
import { ASKED, inquiryForm } from '#features/enquiries/inquiry/inquiry.form.ts'
import { inquirySchema } from '#features/enquiries/inquiry/inquiry.schema.ts'
import { submitInquiry } from '#features/enquiries/inquiry/submit-inquiry.server.ts'
import {
  CONCIERGE_ID,
  conciergeForm,
  RUNG,
  toConciergeSubmission,
} from '#features/experience/concierge/concierge.form.ts'
import {
  RELOCATION_ID,
  REQUESTED,
  relocationForm,
  toRelocationSubmission,
} from '#features/experience/relocation/relocation.form.ts'
import {
  PARTNERSHIP_ID,
  PROPOSED,
  partnershipForm,
  toPartnershipSubmission,
} from '#features/media/partnership/partnership.form.ts'
import { bookingSchema } from '#features/mobility/hire/booking.schema.ts'
import {
  BOOKING_ID,
  RESERVED,
  reservationForm,
  toReservation,
  WITHOUT_CAR,
} from '#features/mobility/hire/reservation.form.ts'
import {
  BOOKED,
  CONSULTATION_ID,
  consultationForm,
  toConsultationSubmission,
} from '#features/nest/consultation/consultation.form.ts'
import { INQUIRY_ID } from '#features/nest/property-link.ts'
import type { AnswersOf, FormDefinition } from '#platform/forms/form.ts'
import { formSchema } from '#platform/forms/form-schema.server.ts'
import { answerPlainPost, plainPost } from '#platform/forms/plain-post.server.ts'

/** A form that ends as a contact: six of them do, with answers of their own. */
function contactPost<Form extends FormDefinition>(
  form: Form,
  toSubmission: (answers: AnswersOf<Form>) => unknown,
  done: string,
) {
  return plainPost({
    form,
    schema: formSchema(form),
    store: (visitor, { submission: answers, ...rest }) =>
      submitContact(visitor, { ...rest, submission: contactSubmissionSchema.parse(toSubmission(answers)) }),
    done,
  })
}

/** Every public form without JavaScript; with it, the browser calls the API. Both end in the same use case. */
export const PLAIN_POSTS = {
  contact: contactPost(contactForm, toContactSubmission, `?${SENT}=1`),
  consultation: contactPost(consultationForm, toConsultationSubmission, `?${BOOKED}=1#${CONSULTATION_ID}`),
  relocation: contactPost(relocationForm, toRelocationSubmission, `?${REQUESTED}=1#${RELOCATION_ID}`),
  concierge: contactPost(conciergeForm, toConciergeSubmission, `?${RUNG}=1#${CONCIERGE_ID}`),
  partnership: contactPost(partnershipForm, toPartnershipSubmission, `?${PROPOSED}=1#${PARTNERSHIP_ID}`),
  inquiry: plainPost({
    form: inquiryForm,
    schema: inquirySchema,
    store: submitInquiry,
    done: `?${ASKED}=1#${INQUIRY_ID}`,
  }),
  reservation: plainPost({
    form: reservationForm,
    schema: formSchema(reservationForm),
    store: (visitor, { submission: answers, ...rest }) =>
      submitReservation(visitor, { ...rest, submission: bookingSchema.parse(toReservation(answers)) }),
    done: ({ isCarHeld }) => `?${RESERVED}=${isCarHeld ? '1' : WITHOUT_CAR}#${BOOKING_ID}`,
  }),
}

/** The `action` of a page on which these forms stand. */
export function plainPostAction(first: keyof typeof PLAIN_POSTS, ...others: (keyof typeof PLAIN_POSTS)[]) {
  return (request: ActionFunctionArgs) =>
    answerPlainPost(request, PLAIN_POSTS[first], ...others.map((name) => PLAIN_POSTS[name]))
}
