import plugin from 'fastify-plugin'
import { AppError } from '#common/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Visitors may call this although it writes or lies under /api/admin. */
    isOpen?: boolean
  }
}

/**
 * Closed unless said otherwise: everything under /api/admin and every write of the API is for signed-in staff. Refused
 * before the body is read; which staff may do what is then each use case's own first line.
 */
export const staffOnly = plugin(async (app) => {
  app.addHook('onRequest', async (request) => {
    const { url = '', config } = request.routeOptions
    if (config.isOpen || !url.startsWith('/api/')) return
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
    if (!isWrite && !url.startsWith('/api/admin/')) return
    if (request.context.actor.kind !== 'staff') throw new AppError('unauthenticated')
  })
})
