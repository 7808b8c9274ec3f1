import { createTransport, type SendMailOptions, type SentMessageInfo } from 'nodemailer'
import type { MailTiming } from './mail-timing.ts'

export interface MailTransport {
  /** Resolves when the server has taken the message for at least one receiver; rejects when for none. */
  send(message: SendMailOptions): Promise<SentMessageInfo>
  /** At once: messages under way fail. */
  close(): void
}

/** Connections are shared by messages that follow each other, then closed: servers tire of silent ones. */
const IDLE_MS = 10_000

interface Options {
  smtpUrl: string
  timing: MailTiming
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** A password never crosses a network in the clear: then a server that offers no TLS is not spoken to at all. */
export function mustEncrypt(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl)
  return username !== '' && !LOOPBACK.test(hostname)
}

/** One connection, which carries one message at a time. */
function openLine({ smtpUrl, timing }: Options) {
  return createTransport({
    url: smtpUrl,
    requireTLS: mustEncrypt(smtpUrl),
    pool: true,
    maxConnections: 1,
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
}
type Line = ReturnType<typeof openLine>

/** As many connections as messages are under way, each of its own: to cut one off harms no other. */
export function openMailTransport(options: Options): MailTransport {
  const free: Line[] = []
  const busy = new Set<Line>()
  let isClosed = false

  function cut(line: Line): void {
    busy.delete(line)
    line.close({ force: true })
  }

  return {
    async send(message) {
      if (isClosed) throw new Error('We are stopping')
      const line = free.pop() ?? openLine(options)
      busy.add(line)
      // A server that answers a byte a minute is never silent: cut off, so that the claim on the message outlasts the try.
      const deadline = setTimeout(() => cut(line), options.timing.deadline)
      try {
        return await line.sendMail(message)
      } finally {
        clearTimeout(deadline)
        if (busy.delete(line)) free.push(line)
      }
    },
    close() {
      isClosed = true
      for (const line of [...free.splice(0), ...busy]) cut(line)
    },
  }
}
