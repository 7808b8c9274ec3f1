import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { findProperty } from '#features/nest/property.repository.server.ts'
import { fillTemplate, placesIn } from '#features/templates/fill-template.ts'
import { storeOnce } from '#platform/forms/idempotency.server.ts'
import { changeLead } from '../leads/change-lead.server.ts'
import { type StaffActivity, type StaffLead, toStaffLead } from '../leads/lead.public.ts'
import { findLeadsWithOwner } from '../leads/lead-list.repository.server.ts'
import { getActivity, noteOnTimeline } from '../leads/list-activities.server.ts'
import { markLeadAnswered } from '../leads/mark-lead-answered.server.ts'
import { sendReply } from '../replies/send-reply.server.ts'
import { attachHomes } from './attach-homes.server.ts'
import type { SentToMany, SkipReason } from './matching.public.ts'
import type { HomeLetters } from './send-homes.schema.ts'

type Letter = { subject: string; body: string }

/** The letter as this person gets it, or why they do not. */
function letterFor(lead: StaffLead, letters: HomeLetters): (Letter & { locale: 'en' | 'fr' }) | { skip: SkipReason } {
  if (lead.email === null) return { skip: 'no-address' }
  // Of whom we know no language, the house's visitors most often read French.
  const locale = lead.locale ?? (letters.fr ? 'fr' : 'en')
  const letter = letters[locale]
  if (!letter) return { skip: 'no-language' }
  const { firstName, lastName } = lead
  const values = { firstName, lastName, fullName: [firstName, lastName].filter(Boolean).join(' ') }
  const [subject, body] = [letter.subject, letter.body].map((text) => fillTemplate(text, values)) as [string, string]
  // "Dear {{firstName}}" must reach nobody.
  if (placesIn(subject + body).length > 0) return { skip: 'unfilled' }
  return { subject, body, locale }
}

interface Request {
  propertyId: number
  leadIds: readonly number[]
  letters: HomeLetters
  /** The same for every try: nobody gets the letter twice, and who was left out by a failure gets it then. */
  idempotencyKey: string | undefined
}

/** One home to several people, a letter to each, in their language and with their name. Who cannot be written to is passed over and named. */
export async function sendHomeToMany(
  context: Context,
  { propertyId, leadIds, letters, idempotencyKey }: Request,
): Promise<SentToMany> {
  const { db, actor } = context
  requirePermission(actor, 'enquiry:write')
  if (!(await findProperty(db, propertyId))) throw new AppError('not_found')
  const leads = new Map((await findLeadsWithOwner(db, leadIds)).map((row) => [row.lead.id, toStaffLead(row)]))
  const result: SentToMany = { sent: [], skipped: [] }
  for (const leadId of leadIds) {
    const lead = leads.get(leadId)
    const reply = lead ? letterFor(lead, letters) : ({ skip: 'gone' } as const)
    const who = { leadId, name: lead?.name ?? `#${leadId}` }
    if ('skip' in reply) {
      result.skipped.push({ ...who, reason: reply.skip })
      continue
    }
    const key = idempotencyKey && `${idempotencyKey}:${leadId}`
    await sendReply(context, { leadId, reply, propertyIds: [propertyId], idempotencyKey: key })
    result.sent.push(who)
  }
  return result
}

interface Noted {
  leadId: number
  propertyIds: readonly number[]
  text: string
  idempotencyKey: string | undefined
}

/** Staff have sent homes by WhatsApp themselves, and say so: on the timeline, and nobody waits any more. */
export async function noteHomesSent(
  { db, actor }: Context,
  { leadId, propertyIds, text, idempotencyKey }: Noted,
): Promise<StaffActivity> {
  requirePermission(actor, 'enquiry:write')
  const submission = { scope: 'lead-reply', key: idempotencyKey, content: { leadId, propertyIds, text } }
  const activityId = await storeOnce(db, submission, async (tx) => {
    let id = 0
    await changeLead({ db: tx, actor }, { id: leadId }, async (inner) => {
      id = await noteOnTimeline(inner, actor, { leadId, type: 'whatsapp', subject: 'whatsapp', description: text })
      await attachHomes(inner, id, propertyIds)
      await markLeadAnswered(inner, leadId, actor)
      return undefined
    })
    return id
  })
  return getActivity({ db, actor }, activityId)
}
