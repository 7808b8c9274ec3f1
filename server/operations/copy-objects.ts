import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { DamagedObject, type ObjectStore, type StoredObject } from '#common/object-store.ts'
import { clearDrafts, makeDraftFolder } from '#db/backup/drafts.server.ts'
import { measure } from '#db/backup/measure.server.ts'

/** What a house keeps beside its database and its backups. */
export const PLACES = ['pictures/', 'files/', 'share/'] as const
/** Smaller ones pass through memory; a recording or a backup goes over a draft on this machine's disk. */
const SMALL_BYTES = 4 * 1024 * 1024
/** Each waits mostly for the network. */
const LANES = 4

export interface CopyProgress {
  /** Lay at the target already, the same by size and checksum. */
  skipped: number
  copied: number
  copiedBytes: number
}

export interface CopyOptions {
  from: ObjectStore
  to: ObjectStore
  /** What names begin with. */
  prefixes: readonly string[]
  draftFolder: string
  onProgress?: (progress: CopyProgress) => void
}

type Named = StoredObject & { name: string }

/** As it was noted when it was written and read back, and else of what lies there. */
async function sumOf(store: ObjectStore, name: string): Promise<string | null> {
  const noted = (await store.stat(name))?.sha256
  if (noted) return noted
  const found = await store.read(name)
  return found && (await measure(found.content)).sha256
}

async function isThere({ from, to }: CopyOptions, { name, bytes }: Named): Promise<boolean> {
  if ((await to.stat(name))?.bytes !== bytes) return false
  return (await sumOf(to, name)) === (await sumOf(from, name))
}

/** False: it is gone. Whatever is written to a bucket is read back there before this resolves. */
async function copyOne({ from, to, draftFolder }: CopyOptions, { name, bytes }: Named): Promise<boolean> {
  // A bucket does not take the file over.
  if (from.isOnDisk && !to.isOnDisk) {
    if (!(await from.stat(name))) return false
    await to.write(name, { file: from.describe(name) })
    return true
  }
  const found = await from.read(name)
  if (!found) return false
  if (bytes <= SMALL_BYTES) {
    await to.write(name, await buffer(found.content))
    return true
  }
  const folder = await makeDraftFolder(draftFolder, 'copy')
  try {
    const file = join(folder, 'content.part')
    await pipeline(found.content, createWriteStream(file, { flush: true }))
    await to.write(name, { file })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return true
}

async function* listAll({ from, prefixes }: CopyOptions): AsyncGenerator<Named> {
  for (const prefix of prefixes) yield* from.list(prefix)
}

/**
 * Everything that lies at one store lies at the other too when this resolves; the first is only read. What breaks off is
 * begun again and goes on where it was: what lies at the target whole is not sent again.
 */
export async function copyObjects(options: CopyOptions): Promise<CopyProgress> {
  const progress: CopyProgress = { skipped: 0, copied: 0, copiedBytes: 0 }
  await clearDrafts(options.draftFolder)
  const left = listAll(options)
  let isOver = false

  async function copy(object: Named): Promise<void> {
    if (await isThere(options, object)) progress.skipped += 1
    else if (await copyOne(options, object)) {
      progress.copied += 1
      progress.copiedBytes += object.bytes
    }
  }
  const lane = async () => {
    for (let next = await left.next(); !next.done && !isOver; next = await left.next()) {
      await copy(next.value).catch((error: unknown) => {
        // Of that one the comparison will tell; it must not keep the others from being copied.
        if (error instanceof DamagedObject) return
        isOver = true
        throw error
      })
      options.onProgress?.(progress)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return progress
}

/** What really lies at the target, read from its first to its last byte. */
async function isWhole({ from, to }: CopyOptions, name: string): Promise<boolean> {
  try {
    const found = await to.read(name)
    return found !== null && (await measure(found.content)).sha256 === (await sumOf(from, name))
  } catch (error) {
    if (error instanceof DamagedObject) return false
    throw error
  }
}

/** The last look after a copy: what is not the same at both is copied once more, and named when that does not help. */
export async function compareObjects(options: CopyOptions): Promise<string[]> {
  const different: string[] = []
  for await (const object of listAll(options)) {
    const { name } = object
    if (await isWhole(options, name)) continue
    const mend = async () => (await copyOne(options, object)) && !(await isWhole(options, name))
    const isWrong = await mend().catch((error: unknown) => {
      if (error instanceof DamagedObject) return true
      throw error
    })
    if (isWrong) different.push(name)
  }
  return different
}
