import type { Context } from '#db/context.server.ts'
import { storeOnce } from '#platform/forms/idempotency.server.ts'
import type { SubmissionRequest } from '#platform/forms/submission-request.ts'
import { suspicionOf } from '#platform/forms/suspicion.ts'
import { receivedContact } from '../leads/received-submission.ts'
import { registerSubmission } from '../leads/register-submission.server.ts'
import type { ContactSubmissionInput } from './contact.schema.ts'
import { insertContactSubmission } from './contact-submission.repository.server.ts'

/** Keeps what a visitor asked, with all that it calls for, or nothing at all. Resolves once it is on disk. */
export async function submitContact(
  { db, room }: Context,
  { submission, locale, idempotencyKey, ...signs }: SubmissionRequest<ContactSubmissionInput>,
): Promise<number> {
  room?.forMessage()
  const { name, message, formData } = submission
  const suspicion = suspicionOf({ ...signs, text: [name, message, JSON.stringify(formData)].join(' ') })
  return storeOnce(db, { scope: 'contact', key: idempotencyKey, content: submission }, async (tx) => {
    const stored = await insertContactSubmission(tx, { ...submission, locale, suspicion })
    if (!suspicion) await registerSubmission(tx, receivedContact(stored))
    return stored.id
  })
}
