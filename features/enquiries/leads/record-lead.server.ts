import type { Database } from '#db/client.server.ts'
import { emailKey, phoneKey } from './contact-keys.ts'
import {
  type ContactKey,
  findLead,
  findLeadId,
  insertActivity,
  insertContactKeys,
  insertLead,
  lockContactKeys,
  updateLead,
} from './lead.repository.server.ts'
import type { Person, Received } from './received.ts'

/** The address first: a number is more often shared, by a family or an office. */
function keysOf({ email, phone }: Person): ContactKey[] {
  const number = phone && phoneKey(phone)
  return [{ kind: 'email', value: emailKey(email) }, ...(number ? [{ kind: 'phone' as const, value: number }] : [])]
}

/** 'Awa Fatou Diop' is Awa, of the family Fatou Diop: staff can mend what a rule cannot know. */
function namesOf(name: string): { firstName: string; lastName: string | null } {
  const [firstName = name, ...others] = name.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') || null }
}

function withInterest(known: string | null, interest: string): string {
  const interests = known ? known.split(', ') : []
  return [...new Set([...interests, interest])].join(', ')
}

/**
 * Notes what somebody sent on the timeline of their lead; who has not written before becomes one. Within the transaction
 * of the submission itself.
 */
export async function recordLead(tx: Database, received: Received): Promise<number> {
  const { person, interest, subject, message, budget, ref } = received
  const keys = keysOf(person)
  await lockContactKeys(tx, keys)
  const knownId = await findLeadId(tx, keys)
  const known = knownId === undefined ? undefined : await findLead(tx, knownId)

  const { email, phone, locale } = person
  const leadId =
    known?.id ??
    (await insertLead(tx, {
      ...namesOf(person.name),
      email,
      phone,
      locale,
      source: 'website',
      interestedIn: interest,
      budget,
    }))
  if (known)
    await updateLead(tx, leadId, {
      phone: known.phone ?? phone,
      locale,
      interestedIn: withInterest(known.interestedIn, interest),
      budget: budget ?? known.budget,
    })
  await insertContactKeys(tx, leadId, keys)
  await insertActivity(tx, {
    leadId,
    type: 'submission',
    subject,
    description: message,
    contactSubmissionId: 'submissionId' in ref ? ref.submissionId : null,
    inquiryId: 'inquiryId' in ref ? ref.inquiryId : null,
    bookingId: 'bookingId' in ref ? ref.bookingId : null,
  })
  return leadId
}
