import type { Database } from '#db/client.server.ts'
import { insertActivity, updateLead } from '../leads/lead.repository.server.ts'
import type { ReceivedSubmission } from '../leads/received-submission.ts'
import { findStaffMember, listStaffMembers, type StaffMember } from '../leads/staff-member.repository.server.ts'
import { passTasksOn } from '../tasks/task.repository.server.ts'
import { countTurn, findShownBy, findSubjectHome, listRules, lockRule } from './assignment.repository.server.ts'
import { fits, lineOf, type NewLead, whoseTurn } from './rule-fits.ts'

/** Of the rules in their order the first that fits and has somebody who can take it. */
async function askRules(tx: Database, lead: NewLead): Promise<StaffMember | undefined> {
  const rules = (await listRules(tx)).filter((rule) => fits(rule, lead))
  if (rules.length === 0) return undefined
  const staff = await listStaffMembers(tx)
  const canTake = new Set(staff.map(({ id }) => id))
  for (const { id, userIds } of rules) {
    if (!userIds.some((userId) => canTake.has(userId))) continue
    // Two who write at once come one after the other: nobody is passed over, nobody has two.
    const rule = await lockRule(tx, id)
    if (!rule || !fits(rule, lead)) continue
    const next = whoseTurn(rule.userIds, canTake, rule.given)
    if (next === undefined) continue
    await countTurn(tx, rule)
    return staff.find((member) => member.id === next)
  }
  return undefined
}

/**
 * Whose a lead is that nobody has: of whoever has the home they wrote about, else of whom the rules name, else of whoever is to
 * show them the home, else nobody's. What staff wrote down is left to them. Within the transaction of the submission itself.
 */
export async function assignLead(
  tx: Database,
  leadId: number,
  { ref, interest, person, writtenBy }: ReceivedSubmission,
) {
  if (writtenBy) return
  const { place, adviserId } = await findSubjectHome(tx, { ...ref })
  const memberOf = async (id: number | null) => (id === null ? undefined : findStaffMember(tx, id))
  const owner =
    (await memberOf(adviserId)) ??
    (await askRules(tx, { line: lineOf(interest), locale: person.locale, place })) ??
    (await memberOf(await findShownBy(tx, ref)))
  if (!owner) return
  await updateLead(tx, leadId, { assignedTo: owner.id })
  await passTasksOn(tx, { leadId, from: null, to: owner.id })
  await insertActivity(tx, { leadId, type: 'assigned', subject: owner.name })
}
