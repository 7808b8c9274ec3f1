import { and, eq } from 'drizzle-orm'
import type { Actor } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { findUnansweredSince, wasAnswered } from '../leads/activity.repository.server.ts'
import { findLead, updateLead } from '../leads/lead.repository.server.ts'
import { activities } from '../leads/lead.table.server.ts'
import { isOpenLead } from '../leads/lead-status.ts'
import { noteOnTimeline } from '../leads/list-activities.server.ts'
import { markLeadAnswered } from '../leads/mark-lead-answered.server.ts'
import type { TaskRow } from './task.table.server.ts'

type Callback = Pick<TaskRow, 'leadId' | 'title' | 'outcome' | 'doneAt'>

/** Who asked to be called has been: a call like any other that staff write down, and an answer. */
export async function noteCallMade(
  tx: Database,
  actor: Actor,
  { leadId, title, outcome, doneAt }: Callback,
): Promise<void> {
  if (!leadId) return
  const call = { type: 'call', subject: 'callback', description: title || null, outcome } as const
  // Known again by its moment, where it was a slip.
  await noteOnTimeline(tx, actor, { leadId, ...call, scheduledDate: doneAt })
  await markLeadAnswered(tx, leadId, actor)
}

/** It was ticked off by mistake: nobody was called, and they wait as before. */
export async function takeCallBack(tx: Database, { leadId, doneAt }: Callback): Promise<void> {
  if (!leadId || !doneAt) return
  const isThatCall = and(eq(activities.subject, 'callback'), eq(activities.scheduledDate, doneAt))
  const taken = await tx
    .delete(activities)
    .where(and(eq(activities.leadId, leadId), eq(activities.type, 'call'), isThatCall))
    .returning({ id: activities.id })
  // None: it ended with its lead.
  if (taken.length === 0) return
  const lead = await findLead(tx, leadId)
  // A closed one waits for nothing; opened again, it is asked anew.
  const waitingSince = lead && isOpenLead(lead.status) ? await findUnansweredSince(tx, leadId) : null
  await updateLead(tx, leadId, {
    waitingSince,
    // The figures count who was answered.
    ...(!(await wasAnswered(tx, leadId)) && { firstAnsweredAt: null, lastContactDate: null }),
  })
}
