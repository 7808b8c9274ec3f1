import type { JobName } from '#platform/jobs/job.public.ts'

/** What is wrong with the house, for whoever looks after it: the subject, and what is known of it. */
export type Alarm =
  | { subject: 'outbox'; waiting: number; stuckMinutes: number; lostNotices: number }
  | { subject: 'disk'; level: 'low' | 'full' | 'last'; freeMegabytes: number; percent: number; isWritable: boolean }
  /** Null: there is none. */
  | { subject: 'backup'; hours: number | null }
  /** Those that have failed several times in a row. */
  | { subject: 'jobs'; names: JobName[] }
  | { subject: 'errors'; errors: number; answers: number; minutes: number }

export const ALARM_SUBJECTS = [
  'outbox',
  'disk',
  'backup',
  'jobs',
  'errors',
] as const satisfies readonly Alarm['subject'][]
export type AlarmSubject = Alarm['subject']

/** An alarm that is on now, as administrators see it. */
export interface CurrentAlarm {
  alarm: Alarm
  since: string
}
