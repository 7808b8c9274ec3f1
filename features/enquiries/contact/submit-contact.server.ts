import type { Locale } from '#common/locale.ts'
import type { Context } from '#db/context.server.ts'
import { storeOnce } from '../idempotency.server.ts'
import { outbox } from '../outbox/outbox.table.server.ts'
import type { ContactSubmissionInput } from './contact.schema.ts'
import { insertContactSubmission } from './contact-submission.repository.server.ts'

interface Request {
  submission: ContactSubmissionInput
  locale: Locale
  idempotencyKey: string | undefined
}

/** Keeps what a visitor asked, with the two messages it calls for, or nothing at all. Resolves once it is on disk. */
export async function submitContact({ db }: Context, { submission, locale, idempotencyKey }: Request): Promise<number> {
  return storeOnce(db, { scope: 'contact', key: idempotencyKey, content: submission }, async (tx) => {
    const submissionId = await insertContactSubmission(tx, { ...submission, locale })
    const payload = { submissionId }
    await tx.insert(outbox).values([
      { kind: 'contact-staff-notice', recipient: null, replyTo: submission.email, locale, payload },
      { kind: 'contact-acknowledgement', recipient: submission.email, locale, payload },
    ])
    return submissionId
  })
}
