import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { staffName } from '#common/staff-name.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { listStaffMembers } from '../leads/staff-member.repository.server.ts'
import { findPeople, listRules, lockRules, writeRules } from './assignment.repository.server.ts'
import type { AssignmentRules, AssignmentRulesInput } from './assignment.schema.ts'
import type { AssignmentRuleRow } from './assignment-rule.table.server.ts'
import type { RuleLine } from './rule-fits.ts'

/** Every save touches all of them: of none there is one version only. */
const versionOf = (rules: readonly AssignmentRuleRow[]) => rules[0]?.updatedAt.toISOString() ?? 'none'

export async function readAssignmentRules({ db, actor }: Context): Promise<AssignmentRules> {
  requirePermission(actor, 'settings:write')
  const rules = await listRules(db)
  const people = await findPeople(
    db,
    rules.flatMap(({ userIds }) => userIds),
  )
  const canTake = new Set((await listStaffMembers(db)).map(({ id }) => id))
  return {
    rules: rules.map(({ id, line, locale, place, userIds }) => ({
      id,
      line: line as RuleLine | null,
      locale,
      place,
      people: userIds.flatMap((userId) => {
        const person = people.find((one) => one.id === userId)
        return person ? [{ id: userId, name: staffName(person), canTake: canTake.has(userId) }] : []
      }),
    })),
    version: versionOf(rules),
  }
}

/** As the trail keeps them: what each asks for, and whom it names. */
async function audited(
  db: Database,
  rules: readonly Pick<AssignmentRuleRow, 'line' | 'locale' | 'place' | 'userIds'>[],
) {
  const people = await findPeople(
    db,
    rules.flatMap(({ userIds }) => userIds),
  )
  const nameOf = (id: number) => people.find((one) => one.id === id)?.username ?? `#${id}`
  return {
    assignmentRules: rules.map(
      ({ line, locale, place, userIds }) =>
        `${[line, locale, place].filter(Boolean).join(', ') || '*'} → ${userIds.map(nameOf).join(', ')}`,
    ),
  }
}

/** All rules at once, in their order. */
export async function saveAssignmentRules(
  context: Context,
  { rules }: AssignmentRulesInput,
  version: string | null,
): Promise<AssignmentRules> {
  const { db, actor } = context
  requirePermission(actor, 'settings:write')
  await db.transaction(async (tx) => {
    const before = await lockRules(tx)
    if (version !== null && version !== versionOf(before)) throw new AppError('stale_edit')
    const canTake = new Set((await listStaffMembers(tx)).map(({ id }) => id))
    const fields: Record<string, 'chooseOne'> = {}
    for (const [index, { id, userIds }] of rules.entries()) {
      const known = before.find((rule) => rule.id === id)
      const isTwice = id !== undefined && rules.findIndex((rule) => rule.id === id) < index
      if ((id !== undefined && !known) || isTwice) fields[`rules.${index}.id`] = 'chooseOne'
      // Who was named before and cannot at present may stay, and is passed over.
      if (userIds.some((userId) => !canTake.has(userId) && !known?.userIds.includes(userId)))
        fields[`rules.${index}.userIds`] = 'chooseOne'
    }
    if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
    // Two saves within a millisecond are still two versions.
    const last = before[0]?.updatedAt.getTime() ?? 0
    await writeRules(tx, rules, new Date(Math.max(Date.now(), last + 1)))
    const said = [await audited(tx, before), await audited(tx, rules)]
    if (JSON.stringify(said[0]) === JSON.stringify(said[1])) return
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'assignment-rules',
      entityId: null,
      label: `${rules.length}`,
      before: said[0],
      after: said[1],
    })
  })
  return readAssignmentRules(context)
}
