import type { FastifyBaseLogger } from 'fastify'
import type { SentMessageInfo } from 'nodemailer'
import type { Database } from '#db/client.server.ts'
import { readProblem } from './explain-error.ts'
import type { MailSettings } from './mail-settings.ts'
import type { MailTransport } from './mail-transport.server.ts'
import { makeMail } from './make-mail.server.ts'
import type { OutboxRow } from './outbox.table.server.ts'
import type { Delivery } from './settle-message.server.ts'

interface Options {
  db: Database
  settings: MailSettings
  transport: MailTransport
  log: FastifyBaseLogger
}

function refusedReceivers({ rejected = [] }: SentMessageInfo): string | null {
  return rejected.length > 0 ? `Refused for ${rejected.join(', ').slice(0, 200)}` : null
}

/** Makes one message from what is stored now, and hands it to the mail server. */
export async function deliverMessage({ db, settings, transport, log }: Options, row: OutboxRow): Promise<Delivery> {
  const made = await makeMail(db, settings, row).catch((error: unknown) => {
    log.error({ err: error, outboxId: row.id }, 'a message could not be made')
    return null
  })
  if (!made) return { kind: 'unmade', reason: 'The message could not be made: see the log.' }
  if ('drop' in made) return { kind: 'dropped', reason: made.drop }
  try {
    return { kind: 'sent', note: refusedReceivers(await transport.send(made.mail)) }
  } catch (error) {
    return readProblem(error)
  }
}
