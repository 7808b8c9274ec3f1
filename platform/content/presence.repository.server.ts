import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import type { ContentEntity } from './entities.ts'
import { editPresences } from './presence.table.server.ts'

interface Place {
  entity: ContentEntity
  entityId: number
}

const at = ({ entity, entityId }: Place) => and(eq(editPresences.entity, entity), eq(editPresences.entityId, entityId))

export async function touchPresence(db: Database, place: Place, userId: number, now: Date): Promise<void> {
  await db
    .insert(editPresences)
    .values({ ...place, userId, seenAt: now })
    .onConflictDoUpdate({
      target: [editPresences.entity, editPresences.entityId, editPresences.userId],
      set: { seenAt: now },
    })
}

export async function removePresence(db: Database, place: Place, userId: number): Promise<void> {
  await db.delete(editPresences).where(and(at(place), eq(editPresences.userId, userId)))
}

export async function removePresencesBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(editPresences).where(lt(editPresences.seenAt, moment))
}

/** The names of the others who were here since. */
export async function findOthersPresent(db: Database, place: Place, userId: number, since: Date): Promise<string[]> {
  const rows = await db
    .select({ username: users.username })
    .from(editPresences)
    .innerJoin(users, eq(users.id, editPresences.userId))
    .where(and(at(place), ne(editPresences.userId, userId), gt(editPresences.seenAt, since)))
    .orderBy(asc(users.username))
  return rows.map(({ username }) => username)
}
