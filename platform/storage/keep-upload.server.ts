import type { Database } from '#db/client.server.ts'
import { lockUpload } from '#db/locks.server.ts'

interface Upload {
  path: string
  store: { readonly isOnDisk: boolean }
  isThere: () => Promise<boolean>
  put: () => Promise<void>
}

/**
 * First the bytes of an upload, then what is recorded of it: nothing stands in the database that is not kept. What goes over
 * a network goes there before the transaction, which would else be open for as long as the network takes.
 */
export async function keepUpload(
  db: Database,
  { path, store, isThere, put }: Upload,
  record: (tx: Database) => Promise<void>,
): Promise<void> {
  if (!store.isOnDisk) await put()
  await db.transaction(async (tx) => {
    await lockUpload(tx, path)
    // The same upload, long forgotten, may have been cleared away a moment ago.
    if (store.isOnDisk || !(await isThere())) await put()
    await record(tx)
  })
}
