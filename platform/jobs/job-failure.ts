import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import type { JobProblem } from './job.public.ts'
import type { JobFailure } from './job.ts'

/** Thrown by a job that knows what is wrong with it and has said it in the log. */
export class JobFailed extends Error {
  readonly problem: JobProblem

  constructor(problem: JobProblem, options?: ErrorOptions) {
    super(`The job failed: ${problem}`, options)
    this.problem = problem
  }
}

const SQLSTATE = /^[0-9A-Z]{5}$/
const SYSTEM_CODE = /^[A-Z][A-Z0-9_]{2,40}$/

function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

/**
 * What may be shown of an error: its kind and its code. Never its sentence: a statement's holds its values, and a mail
 * server's the address it refused.
 */
export function failureOf(error: unknown): JobFailure {
  const causes = [...causesOf(error)]
  const told = causes.find((cause) => cause instanceof JobFailed)
  const code = causes.map((cause) => cause.code).find((found): found is string => typeof found === 'string') ?? null
  if (told) return { problem: told.problem, code: code !== null && SYSTEM_CODE.test(code) ? code : null }
  // Also for a connection that was not to be had, whose code is the network's.
  if (causes.some((cause) => cause instanceof DrizzleQueryError || cause instanceof pg.DatabaseError))
    return { problem: 'database', code: code !== null && (SQLSTATE.test(code) || SYSTEM_CODE.test(code)) ? code : null }
  if (code !== null && SYSTEM_CODE.test(code)) return { problem: 'network', code }
  return { problem: 'mistake', code: causes.at(-1)?.name.slice(0, 40) ?? null }
}
