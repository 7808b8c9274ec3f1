import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import type { ObjectStore } from '#common/object-store.ts'
import { SYSTEM } from '#common/permissions.ts'
import type { TryCounts } from '#common/try-counter.ts'
import { connectDatabase, type DatabaseConnection } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { poolsOf, type WorkConnections } from '#db/work.server.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import type { PictureStore } from '#platform/pictures/picture-store.server.ts'
import { type AppOptions, buildApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import type { OperationsOptions } from '#server/operations/operations.ts'
import { type Stores, storesFrom, storesOf } from '#server/stores.ts'
import { noSiblings } from '#server/workers/siblings.ts'
import { atDatabase } from './postgres.setup.ts'
import { refuseSessionState } from './stateless-pool.ts'

export interface TestApp {
  app: FastifyInstance
  db: DatabaseConnection['db']
  /** For use cases called as the company itself, such as factories. */
  system: Context
  pictureStore: PictureStore
  fileStore: FileStore
  stores: Stores
  databaseConfig: pg.ClientConfig
  /** Of what comes from one address. */
  counts: TryCounts
  close(): Promise<void>
}

interface TestAppOptions extends Omit<OperationsOptions, 'pools'> {
  env?: Record<string, string>
  renderPage?: AppOptions['renderPage']
  logStream?: AppOptions['logStream']
  /** The app's own way to its database, where it is not the usual one. */
  connect?: (config: pg.ClientConfig) => Promise<WorkConnections>
  /** Another machine of the same house: it closes before that one. */
  beside?: Pick<TestApp, 'databaseConfig'>
  /** Instead of the one that the environment names. */
  objects?: ObjectStore
}

/** A whole server on a fresh database of its own, copied from the migrated template. Requests go through `app.inject`. */
export async function startTestApp({
  env = {},
  renderPage,
  logStream,
  connect,
  beside,
  objects,
  ...operations
}: TestAppOptions = {}): Promise<TestApp> {
  const server = inject('postgres')
  const database = `kais_test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(server)
  await admin.connect()
  if (!beside) await admin.query(`create database ${database} template ${inject('templates').empty}`)

  const config = beside?.databaseConfig ?? atDatabase(server, database)
  // As behind a transaction pooler, and nothing of a session passes: so every test of the API is one of that too.
  const connection = connectDatabase({ ...config, max: 5, isPooled: true })
  const sessions = refuseSessionState(connection.pool)
  const work = await connect?.(config)
  const folder = await mkdtemp(join(tmpdir(), 'kais-house-'))
  const read = readEnv({ LOG_LEVEL: 'silent', NODE_ENV: 'test', RATE_LIMIT_FACTOR: '1000', DATA_DIR: folder, ...env })
  const stores = objects ? storesFrom(read, objects) : await storesOf(read)
  const siblings = noSiblings(config)
  const app = await buildApp({
    env: read,
    db: work?.databases.job ?? connection.db,
    ...(work && { databases: work.databases, replica: work.databases.replica }),
    databaseConfig: config,
    siblings,
    pools: work ? poolsOf(work.databases) : { all: connection.pool },
    ...operations,
    ...stores,
    ...(renderPage && { renderPage }),
    ...(logStream && { logStream }),
  })
  await app.ready()

  return {
    app,
    db: connection.db,
    system: { db: connection.db, actor: SYSTEM },
    ...stores,
    stores,
    databaseConfig: config,
    counts: app.sharedCounts,
    async close() {
      await app.close()
      await Promise.all([connection.pool.end(), work?.end()])
      if (!beside) await admin.query(`drop database ${database} with (force)`)
      await admin.end()
      await rm(folder, { recursive: true, force: true })
      sessions.complain()
    },
  }
}
