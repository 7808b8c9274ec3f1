import { join, resolve } from 'node:path'
import { diskFileStore, type FileStore } from '#platform/files/file-store.server.ts'
import { diskPictureStore, type PictureStore } from '#platform/pictures/picture-store.server.ts'
import type { Env } from './env.ts'

export interface Stores {
  pictureStore: PictureStore
  fileStore: FileStore
}

/** Where pictures and files of a data folder lie: for the server, and for tools that open the same folder. */
export function storesOf({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Stores {
  const folder = (name: string) => join(resolve(DATA_DIR), name)
  return { pictureStore: diskPictureStore(folder('pictures')), fileStore: diskFileStore(folder('files')) }
}
