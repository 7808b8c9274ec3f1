import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import type { JobName } from './job.public.ts'
import { type JobRow, jobs } from './job.table.server.ts'
import type { Job, JobFailure } from './job.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND

const inMs = (ms: number | SQL) => sql`now() + ${ms} * interval '1 millisecond'`

/** The next time that Dakar's clock, which is UTC, shows this. */
const nextDaily = (time: string) =>
  sql`(date_trunc('day', (now() at time zone 'UTC') - ${time}::interval) + interval '1 day' + ${time}::interval) at time zone 'UTC'`

/** When it is due again after it went well. */
function nextOf(job: Job): SQL {
  if ('dailyAt' in job) return nextDaily(job.dailyAt)
  return 'everyMs' in job ? inMs(job.everyMs) : sql`now()`
}

/** After a failure, and after each further one twice as long, up to an end: an hour, however seldom it comes. */
function patienceOf(job: Job): { first: number; longest: number } {
  if ('dailyAt' in job) return { first: HOUR, longest: HOUR }
  if ('everyMs' in job) {
    const first = Math.min(job.everyMs, HOUR)
    return { first, longest: Math.max(first, HOUR / 4) }
  }
  return { first: 5 * SECOND, longest: 300 * SECOND }
}

/** Each has its row from the first time that anybody offers to do it. A changed hour counts from now on. */
export async function registerJobs(db: Database, offered: readonly Job[]): Promise<void> {
  for (const job of offered) {
    await db
      .insert(jobs)
      .values({ name: job.name, nextAt: inMs(job.restMs ?? 0), isStanding: 'isStanding' in job })
      .onConflictDoUpdate({
        target: jobs.name,
        // What is due later than it would be at most, was set by another rule. What is due stays so, whoever starts.
        set: {
          nextAt: sql`least(${jobs.nextAt}, ${nextOf(job)})`,
          isStanding: sql`excluded.is_standing`,
        },
        setWhere: sql`${jobs.leaseUntil} is null and not ${jobs.isAsked}`,
      })
  }
}

export interface Taking {
  names: readonly JobName[]
  /** Those of them that this process takes only when somebody has pressed for them. */
  resting?: readonly JobName[]
  worker: string
  leaseMs: number
  /** We have been in touch with the database for long enough to know that a silent worker is gone, and not the database. */
  mayTakeOver: boolean
}

export interface TakenJob {
  name: JobName
  term: number
  at: Date
  since: Date | null
  isAsked: boolean
  failures: number
  isTakenOver: boolean
}

/**
 * When another may take it from a process that is silent: at the end of its lease. One that was left twice in a row may
 * kill whoever has it, so from then on it waits, twice as long each time, a quarter of an hour at most. How often it failed
 * in a process that lived on has no part in it.
 */
const takeoverAt = sql`${jobs.leaseUntil} + interval '1 second'
  * case when ${jobs.timesAbandoned} < 2 then 0 else least(900, 5 * 2 ^ least(${jobs.timesAbandoned}, 10)) end`

/** Takes what is due and free, and what a dead process has left. One statement, by the database's clock. */
export async function takeJobs(
  db: Database,
  { names, resting = [], worker, leaseMs, mayTakeOver }: Taking,
): Promise<TakenJob[]> {
  if (names.length === 0) return []
  const isFree = sql`lease_until is null and next_at <= now()`
  const isLeft = sql`${takeoverAt} < now() and ${mayTakeOver}`
  const isRested = sql`is_asked or name <> all(${sql.param([...resting])}::text[])`
  const { rows } = await db.execute<{
    name: JobName
    term: string
    at: string
    since: string | null
    isAsked: boolean
    failures: number
    isTakenOver: boolean
  }>(sql`
    with due as (
      select name, lease_until is not null as is_left, coalesce(lease_until - ${leaseMs} * interval '1 millisecond', ended_at) as since
      from jobs where name in ${[...names]} and ((${isFree}) or (${isLeft})) and (${isRested})
      order by name for update skip locked
    )
    update jobs set
      worker = ${worker},
      term = term + 1,
      lease_until = ${inMs(leaseMs)},
      began_at = now(),
      failures = failures + is_left::int,
      times_abandoned = times_abandoned + is_left::int,
      failing_since = case when is_left then coalesce(failing_since, now()) else failing_since end,
      problem = case when is_left then 'lost' else problem end,
      problem_code = case when is_left then null else problem_code end
    from due where jobs.name = due.name
    returning jobs.name, term, now() as at, since, is_asked as "isAsked", failures, is_left as "isTakenOver"`)
  return rows.map(({ term, at, since, ...row }) => ({
    ...row,
    term: Number(term),
    at: new Date(at),
    since: since === null ? null : new Date(since),
  }))
}

/** The heartbeat. Gives the names of those that are ours still. */
export async function renewJobs(
  db: Database,
  ours: readonly { name: JobName; term: number }[],
  leaseMs: number,
): Promise<Set<JobName>> {
  if (ours.length === 0) return new Set()
  const pairs = sql.join(
    ours.map(({ name, term }) => sql`(${name}, ${term}::bigint)`),
    sql`, `,
  )
  const { rows } = await db.execute<{ name: JobName }>(sql`
    update jobs set lease_until = ${inMs(leaseMs)}
    where (name, term) in (${pairs}) and lease_until is not null
    returning name`)
  return new Set(rows.map(({ name }) => name))
}

const well = { failures: 0, timesAbandoned: 0, failingSince: null, problem: null, problemCode: null }
const failed = ({ problem, code }: JobFailure) => ({
  failures: sql`${jobs.failures} + 1`,
  failingSince: sql`coalesce(${jobs.failingSince}, now())`,
  problem,
  problemCode: code,
})
const isOurs = (name: JobName, term: number) =>
  sql`${jobs.name} = ${name} and ${jobs.term} = ${term} and ${jobs.leaseUntil} is not null`

export type JobEnd = 'done' | 'stopped' | JobFailure

/** Lets go of it and writes down how it went. False: it was not ours any more, and nothing is written. */
export async function endJob(db: Database, job: Job, term: number, end: JobEnd): Promise<boolean> {
  const { first, longest } = patienceOf(job)
  const free = { leaseUntil: null }
  const ended = {
    ...free,
    endedAt: sql`now()`,
    isAsked: false,
    tookMs: sql`least(extract(epoch from now() - ${jobs.beganAt}) * 1000, 2147483647)::int`,
  }
  const { rowCount } = await db
    .update(jobs)
    .set(
      end === 'stopped'
        ? // What was broken off has not been done; a standing one was at work until now.
          { ...free, nextAt: sql`now()`, ...('isStanding' in job && { endedAt: sql`now()` }) }
        : end === 'done'
          ? { ...ended, ...well, nextAt: nextOf(job) }
          : {
              ...ended,
              ...failed(end),
              timesAbandoned: 0,
              nextAt: inMs(sql`least(${longest}::float8, ${first}::float8 * 2 ^ least(${jobs.failures}, 30))`),
            },
    )
    .where(isOurs(job.name, term))
  return rowCount === 1
}

/** For claims of work: nobody has had the job since. A process that was frozen may ask before it knows. */
export const isNewestTerm = (name: JobName, term: number) =>
  sql`not exists (select from ${jobs} where ${jobs.name} = ${name} and ${jobs.term} > ${term})`

/** How the work of a standing one goes. */
export async function noteJob(
  db: Database,
  { name, term }: { name: JobName; term: number },
  failure: JobFailure | null,
): Promise<void> {
  await db
    .update(jobs)
    .set(failure ? failed(failure) : well)
    .where(isOurs(name, term))
}

/** Due now. False: it is running, or nobody offers it. */
export async function askForJob(db: Database, name: JobName): Promise<boolean> {
  const { rowCount } = await db
    .update(jobs)
    .set({ isAsked: true, nextAt: sql`now()` })
    .where(sql`${eq(jobs.name, name)} and ${isNull(jobs.leaseUntil)} and not ${jobs.isStanding}`)
  return rowCount === 1
}

const DAY_MS = 86_400_000

/** When a job of each day ended well the last time, on whichever machine; of one that fails, the day before it began to. Null: never yet. */
export async function lastWentWell(db: Database, name: JobName): Promise<Date | null> {
  const { endedAt, failingSince } = jobs
  const [row] = await db.select({ endedAt, failingSince }).from(jobs).where(eq(jobs.name, name))
  return row?.failingSince ? new Date(row.failingSince.getTime() - DAY_MS) : (row?.endedAt ?? null)
}

/** What comes and goes is not worth an alarm. */
const FAILING_MINUTES = 5
const FAILING_TIMES = 3

/** Those of them that have failed several times in a row, for some time. */
export async function findFailingJobs(db: Database, names: readonly JobName[]): Promise<JobName[]> {
  const rows = await db
    .select({ name: jobs.name })
    .from(jobs)
    .where(
      and(
        inArray(jobs.name, [...names]),
        sql`${jobs.failures} >= ${FAILING_TIMES} and ${jobs.failingSince} < now() - ${FAILING_MINUTES} * interval '1 minute'`,
      ),
    )
    .orderBy(asc(jobs.name))
  return rows.map(({ name }) => name)
}

export interface ListedJob {
  row: JobRow
  /** The database's clock, by which all times are to be read. */
  now: Date
  /** Null: nobody has it. */
  takeoverAt: Date | null
}

export async function listJobs(db: Database, names: readonly JobName[]): Promise<ListedJob[]> {
  const now = sql<string>`now()`
  const rows = await db
    .select({ row: jobs, now, takeoverAt: sql<string | null>`${takeoverAt}` })
    .from(jobs)
    .where(inArray(jobs.name, [...names]))
    .orderBy(asc(jobs.name))
  return rows.map(({ row, now: at, takeoverAt: left }) => ({
    row,
    now: new Date(at),
    takeoverAt: left === null ? null : new Date(left),
  }))
}
