import pg from 'pg'
import { cutLine, leave } from './pool.server.ts'

const TIMING = {
  /** Between the end of a connection and the next attempt. */
  retryMs: 1_000,
  /** For an attempt: a server that accepts and then says nothing would otherwise be waited for without end. */
  connectMs: 3_000,
  /** How often the line is asked whether it still lives, and how long the answer may take: together what goes unnoticed. */
  heartbeatMs: 3_000,
  answerMs: 3_000,
}

interface Options {
  channel: string
  /** What the connection is called in PostgreSQL's own list. */
  name: string
  onNotice: (payload: string) => void
  /** Each time the connection is (back) there: something may have been missed meanwhile. By itself it counts as a notice. */
  onConnect?: () => void
  timing?: Partial<typeof TIMING>
}

export interface Listener {
  /** Whether what is announced now is heard. */
  readonly isAlive: boolean
  stop(): Promise<void>
}

/**
 * Hears what any instance announces with `pg_notify`, over a connection of its own that comes back by itself. A listener says
 * nothing, so a line that died silently would never be missed: it is asked every few seconds, and cut when it does not answer.
 */
export function listen(
  config: pg.ClientConfig,
  { channel, name, onNotice, onConnect = () => onNotice(''), timing }: Options,
): Listener {
  const { retryMs, connectMs, heartbeatMs, answerMs } = { ...TIMING, ...timing }
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let heartbeat: NodeJS.Timeout | undefined
  let isStopping = false

  function reconnectLater() {
    client = null
    clearTimeout(heartbeat)
    if (isStopping || retry) return
    retry = setTimeout(() => {
      retry = null
      connecting = connect()
    }, retryMs)
  }

  async function askToListen(line: pg.Client): Promise<void> {
    const silence = setTimeout(() => cutLine(line), answerMs)
    try {
      await line.query(`listen ${pg.escapeIdentifier(channel)}`)
    } finally {
      clearTimeout(silence)
    }
  }

  function beat(line: pg.Client) {
    heartbeat = setTimeout(() => {
      askToListen(line).then(
        () => line === client && beat(line),
        () => cutLine(line),
      )
    }, heartbeatMs)
  }

  async function connect() {
    const attempt = new pg.Client({
      ...config,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      application_name: name,
    })
    attempt.on('error', () => {})
    attempt.on('end', reconnectLater)
    attempt.on('notification', ({ payload }) => onNotice(payload ?? ''))
    try {
      await attempt.connect()
      await askToListen(attempt)
    } catch {
      cutLine(attempt)
      return reconnectLater()
    }
    client = attempt
    beat(attempt)
    onConnect()
  }

  let connecting = connect()
  return {
    get isAlive() {
      return client !== null
    },
    async stop() {
      isStopping = true
      if (retry) clearTimeout(retry)
      await connecting
      clearTimeout(heartbeat)
      if (client) await leave(client)
    },
  }
}
