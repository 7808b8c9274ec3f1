import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError, type Sentence } from '#common/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Visitors may call this although it writes or lies under /api/admin. */
    isOpen?: boolean
    /** Another house's machine calls this: it carries nobody's cookies, and proves by other means who it is. */
    isFromElsewhere?: boolean
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

/** A name or an address, with or without a port. Programs without a word of where they want to go send none. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i
const UNREADABLE_ADDRESS: Sentence = {
  en: 'The address that this request names cannot be read.',
  fr: 'L’adresse que nomme cette requête est illisible.',
}

function isReadable({ host, protocol }: FastifyRequest): boolean {
  if (!/^https?$/i.test(protocol)) return false
  return host === '' || (HOST.test(host) && URL.canParse(`http://${host}`))
}

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
    if (!isReadable(request)) throw new AppError('invalid_input', { sentence: UNREADABLE_ADDRESS })
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.isFromElsewhere) return
    const { origin, 'sec-fetch-site': fetchSite } = request.headers
    if (fetchSite === 'cross-site') throw new AppError('foreign_origin')
    if (origin !== undefined && isForeign(origin, request.host)) throw new AppError('foreign_origin')
  })
})
