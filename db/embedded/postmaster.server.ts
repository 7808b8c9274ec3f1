import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FileHandle, open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresBinaries } from './postgres-binaries.server.ts'
import { readPostmasterLock } from './postmaster-lock.server.ts'
import { isPostmasterOf } from './process-check.server.ts'
import { giveTo, type ServiceUser, spawnOptionsFor } from './service-user.server.ts'
import { PORT } from './socket-folder.server.ts'

/** Recovery after a crash reads up to a gigabyte of log; it is not interrupted, only no longer waited for. */
const RECOVERY_LIMIT_MS = 60_000
/** Usually a tenth of a second. A supervisor kills us after ten: it is the disk's turn at the next start then, as after a crash. */
const FAST_SHUTDOWN_LIMIT_MS = 3_000
const IMMEDIATE_SHUTDOWN_LIMIT_MS = 10_000
const LARGEST_LOG = 4 * 1024 * 1024
const POLL_MS = 10

export type Launch =
  | { ready: true; pid: number }
  /** `passing`: the reason lies in what other processes do at the same time, so that a later try may succeed. */
  | { ready: false; passing: boolean; lastLines: string }

/** Starts PostgreSQL and waits until it takes connections, or has given up. */
export async function launchPostmaster(options: {
  binaries: PostgresBinaries
  cluster: string
  socketDir: string
  user: ServiceUser
  logFile: string
}): Promise<Launch> {
  const { binaries, cluster, socketDir, user, logFile } = options
  const log = await open(logFile, 'a+', 0o600)
  try {
    // Else root would leave a log that the plain user who owns the database cannot write.
    await giveTo(user, logFile)
    if ((await log.stat()).size > LARGEST_LOG) await log.truncate()
    const logStart = (await log.stat()).size
    const child = spawn(binaries.postgres, ['-D', cluster, ...settings(socketDir)], {
      ...spawnOptionsFor(user),
      // A session of its own: Ctrl-C in the terminal reaches our process, which then stops the server.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.unref()
    await once(child, 'spawn')
    const ready = await waitUntilReady(child, cluster, logFile)
    if (ready) return { ready, pid: child.pid as number }
    const lastLines = await readLastLines(log, logStart)
    return { ready, lastLines, passing: wasStopped(child) || isPassing(lastLines) }
  } finally {
    await log.close()
  }
}

function settings(socketDir: string): string[] {
  const values = {
    listen_addresses: '',
    port: PORT,
    // A list; quoted because a folder's name may hold a comma.
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    shared_buffers: '128MB',
    // Its own log of changes must not be what fills the disk's last room (server/operations/disk-watch.ts).
    max_wal_size: '256MB',
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    // After a crash every file would be opened and flushed one by one: of what was recovery most by far. Linux can do it at once.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function waitUntilReady(child: ChildProcess, cluster: string, logFile: string): Promise<boolean> {
  const deadline = Date.now() + RECOVERY_LIMIT_MS
  while (child.exitCode === null && child.signalCode === null) {
    const lock = await readPostmasterLock(cluster)
    if (lock?.status === 'ready' && lock.pid === child.pid) return true
    if (Date.now() > deadline) {
      throw new Error(
        `PostgreSQL is still recovering ${cluster} after ${RECOVERY_LIMIT_MS / 1000} seconds. It goes on doing so ` +
          `as process ${child.pid}; start Kais again in a while. Its log is ${logFile}.`,
      )
    }
    await sleep(POLL_MS)
  }
  return false
}

/** By another process that found itself alone with the server, or by kill -9. */
function wasStopped(child: ChildProcess): boolean {
  return child.exitCode === 0 || child.signalCode === 'SIGKILL'
}

/** Another process was faster, or processes of a crashed server have yet to notice that it is gone. */
function isPassing(lastLines: string): boolean {
  return /lock file ".*" (already exists|is empty)|shared memory block .* is still in use|shutdown request/.test(
    lastLines,
  )
}

/** What was written since this start, so that an old message is never taken for the reason. */
async function readLastLines(log: FileHandle, from: number): Promise<string> {
  const { size } = await log.stat()
  const start = Math.max(from, size - 4096)
  const { buffer, bytesRead } = await log.read(Buffer.alloc(Math.max(size - start, 0)), { position: start })
  return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-12).join('\n')
}

/** Ends the server, by signal, since it may be the child of a process that is long gone. */
export async function shutDownPostmaster(cluster: string, pid: number): Promise<void> {
  // Fast: clients are sent away and everything is written. Immediate: as after a crash, still without loss.
  for (const [signal, limit] of [
    ['SIGINT', FAST_SHUTDOWN_LIMIT_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_LIMIT_MS],
  ] as const) {
    if (!(await isPostmasterOf(cluster, pid))) return
    sendSignal(pid, signal)
    if (await waitUntilGone(cluster, pid, limit)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop. It serves ${cluster}.`)
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    const goneMeanwhile = (error as NodeJS.ErrnoException).code === 'ESRCH'
    if (!goneMeanwhile) throw error
  }
}

export async function waitUntilGone(cluster: string, pid: number, limit = FAST_SHUTDOWN_LIMIT_MS): Promise<boolean> {
  const deadline = Date.now() + limit
  while (await isPostmasterOf(cluster, pid)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}
