import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { can, ROLES } from '#common/permissions.ts'
import { staffName } from '#common/staff-name.ts'
import type { Database } from '#db/client.server.ts'
import { readOpeningHours } from '#features/company/read-settings.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import type { StaffAdviser } from './viewing.public.ts'
import { adviserDaysOff, advisers } from './viewing.table.server.ts'
import { USUAL_BUFFER, USUAL_MINUTES, usualHours } from './viewing-hours.ts'

const DESK_ROLES = ROLES.filter((role) => can({ kind: 'staff', id: 0, username: '', role }, 'enquiry:write'))

/** What nobody wrote down yet has a version too: two may be the first at once. */
const NEVER = new Date(0)

/**
 * Everybody who could show a home, with their hours and the days off from `today` on. Who wrote nothing down keeps the house's
 * hours: agents show homes, and where there is no agent whoever else answers enquiries.
 */
export async function listAdvisers(db: Database, today: string): Promise<StaffAdviser[]> {
  const [people, openingHours] = await Promise.all([
    db
      .select({ user: users, own: advisers })
      .from(users)
      .leftJoin(advisers, eq(advisers.userId, users.id))
      .where(and(eq(users.isActive, true), inArray(users.role, DESK_ROLES)))
      .orderBy(asc(users.id)),
    readOpeningHours(db),
  ])
  const off =
    people.length === 0
      ? []
      : await daysOffFrom(
          db,
          today,
          people.map(({ user }) => user.id),
        )
  const hasAgent = people.some(({ user }) => user.role === 'agent')
  return people.map(({ user, own }) => ({
    userId: user.id,
    name: staffName(user),
    takesViewings: own?.takesViewings ?? (user.role === 'agent' || !hasAgent),
    hours: own?.hours ?? usualHours(openingHours),
    minutes: own?.minutes ?? USUAL_MINUTES,
    bufferMinutes: own?.bufferMinutes ?? USUAL_BUFFER,
    daysOff: off.filter(({ userId }) => userId === user.id).map(({ firstDay, lastDay }) => ({ firstDay, lastDay })),
    isDefault: own === null,
    updatedAt: (own?.updatedAt ?? NEVER).toISOString(),
  }))
}

async function daysOffFrom(db: Database, today: string, userIds: number[]) {
  return db
    .select()
    .from(adviserDaysOff)
    .where(and(inArray(adviserDaysOff.userId, userIds), gte(adviserDaysOff.lastDay, today)))
    .orderBy(asc(adviserDaysOff.firstDay))
}

type AdviserHours = typeof advisers.$inferInsert

export async function storeAdviser(tx: Database, { userId, ...hours }: AdviserHours): Promise<void> {
  await tx
    .insert(advisers)
    .values({ userId, ...hours })
    .onConflictDoUpdate({ target: advisers.userId, set: { ...hours, updatedAt: new Date() } })
}

/** One writer after the other, also where nothing is written down yet. */
export async function lockAdviser(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Those that are over stay: they say when somebody was away. */
export async function replaceDaysOff(
  tx: Database,
  { userId, from, days }: { userId: number; from: string; days: readonly { firstDay: string; lastDay: string }[] },
): Promise<void> {
  await tx.delete(adviserDaysOff).where(and(eq(adviserDaysOff.userId, userId), gte(adviserDaysOff.lastDay, from)))
  if (days.length > 0)
    await tx
      .insert(adviserDaysOff)
      .values(days.map((off) => ({ ...off, userId })))
      .onConflictDoNothing()
}
