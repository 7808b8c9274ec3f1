import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { DamagedObject, type ObjectStore } from '#common/object-store.ts'

export interface PictureStore {
  readonly isOnDisk: boolean
  /** Kept for good before this resolves; writing the same name again changes nothing. */
  write(name: string, bytes: Buffer): Promise<void>
  read(name: string): Promise<Buffer | null>
  has(name: string): Promise<boolean>
  remove(name: string): Promise<void>
}

/** No picture of ours comes near it: masters are at most 2,400 pixels long. */
const MAX_BYTES = 64 * 1024 * 1024
const TRIES = 2

const isMaster = (name: string) => /^[0-9a-f]{32}\.webp$/.test(name)

/** Two characters of the name as a folder, so that no folder grows without bounds. */
export const pictureKey = (name: string) => `pictures/${name.slice(0, 2)}/${name}`

async function readWhole(objects: ObjectStore, name: string): Promise<Buffer | null> {
  const found = await objects.read(pictureKey(name))
  if (!found) return null
  if (found.bytes <= MAX_BYTES) return buffer(found.content)
  for await (const _ of found.content) break
  throw new DamagedObject(`${name} is larger than any picture.`)
}

export function createPictureStore(objects: ObjectStore): PictureStore {
  return {
    isOnDisk: objects.isOnDisk,
    write: (name, bytes) => objects.write(pictureKey(name), bytes),
    has: async (name) => (await objects.stat(pictureKey(name))) !== null,
    remove: (name) => objects.remove(pictureKey(name)),
    async read(name) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await readWhole(objects, name)
        } catch (error) {
          if (!(error instanceof DamagedObject)) throw error
          if (tries < TRIES) continue
          if (isMaster(name)) throw error
          // A width that is damaged is as one that is lost: it is made again.
          return null
        }
      }
    },
  }
}

/** Half of a SHA-256: enough to name every picture there will ever be. */
export function contentAddress(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
