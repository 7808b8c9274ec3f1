import type { Database } from '#db/client.server.ts'
import { contactKeys } from './contact-keys.ts'
import {
  findLead,
  insertActivity,
  insertContactKeys,
  insertLead,
  lockContactKeys,
  recogniseLead,
  updateLead,
} from './lead.repository.server.ts'
import type { Received } from './received.ts'

/** 'Awa Fatou Diop' is Awa, of the family Fatou Diop: staff can mend what a rule cannot know. */
function namesOf(name: string): { firstName: string; lastName: string | null } {
  const [firstName = name, ...others] = name.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') || null }
}

/** We have fewer lines than that; a caller of the API may invent more. */
const MOST_INTERESTS = 12

function withInterest(known: string | null, interest: string): string {
  const interests = known ? known.split(', ') : []
  return [...new Set([...interests, interest])].slice(-MOST_INTERESTS).join(', ')
}

/**
 * Notes what somebody sent on the timeline of their lead; who has not written before becomes one. Within the transaction
 * of the submission itself.
 */
export async function recordLead(tx: Database, received: Received): Promise<number> {
  const { person, interest, subject, message, budget, ref } = received
  const keys = contactKeys(person)
  await lockContactKeys(tx, keys)
  const recognised = await recogniseLead(tx, keys)
  const known = recognised && (await findLead(tx, recognised.id))

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
  if (known) {
    // A number alone may be somebody else's: it adds to the lead, but changes nothing that is known of it.
    const isCertain = recognised?.by === 'email'
    await updateLead(tx, leadId, {
      phone: known.phone ?? phone,
      locale: isCertain ? locale : known.locale,
      interestedIn: withInterest(known.interestedIn, interest),
      budget: isCertain ? (budget ?? known.budget) : (known.budget ?? budget),
    })
  }
  await insertContactKeys(tx, leadId, keys)
  await insertActivity(tx, {
    leadId,
    type: 'submission',
    subject,
    description: message,
    sender: `${person.name} <${email}>`,
    contactSubmissionId: 'submissionId' in ref ? ref.submissionId : null,
    inquiryId: 'inquiryId' in ref ? ref.inquiryId : null,
    bookingId: 'bookingId' in ref ? ref.bookingId : null,
  })
  return leadId
}
