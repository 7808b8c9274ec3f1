import { AppError } from '#common/errors.ts'
import type { Context } from '#db/context.server.ts'
import { storeOnce } from '#platform/forms/idempotency.server.ts'
import type { SubmissionRequest } from '#platform/forms/submission-request.ts'
import { suspicionOf } from '#platform/forms/suspicion.ts'
import { receivedInquiry } from '../leads/received-submission.ts'
import { registerSubmission } from '../leads/register-submission.server.ts'
import { findInquirySubject } from './find-inquiry-subject.server.ts'
import { insertInquiry } from './inquiry.repository.server.ts'
import type { InquiryInput } from './inquiry.schema.ts'

/** Said at the one that was named. */
function notOffered({ propertyId, investmentId }: InquiryInput): AppError {
  const field = propertyId !== null ? 'propertyId' : investmentId !== null ? 'investmentId' : 'vehicleId'
  return new AppError('invalid_input', { fields: { [field]: 'notOffered' } })
}

/** Keeps a question about a listing, with all that it calls for, or nothing at all. Resolves once it is on disk. */
export async function submitInquiry(
  { db, room }: Context,
  { submission, locale, idempotencyKey, ...signs }: SubmissionRequest<InquiryInput>,
): Promise<number> {
  room?.forMessage()
  const suspicion = suspicionOf({ ...signs, text: `${submission.name} ${submission.message}` })
  return storeOnce(db, { scope: 'inquiry', key: idempotencyKey, content: submission }, async (tx) => {
    const subject = await findInquirySubject(tx, submission, locale)
    if (!subject) throw notOffered(submission)
    const stored = await insertInquiry(tx, {
      ...submission,
      inquiryType: submission.inquiryType ?? subject.kind,
      subject: subject.name,
      locale,
      suspicion,
    })
    if (!suspicion) await registerSubmission(tx, receivedInquiry(stored))
    return stored.id
  })
}
