import { mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { createFolderStore } from '#platform/storage/folder-store.server.ts'
import { listStoredPlaces } from '#server/operations/stored-places.ts'
import { ownDatabases } from '#tests/helpers/own-databases.ts'
import { applyMigrations, countKnown, forgetMigrations, listApplied } from './migrations.server.ts'
import { openBackup } from './read-backup.server.ts'
import { requireRestorable, restoreBackup } from './restore-backup.server.ts'
import { type BackupOptions, BackupRefused, writeBackup } from './write-backup.server.ts'

const { newDatabase, dropDatabases } = ownDatabases()
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kais-backup-'))
})
afterEach(async () => {
  await dropDatabases()
  await rm(folder, { recursive: true, force: true })
})

async function inDatabase<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Some of them: the drill of tests/faults takes all. */
const listSome = async (client: pg.ClientBase) => (await listStoredPlaces(client)).slice(0, 8)

const restoredObjects = () => createFolderStore(join(folder, 'restored'))

const backUp = (config: pg.ClientConfig, options: Partial<BackupOptions> = {}) =>
  writeBackup({
    config,
    objects: createFolderStore(inject('houseDir')),
    backups: { store: createFolderStore(folder), draftFolder: folder },
    listFiles: listSome,
    keepFree: () => 0,
    ...options,
  })

const restore = async (path: string, config: pg.ClientConfig, isReplacing = false) =>
  restoreBackup(await openBackup(path), {
    config,
    objects: restoredObjects(),
    draftFolder: folder,
    isReplacing,
    adapt: async () => {},
  })

test('A backup of the demo house, restored into a bare database and an empty folder, is the same house by every checksum', async () => {
  const first = await backUp(await newDatabase('demo'), { now: new Date('2026-01-01T03:00:00Z') })
  expect(first.manifest.missing).toEqual([])
  // As the databases of houses are: what a commit has not yet written down is not yet known to be seen by all.
  const restored = { ...(await newDatabase()), options: '-c synchronous_commit=on' }
  await restore(first.path, restored)

  const second = await backUp(restored, { objects: restoredObjects(), now: new Date('2026-01-02T03:00:00Z') })
  expect({ ...second.manifest, createdAt: '' }).toEqual({ ...first.manifest, createdAt: '' })
  expect(first.manifest.tables.find(({ name }) => name === 'properties')?.rows).toBeGreaterThan(20)
  // What is made next gets a number of its own.
  const home = await inDatabase(restored, (client) =>
    client.query(`select nextval('properties_id_seq')::int > max(id) as "isNew" from properties`),
  )
  expect(home.rows).toEqual([{ isNew: true }])
  // Else what an index alone could answer is looked up row by row, until autovacuum comes.
  const unseen = await inDatabase(restored, (client) =>
    client.query(`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and reltuples > 0 and relallvisible = 0`),
  )
  expect(unseen.rows).toEqual([])
})

test('No picture of a restored house is called derived: its widths are not in the backup', async () => {
  const house = await newDatabase('demo')
  await inDatabase(house, (client) =>
    client.query(
      `update pictures set derived_at = now(), lease_by = gen_random_uuid(), lease_until = now() + interval '1 day'`,
    ),
  )
  const restored = await newDatabase()
  await restore((await backUp(house)).path, restored)
  const { rows } = await inDatabase(restored, (client) =>
    client.query(
      `select count(*)::int > 20 as "areThere", count(derived_at)::int as derived, count(lease_until)::int as leased from pictures`,
    ),
  )
  expect(rows).toEqual([{ areThere: true, derived: 0, leased: 0 }])
})

test('What is written while the backup is made is in it whole or not at all', async () => {
  const config = await newDatabase('empty')
  const insert = `with lead as (insert into leads (email) values ('a@example.com') returning id)
    insert into lead_contacts (lead_id, kind, value) select id, 'email', id::text from lead`
  let isDone = false
  const writing = inDatabase(config, async (client) => {
    let count = 0
    for (; !isDone; count++) await client.query(insert)
    return count
  })
  const { manifest } = await backUp(config).finally(() => {
    isDone = true
  })
  expect(await writing).toBeGreaterThan(0)
  const rows = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows
  expect(rows('leads')).toBe(rows('lead_contacts'))
})

test('A flipped byte or a missing end is found before anything is touched, with and without the checksum beside the file', async () => {
  const { path, bytes } = await backUp(await newDatabase('demo'))
  const config = await newDatabase('empty')
  const whole = await readFile(path)
  for (const hasSum of [true, false]) {
    if (!hasSum) await rm(`${path}.sha256`)
    // In a name, in a packed table, in a picture, in the list of contents.
    for (const place of [5, 525, Math.floor(bytes / 2), bytes - 4000]) {
      const flipped = Buffer.from(whole)
      flipped[place] = (flipped[place] ?? 0) ^ 1
      await writeFile(path, flipped)
      await expect(restore(path, config), `byte ${place}`).rejects.toThrow('cannot be used')
    }
    await writeFile(path, whole.subarray(0, bytes - 2000))
    await expect(restore(path, config)).rejects.toThrow('cannot be used')
  }
  expect(await requireRestorable(config, false)).toBe('empty')
  expect(await readdir(folder)).not.toContain('restored')
})

test('A database that holds something is replaced only on request, and one that is not of Kais never', async () => {
  const { path } = await backUp(await newDatabase('empty'))
  const config = await newDatabase('demo')
  await expect(restore(path, config)).rejects.toThrow('The database is not empty')
  await restore(path, config, true)
  expect(await requireRestorable(config, false)).toBe('empty')

  const foreign = await newDatabase()
  await inDatabase(foreign, (client) => client.query('create table ledger (id int)'))
  await expect(restore(path, foreign, true)).rejects.toThrow('not of Kais')
})

test('A backup of an older Kais is loaded into the tables of its time, which are then brought up to date', async () => {
  const old = await newDatabase()
  const newest = await inDatabase(await newDatabase('empty'), listApplied)
  await inDatabase(old, async (client) => {
    await forgetMigrations(client)
    await applyMigrations(client, 0, 2)
    await client.query(
      `insert into pictures (path, width, height, bytes, placeholder) values ('/pictures/a.webp', 1, 1, 1, '')`,
    )
  })
  const { path } = await backUp(old, { listFiles: async () => [] })

  const config = await newDatabase('empty')
  await restore(path, config)
  await inDatabase(config, async (client) => {
    expect((await client.query('select path from pictures')).rows).toEqual([{ path: '/pictures/a.webp' }])
    expect(await listApplied(client)).toEqual(newest)
    expect((await client.query('select from visit_counts')).rowCount).toBe(0)
  })
})

test('A backup of a newer Kais is refused in words', async () => {
  const config = await newDatabase('empty')
  await inDatabase(config, (client) =>
    client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, 9999999999999)', [
      'f'.repeat(64),
    ]),
  )
  const { path, manifest } = await backUp(config)
  expect(countKnown(manifest.migrations)).toBeNull()
  await expect(restore(path, await newDatabase('empty'))).rejects.toThrow('made by a newer Kais')
})

test('Rows that the tables refuse leave the database as it was', async () => {
  const broken = await newDatabase('empty')
  await inDatabase(broken, (client) =>
    client.query(`alter table templates drop constraint templates_pkey; insert into users (username, email, password, role)
      values ('awa', 'a@example.com', 'x', 'agent'); drop index users_username_unique; drop index users_email_unique;
      insert into users (username, email, password, role) values ('awa', 'a@example.com', 'x', 'agent')`),
  )
  const { path } = await backUp(broken)
  const config = await newDatabase('demo')
  const before = await backUp(config, { now: new Date('2026-01-01T03:00:00Z') })
  await expect(restore(path, config, true)).rejects.toThrow('users_username_unique')
  const after = await backUp(config, { now: new Date('2026-01-01T03:00:01Z') })
  expect(after.manifest.tables).toEqual(before.manifest.tables)
})

test('A backup that is given up leaves no file and no connection, and a second one beside it is refused', async () => {
  const config = await newDatabase('demo')
  const giveUp = new AbortController()
  let refusal: unknown
  const first = backUp(config, {
    signal: giveUp.signal,
    async listFiles() {
      refusal = await backUp(config).catch((error: unknown) => error)
      giveUp.abort()
      return []
    },
  })
  await expect(first).rejects.toThrow('aborted')
  expect(refusal).toBeInstanceOf(BackupRefused)
  expect(await readdir(folder)).toEqual([])
  // PostgreSQL lets go of the lock when it notices that nobody reads its COPY any more: a moment later.
  await vi.waitFor(() => backUp(config), { timeout: 5_000 })
})

test('A picture that is gone is told, and the backup is made without it', async () => {
  const { manifest, path } = await backUp(await newDatabase('empty'), {
    listFiles: async () => [{ name: 'pictures/00/000.webp', bytes: 1 }],
  })
  expect(manifest.missing).toEqual(['pictures/00/000.webp'])
  await openBackup(path)
})

test('A backup that would take the room that must stay free is refused, and says how much is missing', async () => {
  const sizes: number[] = []
  const keepFree = (size: number) => sizes.push(size) * size
  await expect(backUp(await newDatabase('empty'), { keepFree })).rejects.toThrow(
    /must stay free.* [1-9]\d* MB are missing/,
  )
  expect(sizes).toEqual([await statfs(folder).then(({ blocks, bsize }) => blocks * bsize)])
  expect(await readdir(folder)).toEqual([])
})
