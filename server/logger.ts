import type { FastifyServerOptions } from 'fastify'
import { type DestinationStream, destination, type Logger, pino } from 'pino'
import type { Env } from './env.ts'
import { withoutSecrets } from './secrets.ts'

type Described = Error & { code?: unknown; query?: unknown; table?: unknown; constraint?: unknown }

/** What PostgreSQL and the system say of a connection quotes no row: refused, wrong password, no such database, too many. */
const ABOUT_CONNECTION = /^(08|28|3D|53|57)\w{3}$|^E[A-Z]+$/

/** Of a database error the code, the table and the statement; never its message, which quotes the values. */
export function describeError(error: Described) {
  const cause: Described = error.cause instanceof Error ? error.cause : error
  const { code, table, constraint } = cause
  const isFromDatabase = error.query !== undefined || 'severity' in cause
  const mayQuote = isFromDatabase && !ABOUT_CONNECTION.test(String(code))
  return {
    type: error.name,
    message: mayQuote ? 'database error' : withoutSecrets(cause.message),
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

/** As pino counts. */
const ERROR = 50

/** Lines go out together, twice a second or when there are many: no answer waits for the terminal. pino flushes at exit. */
const toOutput = () => destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 500 })

/** Structured lines with a request id. No address, no name, no cookie, no body ever reaches them. */
export function loggerOptions(
  env: Env,
  stream?: DestinationStream,
  /** Told of each line that is an error. */
  onError?: (line: { err?: unknown }, words: string) => void,
): FastifyServerOptions['logger'] {
  if (env.LOG_LEVEL === 'silent') return false
  return {
    level: env.LOG_LEVEL,
    base: null,
    stream: stream ?? toOutput(),
    serializers: { err: describeError },
    ...(onError && {
      hooks: {
        logMethod(args, method, level) {
          method.apply(this, args)
          const [line, words] = args as unknown[]
          if (level >= ERROR) onError(typeof line === 'object' && line !== null ? line : {}, String(words ?? line))
        },
      },
    }),
  }
}

/** The same lines, for a process that has no Fastify. */
export function createLogger(env: Env): Logger {
  return pino({ level: env.LOG_LEVEL, base: null, serializers: { err: describeError } }, toOutput())
}
