import { resolve } from 'node:path'
import type pg from 'pg'
import { type OpenDatabase, openDatabase } from '#db/open-database.server.ts'
import { loadDemoContentOnce } from '#demo/load-demo.server.ts'
import { fillSearchWords } from '#features/nest/search/fill-search-words.server.ts'
import { ensureFirstAdmin } from '#platform/accounts/manage-staff.server.ts'
import { countUsers, fillUsernameKeys } from '#platform/accounts/user.repository.server.ts'
import type { Env } from './env.ts'
import { storesOf } from './stores.ts'

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
  say(
    env.DATABASE_URL
      ? 'Connecting to the database of DATABASE_URL…'
      : `Opening the database in ${resolve(env.DATA_DIR)}…`,
  )
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    connections,
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
    const { db } = database
    await fillSearchWords(db)
    for (const name of await fillUsernameKeys(db))
      say(`The account '${name}' is spelt like another one: it signs in by exactly this spelling.`)
    const isNew = (await countUsers(db)) === 0
    if (isNew && (env.DEMO_CONTENT ?? database.isEmbedded)) {
      await loadDemoContentOnce({ db, ...storesOf(env), say })
    }
    const password = await ensureFirstAdmin(db, { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD })
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
