import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Database } from '#db/client.server.ts'
import { LOCKS } from '#db/locks.server.ts'
import { leave } from '#db/pool.server.ts'
import type { Stores } from '../stores.ts'
import { clearOldData, findLastClearing } from './retention.ts'
import { Stopped } from './unused-uploads.ts'

interface Options {
  db: Database
  /** For the connection that holds the lock. */
  databaseConfig: pg.ClientConfig
  stores: Stores
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
  timing?: Partial<typeof TIMING>
}

export interface Retention {
  stop(): Promise<void>
}

const TIMING = {
  /** After a start there is better to do. */
  first: 15 * 60_000,
  poll: 60 * 60_000,
  /** A little less than a day, so that its hour does not wander. */
  every: 23.5 * 60 * 60_000,
}

/** The lock is there or not: a line on which nobody says so would hold up every later clearing, and our end. */
const LOCK_MS = 5_000

/** Once a day, by one instance: the audit trail says when it was done last, and a lock who does it now. */
export function startRetention({ db, databaseConfig, stores, log, timing }: Options): Retention {
  const { first, poll, every } = { ...TIMING, ...timing }
  let working: Promise<void> | null = null
  let isStopping = false
  let timer = setTimeout(wake, first)

  async function work(): Promise<void> {
    const client = new pg.Client({
      ...databaseConfig,
      application_name: 'kais retention',
      // It is silent for as long as the work takes, which a firewall would take for forgotten.
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      connectionTimeoutMillis: LOCK_MS,
      query_timeout: LOCK_MS,
    })
    client.on('error', () => {})
    await client.connect()
    try {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        LOCKS.retention,
      ])
      if (!rows[0]?.taken) return
      const last = await findLastClearing(db)
      if (last && Date.now() - last.getTime() < every) return
      log.info(await clearOldData(db, { stores, isStopping: () => isStopping }), 'old data cleared away')
    } finally {
      await leave(client)
    }
  }

  function wake(): void {
    working ??= work()
      .catch((error: unknown) => {
        if (!(error instanceof Stopped)) log.error({ err: error }, 'old data cannot be cleared away: in an hour again')
      })
      .finally(() => {
        working = null
        if (!isStopping) timer = setTimeout(wake, poll)
      })
  }

  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await working
    },
  }
}
