import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What is on its way to or from a place of backups lies on this machine, under names that nobody else gives. */

const DAY_MS = 24 * 60 * 60 * 1000
const BACKUP = /^kais-[\dTZa-z-]+\.tar\.partial$/
/** Folders of `makeDraftFolder`, and what a store that is a folder writes beside a backup's place. */
const OTHERS = /^(\.kais-(fetched|coming|copy)-[A-Za-z\d]{6}|kais-[\dTZa-z-]+\.tar(\.sha256)?\.[\da-f-]{36}\.part)$/

/** Not below `kais-…`, as backups are: who copies or lists those does not meet it. Whoever made it removes it. */
export async function makeDraftFolder(folder: string, use: 'fetched' | 'coming' | 'copy'): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return mkdtemp(join(folder, `.kais-${use}-`))
}

async function lastChange(path: string): Promise<number> {
  const found = await stat(path)
  const within = found.isDirectory() ? await readdir(path) : []
  return Math.max(found.mtimeMs, ...(await Promise.all(within.map((name) => lastChange(join(path, name))))))
}

/**
 * What those have left who were killed: after a day, when nobody is at work on it any more. A backup's own draft at once,
 * where the caller holds the lock of backups. Several may clear at once.
 */
export async function clearDrafts(folder: string, { holdsLock = false } = {}): Promise<void> {
  const gone = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  }
  for (const name of (await readdir(folder).catch(gone)) ?? []) {
    if (!BACKUP.test(name) && !OTHERS.test(name)) continue
    const path = join(folder, name)
    const changed = holdsLock && BACKUP.test(name) ? 0 : await lastChange(path).catch(gone)
    if (changed !== null && changed < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true })
  }
}
