import type { FastifyServerOptions } from 'fastify'
import type { Env } from './env.ts'

/** Structured lines with a request id. No address, no name, no cookie, no body ever reaches them. */
export function loggerOptions(env: Env): FastifyServerOptions['logger'] {
  if (env.LOG_LEVEL === 'silent') return false
  return {
    level: env.LOG_LEVEL,
    base: null,
    serializers: {
      err: (error) => ({ type: error.name, message: error.message, code: error.code, stack: error.stack ?? '' }),
    },
  }
}
