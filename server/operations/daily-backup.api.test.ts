import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { lastBackup } from '#db/backup/backup-folder.server.ts'
import { openBackup } from '#db/backup/read-backup.server.ts'
import { connectDatabase } from '#db/client.server.ts'
import { LOCKS } from '#db/locks.server.ts'
import { jobs } from '#platform/jobs/job.table.server.ts'
import { createFolderStore } from '#platform/storage/folder-store.server.ts'
import { ownDatabases } from '#tests/helpers/own-databases.ts'
import { isBackupDue, makeBackupIfDue, watchBackups } from './daily-backup.ts'

const { newDatabase, dropDatabases } = ownDatabases()
afterEach(dropDatabases)

const placesIn = (dataDir: string) => {
  const draftFolder = join(dataDir, 'backups')
  return { objects: createFolderStore(dataDir), backups: { store: createFolderStore(draftFolder), draftFolder } }
}

const lease = () => ({ signal: new AbortController().signal, at: new Date(), isAsked: false })
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

test('A backup that is due is made, and another only when somebody asks for it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kais-daily-'))
  const places = placesIn(dataDir)
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const config = await newDatabase('empty')
  const keep = { days: 1, weeks: 0, months: 0 }
  const options = { config, ...places, time: '00:00', keep, log }
  for (let n = 0; n < 2; n += 1) await makeBackupIfDue(options, lease())
  expect(log.error).not.toHaveBeenCalled()
  const made = await lastBackup(places.backups.store)
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ path: made?.path, bytes: made?.bytes, removed: 0 }, 'backup made')
  await openBackup(made?.path ?? '')
  await makeBackupIfDue(options, { ...lease(), isAsked: true })
  expect(log.info).toHaveBeenCalledTimes(2)
  await rm(dataDir, { recursive: true })
})

test('What is no longer kept goes before the backup is made: else a full disk would stay full', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kais-daily-'))
  const folder = join(dataDir, 'backups')
  const places = placesIn(dataDir)
  await mkdir(folder)
  for (const day of ['05', '06', '10']) await writeFile(join(folder, `kais-2026-01-${day}T030000Z.tar`), 'x')
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const keep = { days: 1, weeks: 0, months: 0 }
  // Without any table, there is nothing to back up.
  const config = await newDatabase()
  const refused = makeBackupIfDue({ config, ...places, time: '00:00', keep, log }, lease())
  await expect(refused).rejects.toMatchObject({ problem: 'refused' })
  expect(await readdir(folder)).toEqual(['kais-2026-01-10T030000Z.tar'])
  await rm(dataDir, { recursive: true })
})

test('While another backup holds the lock the job has failed, not ended: it is tried again before tomorrow', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kais-daily-'))
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const config = await newDatabase('empty')
  const keep = { days: 1, weeks: 0, months: 0 }
  const options = { config, ...placesIn(dataDir), time: '00:00', keep, log }
  const other = new pg.Client(config)
  await other.connect()
  await other.query('select pg_advisory_lock($1)', [LOCKS.backup])
  await expect(makeBackupIfDue(options, lease())).rejects.toMatchObject({ problem: 'other-backup' })
  await other.end()
  await vi.waitFor(() => makeBackupIfDue(options, lease()))
  expect(log.info).toHaveBeenCalledOnce()
  await rm(dataDir, { recursive: true })
})

test('The age of backups matters where the server makes them, or where one lies', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kais-daily-'))
  const store = createFolderStore(folder)
  const { db, pool } = connectDatabase(await newDatabase('empty'))
  const made = watchBackups({ BACKUP_AT: '03:00' }, { store }, db)
  const madeElsewhere = watchBackups({ BACKUP_AT: null }, { store }, db)
  expect(await made()).toBeNull()
  expect(await madeElsewhere()).toBeUndefined()
  await writeFile(join(folder, 'kais-2026-01-10T030000Z.tar'), 'x')
  const last = new Date('2026-01-10T03:00:00Z')
  expect([await made(), await madeElsewhere()]).toEqual([last, last])
  await pool.end()
  await rm(folder, { recursive: true })
})

test('A machine whose folder holds none goes by how the job went elsewhere, also while the database is away; newer files count', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kais-daily-'))
  const store = createFolderStore(folder)
  const { db, pool } = connectDatabase(await newDatabase('empty'))
  const made = watchBackups({ BACKUP_AT: '03:00' }, { store }, db)
  const madeElsewhere = watchBackups({ BACKUP_AT: null }, { store }, db)
  expect(await made()).toBeNull()
  await db.insert(jobs).values({ name: 'backup', nextAt: at('18T03:00'), endedAt: at('17T03:04') })
  expect([await made(), await madeElsewhere()]).toEqual([at('17T03:04'), undefined])
  // It cannot have gone well since, whenever it was tried last: it was due a day after it did.
  await db.update(jobs).set({ failures: 4, failingSince: at('18T03:00'), endedAt: at('18T09:00') })
  expect(await made()).toEqual(at('17T03:00'))
  await pool.end()
  expect(await made()).toEqual(at('17T03:00'))
  await writeFile(join(folder, 'kais-2026-11-19T030000Z.tar'), 'x')
  expect(await made()).toEqual(at('19T03:00'))
  await rm(folder, { recursive: true })
})
