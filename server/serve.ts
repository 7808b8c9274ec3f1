import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { connectForWork, FEWEST_CONNECTIONS, type LimitChanges, poolsOf } from '#db/work.server.ts'
import { buildApp } from './app.ts'
import { readEnv } from './env.ts'
import { CannotStart, lastWords } from './last-words.ts'
import { createRenderPage } from './pages/render-page.ts'
import { staticAssets } from './plugins/static-assets.ts'
import { type RunningServer, startServer } from './start.ts'
import { storesOf } from './stores.ts'

/** Supervisors kill after ten seconds: whatever happens, we have ended before. */
const LONGEST_STOP_MS = 9_500
/** One Ctrl-C reaches us two or three times: from the terminal, from npm and from tools/start.mjs. A person takes longer. */
const SAME_SIGNAL_MS = 1_000

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** The last words. */
function endWith(error: unknown): never {
  process.stderr.write(`${lastWords(error)}\n`)
  process.exit(1)
}

async function serveAssets(app: FastifyInstance): Promise<void> {
  await app.register(staticAssets, { clientDir: fromProjectRoot('build/client') })
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

/** The program: serves until it is told to stop, or nobody is left who could tell it. */
export async function serve(): Promise<void> {
  const stopping = new AbortController()
  let server: RunningServer | null = null
  let askedAt = 0
  let exitCode = 0

  function stop(code: number): void {
    if (stopping.signal.aborted) {
      if (performance.now() - askedAt > SAME_SIGNAL_MS) server?.hurry()
      return
    }
    askedAt = performance.now()
    exitCode = code
    say(server ? 'Closing: finishing what was accepted…' : 'Closing before it opened…')
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
    stopping.abort()
    server?.stop().then(
      () => process.exit(code),
      () => process.exit(1),
    )
  }

  // Nobody reads any more, as after Ctrl-C in `npm start | tee`: no reason to fall over in the middle of stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  // tools/start.mjs was killed. Without this we would serve on, unseen, and the next start would find the folder in use.
  if (process.connected) process.once('disconnect', () => stop(0))
  // Rejections that nobody handled come here too. What state we are in is unknown: finish, and be started again.
  process.on('uncaughtException', (error) => {
    if (server) server.log.fatal({ err: error }, 'an error that nobody expected: closing')
    process.stderr.write(`${lastWords(error)}\n`)
    stop(1)
  })

  try {
    const env = readEnv(process.env)
    const { signal } = stopping
    server = await startServer({ env, createRenderPage, serveAssets, say, onLost: endWith, signal })
    if (env.PID_FILE) keepPidFile(env.PID_FILE)
  } catch (error) {
    // After an error that nobody expected it is not 0: the supervisor would leave us down.
    if (stopping.signal.aborted) process.exit(exitCode)
    await server?.stop()
    endWith(error)
  }
}

/** The whole site, pages included, on a database that is already there and without a port: tests ask it by injection. */
export async function openSite(
  values: Record<string, string>,
  databaseConfig: pg.PoolConfig,
  limits?: LimitChanges,
): Promise<FastifyInstance> {
  const env = readEnv(values)
  const { databases, end } = connectForWork(databaseConfig, { connections: FEWEST_CONNECTIONS, limits })
  const app = await buildApp({
    env,
    db: databases.job,
    databases,
    databaseConfig,
    pools: poolsOf(databases),
    ...storesOf(env),
    renderPage: createRenderPage(env, databases),
    serveAssets,
  })
  app.addHook('onClose', end)
  return app
}
