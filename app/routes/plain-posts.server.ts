import type { ActionFunctionArgs } from 'react-router'
import { submitReservation } from '#features/enquiries/bookings/submit-reservation.server.ts'
import { callbackForm } from '#features/enquiries/callbacks/callback.form.ts'
import { callbackSchema } from '#features/enquiries/callbacks/callback.schema.ts'
import { callbackMessages } from '#features/enquiries/callbacks/callback-messages.ts'
import { submitCallback } from '#features/enquiries/callbacks/submit-callback.server.ts'
import { contactForm, toContactSubmission } from '#features/enquiries/contact/contact.form.ts'
import { contactSubmissionSchema } from '#features/enquiries/contact/contact.schema.ts'
import { enquiryMessages } from '#features/enquiries/contact/messages.ts'
import { submitContact } from '#features/enquiries/contact/submit-contact.server.ts'
import { inquiryForm } from '#features/enquiries/inquiry/inquiry.form.ts'
import { inquirySchema } from '#features/enquiries/inquiry/inquiry.schema.ts'
import { inquiryMessages } from '#features/enquiries/inquiry/inquiry-messages.ts'
import { submitInquiry } from '#features/enquiries/inquiry/submit-inquiry.server.ts'
import { stayRequestSchema } from '#features/enquiries/stays/stay-request.schema.ts'
import { type StayReceipt, submitStay } from '#features/enquiries/stays/submit-stay.server.ts'
import { submitViewing } from '#features/enquiries/viewings/submit-viewing.server.ts'
import { viewingForm } from '#features/enquiries/viewings/viewing.form.ts'
import type { ViewingReceipt } from '#features/enquiries/viewings/viewing.public.ts'
import { viewingRequestSchema } from '#features/enquiries/viewings/viewing.schema.ts'
import { viewingFormMessages } from '#features/enquiries/viewings/viewing-form-messages.ts'
import { conciergeForm, toConciergeSubmission } from '#features/experience/concierge/concierge.form.ts'
import { conciergeMessages } from '#features/experience/concierge/concierge-messages.ts'
import { relocationForm, toRelocationSubmission } from '#features/experience/relocation/relocation.form.ts'
import { relocationMessages } from '#features/experience/relocation/relocation-messages.ts'
import { partnershipForm, toPartnershipSubmission } from '#features/media/partnership/partnership.form.ts'
import { partnershipMessages } from '#features/media/partnership/partnership-messages.ts'
import { bookingSchema } from '#features/mobility/hire/booking.schema.ts'
import { reservationForm, toReservation } from '#features/mobility/hire/reservation.form.ts'
import { reservationMessages } from '#features/mobility/hire/reservation-messages.ts'
import { consultationForm, toConsultationSubmission } from '#features/nest/consultation/consultation.form.ts'
import { consultationMessages } from '#features/nest/consultation/consultation-messages.ts'
import { stayForm } from '#features/nest/stays/stay.form.ts'
import { stayFormMessages } from '#features/nest/stays/stay-form-messages.ts'
import type { AnswersOf, FormDefinition } from '#platform/forms/form.ts'
import { formSchema } from '#platform/forms/form-schema.server.ts'
import { answerPlainPost, type PlainPost, plainPost } from '#platform/forms/plain-post.server.ts'

/** A form that ends as a contact: six of them do, with answers of their own. */
function contactPost<Form extends FormDefinition>(
  form: Form,
  words: PlainPost<unknown>['words'],
  toSubmission: (answers: AnswersOf<Form>) => unknown,
) {
  return plainPost({
    form,
    words,
    schema: formSchema(form),
    store: (visitor, { submission: answers, ...rest }) =>
      submitContact(visitor, { ...rest, submission: contactSubmissionSchema.parse(toSubmission(answers)) }),
  })
}

/** Every public form without JavaScript; with it, the browser calls the API. Both end in the same use case. */
export const PLAIN_POSTS = {
  contact: contactPost(contactForm, { en: enquiryMessages.en.form, fr: enquiryMessages.fr.form }, toContactSubmission),
  consultation: contactPost(consultationForm, consultationMessages, toConsultationSubmission),
  relocation: contactPost(relocationForm, relocationMessages, toRelocationSubmission),
  concierge: contactPost(conciergeForm, conciergeMessages, toConciergeSubmission),
  partnership: contactPost(partnershipForm, partnershipMessages, toPartnershipSubmission),
  inquiry: plainPost({
    form: inquiryForm,
    words: { en: inquiryMessages.en.form('Kais'), fr: inquiryMessages.fr.form('Kais') },
    schema: inquirySchema,
    store: submitInquiry,
  }),
  stay: plainPost({
    form: stayForm,
    words: stayFormMessages,
    schema: stayRequestSchema,
    store: submitStay,
    pageOf: ({ address }: StayReceipt) => address,
  }),
  viewing: plainPost({
    form: viewingForm,
    words: viewingFormMessages,
    schema: viewingRequestSchema,
    store: submitViewing,
    pageOf: ({ path }: ViewingReceipt) => path,
  }),
  callback: plainPost({
    form: callbackForm,
    words: { en: callbackMessages.en.form, fr: callbackMessages.fr.form },
    schema: callbackSchema,
    store: submitCallback,
  }),
  reservation: plainPost({
    form: reservationForm,
    words: reservationMessages,
    schema: formSchema(reservationForm),
    store: (visitor, { submission: answers, ...rest }) =>
      submitReservation(visitor, { ...rest, submission: bookingSchema.parse(toReservation(answers)) }),
  }),
}

/** The `action` of a page on which these forms stand. */
export function plainPostAction(first: keyof typeof PLAIN_POSTS, ...others: (keyof typeof PLAIN_POSTS)[]) {
  return (request: ActionFunctionArgs) =>
    answerPlainPost(request, PLAIN_POSTS[first], ...others.map((name) => PLAIN_POSTS[name]))
}
