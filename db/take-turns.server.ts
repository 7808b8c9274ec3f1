import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { cutLine, leave } from './pool.server.ts'
import { NO_HURRY, NOTICE_GONE } from './session-settings.server.ts'

const CONNECT_MS = 5_000
const LOOK_MS = 100

/**
 * Of all instances one at a time, the others after it. The turn is a connection's: whoever is killed lets go of it. It is asked
 * for again and again, and not waited for within PostgreSQL: a statement that waits there keeps an index from being built beside
 * the work of others, which waits for every statement that is older.
 */
export async function inTurn<Result>(
  config: pg.ClientConfig,
  lock: number,
  work: (client: pg.Client) => Promise<Result>,
  { onWait = () => {}, signal }: { onWait?: () => void; signal?: AbortSignal } = {},
): Promise<Result> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'kais start',
  })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    cutLine(client)
    throw error
  }
  try {
    await client.query(`${NO_HURRY}; ${NOTICE_GONE}`)
    for (let isWaiting = false; ; await sleep(LOOK_MS)) {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock])
      if (rows[0]?.taken) break
      signal?.throwIfAborted()
      if (!isWaiting) onWait()
      isWaiting = true
    }
    return await work(client)
  } finally {
    await leave(client)
  }
}
