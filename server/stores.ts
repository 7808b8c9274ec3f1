import { join, resolve } from 'node:path'
import { type ObjectStore, storeBelow } from '#common/object-store.ts'
import type { Backups } from '#db/backup/backup-folder.server.ts'
import { createFileStore, type FileStore } from '#platform/files/file-store.server.ts'
import { createPictureStore, type PictureStore } from '#platform/pictures/picture-store.server.ts'
import { createFolderStore } from '#platform/storage/folder-store.server.ts'
import { type Env, storageSettings } from './env.ts'

export interface UploadStores {
  /** All that lies there, by its place: 'pictures/ab/ab…f0.webp', 'files/<hash>/deck.pdf', 'share/…'. */
  objects: ObjectStore
  pictureStore: PictureStore
  fileStore: FileStore
}

export interface Stores extends UploadStores {
  backups: Backups
}

/** What the place of a master or of a file says of its content. Widths of pictures are known by the note beside them. */
export const addressIn = (place: string) =>
  /^(?:pictures\/[0-9a-f]{2}\/([0-9a-f]{32})\.webp|files\/([0-9a-f]{32})\/[^/]+)$/
    .exec(place)
    ?.slice(1)
    .find(Boolean) ?? null

/** They hold everything about everybody: nobody else on this machine reads them. */
export const openBackupFolder = (env: Env): ObjectStore =>
  createFolderStore(resolve(env.BACKUP_DIR), { isPrivate: true })

/** Where pictures, files and backups of a house lie: for the server, and for tools that open the same house. */
export function storesFrom(env: Env, objects: ObjectStore): Stores {
  return {
    objects,
    pictureStore: createPictureStore(objects),
    fileStore: createFileStore(objects, join(resolve(env.DATA_DIR), 'files')),
    backups: {
      store: env.BACKUPS_IN_BUCKET ? storeBelow(objects, 'backups/') : openBackupFolder(env),
      draftFolder: resolve(env.BACKUP_DIR),
    },
  }
}

export const openFolder = (env: Env): ObjectStore => createFolderStore(resolve(env.DATA_DIR))

/** Null: no bucket is named. */
export async function openBucket(env: Env): Promise<ObjectStore | null> {
  const settings = storageSettings(env)
  if (!settings) return null
  // Few houses have one: what speaks to it is not loaded without.
  const { createS3Store } = await import('#platform/storage/s3-store.server.ts')
  return createS3Store({ settings, addressOf: addressIn })
}

/** A wrong key or name is worth a line at once, and not at the first upload. Pages are served all the same. */
export async function sayIfAway({ objects }: Pick<Stores, 'objects'>, say: (line: string) => void): Promise<void> {
  if (objects.isOnDisk) return
  try {
    for await (const _ of objects.list('share/')) break
  } catch (error) {
    say(`Pictures and files cannot be reached. ${(error as Error).message}`)
  }
}

export async function storesOf(env: Env): Promise<Stores> {
  return storesFrom(env, (await openBucket(env)) ?? openFolder(env))
}
