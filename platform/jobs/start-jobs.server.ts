import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/client.server.ts'
import type { JobName, JobProblem } from './job.public.ts'
import {
  endJob,
  type JobEnd,
  noteJob,
  registerJobs,
  renewJobs,
  type TakenJob,
  takeJobs,
} from './job.repository.server.ts'
import { type Job, type JobFailure, STOPPING } from './job.ts'
import { failureOf } from './job-failure.ts'

/** In milliseconds. Tests shorten them. */
export interface JobTiming {
  /** How often leases are renewed, and what is due is looked for. */
  look: number
  /** A dead process keeps its jobs for so long. */
  lease: number
  /** Without a renewal for so long a job is no longer surely ours, and is let go before anybody else may take it. */
  sure: number
  /** What runs at times may take so long, unless it says otherwise. */
  longest: number
  /** A standing one that a process left is well only after so long: what kills its process looks well until it does. */
  proof: number
}

const TIMING: JobTiming = { look: 3_000, lease: 20_000, sure: 15_000, longest: 10 * 60_000, proof: 60_000 }

interface Options {
  /** Of a class whose connections no work takes: a heartbeat must not wait for what it stands for, nor for anybody else. */
  db: Database
  jobs: readonly Job[]
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
  timing?: Partial<JobTiming>
  /** Who we are, among all machines. */
  name?: string
}

export interface Jobs {
  /** What is offered. A row may be left of what nobody offers any more. */
  readonly names: readonly JobName[]
  /** Renews what is ours, and begins what is due. */
  look(): Promise<void>
  /** Lets go of all of it, so that another takes it up at once. */
  stop(): Promise<void>
}

interface Running {
  job: Job
  taken: TakenJob
  lost: AbortController
  problem: JobProblem | null
  /** From when its lease counts, by our own clock; minus infinity: another has it. */
  renewedAt: number
  /** Goes off when it is no longer surely ours. */
  doubt?: NodeJS.Timeout
  done: Promise<void>
}

const ownName = () => `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`

/**
 * What the house does by itself, each job by one process of all machines at a time: whoever takes the lease. Each process
 * looks every few seconds; the row of the job says who has it, by the database's clock.
 */
export function startJobs({ db, jobs, log, timing: changes, name: worker = ownName() }: Options): Jobs {
  const timing = { ...TIMING, ...changes }
  const running = new Map<JobName, Running>()
  const startedAt = performance.now()
  let isRegistered = false
  let isStopping = false
  let hasFailed = false
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  /** Since when the database has answered every look; null: it did not answer the last one. */
  let inTouchSince: number | null = null
  let lastAnswer = Number.NEGATIVE_INFINITY

  function giveUp(one: Running, problem: JobProblem): void {
    if (one.problem !== null) return
    one.problem = problem
    log.warn({ job: one.job.name, problem }, 'a job is let go')
    one.lost.abort(problem)
  }

  function heardFromDatabase(askedAt: number): void {
    if (inTouchSince === null || askedAt - lastAnswer > timing.sure) inTouchSince = askedAt
    lastAnswer = performance.now()
  }

  /** By our own clock, from before the database was asked: it cannot think that our lease ends earlier than we do. */
  function trust(one: Running, renewedAt: number): void {
    clearTimeout(one.doubt)
    one.renewedAt = renewedAt
    const left = timing.sure - (performance.now() - renewedAt)
    if (left <= 0) giveUp(one, 'lost')
    else one.doubt = setTimeout(giveUp, left, one, 'lost').unref()
  }

  async function renew(): Promise<void> {
    const all = [...running.values()].filter(({ problem }) => problem === null)
    if (all.length === 0) return
    const askedAt = performance.now()
    const ours = await renewJobs(
      db,
      all.map(({ taken }) => taken),
      timing.lease,
    )
    heardFromDatabase(askedAt)
    // One that has ended meanwhile has been let go of by ourselves.
    for (const one of all.filter((each) => running.get(each.job.name) === each)) {
      if (ours.has(one.job.name)) trust(one, askedAt)
      else {
        one.renewedAt = Number.NEGATIVE_INFINITY
        giveUp(one, 'lost')
      }
    }
  }

  async function take(): Promise<void> {
    const askedAt = performance.now()
    if (!isRegistered) await registerJobs(db, jobs)
    isRegistered = true
    const isInTouch = askedAt - lastAnswer <= timing.sure && inTouchSince !== null
    const taken = await takeJobs(db, {
      names: jobs.map(({ name }) => name).filter((name) => !running.has(name)),
      resting: jobs.filter(({ restMs = 0 }) => askedAt - startedAt < restMs).map(({ name }) => name),
      worker,
      leaseMs: timing.lease,
      mayTakeOver: isInTouch && askedAt - (inTouchSince ?? askedAt) >= timing.lease,
    })
    heardFromDatabase(askedAt)
    for (const one of taken) {
      const job = jobs.find(({ name }) => name === one.name)
      if (job) begin(job, one, askedAt)
    }
  }

  function begin(job: Job, taken: TakenJob, takenAt: number): void {
    const lost = new AbortController()
    const one: Running = { job, taken, lost, problem: null, renewedAt: takenAt, done: Promise.resolve() }
    running.set(job.name, one)
    if (taken.isTakenOver) log.warn({ job: job.name }, 'a job was left by a process that is gone: it is taken up')
    if (isStopping) one.lost.abort(STOPPING)
    trust(one, takenAt)
    one.done = work(one).finally(() => running.delete(job.name))
  }

  async function work(one: Running): Promise<void> {
    const { job, taken } = one
    const end = await run(one)
    if (end === 'done' && taken.failures > 0) log.info({ job: job.name }, 'a job works again')
    // Whatever cannot be written down now, the end of the lease says.
    await endJob(db, job, taken.term, end).catch(() => {})
  }

  async function run(one: Running): Promise<JobEnd> {
    const { job, taken } = one
    const { term, at, since, isAsked } = taken
    const longest = 'isStanding' in job ? null : (job.longestMs ?? timing.longest)
    const limit = longest === null ? undefined : setTimeout(giveUp, longest, one, 'too-long')
    const notes = notesOf(one)
    const leftMs = () => Math.max(0, timing.lease - (performance.now() - one.renewedAt))
    try {
      await job.run({ signal: one.lost.signal, leftMs, term, at, since, isAsked, note: notes.note })
      await notes.written()
      if (one.problem !== null) return { problem: one.problem, code: null }
      return one.lost.signal.aborted ? 'stopped' : 'done'
    } catch (error) {
      if (one.problem !== null) return { problem: one.problem, code: null }
      if (one.lost.signal.aborted) return 'stopped'
      if (taken.failures === 0) log.error({ err: error, job: job.name }, 'a job failed')
      return failureOf(error)
    } finally {
      clearTimeout(limit)
      clearTimeout(one.doubt)
      notes.end()
    }
  }

  /** One after the other, and nothing where nothing has changed. */
  function notesOf({ taken }: Running) {
    const provenAt = performance.now() + (taken.isTakenOver ? timing.proof : 0)
    let isWell = taken.failures === 0
    let writing = Promise.resolve()
    let proof: NodeJS.Timeout | undefined
    function write(failure: JobFailure | null): void {
      writing = writing.then(() => noteJob(db, taken, failure)).catch(() => {})
    }
    return {
      note(failure: JobFailure | null) {
        if (failure === null && isWell) return
        isWell = failure === null
        clearTimeout(proof)
        const left = provenAt - performance.now()
        if (isWell && left > 0) proof = setTimeout(write, left, null)
        else write(failure)
      },
      end: () => clearTimeout(proof),
      written: () => writing,
    }
  }

  function look(): Promise<void> {
    looking ??= (async () => {
      try {
        await renew()
        if (!isStopping) await take()
        if (hasFailed) log.info('the jobs can be looked at again')
        hasFailed = false
      } catch (error) {
        inTouchSince = null
        if (!hasFailed && !isStopping) log.error({ err: error }, 'the jobs cannot be looked at')
        hasFailed = true
      } finally {
        looking = null
      }
    })()
    return looking
  }

  /** Not all processes at the same moment. */
  async function lookAgain(): Promise<void> {
    await look()
    if (!isStopping) timer = setTimeout(lookAgain, timing.look * (0.8 + Math.random() * 0.4))
  }

  void lookAgain()
  return {
    names: jobs.map(({ name }) => name),
    look,
    async stop() {
      isStopping = true
      clearTimeout(timer)
      for (const { lost } of running.values()) lost.abort(STOPPING)
      await looking
      // With those that began in that very moment.
      await Promise.all([...running.values()].map(({ done }) => done))
    },
  }
}
