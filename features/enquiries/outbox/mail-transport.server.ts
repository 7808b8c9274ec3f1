import { createTransport, type SendMailOptions, type SentMessageInfo } from 'nodemailer'
import type { MailTiming } from './mail-timing.ts'

export interface MailTransport {
  /** Resolves when the server has taken the message for at least one receiver; rejects when for none. */
  send(message: SendMailOptions): Promise<SentMessageInfo>
  close(): void
}

/** Connections are shared by messages that follow each other, then closed: servers tire of silent ones. */
const IDLE_MS = 10_000

interface Options {
  smtpUrl: string
  connections: number
  timing: MailTiming
}

export function openMailTransport({ smtpUrl, connections, timing }: Options): MailTransport {
  const open = () =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: connections,
      idleTimeout: IDLE_MS,
      // Once, and only for a connection that the server closed before it saw a byte of the message.
      maxRequeues: 1,
      connectionTimeout: timing.connect,
      dnsTimeout: timing.connect,
      greetingTimeout: timing.greeting,
      socketTimeout: timing.silence,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let pool: ReturnType<typeof open> | null = null

  return {
    async send(message) {
      pool ??= open()
      const current = pool
      // A server that answers a byte a minute is never silent: cut off, so that the claim on the message outlasts the try.
      const deadline = setTimeout(() => {
        if (pool === current) pool = null
        current.close({ force: true })
      }, timing.deadline)
      try {
        return await current.sendMail(message)
      } finally {
        clearTimeout(deadline)
      }
    },
    close() {
      pool?.close()
    },
  }
}
