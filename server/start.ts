import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { openDatabase } from '#db/open-database.server.ts'
import { type Databases, poolsOf } from '#db/work.server.ts'
import { loadDemoContentOnce } from '#demo/load-demo.server.ts'
import { fillSearchWords } from '#features/nest/search/fill-search-words.server.ts'
import { ensureFirstAdmin } from '#platform/accounts/manage-staff.server.ts'
import { countUsers, fillUsernameKeys } from '#platform/accounts/user.repository.server.ts'
import { buildApp } from './app.ts'
import { collectAtRest } from './collect-at-rest.ts'
import type { Env } from './env.ts'
import { CannotStart } from './last-words.ts'
import { startDailyBackup, watchBackups } from './operations/daily-backup.ts'
import type { RenderPage } from './pages/pages.ts'
import { storesOf } from './stores.ts'

interface Options {
  env: Env
  createRenderPage: (env: Env, databases: Databases) => RenderPage
  serveAssets: (app: FastifyInstance) => Promise<void>
  /** Lines for the person who started us; the structured log is for machines. */
  say: (line: string) => void
  onLost: (error: unknown) => void
  /** We are to stop although we have not begun. */
  signal?: AbortSignal
}

export interface RunningServer {
  address: string
  log: FastifyBaseLogger
  /** Finishes what was accepted, then closes the database. */
  stop(): Promise<void>
  /** Stop without waiting for requests any longer. */
  hurry(): void
}

/** Requests have five seconds (connections.ts), the jobs beside them as long: what hangs longer is not waited for. */
const APP_MS = 6_500

async function openDoor(app: FastifyInstance, { PORT, HOST }: Env): Promise<string> {
  try {
    return await app.listen({ port: PORT, host: HOST })
  } catch (error) {
    // Else its listener would stay connected, and PostgreSQL would be left behind for it.
    await app.close()
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    throw new CannotStart(`Port ${PORT} is used by another program. Stop that one first, or choose another PORT.`)
  }
}

/** The way from nothing to serving: database, first account, demo content, then the door opens. */
export async function startServer({
  env,
  createRenderPage,
  serveAssets,
  say,
  onLost,
  signal = AbortSignal.any([]),
}: Options): Promise<RunningServer> {
  say(
    env.DATABASE_URL
      ? 'Connecting to the database of DATABASE_URL…'
      : `Opening the database in ${resolve(env.DATA_DIR)}…`,
  )
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    connections: env.DATABASE_CONNECTIONS,
    purpose: 'serve',
    log: say,
    onLost,
  })
  // What is under way, such as loading demo content, fails over it and ends the start.
  const closeEarly = () => void database.close().catch(() => {})
  signal.addEventListener('abort', closeEarly)
  try {
    signal.throwIfAborted()
    const { db, databases, config } = database
    const stores = storesOf(env)
    await fillSearchWords(db)
    for (const name of await fillUsernameKeys(db))
      say(`The account '${name}' is spelt like another one: it signs in by exactly this spelling.`)
    const isNew = (await countUsers(db)) === 0
    if (isNew && (env.DEMO_CONTENT ?? database.isEmbedded)) {
      await loadDemoContentOnce({ db, ...stores, say })
    }
    const password = await ensureFirstAdmin(db, { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD })

    const renderPage = createRenderPage(env, databases)
    const app = await buildApp({
      env,
      db: databases.job,
      databases,
      databaseConfig: config,
      pools: poolsOf(databases),
      lastBackup: watchBackups(env),
      ...stores,
      renderPage,
      serveAssets,
    })
    const address = await openDoor(app, env)
    if (signal.aborted) await app.close()
    signal.throwIfAborted()

    if (password)
      say(`Staff account: ${env.ADMIN_USERNAME} / ${password}  (shown this once; sign in at ${address}/admin/login)`)
    say(`Kais is open at ${address}`)
    collectAtRest()
    const { DATA_DIR: dataDir, BACKUP_DIR: folder, BACKUP_AT: time, BACKUP_KEEP: keep } = env
    const backups = startDailyBackup({ config, dataDir, folder, time, keep, log: app.log })
    signal.removeEventListener('abort', closeEarly)
    return {
      address,
      log: app.log,
      async stop() {
        try {
          await Promise.race([Promise.all([backups.stop(), app.close()]), sleep(APP_MS, undefined, { ref: false })])
        } finally {
          await database.close()
        }
      },
      hurry: () => void app.connections.cutOff(),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
