import type { Database } from '#db/client.server.ts'
import { ALARM_SUBJECTS, type Alarm, type AlarmSubject } from '#features/dashboard/alarms/alarm.public.ts'
import { closeAlarms, noteAlarm, takeBackAlarm } from './alarm.repository.server.ts'
import type { AlarmChannel } from './alarm.table.server.ts'
import { alarmsOf, type Snapshot } from './alarm-rules.ts'

const EVERY_MS = 60_000
const ONE_DAY_MS = 86_400_000

/** Tells of an alarm, or that it is over; fails when nobody can have heard it. */
export type TellAlarm = (alarm: Alarm, isOver: boolean) => Promise<void>

interface Options {
  db: Database
  readSnapshot: () => Promise<Snapshot>
  /** One way after the other: the log, a letter, a webhook. Never the outbox, which may be what is stuck. */
  channels: Partial<Record<AlarmChannel, TellAlarm>>
  log: { warn(line: object, words: string): void }
  everyMs?: number | undefined
}

export interface Alarms {
  check(): Promise<void>
  stop(): Promise<void>
}

/** Looks once a minute. Each way tells of a subject once a day at most, whoever of all instances finds it first. */
export function startAlarms({ db, readSnapshot, channels, log, everyMs = EVERY_MS }: Options): Alarms {
  /** What this process told while the database, which remembers for all, was away. */
  const toldAlone = new Map<string, number>()
  let running: Promise<void> = Promise.resolve()

  async function isOurs(channel: AlarmChannel, alarm: Alarm): Promise<boolean> {
    const key = `${channel} ${alarm.subject}`
    const isRecent = Date.now() - (toldAlone.get(key) ?? Number.NEGATIVE_INFINITY) < ONE_DAY_MS
    try {
      return (await noteAlarm(db, channel, alarm)) && !isRecent
    } catch {
      if (!isRecent) toldAlone.set(key, Date.now())
      return !isRecent
    }
  }

  async function raise(channel: AlarmChannel, tell: TellAlarm, alarm: Alarm): Promise<void> {
    if (!(await isOurs(channel, alarm))) return
    try {
      await tell(alarm, false)
    } catch (error) {
      log.warn({ err: error, subject: alarm.subject, channel }, 'an alarm could not be told by this way')
      toldAlone.delete(`${channel} ${alarm.subject}`)
      await takeBackAlarm(db, channel, alarm.subject).catch(() => {})
    }
  }

  async function look(): Promise<void> {
    const snapshot = await readSnapshot()
    const on = alarmsOf(snapshot)
    // What could not be asked is not over.
    const open: AlarmSubject[] = on.map(({ subject }) => subject)
    if (!snapshot.backlog) open.push('outbox')
    if (!snapshot.failingJobs) open.push('jobs')
    for (const [channel, tell] of Object.entries(channels) as [AlarmChannel, TellAlarm][]) {
      for (const alarm of on) await raise(channel, tell, alarm)
      if (open.length === ALARM_SUBJECTS.length) continue
      const over = await closeAlarms(db, channel, open).catch(() => [])
      for (const alarm of over) await tell(alarm, true).catch(() => {})
    }
  }

  function check(): Promise<void> {
    running = running.then(look).catch((error) => log.warn({ err: error }, 'the house could not be looked at'))
    return running
  }

  const timer = setInterval(() => void check(), everyMs)
  timer.unref()
  return {
    check,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
