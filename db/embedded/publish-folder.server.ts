import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isAlive } from './process-check.server.ts'

/** Far longer than building any of our folders takes. */
const ABANDONED_AFTER_MS = 10 * 60_000

/**
 * Builds a folder under a temporary name beside its place and renames it there when it is complete: a
 * crash leaves nothing half-made behind, and of two processes doing the same the first one wins.
 */
export async function publishFolder(target: string, build: (folder: string) => Promise<void>): Promise<void> {
  await removeAbandoned(target)
  if (await stat(target).catch(() => undefined)) return
  const folder = `${target}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    await mkdir(folder, { mode: 0o700 })
    await build(folder)
    if (await renameUnlessTaken(folder, target)) await syncFolder(dirname(target))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function renameUnlessTaken(folder: string, target: string): Promise<boolean> {
  try {
    await rename(folder, target)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/** Removes what was being built for this place by processes that were killed. */
export async function removeAbandoned(target: string): Promise<void> {
  const prefix = `${basename(target)}.new-`
  for (const name of await readdir(dirname(target))) {
    if (!name.startsWith(prefix)) continue
    const folder = join(dirname(target), name)
    const builder = Number.parseInt(name.slice(prefix.length), 10)
    // The age matters in containers, where a new process soon has the number of the dead one.
    const age = Date.now() - (await stat(folder).then((found) => found.mtimeMs, Date.now))
    if (isAlive(builder) && age < ABANDONED_AFTER_MS) continue
    // An orphaned initdb may still be writing there; what it leaves goes at the next start.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
  }
}

/** A rename survives a power cut only once the folder that holds the name is on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
