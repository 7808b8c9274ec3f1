import type { FastifyBaseLogger } from 'fastify'
import type { SendMailOptions, SentMessageInfo } from 'nodemailer'
import type { Database } from '#db/client.server.ts'
import { readCompany } from '#features/company/read-company.server.ts'
import { readProblem } from './delivery-problem.ts'
import { findSubmission, type Submission } from './find-submission.server.ts'
import { composeMail } from './mail/compose-mail.ts'
import type { MailSettings } from './mail-settings.ts'
import type { MailTransport } from './mail-transport.server.ts'
import { countEarlierAcknowledgements } from './outbox.repository.server.ts'
import type { OutboxRow } from './outbox.table.server.ts'
import type { Delivery } from './settle-message.server.ts'

/** Nobody may use our forms to fill a stranger's letter box. What is beyond is dropped: to wait would only stretch it. */
const ACKNOWLEDGEMENTS_PER_HOUR = 5
/** Later than this "we have your message" only puzzles: it may have waited for a mail server to be set up. */
const ACKNOWLEDGEMENT_AGE_MS = 7 * 86_400_000

interface Options {
  db: Database
  settings: MailSettings
  transport: MailTransport
  log: FastifyBaseLogger
}

function refusedReceivers({ rejected = [] }: SentMessageInfo): string | null {
  return rejected.length > 0 ? `Refused for ${rejected.join(', ').slice(0, 200)}` : null
}

/** Why a visitor is not written to (any more). Null: nothing speaks against it. Staff hear of everything, however late. */
async function reasonToDrop(db: Database, row: OutboxRow, { kind, row: about }: Submission): Promise<string | null> {
  const now = Date.now()
  if (row.recipient === null) return null
  if (now - row.createdAt.getTime() > ACKNOWLEDGEMENT_AGE_MS) return 'an acknowledgement more than a week late.'
  if (kind === 'booking' && about.bookingDate && about.bookingDate.getTime() < now) return 'the pick-up has passed.'
  if ((await countEarlierAcknowledgements(db, row)) >= ACKNOWLEDGEMENTS_PER_HOUR)
    return 'too many to one address within an hour.'
  return null
}

/** The message, or why it must not go out. */
async function makeMail(
  { db, settings }: Options,
  row: OutboxRow,
): Promise<{ mail: SendMailOptions } | { drop: string }> {
  const submission = await findSubmission(db, row.payload)
  if (!submission) return { drop: 'what it was about has been deleted.' }
  const drop = await reasonToDrop(db, row, submission)
  if (drop !== null) return { drop }
  const company = await readCompany(db, settings.company)
  return { mail: composeMail({ outbox: row, submission, company, settings }) }
}

/** Makes one message from what is stored now, and hands it to the mail server. */
export async function deliverMessage(options: Options, row: OutboxRow): Promise<Delivery> {
  const made = await makeMail(options, row).catch((error: unknown) => {
    options.log.error({ err: error, outboxId: row.id }, 'a message could not be made')
    return null
  })
  if (!made) return { kind: 'unmade', reason: 'The message could not be made: see the log.' }
  if ('drop' in made) return { kind: 'dropped', reason: made.drop }
  try {
    return { kind: 'sent', note: refusedReceivers(await options.transport.send(made.mail)) }
  } catch (error) {
    return readProblem(error)
  }
}
