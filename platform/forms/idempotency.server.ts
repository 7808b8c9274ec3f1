import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import { againAfterClash } from '#db/database-error.server.ts'
import { idempotencyKeys } from './submission-columns.server.ts'

interface Submission {
  scope: string
  /** From the Idempotency-Key header, or made from a plain post; a caller of the API without one asks for no protection. */
  key: string | undefined
  content: unknown
}

/**
 * Stores once per key. The insert of the key is the lock: a second tap that arrives at the same moment waits for the
 * first to commit, then finds its record; after a rollback it does the work itself.
 */
export async function storeOnce(
  db: Database,
  { scope, key, content }: Submission,
  store: (tx: Database) => Promise<number>,
): Promise<number> {
  if (key === undefined) return againAfterClash(() => db.transaction(store))
  const requestHash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return againAfterClash(() =>
    db.transaction(async (tx) => {
      const claimed = await tx
        .insert(idempotencyKeys)
        .values({ scope, key, requestHash, recordId: 0 })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key })
      const isThisKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
      if (claimed.length > 0) {
        const recordId = await store(tx)
        await tx.update(idempotencyKeys).set({ recordId }).where(isThisKey)
        return recordId
      }
      const [earlier] = await tx.select().from(idempotencyKeys).where(isThisKey)
      if (!earlier || earlier.requestHash !== requestHash) throw new AppError('idempotency_mismatch')
      return earlier.recordId
    }),
  )
}

/** Records that are no more: a press that was made before finds nothing, and makes anew. Of what was sent not even a hash is left. */
export async function forgetKeys(tx: Database, scope: string, recordIds: number[]): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), inArray(idempotencyKeys.recordId, recordIds)))
}

/** What was stored under this key, whichever of these doors it came through. */
export async function findByKey(db: Database, scopes: readonly string[], key: string) {
  const isIt = and(inArray(idempotencyKeys.scope, [...scopes]), eq(idempotencyKeys.key, key))
  const [row] = await db.select().from(idempotencyKeys).where(isIt)
  return row
}

/** Of a plain post: the key stands in the address of its confirmation, which people pass on. */
const PLAIN_KEY_LENGTH = 64

/** What was stored under these keys, each known only to the browser that made it. */
export async function findStored(db: Database, scope: string, keys: readonly string[]): Promise<number[]> {
  const own = keys.filter((key) => key.length !== PLAIN_KEY_LENGTH)
  if (own.length === 0) return []
  const rows = await db
    .select({ recordId: idempotencyKeys.recordId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), inArray(idempotencyKeys.key, own)))
  return rows.map(({ recordId }) => recordId)
}
