import type { Alarm, AlarmSubject } from '#features/dashboard/alarms/alarm.public.ts'
import type { JobName } from '#platform/jobs/job.public.ts'
import { type DiskState, levelOf } from '../disk-watch.ts'
import type { Backlog } from '../read-backlog.server.ts'

const MINUTE = 60
const HOUR_MS = 3_600_000
const MB = 1024 ** 2

/** The mailer itself waits a minute at most between two tries. */
const STUCK_SECONDS = 30 * MINUTE
/** Made daily, with two hours for a slow night. */
const BACKUP_HOURS = 26
/** Fewer are told one by one (ERROR_WEBHOOK_URL); and among very many answers a few are no rise. */
const LEAST_ERRORS = 10
const LEAST_SHARE = 0.05

/** How the house is at one moment. What is null or absent could not be asked, and nothing is said of it. */
export interface Snapshot {
  now: number
  startedAt: number
  /** Null where e-mail is off: then everything waits, and rightly. */
  backlog: Pick<Backlog, 'outboxWaiting' | 'outboxStuckSeconds' | 'lostNotices'> | null
  disk: DiskState
  /** Absent: nobody said where backups lie. */
  lastBackup?: { at: Date | null }
  /** Those that keep failing; null: the database could not be asked. */
  failingJobs: JobName[] | null
  recent: { errors: number; answers: number; minutes: number }
}

const RULES: { [Subject in AlarmSubject]: (snapshot: Snapshot) => Alarm | null } = {
  outbox({ backlog }) {
    if (!backlog) return null
    const isStuck = backlog.outboxStuckSeconds > STUCK_SECONDS
    if (!isStuck && backlog.lostNotices === 0) return null
    return {
      subject: 'outbox',
      waiting: backlog.outboxWaiting,
      stuckMinutes: isStuck ? Math.floor(backlog.outboxStuckSeconds / MINUTE) : 0,
      lostNotices: backlog.lostNotices,
    }
  },
  disk({ disk: { level, places } }) {
    const place = places.find((one) => levelOf(one) === level)
    if (level === 'enough' || !place) return null
    return {
      subject: 'disk',
      level,
      freeMegabytes: Math.floor(place.freeBytes / MB),
      percent: Math.floor((100 * place.freeBytes) / Math.max(place.sizeBytes, 1)),
      isWritable: place.isWritable,
    }
  },
  backup({ lastBackup, now, startedAt }) {
    if (!lastBackup) return null
    // Whoever has just switched backups on is given until tomorrow for the first.
    const hours = Math.floor((now - (lastBackup.at?.getTime() ?? startedAt)) / HOUR_MS)
    if (hours < BACKUP_HOURS) return null
    return { subject: 'backup', hours: lastBackup.at ? hours : null }
  },
  jobs({ failingJobs }) {
    return failingJobs && failingJobs.length > 0 ? { subject: 'jobs', names: failingJobs } : null
  },
  errors({ recent: { errors, answers, minutes } }) {
    if (errors < LEAST_ERRORS || errors < answers * LEAST_SHARE) return null
    return { subject: 'errors', errors, answers, minutes }
  },
}

export function alarmsOf(snapshot: Snapshot): Alarm[] {
  return Object.values(RULES).flatMap((rule) => rule(snapshot) ?? [])
}
