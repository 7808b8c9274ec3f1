import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { connectDatabase, type DatabaseConnection, takeServingLock } from './client.server.ts'
import { isDatabaseAway } from './database-error.server.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.server.ts'
import { migrateDatabase } from './migrate.server.ts'
import { type DatabasePlaces, onePlace } from './places.server.ts'
import { DatabaseRefused, refusalOf } from './refused-line.server.ts'
import { connectForWork, DEFAULT_CONNECTIONS, type PooledDatabases, type PoolSizes } from './work.server.ts'

export interface OpenDatabase extends DatabaseConnection {
  /** `db` without limits, for what takes as long as it takes; these for whoever is waiting. */
  databases: PooledDatabases
  isEmbedded: boolean
  /** How many may be made for all classes of work together. */
  connections: number
  /** For connections of one's own, such as the listener's: `places.direct`. Read it anew each time: a restarted PostgreSQL may have moved. */
  config: pg.PoolConfig
  places: DatabasePlaces
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

/** Said in one line: whoever started us can look after that database. */
export class DatabaseAbsent extends Error {}

interface Options {
  /** Null: one of our own in `dataDir`. */
  places: DatabasePlaces | null
  dataDir: string
  /**
   * A server claims the embedded database for itself, as does a restore; a tool such as `npm run staff` only visits. What
   * saves or brings back the tables takes them as they are: before an upgrade they are saved as the older Kais left them.
   */
  purpose: 'serve' | 'visit' | 'backup' | 'restore'
  /** How many are made at most for all classes of work together. */
  connections?: number
  /** For which class of work how many of them. */
  sizes?: PoolSizes
  log: (line: string) => void
  /** The embedded database was started again, and may be elsewhere: for whoever has connections of their own. */
  onMoved?: (place: pg.PoolConfig) => void
  /** The embedded database died and could not be brought back: nothing can be served any more. */
  onLost?: (error: unknown) => void
  timing?: Partial<typeof TIMING>
}

const TIMING = {
  /** How long an external database is waited for at the start, and how often it is tried. */
  absenceMs: 60_000,
  pauseMs: 1_000,
  /** How long the embedded one may be gone before we give up… */
  recoveryMs: 60_000,
  /** …and how long it may recover by itself before it is stopped and started again. */
  ownRecoveryMs: 30_000,
}

/** The embedded PostgreSQL takes 100; listeners, our own housekeeping and visiting tools need some. */
export const MOST_EMBEDDED_CONNECTIONS = 80

/** Whoever stops a start and the start itself may both close: the second waits for the first. */
function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => {
    closing ??= close()
    return closing
  }
}

const claimsDatabase = (purpose: Options['purpose']) => purpose === 'serve' || purpose === 'restore'
const needsNewestTables = (purpose: Options['purpose']) => purpose === 'serve' || purpose === 'visit'

/** The same PostgreSQL either way: the one DATABASE_URL names, or one of our own in DATA_DIR. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const { places } = options
  if (!places) return openEmbeddedDatabase(options)
  const directly = places.isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  // Without limits, and so past the pooler: what takes as long as it takes would hold one of its few connections.
  const connection = connectDatabase(places.direct)
  const work = connectForWork(places.main, { ...options, isPooled: places.isPooled, replica: places.replica })
  const end = async () => {
    await Promise.all([connection.pool.end(), work.end()])
  }
  try {
    if (needsNewestTables(options.purpose)) {
      // First: whoever named a pooler alone is told before anything is done over it that wants a session.
      await whenThere(async () => void (await work.databases.job.$client.query('select 1')), 'DATABASE_URL', options)
      await whenThere(() => migrateDatabase(places.direct), directly, options)
    }
  } catch (error) {
    await end()
    throw error
  }
  return {
    ...connection,
    databases: work.databases,
    config: places.direct,
    places,
    isEmbedded: false,
    connections: options.connections ?? DEFAULT_CONNECTIONS,
    close: once(end),
  }
}

/** What PostgreSQL or the network says of itself; a password is never part of it. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return message || code || String(error)
}

/** Both may start at the same time, as after a power cut. What the database answers to our first words is not waited out. */
async function whenThere(
  work: () => Promise<void>,
  variable: string,
  { log, timing }: Pick<Options, 'log' | 'timing'>,
): Promise<void> {
  const { absenceMs, pauseMs } = { ...TIMING, ...timing }
  const deadline = Date.now() + absenceMs
  let said = ''
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const refusal = refusalOf(error, variable)
      if (refusal) throw new DatabaseRefused(refusal)
      if (!isDatabaseAway(error)) throw error
      const reason = reasonOf(error)
      if (Date.now() > deadline)
        throw new DatabaseAbsent(
          `The database of ${variable} has not answered for ${absenceMs / 1_000} seconds (${reason}). ` +
            `Start it, or correct ${variable}, and start Kais again.`,
        )
      if (reason !== said) log(`The database of ${variable} does not answer yet (${reason}); waiting…`)
      said = reason
    }
    await sleep(pauseMs)
  }
}

async function openEmbeddedDatabase(options: Options): Promise<OpenDatabase> {
  const { dataDir, purpose, log, onLost, onMoved, timing } = options
  const connections = Math.min(options.connections ?? DEFAULT_CONNECTIONS, MOST_EMBEDDED_CONNECTIONS)
  const { recoveryMs, ownRecoveryMs } = { ...TIMING, ...timing }
  const folder = resolve(dataDir)
  let postgres = await startEmbeddedPostgres({ dataDir: folder, log })
  const config: pg.PoolConfig = { ...postgres.connection }
  let isClosing = false
  let recovering = Promise.resolve()
  let lock = claimsDatabase(purpose) ? await claim() : null

  /** The claim's connection tells at once, and without any traffic, when PostgreSQL is gone. */
  async function claim(): Promise<pg.Client> {
    const client = await takeServingLock(config)
    if (!client) throw new DataFolderInUse(folder)
    client.once('end', () => {
      if (!isClosing) recovering = recovering.then(recover).catch(onLost)
    })
    return client
  }

  /**
   * When one of its processes is killed, PostgreSQL sends everybody away, recovers and goes on by itself, which takes a moment:
   * then it is only waited for. Gone altogether, it is started again. Whatever dies meanwhile is one more attempt.
   */
  async function recover() {
    log('PostgreSQL has broken off; waiting for it…')
    const begun = Date.now()
    for (let pauseMs = 50; !isClosing; pauseMs = Math.min(2 * pauseMs, 1_000)) {
      const passed = Date.now() - begun
      try {
        if (passed > ownRecoveryMs || !(await postgres.isRunning())) await startAgain()
        lock = await claim()
        log(`PostgreSQL is back after ${((Date.now() - begun) / 1_000).toFixed(1)} s.`)
        return
      } catch (error) {
        // Our own claim may take a moment to fall; somebody else's stays.
        if (error instanceof DataFolderInUse && passed > 3_000) throw error
        if (passed > recoveryMs) throw error
      }
      await sleep(pauseMs)
    }
  }

  async function startAgain() {
    log('PostgreSQL has ended; starting it again…')
    // Else its presence would come back beside the new one's, and the last stop would take us for somebody else.
    await postgres.stop()
    postgres = await startEmbeddedPostgres({ dataDir: folder, log })
    Object.assign(config, postgres.connection)
    Object.assign(connection.pool.options, postgres.connection)
    work.moveTo(postgres.connection)
    onMoved?.(postgres.connection)
  }

  async function leave() {
    isClosing = true
    await recovering
    await lock?.end()
    await postgres.stop()
  }

  if (needsNewestTables(purpose))
    await migrateDatabase(config).catch(async (error: unknown) => {
      await leave()
      throw error
    })
  const connection = connectDatabase(config)
  const work = connectForWork(config, { ...options, connections })
  return {
    ...connection,
    databases: work.databases,
    config,
    places: onePlace(config),
    isEmbedded: true,
    connections,
    close: once(async () => {
      isClosing = true
      await Promise.all([connection.pool.end(), work.end()])
      await leave()
    }),
  }
}
