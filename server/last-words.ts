import { NoEmbeddedPostgres } from '#db/embedded/postgres-binaries.server.ts'
import { DatabaseAbsent, DataFolderInUse } from '#db/open-database.server.ts'
import { DatabaseRefused } from '#db/refused-line.server.ts'
import { SchemaTooNew } from '#db/schema-version.server.ts'
import { InvalidEnvironment } from './env.ts'
import { describeError } from './logger.ts'
import { withoutSecrets } from './secrets.ts'

/** Said in one sentence: the person who starts us can do something about it. */
export class CannotStart extends Error {}

const EXPECTED = [
  InvalidEnvironment,
  DataFolderInUse,
  DatabaseAbsent,
  DatabaseRefused,
  NoEmbeddedPostgres,
  SchemaTooNew,
  CannotStart,
]

/**
 * What is printed when a program ends over an error: a sentence for what a person can mend, the way it took for what they
 * cannot. Never the values of a query, nor an address with its password: a terminal and a journal are read by many.
 */
export function lastWords(error: unknown): string {
  if (EXPECTED.some((kind) => error instanceof kind)) return withoutSecrets((error as Error).message)
  if (!(error instanceof Error)) return withoutSecrets(String(error))
  const { type, message, code, table, constraint, query, stack } = describeError(error)
  const facts = Object.entries({ code, table, constraint, query }).filter(([, value]) => value !== undefined)
  const lines = [`${type}: ${message}`, ...facts.map(([name, value]) => `  ${name}: ${String(value)}`), stack]
  return withoutSecrets(lines.join('\n'))
}
