import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ObjectStore } from '#common/object-store.ts'
import { createFolderStore } from '#platform/storage/folder-store.server.ts'
import { backupName, lastBackup, outdated, readBackupName, rotateBackups } from './backup-folder.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const at = (text: string) => new Date(`${text}Z`)
const KEEP = { days: 7, weeks: 4, months: 3 }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kais-backups-'))
})
afterEach(() => rm(folder, { recursive: true }))

const put = (name: string) => writeFile(join(folder, name), 'x')

test('The name of a backup says when it was made, and nothing else passes for one', () => {
  const time = at('2026-11-17T09:30:05')
  expect(backupName(time)).toBe('kais-2026-11-17T093005Z.tar')
  expect(readBackupName('kais-2026-11-17T093005Z.tar')).toEqual(time)
  const others = ['kais-2026-11-17T093005Z.tar.partial', 'kais-2026-99-17T093005Z.tar', 'notes.txt']
  for (const name of [...others, backupName(time, 'before-restore')]) expect(readBackupName(name), name).toBeNull()
})

test('After a year of daily backups the last seven days, four weeks and three months have one each', () => {
  const newest = at('2026-11-17T03:00:00').getTime()
  const daily = Array.from({ length: 365 }, (_, days) => ({ at: new Date(newest - days * DAY_MS) }))
  const gone = new Set(outdated(daily, KEEP))
  const kept = daily.filter((item) => !gone.has(item)).map((item) => item.at.toISOString().slice(0, 10))
  expect(kept).toEqual([
    ...['2026-11-17', '2026-11-16', '2026-11-15', '2026-11-14', '2026-11-13', '2026-11-12', '2026-11-11'],
    // Sundays, the last days of their weeks; then the last days of their months.
    ...['2026-11-08', '2026-11-01', '2026-10-31', '2026-09-30'],
  ])
})

test('Nothing of the last two days is taken away, however many there are, nor a backup that stands alone', () => {
  const hourly = Array.from({ length: 40 }, (_, hour) => ({
    at: new Date(at('2026-11-17T20:00:00').getTime() - hour * 3_600_000),
  }))
  expect(outdated(hourly, { days: 1, weeks: 0, months: 0 })).toEqual([])
  expect(outdated([{ at: at('2020-01-01T00:00:00') }], { days: 0, weeks: 0, months: 0 })).toEqual([])
  expect(outdated([], KEEP)).toEqual([])
})

test('Rotation takes away outdated backups with their checksums, and no other file of the folder', async () => {
  const others = ['kais-2020-01-01T030000Z.tar.gz', 'kais-before-restore-2020-01-01T030000Z.tar', 'my-copy.tar']
  for (const name of others) await put(name)
  for (const day of ['2026-01-05', '2026-01-06', '2026-01-10']) {
    await put(`kais-${day}T030000Z.tar`)
    await put(`kais-${day}T030000Z.tar.sha256`)
  }
  const gone = await rotateBackups(createFolderStore(folder), { days: 1, weeks: 0, months: 0 })
  expect(gone).toHaveLength(2)
  expect((await readdir(folder)).sort()).toEqual(
    [...others, 'kais-2026-01-10T030000Z.tar', 'kais-2026-01-10T030000Z.tar.sha256'].sort(),
  )
})

test('Where a backup is sent, it counts once its checksum lies beside it, and is taken away in the other order', async () => {
  const removed: string[] = []
  const onDisk = createFolderStore(folder)
  const store: ObjectStore = {
    ...onDisk,
    isOnDisk: false,
    async remove(name) {
      removed.push(name)
      await onDisk.remove(name)
    },
  }
  const [old, before, newest, half] = ['01-05', '01-06', '01-10', '01-20'].map((day) => `kais-2026-${day}T030000Z.tar`)
  for (const name of [old, `${old}.sha256`, before, newest, `${newest}.sha256`, half]) await put(name ?? '')
  expect(await lastBackup(store)).toMatchObject({ name: newest })
  const gone = await rotateBackups(store, { days: 1, weeks: 0, months: 0 })
  // The one that was cut off last may be on its way.
  expect(gone.map(({ name }) => name)).toEqual([old, before])
  expect(removed).toEqual([`${old}.sha256`, old, `${before}.sha256`, before])
})

test('The last backup is the newest whole one; without a folder there is none', async () => {
  expect(await lastBackup(createFolderStore(join(folder, 'none')))).toBeNull()
  for (const name of [
    'kais-2026-01-05T030000Z.tar',
    'kais-2026-02-05T030000Z.tar',
    'kais-2026-03-05T030000Z.tar.partial',
  ])
    await put(name)
  expect(await lastBackup(createFolderStore(folder))).toEqual({
    name: 'kais-2026-02-05T030000Z.tar',
    path: join(folder, 'kais-2026-02-05T030000Z.tar'),
    at: at('2026-02-05T03:00:00'),
    bytes: 1,
  })
})
