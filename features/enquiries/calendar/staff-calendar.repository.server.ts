import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { staffCalendars } from './staff-calendar.table.server.ts'

export async function findCalendarSalt(db: Database, userId: number): Promise<string | undefined> {
  const { salt } = staffCalendars
  const [row] = await db.select({ salt }).from(staffCalendars).where(eq(staffCalendars.userId, userId))
  return row?.salt
}

export async function saveCalendarSalt(tx: Database, userId: number, salt: string): Promise<void> {
  await tx
    .insert(staffCalendars)
    .values({ userId, salt })
    .onConflictDoUpdate({ target: staffCalendars.userId, set: { salt, createdAt: new Date() } })
}

/** Undefined for one that was switched off. */
export async function findActiveUser(db: Database, userId: number) {
  const { id, username, role } = users
  const [user] = await db
    .select({ id, username, role })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true)))
  return user
}
