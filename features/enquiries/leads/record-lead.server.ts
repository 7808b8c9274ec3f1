import { type ContactKey, contactKeys } from '#common/contact-keys.ts'
import type { Database } from '#db/client.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { assignLead } from '../assignment/assign-lead.server.ts'
import {
  findLead,
  insertActivity,
  insertContactKeys,
  insertLead,
  lockContactKeys,
  recogniseLead,
  updateLead,
} from './lead.repository.server.ts'
import { isOpenLead } from './lead-status.ts'
import { passOwnerOn } from './open-submissions.repository.server.ts'
import type { ReceivedSubmission } from './received-submission.ts'

/** 'Awa Fatou Diop' is Awa, of the family Fatou Diop: staff can mend what a rule cannot know. */
export function namesOf(name: string): { firstName: string; lastName: string | null } {
  const [firstName = name, ...others] = name.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') || null }
}

/** We have fewer lines than that; a caller of the API may invent more. */
const MOST_INTERESTS = 12

function withInterest(known: string | null, interest: string): string {
  const interests = known ? known.split(', ') : []
  return [...new Set([...interests, interest])].slice(-MOST_INTERESTS).join(', ')
}

/** While we wait for a lead, it may be joined with another one, or this address given its own: who it is, is asked again. */
async function whoItIs(tx: Database, keys: readonly ContactKey[]) {
  let recognised = await recogniseLead(tx, keys)
  while (recognised) {
    const known = await findLead(tx, recognised.id)
    const again = await recogniseLead(tx, keys)
    if (known && again?.id === known.id) return { recognised: again, known }
    recognised = again
  }
  return { recognised: undefined, known: undefined }
}

/**
 * Notes what somebody sent on the timeline of their lead; who has not written before becomes one. Within the transaction
 * of the submission itself.
 */
export async function recordLead(tx: Database, received: ReceivedSubmission, at = new Date()): Promise<number> {
  const { person, interest, subject, message, budget, ref, writtenBy = null } = received
  const keys = contactKeys(person)
  await lockContactKeys(tx, keys)
  const { recognised, known } = await whoItIs(tx, keys)

  const { email, phone, locale } = person
  const leadId =
    known?.id ??
    (await insertLead(tx, {
      ...namesOf(person.name),
      email,
      phone,
      locale,
      source: writtenBy === null ? 'website' : 'phone',
      interestedIn: interest,
      budget,
      waitingSince: at,
      createdAt: at,
    }))
  if (known) {
    // A number alone may be somebody else's: it adds to the lead, but changes nothing that is known of it.
    const isCertain = recognised?.by === 'email'
    await updateLead(tx, leadId, {
      phone: known.phone ?? phone,
      locale: isCertain ? locale : known.locale,
      interestedIn: withInterest(known.interestedIn, interest),
      budget: isCertain ? (budget ?? known.budget) : (known.budget ?? budget),
      waitingSince: known.waitingSince ?? at,
      // Whoever writes again has begun anew, however it ended the last time: nobody looks among the closed ones.
      ...(!isOpenLead(known.status) && { status: 'new' }),
    })
    if (!isOpenLead(known.status)) await insertActivity(tx, { leadId, type: 'status', subject: 'new' })
  }
  await insertContactKeys(tx, leadId, keys)
  await insertActivity(tx, {
    leadId,
    type: 'submission',
    subject,
    description: message,
    sender: `${person.name} <${email ?? phone ?? ''}>`,
    userId: writtenBy,
    contactSubmissionId: 'submissionId' in ref ? ref.submissionId : null,
    inquiryId: 'inquiryId' in ref ? ref.inquiryId : null,
    bookingId: 'bookingId' in ref ? ref.bookingId : null,
    stayId: 'stayId' in ref ? ref.stayId : null,
    viewingId: 'viewingId' in ref ? ref.viewingId : null,
    createdAt: at,
  })
  const isBegun = !known || !isOpenLead(known.status)
  if (isBegun && !known?.assignedTo) await assignLead(tx, leadId, received)
  await passOwnerOn(tx, leadId, ref)
  await announceDeskChange(tx)
  return leadId
}
