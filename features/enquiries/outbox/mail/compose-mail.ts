import type { SendMailOptions } from 'nodemailer'
import type { Submission } from '../find-submission.server.ts'
import { acknowledgement } from './acknowledgement.ts'
import { staffNotice } from './staff-notice.ts'
import { type MailFrame, writeMail } from './write-mail.ts'

interface Request extends MailFrame {
  submission: Submission
}

/** One of the two messages that a submission calls for. */
export function composeMail({ submission, ...frame }: Request): SendMailOptions {
  const { outbox, settings } = frame
  const { locale } = outbox
  return writeMail(
    frame,
    outbox.recipient === null
      ? staffNotice(submission, { locale, publicUrl: settings.publicUrl })
      : acknowledgement(submission, locale),
  )
}
