import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import type { AnyContentKind } from './content-kind.server.ts'
import type { Presence } from './entities.ts'
import {
  findOthersPresent,
  removePresence,
  removePresencesBefore,
  touchPresence,
} from './presence.repository.server.ts'
import { versionOf } from './write-content.server.ts'

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
  const row = await kind.find(db, id)
  if (isLeaving || !row) await removePresence(db, place, actor.id)
  else await touchPresence(db, place, actor.id, now)
  await removePresencesBefore(db, longAgo)
  return { others: await findOthersPresent(db, place, actor.id, longAgo), version: row ? versionOf(row) : null }
}
