import { chmod, mkdir, open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { LOCKS } from '../locks.server.ts'
import { fromProjectRoot } from '../project-root.server.ts'
import { type ArchiveWriter, createArchive } from './archive.server.ts'
import { backupName, removeUnfinished } from './backup-folder.server.ts'
import { MANIFEST, MANIFEST_SUM, type Manifest, newManifest, type TableEntry, tableEntry } from './manifest.server.ts'
import { measure, measureFile, measuring } from './measure.server.ts'
import { listApplied } from './migrations.server.ts'
import { connectForCopy, hangUp } from './session.server.ts'
import { copyOut, listSequences, listTables, named, type Table } from './tables.server.ts'

/** Said in one line: whoever asked for the backup can do something about it. */
export class BackupRefused extends Error {}
export class BackupRunning extends BackupRefused {}

export interface BackupOptions {
  config: pg.ClientConfig
  /** Where pictures and files lie, and below it their places. */
  dataDir: string
  folder: string
  /** The places of the pictures and files that the database names, asked within the backup's own view of it. */
  listFiles: (client: pg.ClientBase) => Promise<string[]>
  /** What stays free of a disk of this size, whatever happens: messages and uploads come before backups. */
  keepFree: (sizeBytes: number) => number
  occasion?: 'before-restore'
  now?: Date
  /** We are stopping: what was begun is given up. */
  signal?: AbortSignal
}

export interface BackupSummary {
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

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Content never changes under its address, so that pictures and files may be copied after the tables. */
async function writeFiles(archive: ArchiveWriter, dataDir: string, names: readonly string[]) {
  const files: Manifest['files'] = []
  const missing: string[] = []
  for (const name of names) {
    const file = await open(join(dataDir, name)).catch(absent)
    if (!file) {
      missing.push(name)
      continue
    }
    const { pass, result } = measuring()
    await archive.add(name, pass(file.createReadStream()))
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
  { dataDir, folder, keepFree }: BackupOptions,
  files: string[],
): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>(
    `select coalesce(sum(pg_table_size(oid)), 0) as bytes from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  let needed = Number(rows[0]?.bytes)
  for (const name of files) needed += (await stat(join(dataDir, name)).catch(() => ({ size: 0 }))).size
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
    ...(await writeFiles(archive, options.dataDir, names)),
  })
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** One file with everything, beside a running server or without one. It has its name only once it is whole and on the disk. */
export async function writeBackup(options: BackupOptions): Promise<BackupSummary> {
  const { config, folder, now = new Date(), occasion } = options
  const client = await connectForCopy(config, 'kais backup')
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCKS.backup])
    if (!rows[0]?.taken) throw new BackupRunning('Another backup of this database is being made.')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removeUnfinished(folder)
    const path = join(folder, backupName(now, occasion))
    const draft = `${path}.partial`
    const archive = await createArchive(draft, options.signal)
    try {
      const manifest = await writeContent(client, archive, { ...options, now })
      await writeManifest(archive, manifest)
      await archive.finish()
      await archive.close()
      const { bytes, sha256 } = await measureFile(draft)
      await writeFile(`${path}.sha256`, `${sha256}  ${basename(path)}\n`, { mode: 0o600, flush: true })
      await chmod(draft, 0o600)
      await rename(draft, path)
      await syncFolder(folder)
      return { path, bytes, manifest }
    } catch (error) {
      await archive.close().catch(() => {})
      await rm(draft, { force: true })
      throw error
    }
  } finally {
    await hangUp(client)
  }
}
