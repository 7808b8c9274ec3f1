import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openArchive } from './archive.server.ts'
import { listBackups } from './backup-folder.server.ts'
import { measuring } from './measure.server.ts'

/** In its place whole and with the right content, or not at all. */
export async function writeStoredFile(
  path: string,
  content: AsyncIterable<Buffer>,
  isRight: (sha256: string) => boolean,
): Promise<void> {
  const draft = `${path}.restore.part`
  await mkdir(dirname(path), { recursive: true })
  const { pass, result } = measuring()
  const file = await open(draft, 'w')
  try {
    for await (const piece of pass(content)) await file.writeFile(piece)
    await file.sync()
    await file.close()
    if (!isRight(result().sha256)) throw new Error(`${path} was not written as it stands in the backup.`)
    await rename(draft, path)
  } catch (error) {
    await file.close().catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}

/** Content has the same address for ever, so that any backup that holds it will do. Says from which one it came. */
export async function takeFromBackups(
  folder: string,
  { dataDir, name, isRight }: { dataDir: string; name: string; isRight: (sha256: string) => boolean },
): Promise<string | null> {
  for (const { path } of await listBackups(folder)) {
    try {
      const archive = await openArchive(path)
      if (!archive.names.includes(name)) continue
      await writeStoredFile(join(dataDir, name), archive.read(name), isRight)
      return path
    } catch {
      // A damaged backup helps nobody; the next one may.
    }
  }
  return null
}
