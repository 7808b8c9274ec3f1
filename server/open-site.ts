import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { connectForWork, FEWEST_CONNECTIONS, type LimitChanges, poolsOf } from '#db/work.server.ts'
import { buildApp } from './app.ts'
import { readEnv } from './env.ts'
import { createRenderPage } from './pages/render-page.ts'
import { serveBuiltAssets } from './plugins/static-assets.ts'
import { storesOf } from './stores.ts'

/** The whole site, pages included, on a database that is already there and without a port: tests ask it by injection. */
export async function openSite(
  values: Record<string, string>,
  databaseConfig: pg.PoolConfig,
  limits?: LimitChanges,
): Promise<FastifyInstance> {
  const env = readEnv(values)
  const { databases, end } = connectForWork(databaseConfig, { connections: FEWEST_CONNECTIONS, limits })
  const app = await buildApp({
    env,
    db: databases.job,
    databases,
    databaseConfig,
    pools: poolsOf(databases),
    replica: databases.replica,
    ...(await storesOf(env)),
    renderPage: createRenderPage(env, databases),
    serveAssets: serveBuiltAssets,
  })
  app.addHook('onClose', end)
  return app
}
