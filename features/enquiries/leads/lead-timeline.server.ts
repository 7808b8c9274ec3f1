import { type Actor, actorId } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import type { ActivityType } from './activity-types.ts'
import { insertActivity } from './lead.repository.server.ts'
import type { activities } from './lead.table.server.ts'

interface Entry extends Omit<typeof activities.$inferInsert, 'userId' | 'type'> {
  type: ActivityType
}

/** Puts something that staff did on a lead's timeline, in their name, and lets the open screens know. */
export async function noteOnTimeline(tx: Database, actor: Actor, entry: Entry): Promise<number> {
  const id = await insertActivity(tx, { ...entry, userId: actorId(actor) })
  await announceDeskChange(tx)
  return id
}
