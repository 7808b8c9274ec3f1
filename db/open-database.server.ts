import { resolve } from 'node:path'
import type pg from 'pg'
import { connectDatabase, type DatabaseConnection, migrateDatabase, takeServingLock } from './client.server.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.server.ts'

export interface OpenDatabase extends DatabaseConnection {
  isEmbedded: boolean
  /** For connections of one's own, such as the listener's. Read it anew each time: a restarted PostgreSQL may have moved. */
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
  /**
   * A server claims the embedded database for itself, as does a restore; a tool such as `npm run staff` only visits. What
   * saves or brings back the tables takes them as they are: before an upgrade they are saved as the older Kais left them.
   */
  purpose: 'serve' | 'visit' | 'backup' | 'restore'
  log: (line: string) => void
  /** The embedded database died and could not be brought back: nothing can be served any more. */
  onLost?: (error: unknown) => void
}

const claimsDatabase = (purpose: Options['purpose']) => purpose === 'serve' || purpose === 'restore'
const needsNewestTables = (purpose: Options['purpose']) => purpose === 'serve' || purpose === 'visit'

/** The same PostgreSQL either way: the one DATABASE_URL names, or one of our own in DATA_DIR. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  if (!options.databaseUrl) return openEmbeddedDatabase(options)
  const config: pg.PoolConfig = { connectionString: options.databaseUrl }
  if (needsNewestTables(options.purpose)) await migrateDatabase(config)
  const connection = connectDatabase(config)
  return { ...connection, config, isEmbedded: false, close: () => connection.pool.end() }
}

async function openEmbeddedDatabase({ dataDir, purpose, log, onLost }: Options): Promise<OpenDatabase> {
  const folder = resolve(dataDir)
  let postgres = await startEmbeddedPostgres({ dataDir: folder, log })
  const config: pg.PoolConfig = { ...postgres.connection }
  let lock = claimsDatabase(purpose) ? await claim() : null
  let isClosing = false

  /** The claim's connection tells at once, and without any traffic, when PostgreSQL is gone. */
  async function claim(): Promise<pg.Client> {
    const client = await takeServingLock(config)
    if (!client) throw new DataFolderInUse(folder)
    client.once('end', () => {
      if (!isClosing) restart().catch(onLost)
    })
    return client
  }

  async function restart() {
    log('PostgreSQL has ended without us; starting it again…')
    // Else its presence would come back beside the new one's, and the last stop would take us for somebody else.
    await postgres.stop()
    postgres = await startEmbeddedPostgres({ dataDir: folder, log })
    Object.assign(config, postgres.connection)
    Object.assign(connection.pool.options, postgres.connection)
    lock = await claim()
    log('PostgreSQL is back.')
  }

  if (needsNewestTables(purpose)) await migrateDatabase(config)
  const connection = connectDatabase(config)
  return {
    ...connection,
    config,
    isEmbedded: true,
    async close() {
      isClosing = true
      await connection.pool.end()
      await lock?.end()
      await postgres.stop()
    },
  }
}
