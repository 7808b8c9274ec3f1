import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#db/context.server.ts'
import { storeOnce } from '../idempotency.server.ts'
import { outbox } from '../outbox/outbox.table.server.ts'
import { findInquirySubject } from './find-inquiry-subject.server.ts'
import { insertInquiry } from './inquiry.repository.server.ts'
import type { InquiryInput } from './inquiry.schema.ts'

interface Request {
  submission: InquiryInput
  locale: Locale
  idempotencyKey: string | undefined
}

/** Said at the one that was named. */
function notOffered({ propertyId, investmentId }: InquiryInput): AppError {
  const field = propertyId !== null ? 'propertyId' : investmentId !== null ? 'investmentId' : 'vehicleId'
  return new AppError('invalid_input', { fields: { [field]: 'notOffered' } })
}

/** Keeps a question about a listing, with the two messages it calls for, or nothing at all. Resolves once it is on disk. */
export async function submitInquiry({ db }: Context, { submission, locale, idempotencyKey }: Request): Promise<number> {
  return storeOnce(db, { scope: 'inquiry', key: idempotencyKey, content: submission }, async (tx) => {
    const subject = await findInquirySubject(tx, submission, locale)
    if (!subject) throw notOffered(submission)
    const inquiryId = await insertInquiry(tx, {
      ...submission,
      inquiryType: submission.inquiryType ?? subject.kind,
      subject: subject.name,
      locale,
    })
    const payload = { inquiryId }
    await tx.insert(outbox).values([
      { kind: 'inquiry-staff-notice', recipient: null, replyTo: submission.email, locale, payload },
      { kind: 'inquiry-acknowledgement', recipient: submission.email, locale, payload },
    ])
    return inquiryId
  })
}
