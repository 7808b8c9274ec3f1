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

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

function isForeign(origin: string, host: string | undefined): boolean {
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/**
 * Another website could send our visitors' cookies along with a form of its own. Browsers say where an unsafe request
 * comes from; programs that are not browsers say nothing and carry no one's cookies by accident.
 */
export const sameOrigin = plugin(async (app) => {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return
    const { origin, 'sec-fetch-site': fetchSite } = request.headers
    if (fetchSite === 'cross-site') throw new AppError('foreign_origin')
    if (origin !== undefined && isForeign(origin, request.host)) throw new AppError('foreign_origin')
  })
})
