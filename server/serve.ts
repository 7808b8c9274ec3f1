import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { connectDatabase } from '#db/client.server.ts'
import { DataFolderInUse } from '#db/open-database.server.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { buildApp } from './app.ts'
import { InvalidEnvironment, readEnv } from './env.ts'
import { createRenderPage } from './pages/render-page.ts'
import { staticAssets } from './plugins/static-assets.ts'
import { PortTaken, startServer } from './start.ts'
import { storesOf } from './stores.ts'

/** How long a started request may still take once we were asked to stop. */
const PATIENCE_MS = 20_000

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** The last words: a sentence for what a person can mend, the whole story for what they cannot. */
function endWith(error: unknown): never {
  const isExpected =
    error instanceof InvalidEnvironment || error instanceof DataFolderInUse || error instanceof PortTaken
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(staticAssets, { clientDir: fromProjectRoot('build/client') })
}

/** The program: serves until it is told to stop. */
export async function serve(): Promise<void> {
  try {
    const server = await startServer({
      env: readEnv(process.env),
      createRenderPage,
      serveAssets,
      say,
      onLost: (error) => endWith(error),
    })
    let isStopping = false
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) return
        isStopping = true
        say('Closing: finishing what was accepted…')
        setTimeout(() => process.exit(1), PATIENCE_MS).unref()
        server.stop().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
    }
  } catch (error) {
    endWith(error)
  }
}

/** The whole site, pages included, on a database that is already there and without a port: tests ask it by injection. */
export async function openSite(
  values: Record<string, string>,
  databaseConfig: pg.PoolConfig,
): Promise<FastifyInstance> {
  const env = readEnv(values)
  const { db, pool } = connectDatabase(databaseConfig)
  const app = await buildApp({
    env,
    db,
    databaseConfig,
    pools: { all: pool },
    ...storesOf(env),
    renderPage: createRenderPage(env, db),
    serveAssets,
  })
  app.addHook('onClose', () => pool.end())
  return app
}
