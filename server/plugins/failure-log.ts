import type { FastifyBaseLogger } from 'fastify'
import { AppError, ERROR_STATUS } from '#common/errors.ts'
import { codeOfUnknownError } from '#db/database-error.server.ts'

/** What lasts concerns every request alike: one line says it, and the next how often it was met since. */
const EVERY_MS = 5_000

const LASTING = {
  unavailable: { level: 'warn', words: 'the database does not answer' },
  not_storable: { level: 'error', words: 'nothing can be stored: the disk is full or may only be read' },
} as const

/** Tells of failures as what they are: ours as errors, a state of the house once in a while, a caller's mistake not at all. */
export function createFailureLog(now: () => number = Date.now) {
  const said = new Map<string, { at: number; unsaid: number }>()

  return function tellFailure(log: FastifyBaseLogger, error: unknown, words: string): void {
    const code = error instanceof AppError ? error.code : codeOfUnknownError(error)
    if (ERROR_STATUS[code] < 500) return
    if (code !== 'unavailable' && code !== 'not_storable') {
      log.error({ err: error }, words)
      return
    }
    const last = said.get(code)
    if (last && now() - last.at < EVERY_MS) {
      last.unsaid += 1
      return
    }
    said.set(code, { at: now(), unsaid: 0 })
    const err = error instanceof AppError ? (error.cause ?? error) : error
    log[LASTING[code].level]({ err, ...(last?.unsaid && { alsoMet: last.unsaid }) }, LASTING[code].words)
  }
}

export type TellFailure = ReturnType<typeof createFailureLog>
