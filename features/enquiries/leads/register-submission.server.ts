import type { Database } from '#db/client.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { queueDeskMessages } from '../letters/desk-message.server.ts'
import type { SubmissionMessageKind, SubmissionRef } from '../letters/message-kinds.ts'
import { tellDevices } from '../notices/tell-devices.server.ts'
import type { ReceivedSubmission } from './received-submission.ts'
import { recordLead } from './record-lead.server.ts'

function kindsOf(ref: SubmissionRef): Record<'notice' | 'acknowledgement', SubmissionMessageKind> {
  const kind = 'submissionId' in ref ? 'contact' : 'inquiryId' in ref ? 'inquiry' : 'stayId' in ref ? 'stay' : 'booking'
  return { notice: `${kind}-staff-notice`, acknowledgement: `${kind}-acknowledgement` }
}

/** A message to staff and one to whoever wrote, and a word on the devices of whoever looks after them. */
export async function tellOfSubmission(tx: Database, received: ReceivedSubmission): Promise<void> {
  const { ref: payload, person } = received
  const { notice, acknowledgement } = kindsOf(payload)
  const { email, locale } = person
  await queueDeskMessages(
    tx,
    { kind: notice, recipient: null, replyTo: email, locale, payload },
    // Without a recipient it would reach ourselves.
    ...(email === null ? [] : [{ kind: acknowledgement, recipient: email, locale, payload }]),
  )
  await tellDevices(tx, received)
  await announceDeskChange(tx, 'received')
}

/** What every submission calls for: a lead with its timeline, and those two messages. */
export async function registerSubmission(tx: Database, received: ReceivedSubmission): Promise<void> {
  await recordLead(tx, received)
  await tellOfSubmission(tx, received)
}

/** Somebody has to confirm it by a link first: they are written to, and staff find it on the timeline without being called. */
export async function registerAwaiting(tx: Database, received: ReceivedSubmission): Promise<void> {
  await recordLead(tx, received)
  const { ref, person } = received
  const { email: recipient, locale } = person
  const payload = { ...ref, isLink: true }
  if (recipient) await queueDeskMessages(tx, { kind: kindsOf(ref).acknowledgement, recipient, locale, payload })
}
