import type { FastifyBaseLogger } from 'fastify'
import type { SentMessageInfo } from 'nodemailer'
import type pg from 'pg'
import type { Database } from '#db/client.server.ts'
import { listen } from '#db/listen.server.ts'
import { type JobFailure, overdueTimers } from '#platform/jobs/job.ts'
import { type Delivery, readProblem } from './delivery.ts'
import type { Letters, MailSettings } from './letters.ts'
import { MAIL_TIMING, type MailTiming } from './mail-timing.ts'
import { type MailTransport, openMailTransport } from './mail-transport.server.ts'
import { OUTBOX_FILLED } from './outbox.repository.server.ts'
import type { OutboxRow } from './outbox.table.server.ts'
import { startOutboxWorker } from './outbox-worker.server.ts'
import { settleMessage } from './settle-message.server.ts'

interface Options {
  db: Database
  /** For the listener's own connection. */
  databaseConfig: pg.ClientConfig
  settings: MailSettings
  letters: Letters
  log: FastifyBaseLogger
  timing?: Partial<MailTiming>
  /** Under which the mailer's job is ours (platform/jobs), and how it goes. */
  term?: number
  onTrouble?: (failure: JobFailure | null) => void
}

export interface Mailer {
  /**
   * Finishes the messages that are under way, or gives them back if the mail server lets us wait. `leftMs`: from then on another
   * may have them in hand.
   */
  stop(isForGood?: boolean, leftMs?: number): Promise<void>
}

const AT_ONCE = 3

function refusedReceivers({ rejected = [] }: SentMessageInfo): string | null {
  return rejected.length > 0 ? `Refused for ${rejected.join(', ').slice(0, 200)}` : null
}

interface Delivering extends Pick<Options, 'db' | 'letters' | 'log'> {
  settings: MailSettings
  transport: MailTransport
}

/** Makes one message from what is stored now, and hands it to the mail server. */
async function deliverMessage(
  { db, letters, settings, transport, log }: Delivering,
  row: OutboxRow,
  stopping: AbortSignal,
): Promise<Delivery> {
  const made = await letters.make(db, settings, row).catch((error: unknown) => {
    log.error({ err: error, outboxId: row.id }, 'a message could not be made')
    return null
  })
  if (!made) return { kind: 'unmade', reason: 'The message could not be made: see the log.' }
  if ('drop' in made) return { kind: 'dropped', reason: made.drop }
  // Lost while it was composed, which a frozen process learns late: whoever has the job now sends it.
  await overdueTimers()
  if (stopping.aborted) return { kind: 'server', reason: 'We are stopping' }
  try {
    return { kind: 'sent', note: refusedReceivers(await transport.send(made.mail)) }
  } catch (error) {
    return readProblem(error)
  }
}

/** Sends what lies in the outbox, from now on: called by whoever fills it, and looking by itself every few seconds. */
export function startMailer(options: Options): Mailer {
  const { db, databaseConfig, settings, letters, log, term = 0, onTrouble = () => {} } = options
  const timing = { ...MAIL_TIMING, ...options.timing }
  const transport = openMailTransport({ smtpUrl: settings.smtpUrl, timing })
  const worker = startOutboxWorker({
    db,
    deliver: (row, stopping) => deliverMessage({ db, letters, settings, transport, log }, row, stopping),
    settle: (row, delivery) => settleMessage({ db, letters, timing }, row, delivery),
    atOnce: AT_ONCE,
    timing,
    log,
    term,
    onTrouble,
  })
  const listener = listen(databaseConfig, { channel: OUTBOX_FILLED, name: 'kais mailer', onNotice: worker.wake })
  return {
    async stop(isForGood, leftMs = Number.POSITIVE_INFINITY) {
      if (leftMs <= 0) transport.close()
      const patience = setTimeout(() => transport.close(), Math.min(timing.stop, leftMs))
      await Promise.all([listener.stop(), worker.stop(isForGood)])
      clearTimeout(patience)
      transport.close()
    },
  }
}
