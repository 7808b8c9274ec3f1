import { expect, test } from 'vitest'
import { companyStaffMessages } from '#features/company/staff/messages.ts'
import { enquiryMessages } from '#features/enquiries/contact/messages.ts'
import { conciergeMessages } from '#features/experience/concierge/concierge-messages.ts'
import { relocationMessages } from '#features/experience/relocation/relocation-messages.ts'
import { partnershipMessages } from '#features/media/partnership/partnership-messages.ts'
import { reservationMessages } from '#features/mobility/hire/reservation-messages.ts'
import { consultationMessages } from '#features/nest/consultation/consultation-messages.ts'
import { wizardMessages } from '#features/recommendations/wizard/messages.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import { pictureStaffMessages } from '#platform/pictures/staff/messages.ts'

/** SPEC section 8, word for word. That a notice is shown is proved where it is; often in one language only. */

const FORMS = [
  [
    'consultation',
    consultationMessages,
    'Consultation Booked!',
    'Failed to submit consultation request. Please try again.',
  ],
  [
    'relocation',
    relocationMessages,
    'Relocation Request Submitted!',
    'Failed to submit relocation request. Please try again.',
  ],
  [
    'concierge',
    conciergeMessages,
    'Concierge Bell Request Submitted!',
    'Failed to submit concierge request. Please try again.',
  ],
  [
    'reservation',
    reservationMessages,
    'Vehicle Reservation Submitted!',
    'Failed to submit reservation. Please try again.',
  ],
  [
    'partnership',
    partnershipMessages,
    'Partnership Inquiry Submitted!',
    'Failed to submit partnership inquiry. Please try again.',
  ],
  [
    'contact',
    { en: enquiryMessages.en.form, fr: enquiryMessages.fr.form },
    'Message Sent!',
    'Failed to send message. Please try again.',
  ],
] as const

test.for(FORMS)(
  'The %s form says what the specification says, and thanks in both languages',
  ([, words, sent, failed]) => {
    expect(words.en.sentTitle).toBe(sent)
    expect(words.en.errorText).toBe(failed)
    expect(words.en.sentText).toMatch(/^Thank you\. ./)
    expect(words.fr.sentText).toMatch(/^Merci\. ./)
  },
)

test('A form’s failure, a found home, a refused picture and a new review are said as the specification says them', () => {
  expect(formMessages.en.errorTitle).toBe('Error')
  expect(wizardMessages.en.generated).toEqual({
    title: 'Recommendations Generated',
    text: 'Your personalized suggestions are ready',
  })
  expect(wizardMessages.fr.generated).toEqual({
    title: 'Recommandations générées',
    text: 'Vos suggestions personnalisées sont prêtes',
  })
  const { refusals, failed, failedText } = pictureStaffMessages.en
  expect([refusals.tooMany.title, refusals.tooMany.text(15)]).toEqual([
    'Maximum Images Reached',
    'You can only upload up to 15 images.',
  ])
  expect(refusals.notAnImage.title).toBe('Invalid File Type')
  expect(refusals.tooLarge.title).toBe('File Too Large')
  expect([failed, failedText]).toEqual(['Upload Failed', 'Failed to upload images. Please try again.'])
  expect(companyStaffMessages.en.reviews.added).toBe('Review added successfully')
})
