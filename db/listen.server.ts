import pg from 'pg'

const RETRY_MS = 1_000
/** A server that accepts and then says nothing would otherwise be waited for without end. */
const CONNECT_MS = 5_000

interface Options {
  channel: string
  /** What the connection is called in PostgreSQL's own list. */
  name: string
  /** Also called, with nothing, each time the connection is (back) there: something may have been missed meanwhile. */
  onNotice: (payload: string) => void
  connectMs?: number
}

export interface Listener {
  stop(): Promise<void>
}

/** Hears what any instance announces with `pg_notify`, over a connection of its own that comes back by itself. */
export function listen(
  config: pg.ClientConfig,
  { channel, name, onNotice, connectMs = CONNECT_MS }: Options,
): Listener {
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let isStopping = false

  function reconnectLater() {
    client = null
    if (isStopping || retry) return
    retry = setTimeout(() => {
      retry = null
      connecting = connect()
    }, RETRY_MS)
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
      await attempt.query(`listen ${pg.escapeIdentifier(channel)}`)
      client = attempt
      onNotice('')
    } catch {
      await attempt.end().catch(() => {})
      reconnectLater()
    }
  }

  let connecting = connect()
  return {
    async stop() {
      isStopping = true
      if (retry) clearTimeout(retry)
      await connecting
      await client?.end()
    },
  }
}
