import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { storeOnce } from '#platform/forms/idempotency.server.ts'
import { changeLead } from './change-lead.server.ts'
import type { StaffLeadDetail } from './lead.public.ts'
import type { AnswerNote } from './lead.schema.ts'
import { noteOnTimeline } from './list-activities.server.ts'
import { markLeadAnswered } from './mark-lead-answered.server.ts'
import { getLead } from './read-leads.server.ts'

interface Request {
  leadId: number
  answer: AnswerNote
  /** The same for every try of one press: it stands on the timeline once. */
  idempotencyKey: string | undefined
}

/** Staff answered from their own mail program, or in another way that we do not see, and say so. */
export async function noteAnswer(
  { db, actor }: Context,
  { leadId, answer, idempotencyKey: key }: Request,
): Promise<StaffLeadDetail> {
  requirePermission(actor, 'enquiry:write')
  // Without the note: of what somebody wrote not even a hash is kept.
  await storeOnce(db, { scope: 'lead-answered', key, content: { leadId } }, async (tx) => {
    let id = 0
    await changeLead({ db: tx, actor }, { id: leadId }, async (inner) => {
      id = await noteOnTimeline(inner, actor, {
        leadId,
        type: 'answered',
        subject: 'answered',
        description: answer.note,
      })
      await markLeadAnswered(inner, leadId, actor)
      return undefined
    })
    return id
  })
  return getLead({ db, actor }, leadId)
}
