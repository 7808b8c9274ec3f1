import { actorId, requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { countDesk } from './desk-counts.repository.server.ts'
import type { DeskCounts } from './desk-counts.ts'

/** What calls for somebody now. */
export async function readDeskCounts({ db, actor }: Context): Promise<DeskCounts> {
  requirePermission(actor, 'enquiry:read')
  return countDesk(db, actorId(actor))
}
