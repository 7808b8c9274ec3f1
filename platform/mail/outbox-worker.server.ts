import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/client.server.ts'
import { type JobFailure, overdueTimers } from '#platform/jobs/job.ts'
import { failureOf } from '#platform/jobs/job-failure.ts'
import type { Delivery } from './delivery.ts'
import type { MailTiming } from './mail-timing.ts'
import { claimDueMessages, returnMessage } from './outbox.repository.server.ts'
import type { OutboxRow } from './outbox.table.server.ts'
import { ServerPause } from './server-pause.ts'

interface Options {
  db: Database
  /** Nothing is begun any more once the signal is given. */
  deliver: (row: OutboxRow, stopping: AbortSignal) => Promise<Delivery>
  /** Writes down how it went. */
  settle: (row: OutboxRow, delivery: Delivery) => Promise<void>
  /** How many messages may be under way at once. */
  atOnce: number
  timing: MailTiming
  log: FastifyBaseLogger
  /** Under which the mailer's job is ours (platform/jobs). */
  term: number
  /** How it goes, again and again: null is well. */
  onTrouble: (failure: JobFailure | null) => void
}

export interface OutboxWorker {
  /** Something may be due. Returns at once. */
  wake(): void
  /** Finishes what is under way. `isForGood`: the process ends, and what cannot be written down now, never can. */
  stop(isForGood?: boolean): Promise<void>
}

/** What may be shown of what a server says: its number, or that of the line. */
const CODE = /\b(E[A-Z]{4,20}|[45]\d\d)\b/

/** The server answered about the message, well or badly: it is there. */
const WAS_SERVED: readonly Delivery['kind'][] = ['sent', 'delayed', 'refused']

/** Claims what is due, hands it over, writes down how it went. The rows are the queue, so a crash loses nothing. */
export function startOutboxWorker(options: Options): OutboxWorker {
  const { db, deliver, settle, atOnce, timing, log, term, onTrouble } = options
  const underWay = new Map<number, Promise<void>>()
  const pause = new ServerPause(timing)
  const stopping = new AbortController()
  /** The process ends, and not only our time at this job. */
  const ending = new AbortController()
  let claiming: Promise<void> | null = null
  let isCalledAgain = false
  let isDatabaseAway = false
  let nextTry: NodeJS.Timeout | undefined
  let passed = 0
  /** How many had passed when a message met the server's absence. */
  const passedAtAbsence = new Map<number, number>()

  async function claim(): Promise<void> {
    do {
      isCalledAgain = false
      const free = (pause.isTrying ? 1 : atOnce) - underWay.size
      if (stopping.signal.aborted || free <= 0 || pause.isOn()) return
      const except = [...underWay.keys()]
      const rows = await claimDueMessages(db, { limit: free, leaseMs: timing.lease, except, term })
      if (!pause.isTrying) onTrouble(null)
      isDatabaseAway = false
      if (rows.length > 0) await overdueTimers()
      // Lost while we asked: whoever has the job now sends them.
      if (stopping.signal.aborted) return giveBack(rows)
      for (const row of rows) begin(row)
    } while (isCalledAgain)
  }

  async function giveBack(rows: readonly OutboxRow[]): Promise<void> {
    await Promise.all(rows.map((row) => returnMessage(db, row, row.lastError)))
  }

  function wake(): void {
    isCalledAgain = true
    claiming ??= claim()
      .catch((error: unknown) => {
        if (!isDatabaseAway) log.error({ err: error }, 'the outbox cannot be read')
        isDatabaseAway = true
        onTrouble(failureOf(error))
      })
      .finally(() => {
        claiming = null
        // Called in the moment between its last look and this line.
        if (isCalledAgain) wake()
      })
  }

  function begin(row: OutboxRow): void {
    const done = handle(row).finally(() => {
      underWay.delete(row.id)
      wake()
    })
    underWay.set(row.id, done)
  }

  async function handle(row: OutboxRow): Promise<void> {
    const delivery = await deliver(row, stopping.signal)
    if (delivery.kind === 'server') pauseFor(delivery.reason)
    else if (WAS_SERVED.includes(delivery.kind)) {
      passed += 1
      if (pause.worked()) log.info('the mail server is back')
      onTrouble(null)
    }
    await writeDown(row, blameMessageIfOthersPassed(row, delivery))
  }

  function pauseFor(reason: string): void {
    // Most likely our own doing, and nothing follows it.
    if (stopping.signal.aborted) return
    if (!pause.isTrying) log.warn({ reason }, 'the mail server is away: messages wait')
    onTrouble({ problem: 'mail-server', code: CODE.exec(reason)?.[0] ?? null })
    clearTimeout(nextTry)
    nextTry = setTimeout(wake, pause.failed())
  }

  /** Others got through since this one last met an absent server: then the trouble is its own, and counts against it. */
  function blameMessageIfOthersPassed(row: OutboxRow, delivery: Delivery): Delivery {
    const passedThen = passedAtAbsence.get(row.id)
    passedAtAbsence.delete(row.id)
    if (delivery.kind !== 'server') return delivery
    if (passedThen !== undefined && passed > passedThen) return { ...delivery, kind: 'delayed' }
    passedAtAbsence.set(row.id, passed)
    return delivery
  }

  /** Sent and not written down would be sent again, so this outlasts an absence of the database, and the job itself. */
  async function writeDown(row: OutboxRow, delivery: Delivery): Promise<void> {
    for (;;) {
      const isLastTry = ending.signal.aborted
      try {
        return await settle(row, delivery)
      } catch (error) {
        log.error({ err: error, outboxId: row.id, kind: delivery.kind }, 'how a message went cannot be written down')
        if (isLastTry) return
        await delay(timing.poll, null, { signal: ending.signal }).catch(() => {})
      }
    }
  }

  const poll = setInterval(wake, timing.poll)
  wake()
  return {
    wake,
    async stop(forGood = true) {
      if (forGood) ending.abort()
      stopping.abort()
      clearInterval(poll)
      clearTimeout(nextTry)
      await claiming
      await Promise.all(underWay.values())
    },
  }
}
