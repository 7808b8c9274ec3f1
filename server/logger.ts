import type { FastifyServerOptions } from 'fastify'
import type { Env } from './env.ts'

/** The path without its query: a search text or a form field is nobody's business but the visitor's. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/** Structured lines with a request id. No address, no name, no cookie, no body ever reaches them. */
export function loggerOptions(env: Env): FastifyServerOptions['logger'] {
  if (env.LOG_LEVEL === 'silent') return false
  return {
    level: env.LOG_LEVEL,
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, path: pathOf(request.url) }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => ({ type: error.name, message: error.message, code: error.code, stack: error.stack ?? '' }),
    },
  }
}
