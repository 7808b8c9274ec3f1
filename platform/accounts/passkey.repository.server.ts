import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { passkeys } from './second-factor.table.server.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** Oldest first. */
export async function listPasskeysOf(db: Database, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

/** Whose it is: the account is locked before the key. */
export async function findPasskeyOwner(db: Database, credentialId: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
  return row?.userId ?? null
}

export async function lockPasskey(tx: Database, userId: number, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.userId, userId)))
    .for('update')
  return row
}

/** False when the very same key is there already. */
export async function insertPasskey(db: Database, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(passkeys).values(passkey).onConflictDoNothing()
  return rowCount === 1
}

/** PostgreSQL's integer ends here; keys count from zero and by one, those that count at all. */
const MAX_COUNTER = 2_147_483_647

export async function notePasskeyUse(
  db: Database,
  id: number,
  { counter, isBackedUp }: Pick<PasskeyRow, 'counter' | 'isBackedUp'>,
): Promise<void> {
  await db
    .update(passkeys)
    .set({ counter: Math.min(counter, MAX_COUNTER), isBackedUp, lastUsedAt: new Date() })
    .where(eq(passkeys.id, id))
}

const own = (userId: number, id: number) => and(eq(passkeys.id, id), eq(passkeys.userId, userId))

/** Returns the name it had; null when this person has no such key. */
export async function renamePasskeyRow(db: Database, userId: number, id: number, name: string): Promise<string | null> {
  const [before] = await db.select({ name: passkeys.name }).from(passkeys).where(own(userId, id)).for('update')
  if (!before) return null
  await db.update(passkeys).set({ name }).where(own(userId, id))
  return before.name
}

/** Returns the name it had; null when this person has no such key. */
export async function deletePasskeyRow(db: Database, userId: number, id: number): Promise<string | null> {
  const [row] = await db.delete(passkeys).where(own(userId, id)).returning({ name: passkeys.name })
  return row?.name ?? null
}

/** Returns the names they had. */
export async function deletePasskeysOf(db: Database, userId: number): Promise<string[]> {
  const rows = await db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ name: passkeys.name })
  return rows.map(({ name }) => name)
}
