import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ObjectStore } from '#common/object-store.ts'
import { clearDrafts, makeDraftFolder } from './drafts.server.ts'

/** Where backups lie, what they are called, and which of them are kept. Nothing else in the folder is ever touched. */

const DAY_MS = 24 * 60 * 60 * 1000
const NAME = /^kais-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar$/

export interface Backups {
  /** A folder, or a part of a bucket. */
  store: ObjectStore
  /** Where one is written before it goes there, and brought to when it is read: on this machine, and the same folder if it is one. */
  draftFolder: string
}

export interface BackupFile {
  name: string
  /** For people: where it lies. */
  path: string
  at: Date
  bytes: number
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

const sumOf = (name: string) => `${name}.sha256`

/** Newest first: all that are called so, and those that are whole. */
async function findBackups(store: ObjectStore): Promise<{ all: BackupFile[]; whole: BackupFile[] }> {
  const all: BackupFile[] = []
  const names = new Set<string>()
  for await (const { name, bytes } of store.list('kais-')) {
    names.add(name)
    const at = readBackupName(name)
    if (at) all.push({ name, path: store.describe(name), at, bytes })
  }
  all.sort((one, other) => other.at.getTime() - one.at.getTime())
  // On disk it has its name only then. A bucket may keep under it what was never proven; its checksum is written last.
  return { all, whole: store.isOnDisk ? all : all.filter(({ name }) => names.has(sumOf(name))) }
}

/** Newest first. */
export async function listBackups(store: ObjectStore): Promise<BackupFile[]> {
  return (await findBackups(store)).whole
}

/** The newest backup that was finished, for whoever watches over them. */
export async function lastBackup(store: ObjectStore): Promise<BackupFile | null> {
  return (await listBackups(store))[0] ?? null
}

/** On this machine, with the checksum that lies beside it. Null: there is none of that name. `drop` takes it away again. */
export async function fetchBackup(
  { store, draftFolder }: Backups,
  name: string,
): Promise<{ path: string; drop: () => Promise<void> } | null> {
  if (!(await store.stat(name))) return null
  await clearDrafts(draftFolder)
  if (store.isOnDisk) return { path: store.describe(name), drop: async () => {} }
  const folder = await makeDraftFolder(draftFolder, 'fetched')
  const drop = () => rm(folder, { recursive: true, force: true })
  try {
    for (const one of [name, sumOf(name)]) {
      const found = await store.read(one)
      if (found) await pipeline(found.content, createWriteStream(join(folder, one), { mode: 0o600 }))
    }
    return { path: join(folder, name), drop }
  } catch (error) {
    await drop()
    throw error
  }
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

/** What was cut off on its way counts among the others here, so that it is not kept for ever; it takes nobody's place. */
export async function rotateBackups(store: ObjectStore, keep: Keep): Promise<BackupFile[]> {
  const { all, whole } = await findBackups(store)
  const gone = [...outdated(whole, keep), ...outdated(all, keep).filter((one) => !whole.includes(one))]
  for (const { name } of gone) {
    await store.remove(sumOf(name))
    await store.remove(name)
  }
  return gone
}
