import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'

export const REQUEST_ID = 'x-request-id'

/** What proxies write; anything else could forge lines in a log. */
const SANE = /^[\w.-]{8,128}$/

export type RequestIdOf = (request: IncomingMessage) => string

/** The proxy's name for the request, so that its log and ours can be laid side by side; a stranger's is not taken. */
export function requestIds(isProxyTrusted: boolean): RequestIdOf {
  // Drawn once and counted from there: a kept page is sent in less time than it takes to draw for each.
  const drawn = randomBytes(6).toString('hex')
  let counted = 0
  return ({ headers }) => {
    const given = isProxyTrusted && headers[REQUEST_ID]
    if (typeof given === 'string' && SANE.test(given)) return given
    counted += 1
    return `${drawn}-${counted}`
  }
}

/** Whose work this is, for what is told far from the request: a slow query, an error in a job. */
export const currentRequest = new AsyncLocalStorage<FastifyRequest>()

/** First of all plugins: whatever refuses a request later, its answer carries the id. */
export const requestId = plugin(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    // On the raw answer, where a stream that leaves the framework finds it too.
    reply.raw.setHeader(REQUEST_ID, request.id)
    currentRequest.run(request, done)
  })
  // A body arrives on the connection's own events, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => currentRequest.run(request, done))
})
