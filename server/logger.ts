import type { FastifyServerOptions } from 'fastify'
import { destination } from 'pino'
import type { Env } from './env.ts'

/** Structured lines with a request id. No address, no name, no cookie, no body ever reaches them. */
export function loggerOptions(env: Env): FastifyServerOptions['logger'] {
  if (env.LOG_LEVEL === 'silent') return false
  return {
    level: env.LOG_LEVEL,
    base: null,
    // Lines go out together, twice a second or when there are many: no answer waits for the terminal. pino flushes at exit.
    stream: destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 500 }),
    serializers: {
      err: (error) => ({ type: error.name, message: error.message, code: error.code, stack: error.stack ?? '' }),
    },
  }
}
