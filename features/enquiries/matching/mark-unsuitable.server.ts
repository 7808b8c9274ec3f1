import { AppError } from '#common/errors.ts'
import { type Actor, actorId, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { findProperty } from '#features/nest/property.repository.server.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { leadLabel, lockLead } from '../leads/change-lead.server.ts'
import { type Pair, removeUnsuitable, saveUnsuitable } from './unsuitable.repository.server.ts'

/** The home by its reference, the lead by its number, and not why: a reason may tell about the person. */
async function record(tx: Database, actor: Actor, { leadId, propertyId }: Pair, isUnsuitable: boolean): Promise<void> {
  const reference = propertyReference(propertyId)
  await recordChange(tx, actor, {
    action: 'update',
    entity: 'lead',
    entityId: leadId,
    label: leadLabel(leadId),
    before: { unsuitable: isUnsuitable ? null : reference },
    after: { unsuitable: isUnsuitable ? reference : null },
  })
}

/** This home is not for this lead: neither is suggested to the other again. Said twice, the last reason stands. */
export async function markUnsuitable({ db, actor }: Context, pair: Pair, reason: string | null): Promise<void> {
  requirePermission(actor, 'enquiry:write')
  await db.transaction(async (tx) => {
    await lockLead(tx, pair.leadId)
    if (!(await findProperty(tx, pair.propertyId))) throw new AppError('not_found')
    const isNew = await saveUnsuitable(tx, { ...pair, reason, userId: actorId(actor) })
    if (isNew) await record(tx, actor, pair, true)
    await announceDeskChange(tx)
  })
}

/** It is suitable after all. What was never marked needs no taking back. */
export async function unmarkUnsuitable({ db, actor }: Context, pair: Pair): Promise<void> {
  requirePermission(actor, 'enquiry:write')
  await db.transaction(async (tx) => {
    await lockLead(tx, pair.leadId)
    if (!(await removeUnsuitable(tx, pair))) return
    await record(tx, actor, pair, false)
    await announceDeskChange(tx)
  })
}
