import { resolve } from 'node:path'
import type pg from 'pg'
import { connectDatabase, type DatabaseConnection, migrateDatabase, takeServingLock } from './client.server.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.server.ts'

export interface OpenDatabase extends DatabaseConnection {
  isEmbedded: boolean
  /** For connections of one's own, such as the listener's. */
  config: pg.PoolConfig
  close(): Promise<void>
}

export class DataFolderInUse extends Error {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is already being served by another Kais. ` +
        'Stop that one first, or start this one with another DATA_DIR and PORT.',
    )
  }
}

interface Options {
  databaseUrl: string | undefined
  dataDir: string
  /** A server claims the embedded database for itself; a tool such as `npm run staff` only visits. */
  purpose: 'serve' | 'visit'
  log: (line: string) => void
}

/** The same PostgreSQL either way: the one DATABASE_URL names, or one of our own in DATA_DIR. */
export async function openDatabase({ databaseUrl, dataDir, purpose, log }: Options): Promise<OpenDatabase> {
  if (databaseUrl) {
    const config: pg.PoolConfig = { connectionString: databaseUrl }
    await migrateDatabase(config)
    const connection = connectDatabase(config)
    return { ...connection, config, isEmbedded: false, close: () => connection.pool.end() }
  }

  const embedded = await startEmbeddedPostgres({ dataDir: resolve(dataDir), log })
  const config: pg.PoolConfig = { ...embedded.connection }
  const lock = purpose === 'serve' ? await takeServingLock(config) : null
  if (purpose === 'serve' && !lock) throw new DataFolderInUse(resolve(dataDir))

  await migrateDatabase(config)
  const connection = connectDatabase(config)
  return {
    ...connection,
    config,
    isEmbedded: true,
    async close() {
      await connection.pool.end()
      await lock?.end()
      await embedded.stop()
    },
  }
}
