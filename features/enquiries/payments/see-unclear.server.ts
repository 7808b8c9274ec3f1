import { AppError } from '#common/errors.ts'
import { actorId, requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { paymentLabel } from './change-payment.server.ts'
import { markSeen } from './payment.repository.server.ts'

/** Somebody found out what it was. It stays as it was told, and in no sum: what was theirs to do is done elsewhere. */
export async function markUnclearSeen({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'enquiry:write')
  await db.transaction(async (tx) => {
    const event = await markSeen(tx, id, actorId(actor))
    if (!event) throw new AppError('not_found')
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'payment',
      entityId: event.requestId,
      label: event.requestId === null ? event.eventId : paymentLabel(event.requestId),
      before: { paymentUnclear: true },
      after: { paymentUnclear: false },
    })
    await announceDeskChange(tx)
  })
}
