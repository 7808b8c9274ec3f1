import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { JobName, JobProblem } from './job.public.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Who does what is done once, and how it went. All times are those of the database's clock. */
export const jobs = pgTable('jobs', {
  name: text('name').$type<JobName>().primaryKey(),
  isStanding: boolean('is_standing').notNull().default(false),
  nextAt: moment('next_at').notNull(),
  /** Somebody wants it now, due or not. */
  isAsked: boolean('is_asked').notNull().default(false),
  /** The process that has it, or had it last. */
  worker: text('worker'),
  /** Grows with each hand it passes into: who holds an older one may write nothing any more. */
  term: bigint('term', { mode: 'number' }).notNull().default(0),
  /** Null: nobody has it. */
  leaseUntil: moment('lease_until'),
  beganAt: moment('began_at'),
  endedAt: moment('ended_at'),
  tookMs: integer('took_ms'),
  /** In a row. */
  failures: integer('failures').notNull().default(0),
  /** How often of late its process died over it, which may have been its doing. */
  timesAbandoned: integer('times_abandoned').notNull().default(0),
  failingSince: moment('failing_since'),
  problem: text('problem').$type<JobProblem>(),
  problemCode: text('problem_code'),
})

export type JobRow = typeof jobs.$inferSelect
