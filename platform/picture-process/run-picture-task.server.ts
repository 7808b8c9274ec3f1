import { type ChildProcess, fork } from 'node:child_process'
import { AppError, type ErrorCode, type Sentence } from '#common/errors.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import type { PictureTasks, TaskName } from './picture-tasks.server.ts'

/** With the wait for its turn: 48 megapixels of HEIC take about ten seconds; a line that is silent for a minute is closed. */
const MAX_MS = 45_000
/** Starting takes a third of a second, and idle it holds 90 MB. */
const IDLE_MS = 5_000
/** It may have been ended by a kernel without memory, over the task before: once more, but not for ever. */
const MAX_TRIES = 2

export interface TaskRequest<Name extends TaskName = TaskName> {
  task: Name
  input: Parameters<PictureTasks[Name]>[0]
}

export interface TaskAnswer {
  value?: unknown
  failure?: { message: string; code?: ErrorCode; sentence?: Sentence | undefined }
}

interface Job {
  task: TaskName
  /** Read when its turn has come, so that what waits holds no pictures. */
  readInput: () => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
  tries: number
  late?: NodeJS.Timeout
}

/** Somebody waits for the first; the second are made ahead. */
const asked: Job[] = []
const ahead: Job[] = []
/** The one whose turn it is, and who works on it. */
let current: Job | null = null
let worksOnIt: ChildProcess | null = null
let child: ChildProcess | null = null
let idle: NodeJS.Timeout | undefined

function startChild(): ChildProcess {
  const program = fromProjectRoot('platform', 'picture-process', 'picture-program.server.ts')
  const started = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // None of our secrets: it opens what strangers sent. glibc keeps the high-water mark of every arena.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
  })
  // The exit tells the same.
  started.on('error', () => {})
  started.on('message', (answer: TaskAnswer) => {
    if (current) settle(current, answer)
    endTurn()
  })
  started.once('exit', (code, signal) => {
    if (worksOnIt !== started) return
    if (current && current.tries < MAX_TRIES) asked.unshift(current)
    else current?.reject(new Error(`The picture process ended with ${signal ?? `code ${code}`}.`))
    endTurn()
  })
  return started
}

function settle({ resolve, reject }: Job, { value, failure }: TaskAnswer): void {
  if (!failure) {
    resolve(value)
    return
  }
  const { message, code, sentence } = failure
  const cause = new Error(message)
  reject(code ? new AppError(code, { cause, ...(sentence && { sentence }) }) : cause)
}

/** While it works, a program that waits for it stays; while it idles, it holds up nobody's end. */
function hold(isBusy: boolean): void {
  clearTimeout(idle)
  if (isBusy) {
    child?.ref()
    child?.channel?.ref()
    return
  }
  child?.unref()
  child?.channel?.unref()
  idle = setTimeout(() => child?.connected && child.disconnect(), IDLE_MS).unref()
}

function endTurn(): void {
  current = null
  worksOnIt = null
  beginNext()
}

function beginNext(): void {
  if (current) return
  const job = asked.shift() ?? ahead.shift()
  if (!job) {
    hold(false)
    return
  }
  current = job
  job.tries += 1
  job.late ??= setTimeout(giveUp, MAX_MS, job).unref()
  job.readInput().then(
    (input) => {
      // Given up meanwhile.
      if (current !== job) return
      if (!child?.connected) child = startChild()
      worksOnIt = child
      hold(true)
      child.send({ task: job.task, input })
    },
    (error: unknown) => {
      if (current !== job) return
      job.reject(error)
      endTurn()
    },
  )
}

function giveUp(job: Job): void {
  // With a cause where it is the picture's own: its time came, and was not enough.
  const isAtWork = job === current && worksOnIt !== null
  job.reject(new AppError('unavailable', isAtWork ? { cause: new Error('The picture took too long.') } : {}))
  if (asked.includes(job)) asked.splice(asked.indexOf(job), 1)
  if (job !== current) return
  // It hangs: whoever waits next gets a new one.
  job.tries = MAX_TRIES
  if (worksOnIt) worksOnIt.kill('SIGKILL')
  // Nobody has it yet: what it is made from still comes, and may go on coming for ever.
  else endTurn()
}

/**
 * Pictures are opened, scaled and drawn in a process of their own: one after the other, at low priority, ending soon after
 * the last. What libvips takes of memory goes with it, and a picture that brings it down brings down nothing else.
 */
export function runPictureTask<Name extends TaskName>(
  task: Name,
  readInput: () => Promise<Parameters<PictureTasks[Name]>[0]>,
  { isAhead = false } = {},
): ReturnType<PictureTasks[Name]> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const job: Job = { task, readInput, resolve, reject, tries: 0 }
  if (isAhead) ahead.push(job)
  else {
    job.late = setTimeout(giveUp, MAX_MS, job).unref()
    asked.push(job)
  }
  beginNext()
  return promise.finally(() => clearTimeout(job.late)) as ReturnType<PictureTasks[Name]>
}
