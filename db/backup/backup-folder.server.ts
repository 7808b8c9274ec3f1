import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where backups lie, what they are called, and which of them are kept. Nothing else in the folder is ever touched. */

const DAY_MS = 24 * 60 * 60 * 1000
const NAME = /^kais-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar$/

export interface BackupFile {
  path: string
  at: Date
}

const stampOf = (at: Date) => at.toISOString().replace(/\.\d+/, '').replaceAll(':', '')

/** What is made before a restore is called otherwise, and so never taken away by the rotation. */
export function backupName(at: Date, occasion?: 'before-restore'): string {
  return `kais-${occasion ? `${occasion}-` : ''}${stampOf(at)}.tar`
}

export function readBackupName(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** Newest first. A backup has its name only when it is whole. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .flatMap((name) => {
      const at = readBackupName(name)
      return at ? [{ path: join(folder, name), at }] : []
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())
}

/** The newest backup that was finished, for whoever watches over them. */
export async function lastBackup(folder: string): Promise<(BackupFile & { bytes: number }) | null> {
  const [newest] = await listBackups(folder)
  return newest ? { ...newest, bytes: (await stat(newest.path)).size } : null
}

/** How many days, weeks and months one backup each is kept of. */
export interface Keep {
  days: number
  weeks: number
  months: number
}

/** The week's Monday; 1 January 1970 was a Thursday. */
const weekOf = (at: Date) => Math.floor((at.getTime() / DAY_MS + 3) / 7)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const monthOf = (at: Date) => at.toISOString().slice(0, 7)

/**
 * Of each of the last days, weeks and months that have one, the newest is kept, and all of the last two days: who makes one
 * before an upgrade and one after it wants both.
 */
export function outdated<Item extends { at: Date }>(newestFirst: readonly Item[], keep: Keep): Item[] {
  const kept = new Set<Item>()
  const [newest] = newestFirst
  for (const item of newestFirst) if (newest && newest.at.getTime() - item.at.getTime() < 2 * DAY_MS) kept.add(item)
  const keepOnePer = (most: number, period: (at: Date) => unknown) => {
    const seen = new Map<unknown, Item>()
    for (const item of newestFirst) if (!seen.has(period(item.at))) seen.set(period(item.at), item)
    for (const item of [...seen.values()].slice(0, most)) kept.add(item)
  }
  keepOnePer(keep.days, dayOf)
  keepOnePer(keep.weeks, weekOf)
  keepOnePer(keep.months, monthOf)
  return newestFirst.filter((item) => !kept.has(item))
}

export async function rotateBackups(folder: string, keep: Keep): Promise<BackupFile[]> {
  const gone = outdated(await listBackups(folder), keep)
  for (const { path } of gone) {
    await rm(path, { force: true })
    await rm(`${path}.sha256`, { force: true })
  }
  return gone
}

/** What a backup that was killed has left. Only whoever holds the lock of backups may ask for this. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/^kais-[\dTZa-z-]+\.tar\.partial$/.test(name)) await rm(join(folder, name), { force: true })
  }
}
