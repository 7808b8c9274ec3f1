import { asc, count, eq, sql } from 'drizzle-orm'
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

export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning()
  if (!row) throw new Error('PostgreSQL returned no row for an insert')
  return row
}

export async function updateUser(db: Database, id: number, changes: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id))
}

export async function listUsers(db: Database): Promise<UserRow[]> {
  return db.select().from(users).orderBy(asc(users.id))
}

export async function countUsers(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users)
  return row?.total ?? 0
}
