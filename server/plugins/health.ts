import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'

/** /healthz: this process is alive. /readyz: it can also reach its database. */
export const health: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  const config = { isUncounted: true }
  app.get('/healthz', { config }, async () => ({ status: 'alive' }))
  app.get('/readyz', { config }, async () => {
    try {
      await db.execute(sql`select 1`)
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
    return { status: 'ready' }
  })
}
