import { type ContactKey, emailKey, phoneKey } from '#common/contact-keys.ts'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { auditedLead, changeLead, leadLabel, lockLead } from './change-lead.server.ts'
import type { StaffLeadDetail } from './lead.public.ts'
import { insertContactKeys, insertLead, lockContactKeys, updateLead, whoIsKnownBy } from './lead.repository.server.ts'
import type { LeadInput } from './lead.schema.ts'
import { noteOnTimeline } from './list-activities.server.ts'
import { getLead } from './read-leads.server.ts'

function keysOf({ email, phone }: LeadInput): ContactKey[] {
  const number = phone && phoneKey(phone)
  return [
    ...(email ? [{ kind: 'email' as const, value: emailKey(email) }] : []),
    ...(number ? [{ kind: 'phone' as const, value: number }] : []),
  ]
}

/**
 * An address belongs to one lead: whoever types that of another one has found a duplicate, and is told. A number may be a
 * family's or an office's: it stays with whom it was first, and both cards show it.
 */
async function claimContacts(tx: Database, leadId: number | null, input: LeadInput): Promise<ContactKey[]> {
  const keys = keysOf(input)
  await lockContactKeys(tx, keys)
  const others = (await whoIsKnownBy(tx, keys)).filter((contact) => contact.leadId !== leadId)
  if (others.some(({ kind }) => kind === 'email')) throw new AppError('lead_known', { fields: { email: 'leadKnown' } })
  return keys
}

/** Somebody who called or came by, written down by hand. It is nobody's turn to answer: staff have just spoken to them. */
export async function createLead(context: Context, input: LeadInput): Promise<StaffLeadDetail> {
  const { db, actor } = context
  requirePermission(actor, 'enquiry:write')
  const id = await db.transaction(async (tx) => {
    const keys = await claimContacts(tx, null, input)
    const leadId = await insertLead(tx, input)
    await insertContactKeys(tx, leadId, keys)
    await noteOnTimeline(tx, actor, { leadId, type: 'created', subject: input.source })
    const after = await lockLead(tx, leadId)
    await recordChange(tx, actor, {
      action: 'create',
      entity: 'lead',
      entityId: leadId,
      label: leadLabel(leadId),
      after: auditedLead(after),
    })
    await announceDeskChange(tx)
    return leadId
  })
  return getLead(context, id)
}

/** Corrects what is known about somebody. Addresses they wrote from before stay theirs. */
export async function updateLeadDetails(
  context: Context,
  { id, input, version }: { id: number; input: LeadInput; version: string | null },
): Promise<StaffLeadDetail> {
  const first = (tx: Database) => lockContactKeys(tx, keysOf(input))
  await changeLead(context, { id, version, first }, async (tx) => {
    await insertContactKeys(tx, id, await claimContacts(tx, id, input))
    await updateLead(tx, id, input)
    return { isPersonChanged: true }
  })
  return getLead(context, id)
}
