const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long things may take and when they are tried again, in milliseconds. Tests shorten them. */
export interface MailTiming {
  /** How often the outbox is looked at without being called. */
  poll: number
  /**
   * How long a message belongs to the mailer that claimed it; well above `deadline`, so that no two ever send it. Of a mailer
   * that has lost its job (platform/jobs) it is taken at once.
   */
  lease: number
  /** From the first byte to the server to its last answer. Then the connection is cut. */
  deadline: number
  /** How long messages under way may still take once we were asked to stop; the whole server has ten seconds. */
  stop: number
  connect: number
  greeting: number
  /** Silence of the server. Generous: some read a message for a while before they take it, and a repeat is worse. */
  silence: number
  /** The server cannot be reached or will not have us: everything waits this long, and longer each time. */
  firstPause: number
  longestPause: number
  /** The server puts one message off (4xx). */
  firstRetry: number
  longestRetry: number
  /** The server refuses one message (5xx): after these it is given up. */
  afterRefusal: readonly number[]
}

export const MAIL_TIMING: MailTiming = {
  poll: 5 * SECOND,
  lease: 5 * MINUTE,
  deadline: 90 * SECOND,
  stop: 5 * SECOND,
  connect: 10 * SECOND,
  greeting: 15 * SECOND,
  silence: 60 * SECOND,
  firstPause: SECOND,
  longestPause: MINUTE,
  firstRetry: MINUTE,
  longestRetry: 4 * HOUR,
  afterRefusal: [10 * MINUTE, HOUR, 6 * HOUR],
}

/** With the waits above: about three days. */
const MAX_ATTEMPTS = 25

/** A fifth more or less, so that what failed together does not come back together. */
function withJitter(ms: number): number {
  return Math.round(ms * (0.8 + Math.random() * 0.4))
}

function doubling(first: number, longest: number, times: number): number {
  return Math.min(longest, first * 2 ** Math.min(times, 30))
}

/** Null: given up. `attempts` are those before this one. */
export function retryAfterDelay(attempts: number, { firstRetry, longestRetry }: MailTiming): number | null {
  return attempts + 1 < MAX_ATTEMPTS ? withJitter(doubling(firstRetry, longestRetry, attempts)) : null
}

export function retryAfterRefusal(attempts: number, { afterRefusal }: MailTiming): number | null {
  const wait = afterRefusal[attempts]
  return wait === undefined ? null : withJitter(wait)
}

export function pauseAfter(failures: number, { firstPause, longestPause }: MailTiming): number {
  return withJitter(doubling(firstPause, longestPause, failures))
}
