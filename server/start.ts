import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type OpenDatabase, openDatabase } from '#db/open-database.server.ts'
import { loadDemoContentOnce } from '#demo/load-demo.server.ts'
import { fillSearchWords } from '#features/nest/search/fill-search-words.server.ts'
import { ensureFirstAdmin } from '#platform/accounts/manage-staff.server.ts'
import { countUsers, fillUsernameKeys } from '#platform/accounts/user.repository.server.ts'
import { buildApp } from './app.ts'
import type { Env } from './env.ts'
import type { RenderPage } from './pages/pages.ts'
import { storesOf } from './stores.ts'

interface Options {
  env: Env
  createRenderPage: (env: Env, db: OpenDatabase['db']) => RenderPage
  serveAssets: (app: FastifyInstance) => Promise<void>
  /** Lines for the person who started us; the structured log is for machines. */
  say: (line: string) => void
  onLost: (error: unknown) => void
}

export interface RunningServer {
  address: string
  /** Finishes what was accepted, then closes the database. */
  stop(): Promise<void>
}

/** Said in one line: the person who starts us can choose another port. */
export class PortTaken extends Error {}

async function openDoor(app: FastifyInstance, { PORT, HOST }: Env): Promise<string> {
  try {
    return await app.listen({ port: PORT, host: HOST })
  } catch (error) {
    // Else its listener would stay connected, and PostgreSQL would be left behind for it.
    await app.close()
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    throw new PortTaken(`Port ${PORT} is used by another program. Stop that one first, or choose another PORT.`)
  }
}

/** The way from nothing to serving: database, first account, demo content, then the door opens. */
export async function startServer({
  env,
  createRenderPage,
  serveAssets,
  say,
  onLost,
}: Options): Promise<RunningServer> {
  say(
    env.DATABASE_URL
      ? 'Connecting to the database of DATABASE_URL…'
      : `Opening the database in ${resolve(env.DATA_DIR)}…`,
  )
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    purpose: 'serve',
    log: say,
    onLost,
  })
  try {
    const { db, config } = database
    const stores = storesOf(env)
    await fillSearchWords(db)
    for (const name of await fillUsernameKeys(db))
      say(`The account '${name}' is spelt like another one: it signs in by exactly this spelling.`)
    const isNew = (await countUsers(db)) === 0
    if (isNew && (env.DEMO_CONTENT ?? database.isEmbedded)) {
      await loadDemoContentOnce({ db, ...stores, say })
    }
    const password = await ensureFirstAdmin(db, { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD })

    const renderPage = createRenderPage(env, db)
    const app = await buildApp({ env, db, databaseConfig: config, ...stores, renderPage, serveAssets })
    const address = await openDoor(app, env)

    if (password)
      say(`Staff account: ${env.ADMIN_USERNAME} / ${password}  (shown this once; sign in at ${address}/admin/login)`)
    say(`Kais is open at ${address}`)
    return {
      address,
      async stop() {
        await app.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
