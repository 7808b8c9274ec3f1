import { join, resolve } from 'node:path'
import { type OpenDatabase, openDatabase } from '#db/open-database.server.ts'
import { diskFileStore, type FileStore } from '#features/files/file-store.server.ts'
import { diskPictureStore, type PictureStore } from '#features/pictures/picture-store.server.ts'
import { readEnv } from '#server/env.ts'

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

interface Stores {
  pictureStore: PictureStore
  fileStore: FileStore
}

/** Opens the site's own database for a visit, beside a running server or without one, and closes it again. */
export async function withDatabase(work: (database: OpenDatabase, stores: Stores) => Promise<void>): Promise<void> {
  const env = readEnv(process.env)
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    purpose: 'visit',
    log: say,
  })
  try {
    const folder = (name: string) => join(resolve(env.DATA_DIR), name)
    await work(database, {
      pictureStore: diskPictureStore(folder('pictures')),
      fileStore: diskFileStore(folder('files')),
    })
  } finally {
    await database.close()
  }
}
