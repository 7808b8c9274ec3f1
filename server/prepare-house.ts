import { resolve } from 'node:path'
import type pg from 'pg'
import type { Database } from '#db/client.server.ts'
import { LOCKS } from '#db/locks.server.ts'
import { type OpenDatabase, openDatabase } from '#db/open-database.server.ts'
import { placesOf } from '#db/places.server.ts'
import { inTurn } from '#db/take-turns.server.ts'
import { loadDemoContentOnce } from '#demo/load-demo.server.ts'
import { fillSearchWords } from '#features/nest/search/fill-search-words.server.ts'
import { ensureFirstAdmin } from '#platform/accounts/manage-staff.server.ts'
import { countUsers, fillUsernameKeys } from '#platform/accounts/user.repository.server.ts'
import { CLIENT_FILES } from './builds/archive.ts'
import { keepBuildSoon } from './builds/kept-builds.ts'
import { type Env, poolSizes } from './env.ts'
import { type Stores, sayIfAway, storesOf } from './stores.ts'

interface Options {
  env: Env
  /** Lines for the person who started us; the structured log is for machines. */
  say: (line: string) => void
  onLost: (error: unknown) => void
  onMoved?: (place: pg.PoolConfig) => void
  /** For all that serve together. */
  connections: number
  /** We are to stop although we have not begun. */
  signal: AbortSignal
}

export interface PreparedHouse {
  database: OpenDatabase
  /** Says that the door is open, and the first password with it. */
  sayOpen(address: string): void
}

/** All that comes before the door opens, done once however many processes will serve: database, first account, demo content. */
export async function prepareHouse(options: Options): Promise<PreparedHouse> {
  const { env, say, onLost, onMoved, connections, signal } = options

  /** What a database is given once, however many begin on it at the same time: who comes second finds it there. */
  async function fill(db: Database, stores: Stores): Promise<string | null> {
    await fillSearchWords(db)
    for (const name of await fillUsernameKeys(db))
      say(`The account '${name}' is spelt like another one: it signs in by exactly this spelling.`)
    const isNew = (await countUsers(db)) === 0
    if (isNew && (env.DEMO_CONTENT ?? !env.DATABASE_URL)) await loadDemoContentOnce({ db, ...stores, say })
    return ensureFirstAdmin(db, { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD })
  }

  say(
    env.DATABASE_URL
      ? 'Connecting to the database of DATABASE_URL…'
      : `Opening the database in ${resolve(env.DATA_DIR)}…`,
  )
  const database = await openDatabase({
    places: placesOf(env),
    dataDir: env.DATA_DIR,
    connections,
    sizes: poolSizes(env),
    purpose: 'serve',
    log: say,
    onLost,
    ...(onMoved && { onMoved }),
  })
  // What is under way, such as loading demo content, fails over it and ends the start.
  const closeEarly = () => void database.close().catch(() => {})
  signal.addEventListener('abort', closeEarly)
  try {
    signal.throwIfAborted()
    const stores = await storesOf(env)
    void sayIfAway(stores, say)
    const { db, config } = database
    const onWait = () => say('Another Kais prepares this database; waiting…')
    const password = await inTurn(config, LOCKS.preparing, () => fill(db, stores), { onWait, signal })
    if (env.NODE_ENV === 'production') await keepBuildSoon(stores.objects, CLIENT_FILES, say)
    return {
      database,
      sayOpen(address) {
        if (password)
          say(
            `Staff account: ${env.ADMIN_USERNAME} / ${password}  (shown this once; sign in at ${address}/admin/login)`,
          )
        say(`Kais is open at ${address}`)
      },
    }
  } catch (error) {
    await database.close()
    throw error
  } finally {
    signal.removeEventListener('abort', closeEarly)
  }
}
