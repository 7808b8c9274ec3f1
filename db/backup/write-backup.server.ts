import { mkdir, open, readFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { DamagedObject, type ObjectStore } from '#common/object-store.ts'
import { LOCKS } from '../locks.server.ts'
import { fromProjectRoot } from '../project-root.server.ts'
import { type ArchiveWriter, createArchive } from './archive.server.ts'
import { type Backups, backupName } from './backup-folder.server.ts'
import { clearDrafts } from './drafts.server.ts'
import { MANIFEST, MANIFEST_SUM, type Manifest, newManifest, type TableEntry, tableEntry } from './manifest.server.ts'
import { measure, measureFile, measuring } from './measure.server.ts'
import { listApplied } from './migrations.server.ts'
import { connectForCopy, hangUp } from './session.server.ts'
import { copyOut, listSequences, listTables, named, type Table } from './tables.server.ts'

/** Said in one line: whoever asked for the backup can do something about it. */
export class BackupRefused extends Error {}
export class BackupRunning extends BackupRefused {}

export interface NamedFile {
  name: string
  bytes: number
}

export interface BackupOptions {
  config: pg.ClientConfig
  /** Where pictures and files lie. */
  objects: ObjectStore
  backups: Backups
  /** The places of the pictures and files that the database names, asked within the backup's own view of it. */
  listFiles: (client: pg.ClientBase) => Promise<NamedFile[]>
  /** What stays free of a disk of this size, whatever happens: messages and uploads come before backups. */
  keepFree: (sizeBytes: number) => number
  occasion?: 'before-restore'
  now?: Date
  /** We are stopping: what was begun is given up. */
  signal?: AbortSignal
}

export interface BackupSummary {
  name: string
  /** For people: where it lies. */
  path: string
  bytes: number
  manifest: Manifest
}

async function writeTable(client: pg.Client, archive: ArchiveWriter, table: Table): Promise<TableEntry> {
  const { pass, result } = measuring()
  await pipeline(client.query(copyTo(copyOut(table))), pass, createGzip(), (packed) =>
    archive.add(tableEntry(table.name), packed),
  )
  return { name: table.name, columns: table.columns, ...result() }
}

/** Content never changes under its address, so that pictures and files may be copied after the tables. */
async function writeFiles(archive: ArchiveWriter, objects: ObjectStore, names: readonly NamedFile[]) {
  const files: Manifest['files'] = []
  const missing: string[] = []
  for (const { name } of names) {
    const found = await objects.read(name)
    if (!found) {
      missing.push(name)
      continue
    }
    const { pass, result } = measuring()
    try {
      await archive.add(name, pass(found.content))
    } catch (error) {
      // What lies in a bucket under another's name helps nobody, and one such picture must not keep the rest from being saved.
      if (!(error instanceof DamagedObject)) throw error
      missing.push(name)
      continue
    }
    const { bytes, sha256 } = result()
    files.push({ name, bytes, sha256 })
  }
  return { files, missing }
}

async function writeManifest(archive: ArchiveWriter, manifest: Manifest): Promise<void> {
  const text = Buffer.from(JSON.stringify(manifest, null, 1))
  const { sha256 } = await measure(Readable.from([text]))
  await archive.add(MANIFEST, [text])
  await archive.add(MANIFEST_SUM, [Buffer.from(`${sha256}  ${MANIFEST}\n`)])
}

async function requireRoom(
  client: pg.Client,
  { backups: { draftFolder: folder }, keepFree }: BackupOptions,
  files: readonly NamedFile[],
): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>(
    `select coalesce(sum(pg_table_size(oid)), 0) as bytes from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  let needed = Number(rows[0]?.bytes)
  for (const { bytes } of files) needed += bytes
  const { bavail, blocks, bsize } = await statfs(folder)
  const free = bavail * bsize
  const kept = keepFree(blocks * bsize)
  const missing = needed + kept - free
  if (missing < 0) return
  const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`
  throw new BackupRefused(
    `There is too little room in ${folder}: the backup may take ${inMegabytes(needed)}, ` +
      `${inMegabytes(kept)} must stay free, and ${inMegabytes(free)} are: ${inMegabytes(missing)} are missing. ` +
      'Make room, keep fewer backups (BACKUP_KEEP) or choose another disk (BACKUP_DIR).',
  )
}

/** The database as it stands at one moment, while others go on writing to it; then the files it names. */
async function writeContent(client: pg.Client, archive: ArchiveWriter, options: BackupOptions): Promise<Manifest> {
  await client.query('begin isolation level repeatable read read only')
  const found = await listTables(client)
  if (found.length === 0) throw new BackupRefused('There is nothing in this database yet.')
  await client.query(`lock table ${found.map(({ name }) => `public.${named(name)}`).join(', ')} in access share mode`)
  const migrations = await listApplied(client)
  const names = await options.listFiles(client)
  await requireRoom(client, options, names)
  const tables: TableEntry[] = []
  for (const table of found) tables.push(await writeTable(client, archive, table))
  const sequences = await listSequences(client)
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.query('commit')
  const { version } = JSON.parse(await readFile(fromProjectRoot('package.json'), 'utf8'))
  return newManifest({
    kais: version,
    createdAt: (options.now ?? new Date()).toISOString(),
    postgres: String(rows[0]?.server_version),
    migrations,
    tables,
    sequences,
    ...(await writeFiles(archive, options.objects, names)),
  })
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/**
 * One at a time, also of those made by hand: for as long as a transaction of its own is open, since the copy's ends before
 * its pictures and files are written. It has read nothing that it would keep others from clearing away.
 */
async function holdBackupLock(config: pg.ClientConfig): Promise<pg.Client> {
  const client = await connectForCopy(config, 'kais backup lock')
  try {
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      LOCKS.backup,
    ])
    if (!rows[0]?.taken) throw new BackupRunning('Another backup of this database is being made.')
    return client
  } catch (error) {
    await hangUp(client)
    throw error
  }
}

/** Its checksum comes last: where it does not lie on disk, that is what makes it count. */
async function send({ backups: { store }, signal }: BackupOptions, name: string, draft: string): Promise<number> {
  const { bytes, sha256 } = await measureFile(draft)
  try {
    await store.write(name, { file: draft }, { signal })
    await store.write(`${name}.sha256`, Buffer.from(`${sha256}  ${name}\n`))
  } catch (error) {
    // Nobody would read it, and it would be paid for.
    if (!store.isOnDisk) await store.remove(name).catch(() => {})
    throw error
  }
  return bytes
}

/** One file with everything, beside a running server or without one. It has its name only once it is whole and kept. */
export async function writeBackup(options: BackupOptions): Promise<BackupSummary> {
  const { config, backups, now = new Date(), occasion } = options
  const { store, draftFolder: folder } = backups
  const client = await connectForCopy(config, 'kais backup')
  const lock = await holdBackupLock(config).catch(async (error: unknown) => {
    await hangUp(client)
    throw error
  })
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await clearDrafts(folder, { holdsLock: true })
    const name = backupName(now, occasion)
    const draft = join(folder, `${name}.partial`)
    const archive = await createArchive(draft, options.signal)
    try {
      const manifest = await writeContent(client, archive, { ...options, now })
      await writeManifest(archive, manifest)
      await archive.finish()
      await archive.close()
      const bytes = await send(options, name, draft)
      if (store.isOnDisk) await syncFolder(folder)
      else await rm(draft, { force: true })
      return { name, path: store.describe(name), bytes, manifest }
    } catch (error) {
      await archive.close().catch(() => {})
      await rm(draft, { force: true })
      throw error
    }
  } finally {
    await Promise.all([hangUp(client), hangUp(lock)])
  }
}
