import { randomBytes } from 'node:crypto'
import { link, readFile, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive, isPostmasterOf } from './process-check.server.ts'
import { socketLockFile } from './socket-folder.server.ts'

/** PostgreSQL writes its lock within a moment of creating it. */
const EMPTY_LOCK_LIMIT_MS = 2_000

/** What a running PostgreSQL writes about itself into postmaster.pid. */
export interface PostmasterLock {
  pid: number
  port: number
  /** Empty while the server has not opened its socket yet. */
  socketDir: string
  /** 'starting', 'ready' or 'stopping'; empty in the first moments. */
  status: string
}

export async function readPostmasterLock(cluster: string): Promise<PostmasterLock | undefined> {
  const text = await readIfPresent(lockFileOf(cluster))
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return {
    pid: processNumberIn(text),
    port: Number(lines[3] ?? 0),
    socketDir: lines[4] ?? '',
    status: lines[7]?.trim() ?? '',
  }
}

/**
 * PostgreSQL clears the locks of a dead process itself, checking for survivors of it while doing so, and
 * that is left to it. What it cannot tell is that a living process of that number is somebody else, or
 * that an empty lock comes from a crash and not from a server that is writing it right now.
 */
export async function clearUnusableLocks(cluster: string, socketDir: string): Promise<void> {
  for (const file of [lockFileOf(cluster), socketLockFile(socketDir)]) {
    const text = await readIfPresent(file)
    if (text === undefined) continue
    const pid = processNumberIn(text)
    const isForeign = isAlive(pid) && !(await isPostmasterOf(cluster, pid))
    if (isForeign || (text === '' && (await isLeftEmpty(file)))) await removeUnchanged(file, text)
  }
}

async function isLeftEmpty(file: string): Promise<boolean> {
  const changed = await stat(file).then((found) => found.mtimeMs, Date.now)
  return Date.now() - changed > EMPTY_LOCK_LIMIT_MS
}

/** Moved away before it is deleted, so that a lock another process has just taken can be put back. */
async function removeUnchanged(file: string, judged: string): Promise<void> {
  const aside = `${file}.stale-${randomBytes(4).toString('hex')}`
  try {
    await rename(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if ((await readFile(aside, 'utf8')) !== judged) await link(aside, file).catch(() => undefined)
  await unlink(aside)
}

/** Negative for a single-user PostgreSQL. */
function processNumberIn(lock: string): number {
  return Math.abs(Number.parseInt(lock, 10))
}

function lockFileOf(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
