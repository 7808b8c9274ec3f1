import { eq } from 'drizzle-orm'
import { users } from '#platform/accounts/user.table.server.ts'
import type { TestApp } from '#tests/helpers/test-app.ts'
import { tasks } from '../tasks/task.table.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'

type Viewing = Partial<typeof viewings.$inferInsert> & { startsAt: Date; minutes?: number; bufferMinutes?: number }

/** As it lies in the database once it was asked for. */
export function viewingRow({ minutes = 60, bufferMinutes = 30, ...row }: Viewing) {
  const endsAt = new Date(row.startsAt.getTime() + minutes * 60_000)
  const adviserBusyUntil = new Date(endsAt.getTime() + bufferMinutes * 60_000)
  return { subject: 'Villa Teranga (KN-0028)', name: 'Mme Awa Diop', endsAt, adviserBusyUntil, ...row }
}

export async function makeViewing({ db }: TestApp, viewing: Viewing): Promise<number> {
  const [made] = await db.insert(viewings).values(viewingRow(viewing)).returning({ id: viewings.id })
  return made?.id ?? 0
}

export async function makeTask({ db }: TestApp, row: Partial<typeof tasks.$inferInsert>): Promise<number> {
  const [made] = await db
    .insert(tasks)
    .values({ title: 'Send the plans', ...row })
    .returning({ id: tasks.id })
  return made?.id ?? 0
}

export async function userIdOf({ db }: TestApp, username: string): Promise<number> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username))
  return user?.id ?? 0
}
