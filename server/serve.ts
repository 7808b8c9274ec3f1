import cluster from 'node:cluster'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { type Env, readEnv } from './env.ts'
import { CannotStart, lastWords } from './last-words.ts'
import type { RunningServer } from './start.ts'
import { chooseWorkers, SPREADS_CONNECTIONS } from './workers/worker-number.ts'

/** Supervisors kill after ten seconds, or as much later as STOP_DELAY says: whatever happens, we have ended before. */
const LONGEST_STOP_MS = 9_500
/** One Ctrl-C reaches us two or three times: from the terminal, from npm and from tools/start.mjs. A person takes longer. */
const SAME_SIGNAL_MS = 1_000

/** Of several processes one speaks. */
function say(line: string) {
  if (cluster.isPrimary) process.stdout.write(`${line}\n`)
}

/** The last words. */
function endWith(error: unknown): never {
  if (cluster.isPrimary) process.stderr.write(`${lastWords(error)}\n`)
  process.exit(1)
}

/** Gone with us, unless somebody else has taken it over. */
function keepPidFile(file: string): void {
  const own = `${process.pid}\n`
  try {
    writeFileSync(file, own)
  } catch (error) {
    throw new CannotStart(`PID_FILE ${file} cannot be written: ${(error as Error).message}`)
  }
  process.on('exit', () => {
    try {
      if (readFileSync(file, 'utf8') === own) rmSync(file)
    } catch {
      // Gone already, or the folder with it: all the same to whoever reads it next.
    }
  })
}

interface Orders {
  signal: AbortSignal
  onStop: () => void
  onHurry: () => void
}

/** One process that does everything, or one that keeps several which serve, or one of those. Each loads what it needs alone. */
async function begin(env: Env, { signal, onStop, onHurry }: Orders): Promise<RunningServer> {
  const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  const cores = SPREADS_CONNECTIONS ? availableParallelism() : 1
  // A port that the system chooses would be another one for each.
  const size = env.PORT === 0 ? 1 : chooseWorkers(env, { cores, memoryBytes })
  const common = { env, say, onLost: endWith, signal }
  if (cluster.isPrimary && size > 1) {
    const { startPrimary } = await import('./workers/primary.ts')
    return startPrimary({ ...common, size })
  }
  const { createRenderPage } = await import('./pages/render-page.ts')
  const { serveBuiltAssets: serveAssets } = await import('./plugins/static-assets.ts')
  if (cluster.isWorker) {
    const { startWorker } = await import('./workers/worker.ts')
    return startWorker({ env, createRenderPage, serveAssets, signal, onStop, onHurry })
  }
  const { startServer } = await import('./start.ts')
  return startServer({ ...common, createRenderPage, serveAssets })
}

/** The program: serves until it is told to stop, or nobody is left who could tell it. */
export async function serve(): Promise<void> {
  const stopping = new AbortController()
  let server: RunningServer | null = null
  let askedAt = 0
  let exitCode = 0
  let stopDelayMs = 0

  function stop(code: number): void {
    if (stopping.signal.aborted) return
    askedAt = performance.now()
    exitCode = code
    say(server ? 'Closing: finishing what was accepted…' : 'Closing before it opened…')
    setTimeout(() => process.exit(1), stopDelayMs + LONGEST_STOP_MS).unref()
    stopping.abort()
    server?.stop().then(
      () => process.exit(code),
      () => process.exit(1),
    )
  }

  /** A person who asks again will not wait for the others. */
  function stopOnSignal(): void {
    if (stopping.signal.aborted && performance.now() - askedAt > SAME_SIGNAL_MS) server?.hurry()
    stop(0)
  }

  // Nobody reads any more, as after Ctrl-C in `npm start | tee`: no reason to fall over in the middle of stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  // A terminal speaks to all of its processes; a worker waits for what the primary makes of it.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => cluster.isPrimary && stopOnSignal())
  process.on('SIGTERM', stopOnSignal)
  // tools/start.mjs was killed. Without this we would serve on, unseen, and the next start would find the folder in use.
  // (A worker whose primary was killed is ended by node:cluster at once.)
  if (process.connected && cluster.isPrimary) process.once('disconnect', () => stop(0))
  // Rejections that nobody handled come here too. What state we are in is unknown: finish, and be started again.
  process.on('uncaughtException', (error) => {
    if (server) server.log.fatal({ err: error }, 'an error that nobody expected: closing')
    process.stderr.write(`${lastWords(error)}\n`)
    stop(1)
  })

  try {
    const env = readEnv(process.env)
    stopDelayMs = env.STOP_DELAY * 1_000
    server = await begin(env, {
      signal: stopping.signal,
      onStop: () => stop(0),
      onHurry: () => server?.hurry(),
    })
    if (env.PID_FILE && cluster.isPrimary) keepPidFile(env.PID_FILE)
  } catch (error) {
    // After an error that nobody expected it is not 0: the supervisor would leave us down.
    if (stopping.signal.aborted) process.exit(exitCode)
    await server?.stop()
    endWith(error)
  }
}
