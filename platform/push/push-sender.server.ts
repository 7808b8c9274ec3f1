import type { FastifyBaseLogger } from 'fastify'
import type { Locale } from '#common/locale.ts'
import type { Database } from '#db/client.server.ts'
import { type JobFailure, overdueTimers } from '#platform/jobs/job.ts'
import { failureOf } from '#platform/jobs/job-failure.ts'
import { type NoticeKind, tellsRole } from './notice-kinds.ts'
import {
  claimDueNotices,
  deleteSubscription,
  dropOldNotices,
  findChoices,
  findReceiver,
  giveBackNotices,
  holdBackNotice,
  listSubscriptionsOf,
  type NoticeRow,
  noteReached,
  postponeNotice,
  type SubscriptionRow,
  settleNotice,
} from './push.repository.server.ts'
import type { PushMessage } from './push-message.ts'
import { quietUntil } from './quiet-hours.ts'
import { type PushPost, sendPush } from './send-push.server.ts'

/** What the desk knows and the sender does not. */
export interface DeskNotices {
  /** The words of a notice, from what is true now; null: it is out of date, nobody is told. */
  word(
    db: Database,
    notice: { kind: NoticeKind; about: Record<string, number> },
    locale: Locale,
  ): Promise<PushMessage | null>
  /** Queues what only the clock brings about: a viewing that begins soon, a task that is due. */
  queueDue(db: Database): Promise<void>
}

interface Options {
  db: Database
  desk: DeskNotices
  post: () => Promise<PushPost>
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
  timing?: Partial<PushTiming>
  /** Under which the sender's job is ours (platform/jobs). */
  term?: number
  /** How it goes: null is well. */
  onTrouble?: (failure: JobFailure | null) => void
}

/** In milliseconds. Tests shorten them. */
export interface PushTiming {
  /** How often due notices are looked for: somebody waits for the sound in their pocket. */
  poll: number
  /** How often the day's appointments are looked over. */
  clock: number
  /** How long a notice belongs to whoever took it: longer than all tries at one person's browsers. */
  lease: number
  firstRetry: number
  longestRetry: number
}

const TIMING: PushTiming = { poll: 2_000, clock: 30_000, lease: 120_000, firstRetry: 15_000, longestRetry: 1_800_000 }
const AT_ONCE = 10
/** With the waits above some two hours: what is told later than that is no news. */
const MOST_ATTEMPTS = 10

export interface PushSender {
  /** Finishes what is under way, or lets go of it: it is taken up again when its lease is over. */
  stop(): Promise<void>
}

/** Tells people's devices what is due. The rows are the queue, as in the outbox: a crash loses nothing. */
export function startPushSender(options: Options): PushSender {
  const { db, desk, post, log, term = 0, onTrouble = () => {} } = options
  const timing = { ...TIMING, ...options.timing }
  const stopping = new AbortController()
  const underWay = new Map<number, Promise<void>>()
  const failing = new Set<string>()
  let looking: Promise<void> | null = null
  let waiting: Promise<void> | null = null

  /** Said once when it begins and once when it is over. */
  async function watch(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      if (failing.delete(what)) log.info(`${what}: works again`)
      if (failing.size === 0) onTrouble(null)
    } catch (error) {
      if (!failing.has(what) && !stopping.signal.aborted) log.error({ err: error }, what)
      failing.add(what)
      if (!stopping.signal.aborted) onTrouble(failureOf(error))
    }
  }

  /** In how many milliseconds this browser is to be tried again at the earliest; null: never. */
  async function tell(row: NoticeRow, browser: SubscriptionRow, message: PushMessage): Promise<number | null> {
    const outcome = await sendPush(browser, message, await post(), stopping.signal)
    if (outcome.kind === 'sent') await noteReached(db, row.id, browser.id)
    else if (outcome.kind === 'gone') await deleteSubscription(db, browser.id)
    else {
      // The address of a subscription opens it: no log has it.
      const what = { subscriptionId: browser.id, noticeId: row.id, reason: outcome.reason }
      if (!stopping.signal.aborted) log.warn(what, 'a notice is not taken')
      if (outcome.kind === 'later') return outcome.waitMs ?? 0
    }
    return null
  }

  async function deliver(row: NoticeRow): Promise<void> {
    const { id, userId, kind, attempts, reached } = row
    const receiver = await findReceiver(db, userId)
    const choices = await findChoices(db, userId)
    if (!receiver?.isActive || !tellsRole(receiver.role) || choices?.unwanted.includes(kind))
      return settleNotice(db, id)
    const until = choices && quietUntil(new Date(), choices)
    if (until) return holdBackNotice(db, row, until)
    const browsers = (await listSubscriptionsOf(db, userId)).filter((browser) => !reached.includes(browser.id))
    const waits: (number | null)[] = []
    for (const browser of browsers) {
      const message = await desk.word(db, row, browser.locale)
      if (!message) return settleNotice(db, id)
      waits.push(await tell(row, browser, message))
    }
    const asked = waits.filter((wait) => wait !== null)
    if (asked.length === 0 || attempts >= MOST_ATTEMPTS) return settleNotice(db, id)
    const ownWait = Math.min(timing.longestRetry, timing.firstRetry * 2 ** (attempts - 1))
    await postponeNotice(db, row, Math.max(ownWait, ...asked))
  }

  async function take(): Promise<void> {
    const limit = AT_ONCE - underWay.size
    if (stopping.signal.aborted || limit <= 0) return
    const rows = await claimDueNotices(db, { limit, leaseMs: timing.lease, except: [...underWay.keys()], term })
    if (rows.length > 0) await overdueTimers()
    // Lost while we asked: whoever has the job now tells them.
    if (stopping.signal.aborted) return giveBackNotices(db, rows)
    for (const row of rows) {
      // What fails here is taken up again after its lease.
      const done = watch('a notice cannot be told', () => deliver(row)).finally(() => {
        underWay.delete(row.id)
        look()
      })
      underWay.set(row.id, done)
    }
  }

  function look(): void {
    looking ??= watch('notices cannot be read', take).finally(() => {
      looking = null
    })
  }

  async function lookAtClock(): Promise<void> {
    await desk.queueDue(db)
    await dropOldNotices(db)
  }

  function wait(): void {
    waiting ??= watch('what is due soon cannot be read', lookAtClock).finally(() => {
      waiting = null
      if (!stopping.signal.aborted) look()
    })
  }

  const polls = [setInterval(look, timing.poll), setInterval(wait, timing.clock)]
  wait()
  return {
    async stop() {
      stopping.abort()
      for (const poll of polls) clearInterval(poll)
      await Promise.all([looking, waiting])
      await Promise.all(underWay.values())
    },
  }
}
