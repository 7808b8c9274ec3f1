import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import type { AuditedEntity } from '#platform/content/entities.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { findMessage, lockMessage, queueAgain, stateOf } from '#platform/mail/outbox.repository.server.ts'
import { findLead } from '../leads/lead.repository.server.ts'
import { type DeskMessage, toDeskMessage } from '../letters/desk-message.server.ts'
import { lockLeadFirst } from '../letters/find-submission.server.ts'
import { findMessageLeads } from './find-message-leads.server.ts'
import { outboxMessages as words } from './staff/messages.ts'

type About = { entity: AuditedEntity; entityId: number }

/** What the audit trail names: the enquiry or hire that called for it, or the lead. Undefined: there is nobody left. */
function aboutWhat({ payload }: DeskMessage, leadId: number | undefined): About | undefined {
  if ('bookingId' in payload) return { entity: 'booking', entityId: payload.bookingId }
  if ('submissionId' in payload) return { entity: 'enquiry', entityId: payload.submissionId }
  if ('inquiryId' in payload) return { entity: 'enquiry', entityId: payload.inquiryId }
  if ('paymentId' in payload) return { entity: 'payment', entityId: payload.paymentId }
  return leadId === undefined ? undefined : { entity: 'lead', entityId: leadId }
}

/** An answer goes to the address the lead has now: most often the first one was misspelt. */
async function addressNow(tx: Database, { kind, recipient }: DeskMessage, leadId: number | undefined) {
  if (kind !== 'lead-reply' || leadId === undefined) return recipient
  const lead = await findLead(tx, leadId)
  if (!lead?.email) throw new AppError('no_email_address')
  return lead.email
}

/** Staff ask for a message that failed, or that we chose not to send, once more. What is sent or waits is left alone. */
export async function sendAgain({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'enquiry:write')
  await db.transaction(async (tx) => {
    const seen = await findMessage(tx, id)
    if (seen) await lockLeadFirst(tx, toDeskMessage(seen))
    const locked = seen && (await lockMessage(tx, id))
    if (!locked) throw new AppError('not_found')
    const row = toDeskMessage(locked)
    const state = stateOf(row)
    if (state === 'sent' || state === 'waiting')
      throw new AppError('not_failed', { sentence: { en: words.en.notAgain[state], fr: words.fr.notAgain[state] } })
    const leadId = (await findMessageLeads(tx, [row])).get(id)?.id
    const about = aboutWhat(row, leadId)
    if (!about) throw new AppError('not_found')
    await queueAgain(tx, id, await addressNow(tx, row, leadId))
    await recordChange(tx, actor, {
      ...about,
      action: 'update',
      label: `#${about.entityId}`,
      before: { delivery: state },
      after: { delivery: 'waiting' },
    })
    await announceDeskChange(tx)
  })
}
