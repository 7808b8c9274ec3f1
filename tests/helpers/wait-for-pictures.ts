import { connectDatabase } from '#db/client.server.ts'
import { listUnderivedPictures } from '#platform/pictures/picture.repository.server.ts'
import { databaseConfigOf, waitUntil } from './built-server.ts'

const LIMIT_MS = 15 * 60_000

/** Widths and formats are made in the background after a first start: on the cores a bench measures, and after the pages a
 *  screenshot would show. */
export async function waitForPictures(dataDir: string): Promise<void> {
  const { db, pool } = connectDatabase({ ...(await databaseConfigOf(dataDir)), max: 1 })
  const isIdle = async () => (await listUnderivedPictures(db)).length === 0
  await waitUntil('every picture has its variants', isIdle, LIMIT_MS).finally(() => pool.end())
}
