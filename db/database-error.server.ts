import type { ErrorCode } from '#common/errors.ts'
import { isUntrusted } from './refused-line.server.ts'

/**
 * Nobody there, or nobody who answers in time: no line to PostgreSQL, a queue that is full (ETIMEDOUT, ours too), a limit that
 * PostgreSQL kept (a statement 57014, a lock 55P03, an idle transaction 25P03), its own room used up (class 53: connections,
 * disk), its end or its recovery (57P01 to 57P05).
 */
const AWAY = /^(ECONN\w+|E(HOST|NET)UNREACH|ETIMEDOUT|57014|57P0[1-5]|55P03|25P0[34]|53\d{3}|58030|08\d{3})$/
/** What pg says by words alone. */
const AWAY_IN_WORDS = /Connection terminated|timeout exceeded when trying to connect|not queryable/
/** PgBouncer has one code for all that it says by itself, which is PostgreSQL's for a fault of ours. */
const AWAY_OF_POOLER =
  /query_wait_timeout|server (conn crashed|login|connection closed)|no more connections|cannot connect|client_login_timeout|shut/

/** What files and programs say too: it is about a line only where a line was what failed. */
const AWAY_ON_A_LINE = /^(ENOTFOUND|EAI_AGAIN|EAGAIN|ENOENT|EACCES|EPIPE)$/
const ON_A_LINE = /^(connect|getaddrinfo|read|write)$/

function isLineBroken({ code = '', syscall, path }: NodeJS.ErrnoException): boolean {
  if (path !== undefined || !AWAY_ON_A_LINE.test(code)) return false
  // Node names no call where the other side had closed before we wrote.
  return syscall === undefined ? code === 'EPIPE' : ON_A_LINE.test(syscall)
}

/** PostgreSQL being away is a passing state that the caller may wait out; everything else unknown is our fault. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && AWAY.test(String(cause.code))) return true
    if (isLineBroken(cause) || isUntrusted(cause)) return true
    if (AWAY_IN_WORDS.test(cause.message)) return true
    if ('code' in cause && cause.code === '08P01' && AWAY_OF_POOLER.test(cause.message)) return true
  }
  return false
}

/** PostgreSQL's class 22: a value that passed our checks and that its type still cannot hold. The caller's to mend. */
function isUnusableValue(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && /^22\w{3}$/.test(String(cause.code))
}

/** A socket or a program can be forbidden too: that is not about what was sent. */
function isForbiddenFile({ code, syscall = '', path }: NodeJS.ErrnoException): boolean {
  return code === 'EACCES' && path !== undefined && /^(open|mkdir|rename|unlink)$/.test(syscall)
}

/** The disk is full (ours or PostgreSQL's), or may only be read: whoever sent something may send it again when it is mended. */
function isNotStorable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && /^(ENOSPC|EDQUOT|EROFS|53100|25006)$/.test(String(cause.code))) return true
    if (isForbiddenFile(cause)) return true
  }
  return false
}

/** What to say of an error that nobody threw on purpose. */
export function codeOfUnknownError(error: unknown): ErrorCode {
  if (isNotStorable(error)) return 'not_storable'
  if (isUnusableValue(error)) return 'invalid_input'
  return isDatabaseAway(error) ? 'unavailable' : 'internal'
}

/** An exclusion constraint refused it: somebody else has that time. */
export function isOverlap(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === '23P01'
}

const CLASHES = new Set(['40P01', '40001', '23503'])

/**
 * Of two transactions that waited for each other PostgreSQL ended this one; or what it speaks of was deleted meanwhile, which a
 * second look finds and says in words. Nothing was written, and it may be done again.
 */
function isClash(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && CLASHES.has(String(cause.code))) return true
  return false
}

/** For what must not be refused because of somebody else's work: a visitor's message. */
export async function againAfterClash<Result>(work: () => Promise<Result>, tries = 3): Promise<Result> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isClash(error)) throw error
    }
  }
}
