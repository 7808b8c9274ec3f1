import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { JOB_NAMES, type JobName, type JobState, type JobStatus } from './job.public.ts'
import { askForJob, type ListedJob, listJobs } from './job.repository.server.ts'
import { RESTS } from './job.ts'

/** Every process that has rested looks every few seconds: what has been due for longer, nobody takes up. */
const ORPHANED_MS = 60_000

/** As `ownName` of start-jobs.server.ts wrote it; what tells two processes of one number apart is nothing to read. */
function placeOf(worker: string): JobStatus['on'] {
  const [, machine, process] = /^(.*)-(\d+)-[^-]+$/.exec(worker) ?? []
  return machine && process ? { machine, process } : { machine: worker, process: '' }
}

function stateOf({ row: { name, leaseUntil, nextAt }, now, takeoverAt }: ListedJob): JobState {
  const overdue =
    now.getTime() - (takeoverAt ?? nextAt).getTime() - ((RESTS as Partial<Record<JobName, number>>)[name] ?? 0)
  if (overdue > ORPHANED_MS) return 'orphaned'
  return leaseUntil !== null && now.getTime() - leaseUntil.getTime() <= ORPHANED_MS ? 'running' : 'waiting'
}

function statusOf(job: ListedJob): JobStatus {
  const { row, takeoverAt } = job
  const state = stateOf(job)
  const iso = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    name: row.name,
    state,
    isStanding: row.isStanding,
    on: row.worker === null ? null : placeOf(row.worker),
    runningSince: state === 'running' ? iso(row.beganAt) : null,
    lastEndedAt: iso(row.endedAt),
    lastTookMs: row.tookMs,
    nextAt: row.isStanding ? null : iso(state === 'running' ? row.nextAt : (takeoverAt ?? row.nextAt)),
    failures: row.failures,
    failingSince: iso(row.failingSince),
    problem: row.problem,
    code: row.problemCode,
  }
}

/** In the order of their names' list: those that are offered, which all machines do alike. */
export async function readJobs({ db, actor }: Context, offered: readonly JobName[]): Promise<JobStatus[]> {
  requirePermission(actor, 'settings:write')
  const found = await listJobs(db, offered)
  const place = ({ name }: JobStatus) => JOB_NAMES.indexOf(name)
  return found.map(statusOf).sort((a, b) => place(a) - place(b))
}

/** At the next look of any process. One that is running is what was asked for. */
export async function runJobNow({ db, actor }: Context, offered: readonly JobName[], asked: string): Promise<void> {
  requirePermission(actor, 'settings:write')
  const name = offered.find((known) => known === asked)
  if (!name) throw new AppError('not_found')
  if (await askForJob(db, name)) return
  const [found] = await listJobs(db, [name])
  if (!found || found.row.isStanding) throw new AppError('not_found')
}
