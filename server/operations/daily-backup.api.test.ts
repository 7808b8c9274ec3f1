import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { lastBackup } from '#db/backup/backup-folder.server.ts'
import { openBackup } from '#db/backup/read-backup.server.ts'
import { ownDatabases } from '#tests/helpers/own-databases.ts'
import { isBackupDue, startDailyBackup, watchBackups } from './daily-backup.ts'

const { newDatabase, dropDatabases } = ownDatabases()
afterEach(dropDatabases)

const at = (text: string) => new Date(`2026-11-${text}Z`)

test.each([
  ['there is none yet', null, '17T12:00', true],
  ["today's time has come and the newest is yesterday's", at('16T03:00'), '17T03:00', true],
  ["today's was made", at('17T03:04'), '17T23:59', false],
  ["today's time has not come and yesterday's was made", at('16T03:04'), '17T02:59', false],
  ["the server was away at yesterday's time", at('15T03:04'), '17T01:00', true],
  ['somebody made one by hand after the time', at('17T09:00'), '17T12:00', false],
])('Whether a backup is due when %s', (_, last, now, isDue) => {
  expect(isBackupDue(last, '03:00', at(now))).toBe(isDue)
})

test('A server makes the backup that is due, once, and stops without waiting for the next', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kais-daily-'))
  const folder = join(dataDir, 'backups')
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const config = await newDatabase('empty')
  const keep = { days: 1, weeks: 0, months: 0 }
  const backups = startDailyBackup({ config, dataDir, folder, time: '00:00', keep, log, lookEveryMs: 1 })
  await expect.poll(() => log.info.mock.calls.length + log.error.mock.calls.length, { timeout: 20_000 }).toBe(1)
  await backups.stop()
  expect(log.error).not.toHaveBeenCalled()
  const made = await lastBackup(folder)
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ path: made?.path, bytes: made?.bytes, removed: 0 }, 'backup made')
  await openBackup(made?.path ?? '')
  await rm(dataDir, { recursive: true })
})

test('What is no longer kept goes before the backup is made: else a full disk would stay full', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kais-daily-'))
  const folder = join(dataDir, 'backups')
  await mkdir(folder)
  for (const day of ['05', '06', '10']) await writeFile(join(folder, `kais-2026-01-${day}T030000Z.tar`), 'x')
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const keep = { days: 1, weeks: 0, months: 0 }
  // Without any table, there is nothing to back up.
  const config = await newDatabase()
  const backups = startDailyBackup({ config, dataDir, folder, time: '00:00', keep, log, lookEveryMs: 1 })
  await expect.poll(() => log.error.mock.calls.length, { timeout: 20_000 }).toBe(1)
  await backups.stop()
  expect(await readdir(folder)).toEqual(['kais-2026-01-10T030000Z.tar'])
  await rm(dataDir, { recursive: true })
})

test('The age of backups matters where the server makes them, or where one lies', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kais-daily-'))
  const made = watchBackups({ BACKUP_AT: '03:00', BACKUP_DIR: folder })
  const madeElsewhere = watchBackups({ BACKUP_AT: null, BACKUP_DIR: folder })
  expect(await made()).toBeNull()
  expect(await madeElsewhere()).toBeUndefined()
  await writeFile(join(folder, 'kais-2026-01-10T030000Z.tar'), 'x')
  const last = new Date('2026-01-10T03:00:00Z')
  expect([await made(), await madeElsewhere()]).toEqual([last, last])
  await rm(folder, { recursive: true })
})
