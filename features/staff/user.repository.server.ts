import { DrizzleQueryError, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '#db/client.server.ts'
import { users } from './user.table.server.ts'

export type UserRow = typeof users.$inferSelect

export async function findUserByUsername(db: Database, username: string): Promise<UserRow | undefined> {
  if (username.includes('\0')) return undefined // PostgreSQL has no such text, and says so with an error.
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()))
  return row
}

export async function findUser(db: Database, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning()
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row
}

export async function updateUser(db: Database, id: number, changes: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id))
}

export async function deleteUser(db: Database, id: number): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}

export async function countUsers(db: Database): Promise<number> {
  return db.$count(users)
}

const CONSTRAINTS: Record<string, 'username' | 'email'> = {
  users_username_unique: 'username',
  users_email_unique: 'email',
}

/** Which of the two somebody else has already. Only the database knows for certain: two may ask at once. */
export function takenField(error: unknown): 'username' | 'email' | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined
  return cause instanceof pg.DatabaseError ? CONSTRAINTS[cause.constraint ?? ''] : undefined
}
