import plugin from 'fastify-plugin'
import { AppError } from '#common/errors.ts'

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
