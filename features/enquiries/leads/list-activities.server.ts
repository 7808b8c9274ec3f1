import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { type Actor, actorId, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { newestPage } from '#platform/forms/newest-page.ts'
import { stateOf } from '#platform/mail/outbox.repository.server.ts'
import { toStaffBooking } from '../bookings/list-bookings.server.ts'
import { toStaffContact } from '../contact/list-contacts.server.ts'
import { toStaffInquiry } from '../inquiry/list-inquiries.server.ts'
import { toTimelineStay } from '../stays/stay.public.ts'
import { toTimelineViewing } from '../viewings/viewing.public.ts'
import { countTimeline, findTimelineEntry, listTimeline, type TimelineRow } from './activity.repository.server.ts'
import type { ActivityType } from './activity-types.ts'
import { type StaffActivity, toStaffMember } from './lead.public.ts'
import { insertActivity } from './lead.repository.server.ts'
import type { activities } from './lead.table.server.ts'
import { findLeadWithOwner } from './lead-list.repository.server.ts'

function toStaffActivity({
  activity,
  by,
  message,
  contact,
  inquiry,
  isSubjectPublic,
  booking,
  stay,
  viewing,
  homes,
}: TimelineRow): StaffActivity {
  const { id, leadId, type, subject, description, outcome, nextAction, sender } = activity
  return {
    id,
    leadId,
    type,
    subject,
    description,
    outcome,
    nextAction,
    sender,
    scheduledDate: activity.scheduledDate?.toISOString() ?? null,
    completedDate: activity.completedDate?.toISOString() ?? null,
    createdAt: activity.createdAt.toISOString(),
    by: by && toStaffMember(by),
    delivery: message && { outboxId: message.id, state: stateOf(message), lastError: message.lastError },
    contact: contact && toStaffContact(contact),
    inquiry: inquiry && toStaffInquiry({ ...inquiry, isSubjectPublic }),
    booking: booking && toStaffBooking(booking),
    stay: stay && toTimelineStay(stay),
    viewing: viewing && toTimelineViewing(viewing),
    homes,
  }
}

export async function listActivities(
  { db, actor }: Context,
  leadId: number,
  paging: Paging,
): Promise<Page<StaffActivity>> {
  requirePermission(actor, 'enquiry:read')
  if (!(await findLeadWithOwner(db, leadId))) throw new AppError('not_found')
  const page = await newestPage(paging, {
    read: (request) => listTimeline(db, { ...request, leadId }),
    count: () => countTimeline(db, leadId),
  })
  return { ...page, items: page.items.map(toStaffActivity) }
}

export async function getActivity({ db, actor }: Context, id: number): Promise<StaffActivity> {
  requirePermission(actor, 'enquiry:read')
  const row = await findTimelineEntry(db, id)
  if (!row) throw new AppError('not_found')
  return toStaffActivity(row)
}

interface Entry extends Omit<typeof activities.$inferInsert, 'userId' | 'type'> {
  type: ActivityType
}

/** Puts something that staff did on a lead's timeline, in their name, and lets the open screens know. */
export async function noteOnTimeline(tx: Database, actor: Actor, entry: Entry): Promise<number> {
  const id = await insertActivity(tx, { ...entry, userId: actorId(actor) })
  await announceDeskChange(tx)
  return id
}
