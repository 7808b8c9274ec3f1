import { and, asc, DrizzleQueryError, desc, eq, isNull, or, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '#db/client.server.ts'
import { users } from './user.table.server.ts'
import { usernameKey } from './username-key.ts'

export type UserRow = typeof users.$inferSelect

export async function findUserByUsername(db: Database, username: string): Promise<UserRow | undefined> {
  if (username.includes('\0')) return undefined // PostgreSQL has no such text, and says so with an error.
  const [row] = await db
    .select()
    .from(users)
    .where(or(eq(users.usernameKey, usernameKey(username)), eq(users.username, username)))
    // Of two whose names fold to one, each is found by its exact name.
    .orderBy(desc(eq(users.username, username)))
    .limit(1)
  return row
}

/** For whoever forgot their password, and perhaps their name too. */
export async function findUserByNameOrEmail(db: Database, text: string): Promise<UserRow | undefined> {
  const named = await findUserByUsername(db, text)
  if (named || text.includes('\0')) return named
  const [row] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${text})`)
  return row
}

/**
 * Accounts from before names were folded get their key at the next start, the oldest first. Whose key is taken keeps none,
 * and signs in by the exact name. Gives the names of these.
 */
export async function fillUsernameKeys(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(isNull(users.usernameKey))
    .orderBy(asc(users.id))
  const unkeyed: string[] = []
  for (const { id, username } of rows) {
    const keyed = db
      .update(users)
      .set({ usernameKey: usernameKey(username), updatedAt: sql`${users.updatedAt}` })
      .where(eq(users.id, id))
    await keyed.catch((error: unknown) => {
      if (takenField(error) !== 'username') throw error
      unkeyed.push(username)
    })
  }
  return unkeyed
}

export async function findUser(db: Database, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/**
 * Until the transaction ends nobody else changes this account. Every transaction that changes how somebody gets in takes
 * the account first, and then what belongs to it: in one order, nobody waits for each other. Not `for update`, which would
 * also hold up whoever merely names the account, such as the audit trail.
 */
export async function lockUser(tx: Database, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return row
}

/**
 * A password takes a while to check, and without a lock. True, and the account locked, when it still is what was checked:
 * otherwise somebody was let in by a password that a reset had just ended.
 */
export async function lockUnchanged(tx: Database, checked: UserRow): Promise<boolean> {
  const now = await lockUser(tx, checked.id)
  return (
    now !== undefined &&
    now.password === checked.password &&
    now.isActive === checked.isActive &&
    now.role === checked.role &&
    now.totpConfirmedAt?.getTime() === checked.totpConfirmedAt?.getTime()
  )
}

export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({ usernameKey: usernameKey(user.username), ...user })
    .returning()
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row
}

export async function updateUser(db: Database, id: number, changes: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id))
}

/** False when it is another one by now. */
export async function replacePassword(
  db: Database,
  { id, password: former }: Pick<UserRow, 'id' | 'password'>,
  changes: Pick<UserRow, 'password' | 'passwordChangedAt'>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set(changes)
    .where(and(eq(users.id, id), eq(users.password, former)))
  return rowCount === 1
}

export async function deleteUser(db: Database, id: number): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}

export async function countUsers(db: Database): Promise<number> {
  return db.$count(users)
}

const CONSTRAINTS: Record<string, 'username' | 'email'> = {
  users_username_unique: 'username',
  users_username_key_unique: 'username',
  users_email_unique: 'email',
}

/** Which of the two somebody else has already. Only the database knows for certain: two may ask at once. */
export function takenField(error: unknown): 'username' | 'email' | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined
  return cause instanceof pg.DatabaseError ? CONSTRAINTS[cause.constraint ?? ''] : undefined
}
