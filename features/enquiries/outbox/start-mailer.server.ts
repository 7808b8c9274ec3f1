import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Database } from '#db/client.server.ts'
import { listen } from '#db/listen.server.ts'
import { deliverMessage } from './deliver-message.server.ts'
import type { MailSettings } from './mail-settings.ts'
import { MAIL_TIMING, type MailTiming } from './mail-timing.ts'
import { openMailTransport } from './mail-transport.server.ts'
import { OUTBOX_FILLED } from './outbox-announcement.server.ts'
import { startOutboxWorker } from './outbox-worker.server.ts'

interface Options {
  db: Database
  /** For the listener's own connection. */
  databaseConfig: pg.ClientConfig
  /** Null: no mail server is named, and everything waits. */
  settings: MailSettings | null
  log: FastifyBaseLogger
  timing?: Partial<MailTiming>
}

export interface Mailer {
  /** Finishes the messages that are under way, or gives them back if the mail server lets us wait. */
  stop(): Promise<void>
}

const AT_ONCE = 3

/** Sends what lies in the outbox, from now on: called by whoever fills it, and looking by itself every few seconds. */
export function startMailer({ db, databaseConfig, settings, log, timing: changes }: Options): Mailer {
  if (!settings) {
    log.info('e-mail is off (no SMTP_URL): messages wait in the outbox')
    return { stop: async () => {} }
  }
  const timing = { ...MAIL_TIMING, ...changes }
  const transport = openMailTransport({ smtpUrl: settings.smtpUrl, timing })
  const worker = startOutboxWorker({
    db,
    deliver: (row) => deliverMessage({ db, settings, transport, log }, row),
    atOnce: AT_ONCE,
    timing,
    log,
  })
  const listener = listen(databaseConfig, { channel: OUTBOX_FILLED, name: 'kais mailer', onNotice: worker.wake })
  return {
    async stop() {
      const patience = setTimeout(() => transport.close(), timing.stop)
      await Promise.all([listener.stop(), worker.stop()])
      clearTimeout(patience)
      transport.close()
    },
  }
}
