import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import type { AnyContentKind } from './content-kind.server.ts'
import type { ContentEntity, Presence } from './entities.ts'
import { editPresences } from './presence.table.server.ts'
import { rowsOf, versionOf } from './write-content.server.ts'

interface TouchPresencePlace {
  entity: ContentEntity
  entityId: number
}

const at = ({ entity, entityId }: TouchPresencePlace) =>
  and(eq(editPresences.entity, entity), eq(editPresences.entityId, entityId))

async function touchPresence(db: Database, place: TouchPresencePlace, userId: number, now: Date): Promise<void> {
  await db
    .insert(editPresences)
    .values({ ...place, userId, seenAt: now })
    .onConflictDoUpdate({
      target: [editPresences.entity, editPresences.entityId, editPresences.userId],
      set: { seenAt: now },
    })
}

async function removePresence(db: Database, place: TouchPresencePlace, userId: number): Promise<void> {
  await db.delete(editPresences).where(and(at(place), eq(editPresences.userId, userId)))
}

async function removePresencesBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(editPresences).where(lt(editPresences.seenAt, moment))
}

/** The names of the others who were here since. */
async function findOthersPresent(
  db: Database,
  place: TouchPresencePlace,
  userId: number,
  since: Date,
): Promise<string[]> {
  const rows = await db
    .select({ username: users.username })
    .from(editPresences)
    .innerJoin(users, eq(users.id, editPresences.userId))
    .where(and(at(place), ne(editPresences.userId, userId), gt(editPresences.seenAt, since)))
    .orderBy(asc(users.username))
  return rows.map(({ username }) => username)
}

/** A form says every 20 seconds that it is open; one that was silent for this long is not. */
const GONE_AFTER_MS = 50_000

interface Place {
  id: number
  isLeaving: boolean
}

/** Somebody has a record open to change it, or closes it; they hear who else has, and which version is stored now. */
export async function recordPresence(
  { db, actor }: Context,
  kind: AnyContentKind,
  { id, isLeaving }: Place,
): Promise<Presence> {
  requirePermission(actor, kind.permission)
  if (actor.kind !== 'staff') throw new AppError('forbidden')
  const now = new Date()
  const longAgo = new Date(now.getTime() - GONE_AFTER_MS)
  const place = { entity: kind.entity, entityId: id }
  const row = await rowsOf(kind).find(db, id)
  if (isLeaving || !row) await removePresence(db, place, actor.id)
  else await touchPresence(db, place, actor.id, now)
  await removePresencesBefore(db, longAgo)
  return { others: await findOthersPresent(db, place, actor.id, longAgo), version: row ? versionOf(row) : null }
}
