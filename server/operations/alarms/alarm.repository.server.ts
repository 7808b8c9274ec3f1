import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import type { Alarm, AlarmSubject } from '#features/dashboard/alarms/alarm.public.ts'
import { type AlarmChannel, alarms } from './alarm.table.server.ts'

/** PostgreSQL's clock, which all instances share. */
const ago = (minutes: number) => sql`now() - ${minutes} * interval '1 minute'`

const ONE_DAY = 24 * 60
/** What comes and goes within this time is one trouble. */
export const CALM_MINUTES = 15
/** Looked at every minute: what nobody has found for longer is not on now. */
const CURRENT_MINUTES = 3

/** Writes down that it was found, and says whether it is ours to tell: nobody did by this way within a day. */
export async function noteAlarm(db: Database, channel: AlarmChannel, alarm: Alarm): Promise<boolean> {
  const isDue = sql`(${alarms.toldAt} is null or ${alarms.toldAt} < ${ago(ONE_DAY)})`
  const [row] = await db
    .insert(alarms)
    .values({ subject: alarm.subject, channel, alarm, toldAt: sql`now()`, isOpen: true })
    .onConflictDoUpdate({
      target: [alarms.subject, alarms.channel],
      set: {
        alarm,
        since: sql`case when ${alarms.seenAt} < ${ago(CALM_MINUTES)} then now() else ${alarms.since} end`,
        seenAt: sql`now()`,
        toldAt: sql`case when ${isDue} then now() else ${alarms.toldAt} end`,
        isOpen: sql`${isDue} or ${alarms.isOpen}`,
      },
    })
    // The moment of this very statement: nobody else's is the same to the microsecond.
    .returning({ isOurs: sql<boolean>`${alarms.toldAt} = now()` })
  return row?.isOurs ?? false
}

/** It could not be told: the next look tries again. */
export async function takeBackAlarm(db: Database, channel: AlarmChannel, subject: AlarmSubject): Promise<void> {
  await db
    .update(alarms)
    .set({ toldAt: null, isOpen: false })
    .where(and(eq(alarms.channel, channel), eq(alarms.subject, subject)))
}

/** Those that were told by this way and are over, each given out once. */
export async function closeAlarms(db: Database, channel: AlarmChannel, on: AlarmSubject[]): Promise<Alarm[]> {
  const rows = await db
    .update(alarms)
    .set({ isOpen: false })
    .where(
      and(
        eq(alarms.channel, channel),
        alarms.isOpen,
        sql`${alarms.seenAt} < ${ago(CALM_MINUTES)}`,
        on.length > 0 ? notInArray(alarms.subject, on) : undefined,
      ),
    )
    .returning({ alarm: alarms.alarm })
  return rows.map(({ alarm }) => alarm)
}

export async function listCurrentAlarms(db: Database): Promise<{ alarm: Alarm; since: Date }[]> {
  return db
    .select({ alarm: alarms.alarm, since: alarms.since })
    .from(alarms)
    .where(and(eq(alarms.channel, 'log'), sql`${alarms.seenAt} > ${ago(CURRENT_MINUTES)}`))
    .orderBy(asc(alarms.since))
}
