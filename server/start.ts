import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type Databases, type PooledDatabases, poolsOf } from '#db/work.server.ts'
import { type AppOptions, buildApp } from './app.ts'
import { collectAtRest } from './collect-at-rest.ts'
import type { Env } from './env.ts'
import { CannotStart } from './last-words.ts'
import { watchBackups } from './operations/daily-backup.ts'
import type { RenderPage } from './pages/pages.ts'
import { prepareHouse } from './prepare-house.ts'
import { storesOf } from './stores.ts'
import type { Siblings } from './workers/siblings.ts'
import { connectionsOf, SPREADS_CONNECTIONS } from './workers/worker-number.ts'

export interface StartOptions {
  env: Env
  createRenderPage: (env: Env, databases: Databases) => RenderPage
  serveAssets: NonNullable<AppOptions['serveAssets']>
  /** Lines for the person who started us; the structured log is for machines. */
  say: (line: string) => void
  onLost: (error: unknown) => void
  /** We are to stop although we have not begun. */
  signal?: AbortSignal
}

export interface RunningServer {
  log: Pick<FastifyBaseLogger, 'fatal'>
  /** Finishes what was accepted, then closes the database. */
  stop(): Promise<void>
  /** Stop without waiting for requests any longer. */
  hurry(): void
}

/** Requests have five seconds (connections.ts), the jobs beside them as long: what hangs longer is not waited for. */
const APP_MS = 6_500

/** Whoever shares a port shares it with anybody who does: before the first of us opens it, nobody may stand there. */
async function requireFree(place: { port: number; host: string }): Promise<void> {
  const probe = createServer().listen({ ...place, exclusive: true })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

async function openDoor(app: FastifyInstance, { PORT, HOST }: Env, siblings: Siblings | undefined): Promise<string> {
  const place = { port: PORT, host: HOST }
  try {
    if (siblings?.isFirst) await requireFree(place)
    // The system spreads visitors over all workers that listen there (decision 0028).
    return await app.listen({ ...place, ...(siblings && SPREADS_CONNECTIONS && { reusePort: true }) })
  } catch (error) {
    // Else its listener would stay connected, and PostgreSQL would be left behind for it.
    await app.close()
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    throw new CannotStart(`Port ${PORT} is used by another program. Stop that one first, or choose another PORT.`)
  }
}

interface SiteOptions extends Pick<StartOptions, 'env' | 'createRenderPage' | 'serveAssets'> {
  databases: PooledDatabases
  config: pg.PoolConfig
  siblings?: Siblings
}

/** Opens the door of one process that serves, on a database that is ready. */
export async function startSite(options: SiteOptions): Promise<RunningServer & { address: string }> {
  const { env, createRenderPage, serveAssets, databases, config, siblings } = options
  const stores = await storesOf(env)
  const app = await buildApp({
    env,
    db: databases.job,
    databases,
    databaseConfig: config,
    pools: poolsOf(databases),
    replica: databases.replica,
    lastBackup: watchBackups(env, stores.backups, databases.job),
    ...stores,
    renderPage: createRenderPage(env, databases),
    serveAssets,
    ...(siblings && { siblings }),
  })
  const address = await openDoor(app, env, siblings)
  collectAtRest()
  return {
    address,
    log: app.log,
    async stop() {
      await app.connections.leave(env.STOP_DELAY * 1_000)
      await Promise.race([app.close(), sleep(APP_MS, undefined, { ref: false })])
    },
    hurry: () => void app.connections.cutOff(),
  }
}

/** The way from nothing to serving, in one process. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { env, signal = AbortSignal.any([]), ...others } = options
  const house = await prepareHouse({ env, connections: connectionsOf(env, 1), signal, ...others })
  const { database } = house
  try {
    const site = await startSite({ ...options, ...database })
    if (signal.aborted) await site.stop()
    signal.throwIfAborted()
    house.sayOpen(site.address)
    return {
      ...site,
      async stop() {
        try {
          await site.stop()
        } finally {
          await database.close()
        }
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
