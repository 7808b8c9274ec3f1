import { readFileSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import plugin from 'fastify-plugin'
import type pg from 'pg'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import type { Replica } from '#db/replica.server.ts'
import { type SlowQuery, watchQueries } from '#db/slow-queries.server.ts'
import type { CurrentAlarm } from '#features/dashboard/alarms/alarm.public.ts'
import type { JobName } from '#platform/jobs/job.public.ts'
import { findFailingJobs } from '#platform/jobs/job.repository.server.ts'
import { MAIL_TIMING } from '#platform/mail/mail-timing.ts'
import { openMailTransport } from '#platform/mail/mail-transport.server.ts'
import { type Env, mailSettings } from '../env.ts'
import type { PageCache } from '../pages/page-cache.ts'
import type { ReplayedAnswer } from '../pages/replay.ts'
import type { ReadyCheck } from '../plugins/openapi.ts'
import type { Siblings } from '../workers/siblings.ts'
import { listCurrentAlarms } from './alarms/alarm.repository.server.ts'
import { type Alarms, startAlarms, type TellAlarm } from './alarms/start-alarms.server.ts'
import { alarmLetter, alarmNews } from './alarms/write-alarm.ts'
import { type ReadPlace, startDiskWatch } from './disk-watch.ts'
import { createErrorReports } from './error-reports.ts'
import { createMetrics } from './metrics.ts'
import { metricsDoor } from './metrics-door.ts'
import { createReadBacklog } from './read-backlog.server.ts'
import { addUp, RecentAnswers } from './recent-answers.ts'
import { currentRequest } from './request-id.ts'

const SLOW_QUERY_MS = 500
const REPLICA_WORDS = {
  used: 'pages are read from the replica',
  behind: 'the replica is behind: pages are read from the primary',
  away: 'the replica is away: pages are read from the primary',
} as const
/** Every address that is not the API's or a file's. */
const PAGES = '/*'

/** What an operator may hand in; each has its use without. */
export interface OperationsOptions {
  /** By the class of work they serve. */
  pools?: Record<string, pg.Pool>
  /** When the last backup was made. Undefined: none are made here. */
  lastBackup?: () => Promise<Date | null | undefined>
  /** What pages are read from, where there is one. */
  replica?: Replica | undefined
  slowQueryMs?: number
  alarmEveryMs?: number
  /** How much room a folder has; the system's answer unless a test has its own. */
  readPlace?: ReadPlace
}

interface Options extends OperationsOptions {
  env: Env
  db: Database
  cache: PageCache
  siblings: Siblings
  patternOf: ((pathname: string) => string) | undefined
  /** What the house does by itself; nothing, before it has begun. */
  jobNames: () => readonly JobName[]
  log: () => FastifyBaseLogger
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(fromProjectRoot('package.json'), 'utf8')) as { version: string }
  return version
}

/** What whoever looks after the server has in hand: figures, reports of errors, alarms, and the watch on the disk. */
export async function openOperations(options: Options) {
  const {
    env,
    db,
    cache,
    siblings,
    patternOf,
    jobNames,
    pools = {},
    replica,
    lastBackup,
    slowQueryMs = SLOW_QUERY_MS,
    log,
  } = options
  const startedAt = Date.now()
  const version = readVersion()
  const disk = await startDiskWatch({
    dataDir: env.DATA_DIR,
    ...(options.readPlace && { read: options.readPlace }),
  })
  const readBacklog = createReadBacklog(db)
  const metrics = createMetrics({ version, cache, pools, replica, disk, readBacklog })
  const recent = new RecentAnswers()
  const warn = (line: object, words: string) => log().warn(line, words)
  const reports = env.ERROR_WEBHOOK_URL
    ? createErrorReports({ url: env.ERROR_WEBHOOK_URL, version, log: { warn } })
    : null
  replica?.onChange((state, reason) => warn({ state, reason }, REPLICA_WORDS[state]))
  const routeOf = (pathname: string) => patternOf?.(pathname) ?? 'page'

  for (const pool of Object.values(pools))
    watchQueries(pool, {
      limitMs: slowQueryMs,
      whose: () => currentRequest.getStore(),
      onSlow: (query: SlowQuery, request) => {
        metrics.countSlowQuery(query.name)
        const whose = request ? { reqId: request.id, route: request.routeOptions.url } : {}
        warn({ ...query, ...whose }, 'slow query')
      },
    })

  async function readSnapshot() {
    const last = await lastBackup?.().catch(() => null)
    return {
      now: Date.now(),
      startedAt,
      backlog: env.SMTP_URL ? await readBacklog().catch(() => null) : null,
      disk: await disk.look(),
      failingJobs: await findFailingJobs(db, jobNames()).catch(() => null),
      recent: addUp([recent.read(), ...(await siblings.inquire('recentAnswers'))]),
      ...(last !== undefined && { lastBackup: { at: last } }),
    }
  }

  function openAlarms(): { alarms: Alarms; close: () => void } {
    const settings = mailSettings(env)
    const transport = settings && openMailTransport({ smtpUrl: settings.smtpUrl, timing: MAIL_TIMING })
    const to = env.ALARM_EMAIL ?? settings?.staff.slice(0, 1) ?? []
    const mail: TellAlarm | null =
      transport && (async (alarm, isOver) => void (await transport.send(alarmLetter(alarm, isOver, settings, to))))
    const webhook: TellAlarm | null = reports && ((alarm, isOver) => reports.post(alarmNews(alarm, isOver)))
    const channels = {
      log: async (alarm, isOver) => log().warn({ alarm }, isOver ? 'alarm over' : 'alarm'),
      ...(mail && { mail }),
      ...(webhook && { webhook }),
    } satisfies Record<string, TellAlarm>
    const alarms = startAlarms({ db, readSnapshot, channels, log: { warn }, everyMs: options.alarmEveryMs })
    return { alarms, close: () => transport?.close() }
  }

  const readDisk: ReadyCheck = () => {
    const { level } = disk.state()
    return { state: level === 'enough' ? undefined : level, isReady: disk.takesMessages() }
  }

  return {
    disk,
    checks: { disk: readDisk },
    /** What siblings ask of us. */
    inquiries: { figures: () => metrics.registry.getMetricsAsJSON(), recentAnswers: () => recent.read() },
    onErrorLine({ err: error }: { err?: unknown }, during: string): void {
      const request = currentRequest.getStore()
      const route = request && `${request.method} ${request.routeOptions.url ?? '(none)'}`
      reports?.report({ error: error ?? during, during, requestId: request?.id, route })
    },
    countReplays: ({ path, status }: ReplayedAnswer, times: number) =>
      metrics.countRepeats({ method: 'GET', route: routeOf(path), status }, times),
    plugin: plugin(async (app) => {
      const { alarms, close } = siblings.watchesMachine ? openAlarms() : { alarms: null, close: () => {} }
      app.addHook('onResponse', ({ method, url, routeOptions }, { statusCode: status, elapsedTime }, done) => {
        const pattern = routeOptions.url ?? '(none)'
        const route = pattern === PAGES ? routeOf(url.split('?', 1)[0] ?? '/') : pattern
        metrics.countAnswer({ method, route, status }, elapsedTime / 1_000)
        recent.count(status)
        done()
      })
      const readOthers = () => siblings.inquire('figures')
      await app.register(metricsDoor, {
        metrics,
        readOthers,
        isLocal: env.METRICS === 'local',
        token: env.METRICS_TOKEN,
      })
      app.get('/api/admin/alarms', { schema: { tags: ['Staff'] } }, async ({ context }): Promise<CurrentAlarm[]> => {
        requirePermission(context.actor, 'settings:write')
        return (await listCurrentAlarms(context.db)).map(({ alarm, since }) => ({ alarm, since: since.toISOString() }))
      })
      app.addHook('onClose', async () => {
        close()
        reports?.stop()
        await alarms?.stop()
        disk.stop()
        metrics.stop()
      })
    }),
  }
}
