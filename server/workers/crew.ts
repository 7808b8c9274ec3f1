import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { CannotStart } from '../last-words.ts'
import { type Line, openLine } from './line.ts'
import type { ToPrimary, ToWorker } from './messages.ts'
import { pauseBeforeReplacing, SETTLED_MS } from './worker-number.ts'

/** One of the crew, by the number of its place: who is replaced, is replaced by somebody of the same number. */
export interface Member {
  place: number
  line: Line<ToWorker>
}

interface Options {
  size: number
  /** What is understood of a member. */
  attend: (member: Member) => Omit<ToPrimary, 'opened' | 'failed'>
  onJoined: (member: Member) => void
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
}

export interface Crew {
  members(): Member[]
  /** Resolves with the address once the first is open; fails with its last words when it ends before that. */
  open(): Promise<string>
  stop(limitMs: number): Promise<void>
}

/** Starts the workers and replaces each that ends, until it is told to stop. */
export function gatherCrew({ size, attend, onJoined, log }: Options): Crew {
  const members = new Map<Worker, Member>()
  const earlyDeaths = new Map<number, number>()
  const pauses = new Set<NodeJS.Timeout>()
  let isOpen = false
  let isStopping = false
  // Pages are bytes.
  cluster.setupPrimary({ serialization: 'advanced' })

  /** Resolves when it is open; fails when it has ended before that. */
  async function start(place: number): Promise<string> {
    const startedAt = performance.now()
    const worker = cluster.fork()
    worker.on('error', () => {})
    const opened = Promise.withResolvers<string>()
    let words: string | undefined
    const own: Partial<ToPrimary> = {
      opened: opened.resolve,
      failed: (said) => {
        words = said
      },
    }
    const line = openLine<ToWorker>(
      {
        send: (message, onFailed) => void worker.send(message, (error) => error && onFailed()),
        onMessage: (listener) => void worker.on('message', listener),
      },
      own,
    )
    const member = { place, line }
    Object.assign(own, attend(member))
    members.set(worker, member)
    worker.once('exit', (code: number | null, signal: string | null) => {
      members.delete(worker)
      line.close()
      opened.reject(new CannotStart(words ?? 'A worker ended before it was open.'))
      if (isStopping || !isOpen) return
      const isEarly = performance.now() - startedAt < SETTLED_MS
      const deaths = isEarly ? (earlyDeaths.get(place) ?? 0) + 1 : 1
      earlyDeaths.set(place, deaths)
      const pauseMs = pauseBeforeReplacing(deaths)
      log.warn({ worker: place, code, signal, words, pauseMs }, 'a worker has ended: it is replaced')
      startLater(place, pauseMs)
    })
    const address = await opened.promise
    onJoined(member)
    return address
  }

  function startLater(place: number, pauseMs = 0): void {
    const pause = setTimeout(() => {
      pauses.delete(pause)
      // One that fails has ended, and so is replaced in its turn.
      start(place).then(
        () => log.info({ worker: place }, 'a worker has joined'),
        () => {},
      )
    }, pauseMs)
    pauses.add(pause)
  }

  return {
    members: () => [...members.values()],
    async open() {
      // The first one alone: whatever keeps it from opening would be said by each.
      const address = await start(1)
      isOpen = true
      for (let place = 2; place <= size && !isStopping; place++) startLater(place)
      return address
    },
    async stop(limitMs) {
      isStopping = true
      for (const pause of pauses) clearTimeout(pause)
      const left = [...members.keys()]
      for (const { line } of members.values()) line.tell('stop', null)
      const patience = setTimeout(() => {
        for (const worker of left) worker.process.kill('SIGKILL')
      }, limitMs)
      await Promise.all(left.map((worker) => worker.isDead() || once(worker, 'exit')))
      clearTimeout(patience)
    },
  }
}
