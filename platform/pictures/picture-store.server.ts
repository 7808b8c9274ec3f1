import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface PictureStore {
  /** On disk, synced, before this resolves; writing the same name again changes nothing. */
  write(name: string, bytes: Buffer): Promise<void>
  read(name: string): Promise<Buffer | null>
  has(name: string): Promise<boolean>
  remove(name: string): Promise<void>
}

/** Two characters of the name as a folder, so that no folder grows without bounds. */
export function pictureFile(folder: string, name: string): string {
  return join(folder, name.slice(0, 2), name)
}

export function diskPictureStore(folder: string): PictureStore {
  return {
    async write(name, bytes) {
      const target = pictureFile(folder, name)
      const draft = `${target}.${randomUUID()}.part`
      await mkdir(dirname(target), { recursive: true })
      try {
        const file = await open(draft, 'wx')
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    has: (name) =>
      access(pictureFile(folder, name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(pictureFile(folder, name), { force: true }),
    async read(name) {
      try {
        return await readFile(pictureFile(folder, name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
  }
}

/** Half of a SHA-256: enough to name every picture there will ever be. */
export function contentAddress(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
