import type { FastifyServerOptions } from 'fastify'
import { type DestinationStream, destination } from 'pino'
import type { Env } from './env.ts'

/** Of a database error the code, the table and the statement; never its message, which quotes the values. */
function describeError(error: Error & { code?: unknown; query?: unknown; table?: unknown; constraint?: unknown }) {
  const inner: typeof error = error.cause instanceof Error ? error.cause : error
  const { code, table, constraint } = inner
  const isFromDatabase = error.query !== undefined || 'severity' in inner
  return {
    type: error.name,
    message: isFromDatabase ? 'database error' : error.message,
    code,
    table,
    constraint,
    query: error.query,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  }
}

/** Structured lines with a request id. No address, no name, no cookie, no body ever reaches them. */
export function loggerOptions(env: Env, stream?: DestinationStream): FastifyServerOptions['logger'] {
  if (env.LOG_LEVEL === 'silent') return false
  return {
    level: env.LOG_LEVEL,
    base: null,
    // Lines go out together, twice a second or when there are many: no answer waits for the terminal. pino flushes at exit.
    stream: stream ?? destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 500 }),
    serializers: { err: describeError },
  }
}
