import { setTimeout as delay } from 'node:timers/promises'
import type { JobName, JobProblem } from './job.public.ts'

/** What a job is handed while it is ours. */
export interface Lease {
  /** Aborted when the job is not ours any more, has taken too long, or we are stopping. */
  readonly signal: AbortSignal
  /** For how long nobody else may have the job yet, by our own clock: what is begun is finished within that, or cut off. */
  leftMs(): number
  /** Grows with each hand the job passes into. What an older one claimed is nobody's now. */
  readonly term: number
  /** The database's clock when we took it. */
  readonly at: Date
  /** Until when somebody had it before us; null: nobody ever. */
  readonly since: Date | null
  /** Somebody pressed for it. */
  readonly isAsked: boolean
  /** For a standing one: how its work goes, whenever that changes and at each failure. Null: well. */
  note(failure: JobFailure | null): void
}

export interface JobFailure {
  problem: JobProblem
  code: string | null
}

interface Common {
  name: JobName
  /** For so long after its start a process has better to do, and leaves it to others. */
  restMs?: number
  run: (lease: Lease) => Promise<unknown>
}

export type Job = Common &
  (
    | { everyMs: number; longestMs?: number }
    /** 'HH:MM', by Dakar's clock. */
    | { dailyAt: string; longestMs?: number }
    /** Standing: it runs until its signal says otherwise. */
    | { isStanding: true }
  )

/** In milliseconds: these have time after a start. */
export const RESTS = { backup: 10 * 60_000, retention: 15 * 60_000 } satisfies Partial<Record<JobName, number>>

/** Why a signal is aborted where the process ends; otherwise it goes on without the job. */
export const STOPPING = 'stopping'

/**
 * Before what was claimed is begun: in a process that was frozen the claim's answer may be read before the timer that says
 * the job is lost has gone off. It goes off before this one.
 */
export const overdueTimers = () => delay(1)

/** Runs for as long as the job is ours. */
export async function keepRunning(
  lease: Lease,
  start: () => { stop(isForGood: boolean, leftMs: number): Promise<void> },
): Promise<void> {
  const { signal } = lease
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = start()
  signal.addEventListener('abort', () => resolve(), { once: true })
  if (signal.aborted) resolve()
  await promise
  await work.stop(signal.reason === STOPPING, lease.leftMs())
}
