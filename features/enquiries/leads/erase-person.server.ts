import { contactKeys, emailKey } from '#common/contact-keys.ts'
import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { countTasksOf } from '../tasks/task.repository.server.ts'
import { countTimeline } from './activity.repository.server.ts'
import { leadLabel, lockLead } from './change-lead.server.ts'
import { deleteLead } from './duplicate.repository.server.ts'
import {
  countMessagesAbout,
  countOpenHires,
  countOpenStays,
  countOpenViewings,
  deleteMessagesAbout,
  deleteReplyKeys,
} from './erase.repository.server.ts'
import type { PersonData } from './lead.public.ts'
import { listContactKeys } from './lead-list.repository.server.ts'
import { deleteSubmissions, findSubmissionsOf } from './submissions.repository.server.ts'

async function findPerson(db: Database, leadId: number) {
  const lead = await lockLead(db, leadId)
  const keys = await listContactKeys(db, leadId)
  const emails = [
    ...keys.flatMap(({ kind, value }) => (kind === 'email' ? [value] : [])),
    ...(lead.email ? [emailKey(lead.email)] : []),
  ]
  const phones = [
    ...keys.flatMap(({ kind, value }) => (kind === 'phone' ? [value] : [])),
    ...contactKeys({ email: null, phone: lead.phone }).map(({ value }) => value),
  ]
  return { leadId, emails, submissions: await findSubmissionsOf(db, leadId, { emails, phones }) }
}

async function countData(db: Database, person: Awaited<ReturnType<typeof findPerson>>): Promise<PersonData> {
  const { leadId, submissions } = person
  return {
    contacts: submissions.contact.length,
    inquiries: submissions.inquiry.length,
    bookings: submissions.booking.length,
    stays: submissions.stay.length,
    viewings: submissions.viewing.length,
    activities: await countTimeline(db, leadId),
    tasks: await countTasksOf(db, leadId),
    messages: await countMessagesAbout(db, person),
    openBookings: await countOpenHires(db, submissions.booking),
    openStays: await countOpenStays(db, submissions.stay),
    openViewings: await countOpenViewings(db, submissions.viewing),
  }
}

/** What the house holds about somebody. */
export async function readPersonData({ db, actor }: Context, leadId: number): Promise<PersonData> {
  requirePermission(actor, 'enquiry:erase')
  return countData(db, await findPerson(db, leadId))
}

/**
 * Somebody asked to be forgotten: what they sent, their card with its timeline, and every message to, from or about them
 * go for good. The audit trail keeps that it was done, by whom, and how much it was; it never knew who they were.
 */
export async function erasePerson({ db, actor }: Context, leadId: number): Promise<void> {
  requirePermission(actor, 'enquiry:erase')
  await db.transaction(async (tx) => {
    const person = await findPerson(tx, leadId)
    const data = await countData(tx, person)
    if (data.openBookings > 0) throw new AppError('open_hires')
    if (data.openStays > 0) throw new AppError('open_stays')
    if (data.openViewings > 0) throw new AppError('open_viewings')
    await deleteMessagesAbout(tx, person)
    await deleteReplyKeys(tx, leadId)
    await deleteSubmissions(tx, person.submissions)
    await deleteLead(tx, leadId)
    await recordChange(tx, actor, {
      action: 'delete',
      entity: 'lead',
      entityId: leadId,
      label: leadLabel(leadId),
      before: { erased: Object.values(data).reduce((sum, n) => sum + n, 0) },
    })
    await announceDeskChange(tx)
  })
}
