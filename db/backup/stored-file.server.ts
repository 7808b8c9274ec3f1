import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAway, type ObjectStore } from '#common/object-store.ts'
import { type Archive, openArchive } from './archive.server.ts'
import { type Backups, fetchBackup, listBackups } from './backup-folder.server.ts'
import { makeDraftFolder } from './drafts.server.ts'
import { measuring } from './measure.server.ts'

interface Target {
  objects: ObjectStore
  /** On this machine: where what comes is looked at before it takes its place. */
  draftFolder: string
  name: string
  isRight: (sha256: string) => boolean
}

/** In its place whole and with the right content, or not at all. */
export async function writeStoredFile(content: AsyncIterable<Buffer>, target: Target): Promise<void> {
  const { objects, draftFolder, name, isRight } = target
  const folder = await makeDraftFolder(draftFolder, 'coming')
  const draft = join(folder, 'content.part')
  try {
    const { pass, result } = measuring()
    const file = await open(draft, 'wx')
    try {
      for await (const piece of pass(content)) await file.writeFile(piece)
      await file.sync()
    } finally {
      await file.close()
    }
    if (!isRight(result().sha256)) throw new Error(`${name} did not come as it is known.`)
    await objects.write(name, { file: draft })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Backups as a source of single files, newest first. Where they are fetched, one at a time lies on this machine: a disk may have
 * room for one house, and not for as many as there are backups.
 */
export function openBackups(backups: Backups) {
  let known: string[] | undefined
  /** What each holds that was open once: what is in none of them is not looked for in all of them again. */
  const contents = new Map<string, ReadonlySet<string>>()
  let opened: { backup: string; archive: Archive; drop: () => Promise<void> } | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function close(): Promise<void> {
    await opened?.drop()
    opened = undefined
  }

  /** Null: it is gone, or damaged, or has no room here, and helps nobody; the next one may. */
  async function openOne(backup: string): Promise<Archive | null> {
    if (opened?.backup === backup) return opened.archive
    await close()
    const fetched = await fetchBackup(backups, backup).catch((error: unknown) => {
      if (isAway(error)) throw error
      return null
    })
    const archive = fetched && (await openArchive(fetched.path).catch(() => null))
    contents.set(backup, new Set(archive?.names))
    if (fetched && archive) opened = { backup, archive, drop: fetched.drop }
    else await fetched?.drop()
    return archive
  }

  async function find(target: Target): Promise<string | null> {
    known ??= (await listBackups(backups.store)).map(({ name }) => name)
    // What is at hand first: much of what is lost lies in the same.
    const order = new Set([...known.filter((name) => name === opened?.backup), ...known])
    for (const backup of order) {
      if (contents.get(backup)?.has(target.name) === false) continue
      const archive = await openOne(backup)
      if (!archive || !contents.get(backup)?.has(target.name)) continue
      try {
        await writeStoredFile(archive.read(target.name), target)
        return backups.store.describe(backup)
      } catch (error) {
        // Nor does a damaged part of one.
        if (isAway(error)) throw error
      }
    }
    return null
  }

  return {
    /**
     * Content has the same address for ever, so that any backup that holds it will do. Says from which one it came. Who asks
     * meanwhile comes after, since what one reads the other would drop.
     */
    take(target: Target): Promise<string | null> {
      const taken = last.then(() => find(target))
      last = taken.catch(() => {})
      return taken
    },
    close,
  }
}
