import pg from 'pg'
import { CONTENT_CHANGED } from '#db/context.server.ts'

const RETRY_MS = 1_000

/**
 * Hears of content changes made by any instance. While the connection is away changes could be missed, so pages are
 * forgotten once more when it is back.
 */
export function listenForContentChanges(config: pg.ClientConfig, onChange: () => void): { stop(): Promise<void> } {
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let isStopping = false

  function reconnectLater() {
    client = null
    if (isStopping || retry) return
    retry = setTimeout(() => {
      retry = null
      void connect()
    }, RETRY_MS)
  }

  async function connect() {
    const attempt = new pg.Client({ ...config, keepAlive: true, application_name: 'kais listener' })
    attempt.on('error', () => {})
    attempt.on('end', reconnectLater)
    attempt.on('notification', onChange)
    try {
      await attempt.connect()
      await attempt.query(`listen ${CONTENT_CHANGED}`)
      client = attempt
      onChange()
    } catch {
      await attempt.end().catch(() => {})
      reconnectLater()
    }
  }

  const connecting = connect()
  return {
    async stop() {
      isStopping = true
      if (retry) clearTimeout(retry)
      await connecting
      await client?.end()
    },
  }
}
