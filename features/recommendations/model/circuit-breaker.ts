export const MOST_FAILURES = 3
export const PAUSE_MS = 60_000

/** A call that was let through says how it ended. True where that opened or closed the circuit. */
interface LetThrough {
  succeeded(): boolean
  failed(): boolean
  /** Nobody waited for the answer any more: nothing was learnt. */
  abandoned(): void
}

interface CircuitBreaker {
  /** Null: leave the other side alone. After a pause one call is let through to see; the rest wait for what it finds. */
  enter(): LetThrough | null
}

export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0
  let openedAt: number | null = null
  let isProbing = false
  return {
    enter() {
      const isProbe = openedAt !== null
      if (openedAt !== null && (isProbing || now() - openedAt < PAUSE_MS)) return null
      if (isProbe) isProbing = true
      const end = () => {
        if (isProbe) isProbing = false
      }
      return {
        succeeded() {
          end()
          const closes = openedAt !== null
          failures = 0
          openedAt = null
          return closes
        },
        failed() {
          end()
          failures += 1
          const opens = openedAt === null && failures >= MOST_FAILURES
          if (opens || isProbe) openedAt = now()
          return opens
        },
        abandoned: end,
      }
    },
  }
}
