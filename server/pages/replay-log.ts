import type { FastifyBaseLogger } from 'fastify'
import type { ReplayedAnswer } from './replay.ts'

const EVERY_MS = 1_000

export interface ReplayLog {
  count(answer: ReplayedAnswer): void
  /** Writes what was counted since the last time. */
  write(log: FastifyBaseLogger): void
}

/**
 * Replayed pages are told together, one line a second for each page: a line for each answer would cost a quarter of
 * sending it, and there is nothing in it to look into.
 */
export function createReplayLog(
  log: () => FastifyBaseLogger,
  onCounted: (answer: ReplayedAnswer, times: number) => void = () => {},
): ReplayLog {
  const counts = new Map<ReplayedAnswer, number>()
  let timer: NodeJS.Timeout | null = null

  function write(to: FastifyBaseLogger) {
    if (timer) clearTimeout(timer)
    timer = null
    for (const [answer, times] of counts) {
      to.info({ method: 'GET', ...answer, times }, 'answered again')
      onCounted(answer, times)
    }
    counts.clear()
  }

  return {
    count(answer) {
      counts.set(answer, (counts.get(answer) ?? 0) + 1)
      timer ??= setTimeout(() => write(log()), EVERY_MS)
    },
    write,
  }
}
