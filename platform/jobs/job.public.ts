/** Everything the house does by itself, once for all machines: docs/OPERATIONS.md says what each is. */
export const JOB_NAMES = [
  'mail',
  'notices',
  'task-reminders',
  'viewing-reminders',
  'car-holds',
  'stay-holds',
  'viewing-holds',
  'payments',
  'publishing',
  'feeds',
  'calendars',
  'backup',
  'retention',
  'try-counts',
] as const
export type JobName = (typeof JOB_NAMES)[number]

/** What went wrong, as far as everybody may read it: no sentence of an error, which may hold what somebody typed. */
export const JOB_PROBLEMS = [
  'database',
  'network',
  'mail-server',
  'other-backup',
  'refused',
  'too-long',
  'lost',
  'mistake',
] as const
export type JobProblem = (typeof JOB_PROBLEMS)[number]

/** `orphaned`: its time has come, and nobody takes it up. */
export type JobState = 'running' | 'waiting' | 'orphaned'

/** A job as administrators see it. */
export interface JobStatus {
  name: JobName
  state: JobState
  /** Runs for as long as its process lives, not at times. */
  isStanding: boolean
  /** The machine and process that has it now, or had it last; null: nobody ever. */
  on: { machine: string; process: string } | null
  /** Since when it runs; null: it does not. */
  runningSince: string | null
  lastEndedAt: string | null
  lastTookMs: number | null
  /** Null for a standing one. */
  nextAt: string | null
  /** In a row. */
  failures: number
  failingSince: string | null
  problem: JobProblem | null
  /** A code such as ECONNREFUSED or 23505, for whoever reads the log. */
  code: string | null
}
