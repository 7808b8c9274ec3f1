import { eq } from 'drizzle-orm'
import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { storeOnce } from '#platform/forms/idempotency.server.ts'
import { changeLead } from '../leads/change-lead.server.ts'
import type { StaffActivity } from '../leads/lead.public.ts'
import { activities } from '../leads/lead.table.server.ts'
import { getActivity, noteOnTimeline } from '../leads/list-activities.server.ts'
import { markLeadAnswered } from '../leads/mark-lead-answered.server.ts'
import { queueDeskMessages } from '../letters/desk-message.server.ts'
import { attachHomes } from '../matching/attach-homes.server.ts'
import type { Reply } from './reply.schema.ts'

/** The message that carries an entry of a timeline; each knows the other. */
async function queueReply(
  tx: Database,
  activityId: number,
  message: { recipient: string; locale: Locale },
): Promise<void> {
  const [outboxId] = await queueDeskMessages(tx, { ...message, kind: 'lead-reply', payload: { activityId } })
  if (outboxId === undefined) throw new Error('PostgreSQL returned no row for an insert')
  await tx.update(activities).set({ outboxId }).where(eq(activities.id, activityId))
}

interface Request {
  leadId: number
  reply: Reply
  /** Homes that go with it, in this order. */
  propertyIds?: readonly number[]
  /** The same for every try of one answer: it is sent once. */
  idempotencyKey: string | undefined
}

/** Staff answer somebody by e-mail: on the timeline, in the outbox, and nobody waits any more, all or nothing. */
export async function sendReply(
  { db, actor }: Context,
  { leadId, reply, propertyIds = [], idempotencyKey }: Request,
): Promise<StaffActivity> {
  requirePermission(actor, 'enquiry:write')
  const { subject, body, locale } = reply
  const submission = { scope: 'lead-reply', key: idempotencyKey, content: { leadId, ...reply, propertyIds } }
  const activityId = await storeOnce(db, submission, async (tx) => {
    let id = 0
    await changeLead({ db: tx, actor }, { id: leadId }, async (inner, { email }) => {
      if (email === null) throw new AppError('no_email_address')
      id = await noteOnTimeline(inner, actor, { leadId, type: 'email', subject, description: body })
      await attachHomes(inner, id, propertyIds)
      await queueReply(inner, id, { recipient: email, locale })
      await markLeadAnswered(inner, leadId, actor)
      return undefined
    })
    return id
  })
  return getActivity({ db, actor }, activityId)
}
