import { AppError } from '#common/errors.ts'
import type { Context } from '#db/context.server.ts'
import { readOpeningHours } from '#features/company/read-settings.server.ts'
import { storeOnce } from '#platform/forms/idempotency.server.ts'
import type { SubmissionRequest } from '#platform/forms/submission-request.ts'
import { suspicionOf } from '#platform/forms/suspicion.ts'
import { findInquirySubject } from '../inquiry/find-inquiry-subject.server.ts'
import { insertInquiry } from '../inquiry/inquiry.repository.server.ts'
import { receivedInquiry } from '../leads/received-submission.ts'
import { registerSubmission } from '../leads/register-submission.server.ts'
import type { CallbackInput } from './callback.schema.ts'
import { callbackMessages } from './callback-messages.ts'
import { callbackStretches } from './callback-times.ts'
import { sayStretchOfCallback } from './say-callback.ts'

/**
 * Keeps a wish to be called, as an enquiry without an address, with its lead and the task for whoever calls; or nothing at
 * all. Resolves once it is on disk.
 */
export async function submitCallback(
  { db, room }: Context,
  { submission, locale, idempotencyKey, ...signs }: SubmissionRequest<CallbackInput>,
): Promise<number> {
  room?.forMessage()
  const { time, timeZone, propertyId, investmentId, ...person } = submission
  const words = callbackMessages[locale]
  const suspicion = suspicionOf({ ...signs, text: person.name })
  // A confirmation is looked up by the key of an inquiry, which this is.
  return storeOnce(db, { scope: 'inquiry', key: idempotencyKey, content: submission }, async (tx) => {
    const isAbout = propertyId !== null || investmentId !== null
    const about = isAbout ? await findInquirySubject(tx, { propertyId, investmentId, vehicleId: null }, locale) : null
    if (isAbout && !about) {
      const field = propertyId !== null ? 'propertyId' : 'investmentId'
      throw new AppError('invalid_input', { fields: { [field]: 'notOffered' } })
    }
    const stretch = callbackStretches(await readOpeningHours(tx)).find((one) => one.time === time)
    if (!stretch) throw new AppError('invalid_input', { fields: { time: 'chooseOne' } })
    const stored = await insertInquiry(tx, {
      ...person,
      email: '',
      propertyId,
      investmentId,
      inquiryType: about ? 'callback' : 'general',
      subject: about?.name ?? words.subject,
      message: words.wish(words.form.choices.time[time], sayStretchOfCallback(stretch, timeZone, locale)),
      callbackAt: stretch.from,
      locale,
      suspicion,
    })
    if (!suspicion) await registerSubmission(tx, receivedInquiry(stored))
    return stored.id
  })
}
