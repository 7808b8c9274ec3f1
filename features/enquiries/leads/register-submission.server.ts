import type { Database } from '#db/client.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { planCallback } from '../callbacks/plan-callback.server.ts'
import { queueDeskMessages } from '../letters/desk-message.server.ts'
import type { SubmissionMessageKind, SubmissionRef } from '../letters/message-kinds.ts'
import { tellDevices } from '../notices/tell-devices.server.ts'
import type { ReceivedSubmission } from './received-submission.ts'
import { recordLead } from './record-lead.server.ts'

const KIND_OF = {
  submissionId: 'contact',
  inquiryId: 'inquiry',
  bookingId: 'booking',
  stayId: 'stay',
  viewingId: 'viewing',
} as const

function kindsOf(ref: SubmissionRef): Record<'notice' | 'acknowledgement', SubmissionMessageKind> {
  const kind = KIND_OF[Object.keys(KIND_OF).find((key) => key in ref) as keyof typeof KIND_OF]
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

/** What every submission calls for: a lead with its timeline, those two messages, and a task where somebody is to be called. */
export async function registerSubmission(tx: Database, received: ReceivedSubmission): Promise<void> {
  const leadId = await recordLead(tx, received)
  if (received.callback) await planCallback(tx, leadId, received.callback)
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
