import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Database } from '#db/client.server.ts'
import { deskClock } from '#features/enquiries/desk-clock.server.ts'
import { deskLetters } from '#features/enquiries/letters/make-mail.server.ts'
import { deskNotices } from '#features/enquiries/notices/desk-notices.server.ts'
import type { PaymentDesk } from '#features/enquiries/payments/payment-desk.ts'
import { reconcileLinks } from '#features/enquiries/payments/reconcile-links.server.ts'
import type { FeedReader } from '#features/media/foreign-feeds/start-feed-reader.server.ts'
import { type Publisher, startPublisher } from '#features/media/publish-when-due.server.ts'
import type { CalendarReader } from '#features/nest/stays/calendar-feeds/start-calendar-reader.server.ts'
import { READ_EVERY_MS } from '#platform/foreign-fetch/start-reader.server.ts'
import { type Job, keepRunning, RESTS } from '#platform/jobs/job.ts'
import { clearTryCounts } from '#platform/limits/shared-try-counts.server.ts'
import { startMailer } from '#platform/mail/start-mailer.server.ts'
import { startPushSender } from '#platform/push/push-sender.server.ts'
import type { PushPost } from '#platform/push/send-push.server.ts'
import { type Env, mailSettings } from './env.ts'
import { makeBackupIfDue } from './operations/daily-backup.ts'
import { clearOldData } from './operations/retention.ts'
import type { Stores } from './stores.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface Options {
  env: Env
  db: Database
  databaseConfig: pg.ClientConfig
  stores: Stores
  readers: { feeds: FeedReader; calendars: CalendarReader }
  payments: PaymentDesk
  pushPost: () => Promise<PushPost>
  log: FastifyBaseLogger
}

export interface HouseJobs {
  all: Job[]
  /** Content changed, so what goes out next may be another one. Heeded by whoever has that job. */
  rearmPublisher(): void
}

/** What this process can do of all that the house does by itself; each job is done by one process of all machines at a time. */
export function houseJobs(options: Options): HouseJobs {
  const { env, db, databaseConfig, stores, readers, payments, pushPost, log } = options
  const { BACKUP_AT, BACKUP_KEEP: keep } = env
  const settings = mailSettings(env)
  if (!settings) log.info('e-mail is off (no SMTP_URL): messages wait in the outbox')
  const hasLinks = payments.providers.names.some((name) => payments.providers.linksOf(name))
  let publisher: Publisher | null = null

  const all: (Job | null)[] = [
    settings && {
      name: 'mail',
      isStanding: true,
      run: (lease) =>
        keepRunning(lease, () =>
          startMailer({
            db,
            databaseConfig,
            settings,
            letters: deskLetters,
            log,
            term: lease.term,
            onTrouble: lease.note,
          }),
        ),
    },
    {
      name: 'notices',
      isStanding: true,
      run: (lease) =>
        keepRunning(lease, () =>
          startPushSender({ db, desk: deskNotices, post: pushPost, log, term: lease.term, onTrouble: lease.note }),
        ),
    },
    {
      name: 'publishing',
      isStanding: true,
      run: (lease) =>
        keepRunning(lease, () => {
          publisher = startPublisher({ db, log, since: lease.since, onTrouble: lease.note })
          return publisher
        }),
    },
    ...deskClock(db),
    hasLinks
      ? {
          name: 'payments',
          everyMs: MINUTE,
          run: ({ signal }) => reconcileLinks(db, payments, { isStopping: () => signal.aborted }),
        }
      : null,
    { name: 'feeds', everyMs: READ_EVERY_MS, run: ({ signal }) => readers.feeds.readDue(signal) },
    { name: 'calendars', everyMs: READ_EVERY_MS, run: ({ signal }) => readers.calendars.readDue(signal) },
    BACKUP_AT === null
      ? null
      : {
          name: 'backup',
          dailyAt: BACKUP_AT,
          restMs: RESTS.backup,
          longestMs: 12 * HOUR,
          run: (lease) => makeBackupIfDue({ config: databaseConfig, ...stores, time: BACKUP_AT, keep, log }, lease),
        },
    {
      name: 'retention',
      everyMs: 24 * HOUR,
      restMs: RESTS.retention,
      longestMs: 6 * HOUR,
      async run({ signal }) {
        const onError = (err: unknown) => log.error({ err }, 'something unused is not cleared away today')
        const cleared = await clearOldData(db, { stores, isStopping: () => signal.aborted, onError })
        log.info(cleared, 'old data cleared away')
      },
    },
    { name: 'try-counts', everyMs: MINUTE, run: () => clearTryCounts(db) },
  ]
  return {
    all: all.filter((job) => job !== null),
    rearmPublisher: () => publisher?.rearm(),
  }
}
