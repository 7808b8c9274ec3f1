import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { SYSTEM } from '#common/permissions.ts'
import type { TryCounts } from '#common/try-counter.ts'
import { connectDatabase, type DatabaseConnection } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { diskFileStore, type FileStore } from '#platform/files/file-store.server.ts'
import { diskPictureStore, type PictureStore } from '#platform/pictures/picture-store.server.ts'
import { type AppOptions, buildApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import type { OperationsOptions } from '#server/operations/operations.ts'
import { noSiblings } from '#server/workers/siblings.ts'
import { atDatabase } from './postgres.setup.ts'

export interface TestApp {
  app: FastifyInstance
  db: DatabaseConnection['db']
  /** For use cases called as the company itself, such as factories. */
  system: Context
  pictureStore: PictureStore
  fileStore: FileStore
  /** Of what comes from one address. */
  counts: TryCounts
  close(): Promise<void>
}

interface TestAppOptions extends Omit<OperationsOptions, 'pools'> {
  env?: Record<string, string>
  renderPage?: AppOptions['renderPage']
  logStream?: AppOptions['logStream']
}

/** A whole server on a fresh database of its own, copied from the migrated template. Requests go through `app.inject`. */
export async function startTestApp({
  env = {},
  renderPage,
  logStream,
  ...operations
}: TestAppOptions = {}): Promise<TestApp> {
  const server = inject('postgres')
  const database = `kais_test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create database ${database} template ${inject('templates').empty}`)

  const config = atDatabase(server, database)
  const connection = connectDatabase({ ...config, max: 5 })
  const folder = await mkdtemp(join(tmpdir(), 'kais-pictures-'))
  const pictureStore = diskPictureStore(folder)
  const fileStore = diskFileStore(join(folder, 'files'))
  const siblings = noSiblings(config)
  const app = await buildApp({
    env: readEnv({ LOG_LEVEL: 'silent', NODE_ENV: 'test', RATE_LIMIT_FACTOR: '1000', ...env }),
    db: connection.db,
    databaseConfig: config,
    siblings,
    pools: { all: connection.pool },
    ...operations,
    pictureStore,
    fileStore,
    ...(renderPage && { renderPage }),
    ...(logStream && { logStream }),
  })
  await app.ready()

  return {
    app,
    db: connection.db,
    system: { db: connection.db, actor: SYSTEM },
    pictureStore,
    fileStore,
    counts: siblings.counts,
    async close() {
      await app.close()
      await connection.pool.end()
      await admin.query(`drop database ${database} with (force)`)
      await admin.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
