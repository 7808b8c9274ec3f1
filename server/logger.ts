import type { FastifyServerOptions } from 'fastify'
import { destination } from 'pino'
import type { Env } from './env.ts'

/** Structured lines with a request id. No address, no name, no cookie, no body ever reaches them. */
export function loggerOptions(env: Env): FastifyServerOptions['logger'] {
  if (env.LOG_LEVEL === 'silent') return false
  return {
    level: env.LOG_LEVEL,
    base: null,
    // Lines that arrive while one is being written go out together: no answer waits for the terminal.
    stream: destination({ dest: 1, sync: false }),
    serializers: {
      err: (error) => ({ type: error.name, message: error.message, code: error.code, stack: error.stack ?? '' }),
    },
  }
}
