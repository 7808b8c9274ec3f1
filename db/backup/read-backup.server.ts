import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { type Archive, DamagedArchive, openArchive } from './archive.server.ts'
import {
  MANIFEST,
  MANIFEST_SUM,
  type Manifest,
  manifestSchema,
  type TableEntry,
  tableEntry,
} from './manifest.server.ts'
import { type Measure, measure, measureFile } from './measure.server.ts'

export interface Backup {
  path: string
  manifest: Manifest
  /** Its rows as COPY wrote them. */
  readTable(table: TableEntry): AsyncIterable<Buffer>
  readFile(name: string): AsyncIterable<Buffer>
}

/** In words for whoever holds the file in hand. */
export class UnusableBackup extends Error {
  constructor(path: string, why: string, options?: ErrorOptions) {
    super(`${path} cannot be used: ${why}`, options)
  }
}

async function readManifest(path: string, archive: Archive): Promise<Manifest> {
  const bytes = await buffer(archive.read(MANIFEST))
  const expected = (await text(archive.read(MANIFEST_SUM))).slice(0, 64)
  const { sha256 } = await measure(pieces(bytes))
  if (sha256 !== expected) throw new UnusableBackup(path, 'its list of contents does not have its checksum.')
  const content = JSON.parse(bytes.toString('utf8'))
  const manifest = manifestSchema.safeParse(content)
  if (manifest.success) return manifest.data
  throw new UnusableBackup(path, 'its list of contents is not one that this version of Kais reads.')
}

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer, void> {
  yield bytes
}

/** As it lies beside the backup; null when only the backup itself was brought here. */
async function expectedSum(path: string): Promise<string | null> {
  const line = await readFile(`${path}.sha256`, 'utf8').catch(() => null)
  return line?.slice(0, 64) ?? null
}

/** Everything is read and held against its checksum before this resolves, so that nothing is begun with half a backup. */
export async function openBackup(path: string): Promise<Backup> {
  const backup = await readOutside(path)
  const { manifest, readTable, readFile: readStored } = backup
  for (const table of manifest.tables)
    requireSame(path, `the table ${table.name}`, table, await measured(readTable(table)))
  for (const file of manifest.files) requireSame(path, file.name, file, await measured(readStored(file.name)))
  return backup

  async function measured(content: AsyncIterable<Buffer>): Promise<Measure> {
    try {
      return await measure(content)
    } catch (cause) {
      throw new UnusableBackup(path, 'a part of it is damaged.', { cause })
    }
  }
}

function requireSame(path: string, what: string, expected: Partial<Measure>, found: Measure): void {
  const isSame = expected.sha256 === found.sha256 && expected.bytes === found.bytes
  if (isSame && (expected.rows ?? found.rows) === found.rows) return
  throw new UnusableBackup(path, `${what} does not have its checksum.`)
}

async function readOutside(path: string): Promise<Backup> {
  try {
    const expected = await expectedSum(path)
    if (expected !== null && (await measureFile(path)).sha256 !== expected)
      throw new UnusableBackup(path, 'it does not have the checksum that lies beside it.')
    const archive = await openArchive(path)
    const manifest = await readManifest(path, archive)
    return {
      path,
      manifest,
      // What goes wrong is thrown by whoever reads it.
      readTable: ({ name }) => pipeline(archive.read(tableEntry(name)), createGunzip(), () => {}),
      readFile: (name) => archive.read(name),
    }
  } catch (cause) {
    if (cause instanceof UnusableBackup) throw cause
    if (cause instanceof DamagedArchive) throw new UnusableBackup(path, cause.message, { cause })
    if (cause instanceof Error && 'code' in cause) throw new UnusableBackup(path, cause.message, { cause })
    throw new UnusableBackup(path, 'its list of contents cannot be read.', { cause })
  }
}
