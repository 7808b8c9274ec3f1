import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { settings } from './setting.table.server.ts'

/** A secret of the house, by its name: made by whoever needs it first, and the same for every instance from then on. */
export async function readSecret(db: Database, name: string): Promise<string> {
  let [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, name))
  if (!row)
    // In one statement: a second look may be answered by a replica, which has not heard of it yet.
    [row] = await db
      .insert(settings)
      .values({ key: name, value: randomBytes(32).toString('hex') })
      .onConflictDoUpdate({ target: settings.key, set: { key: name } })
      .returning({ value: settings.value })
  if (typeof row?.value !== 'string') throw new Error(`The secret ${name} cannot be read`)
  return row.value
}

/** Without the secret nobody can try out what a hash is of. */
export const keyedHash = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex').slice(0, 32)

/** What an address ends with: what it is about, and that it was we who wrote it. */
export const signedId = (secret: string, id: number, text: string) => `${id}-${keyedHash(secret, text)}`

const SIGNED_ID = /^(\d{1,9})-[\da-f]{32}$/
export const isSignedId = (key: string) => SIGNED_ID.test(key)

/** What a key was written for; null where it was not we who wrote it. */
export async function readSignedId(given: string, keyOf: (id: number) => Promise<string>): Promise<number | null> {
  const [, digits] = SIGNED_ID.exec(given) ?? []
  if (digits === undefined) return null
  const [right, said] = [Buffer.from(await keyOf(Number(digits))), Buffer.from(given)]
  return right.length === said.length && timingSafeEqual(right, said) ? Number(digits) : null
}
