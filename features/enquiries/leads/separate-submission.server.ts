import { emailKey } from '#common/contact-keys.ts'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { moveCallback } from '../tasks/task.repository.server.ts'
import {
  countSubmissions,
  findTimelineEntry,
  findUnansweredSince,
  moveEntriesAbout,
  moveEntriesFrom,
  type NamedThing,
  type TimelineRow,
} from './activity.repository.server.ts'
import { auditedLead, changeLead, leadLabel, lockLead } from './change-lead.server.ts'
import type { StaffLeadDetail } from './lead.public.ts'
import { giveContactKey, insertLead, updateLead } from './lead.repository.server.ts'
import { noteOnTimeline } from './list-activities.server.ts'
import { getLead } from './read-leads.server.ts'
import {
  type ReceivedSubmission,
  receivedBooking,
  receivedContact,
  receivedInquiry,
  receivedStay,
  receivedViewing,
} from './received-submission.ts'
import { namesOf } from './record-lead.server.ts'

function receivedOf({ contact, inquiry, booking, stay, viewing }: TimelineRow): ReceivedSubmission | null {
  if (contact) return receivedContact(contact)
  if (inquiry) return receivedInquiry(inquiry)
  if (booking) return receivedBooking(booking)
  if (stay) return receivedStay(stay)
  return viewing && receivedViewing(viewing)
}

/**
 * A number is shared by a family or an office, so a stranger's message can land on somebody's timeline. It gets a lead of
 * its own, with all else that came from that address. What came from the lead's own address is its own.
 */
export async function separateSubmission(context: Context, activityId: number): Promise<StaffLeadDetail> {
  const { actor } = context
  requirePermission(actor, 'enquiry:write')
  const entry = await findTimelineEntry(context.db, activityId)
  const received = entry && entry.activity.type === 'submission' ? receivedOf(entry) : null
  if (!entry || !received) throw new AppError('not_found')
  const { person, interest, budget } = received
  const from = entry.activity.leadId
  let newId = 0
  await changeLead(context, { id: from }, async (tx, lead) => {
    // Read before the lock: a second press finds it moved.
    if ((await findTimelineEntry(tx, activityId))?.activity.leadId !== from) throw new AppError('already_separated')
    const own = person.email && emailKey(person.email)
    if (own && lead.email && emailKey(lead.email) === own) throw new AppError('own_submission')
    newId = await insertLead(tx, {
      ...namesOf(person.name),
      email: person.email,
      phone: person.phone,
      locale: person.locale,
      source: received.writtenBy ? 'phone' : 'website',
      interestedIn: interest,
      budget,
      waitingSince: lead.waitingSince && entry.activity.createdAt,
      createdAt: entry.activity.createdAt,
    })
    if (own) {
      await giveContactKey(tx, { kind: 'email', value: own }, newId)
      await moveEntriesFrom(tx, { leadId: from, email: own, to: newId })
    } else {
      const { inquiryId, bookingId, stayId, viewingId } = entry.activity
      const named = [{ inquiryId }, { bookingId }, { stayId }, { viewingId }]
      const about = named.find((one) => Object.values(one)[0] !== null)
      // A lead of which nothing is separated would be empty.
      if (!about) throw new AppError('not_found')
      // The second of two presses finds it alone on its own lead.
      if ((await countSubmissions(tx, from)) === 1) throw new AppError('already_separated')
      await moveEntriesAbout(tx, { leadId: from, about: about as NamedThing, to: newId })
    }
    if (entry.inquiry?.callbackAt) await moveCallback(tx, { leadId: from, wish: entry.inquiry, to: newId })
    // What stays here may all have been answered.
    if (lead.waitingSince) await updateLead(tx, from, { waitingSince: await findUnansweredSince(tx, from) })
    await recordChange(tx, actor, {
      action: 'create',
      entity: 'lead',
      entityId: newId,
      label: leadLabel(newId),
      after: auditedLead(await lockLead(tx, newId)),
    })
    await noteOnTimeline(tx, actor, { leadId: from, type: 'separated', subject: leadLabel(newId) })
    return undefined
  })
  return getLead(context, newId)
}
