import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import plugin from 'fastify-plugin'
import { AppError } from '#common/errors.ts'
import type { TryCounts } from '#common/try-counter.ts'

/** Requests a minute from one address. Routes that write name stricter limits of their own. */
const REQUESTS_PER_MINUTE = 600

/** The plugin that serves them takes no settings for its route. */
const ASSETS = '/assets/'

declare module 'fastify' {
  interface FastifyInstance {
    /** A limit of SPEC size times RATE_LIMIT_FACTOR. */
    perMinute(max: number): { max: number; timeWindow: string }
    /** The same for what strangers may leave with us: counted for all machines, under this name. */
    sharedPerMinute(name: string, max: number): { max: number; timeWindow: string; sharedAs: string }
  }
}

interface Options {
  factor: number
  /** Of this machine: what is asked costs its processes. */
  counts: TryCounts
  /** Of all machines. */
  sharedCounts: TryCounts
}

/** Each limit counts under a name of its own: their order is the same in every process of a machine. */
function storeIn({ counts, sharedCounts }: Options) {
  let stores = 0
  return class Store implements FastifyRateLimitStore {
    readonly #counts: TryCounts
    readonly #name: string

    constructor(params: object = {}) {
      const sharedAs = 'sharedAs' in params ? String(params.sharedAs) : undefined
      this.#counts = sharedAs === undefined ? counts : sharedCounts
      this.#name = sharedAs === undefined ? `requests ${stores++}` : `form ${sharedAs}`
    }

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, max: number): void {
      this.#counts.take(this.#name, key, { max, windowMs }).then(
        ({ isTaken, tries, leftMs }) => done(null, { current: isTaken ? tries : max + 1, ttl: leftMs }),
        (error: Error) => done(error),
      )
    }

    child = (params: object) => new Store(params)
  }
}

export const rateLimits = plugin<Options>(async (app, options) => {
  const { factor } = options
  app.decorate('perMinute', (max: number) => ({ max: Math.ceil(max * factor), timeWindow: '1 minute' }))
  app.decorate('sharedPerMinute', (name: string, max: number) => ({ ...app.perMinute(max), sharedAs: name }))
  // Whoever hung up before we looked has no address any more, and nobody is left to answer.
  app.addHook('onRequest', async ({ ip }: { ip: string | undefined }) => {
    if (ip === undefined) throw new AppError('invalid_input')
  })
  await app.register(rateLimit, {
    ...app.perMinute(REQUESTS_PER_MINUTE),
    store: storeIn(options),
    // Finished pages and assets cost less than counting them; the API and everything unknown is counted.
    allowList: ({ routeOptions: { config, url } }) => config.isUncounted === true || url?.startsWith(ASSETS) === true,
    errorResponseBuilder: () => new AppError('too_many_requests'),
  })
})

declare module 'fastify' {
  interface FastifyContextConfig {
    isUncounted?: boolean
  }
}
