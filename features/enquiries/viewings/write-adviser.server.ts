import { todayInDakar } from '#common/dakar-time.ts'
import { AppError } from '#common/errors.ts'
import { actorId, requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import type { ChangeTarget } from '../desk/change-with-lead.server.ts'
import { listAdvisers, lockAdviser, replaceDaysOff, storeAdviser } from './adviser.repository.server.ts'
import type { StaffAdviser } from './viewing.public.ts'
import type { AdviserInput } from './viewing.schema.ts'

/** Everybody who could show a home, with their hours. */
export async function readAdvisers({ db, actor }: Context): Promise<StaffAdviser[]> {
  requirePermission(actor, 'enquiry:read')
  return listAdvisers(db, todayInDakar())
}

export async function readAdviser(context: Context, userId: number): Promise<StaffAdviser> {
  const adviser = (await readAdvisers(context)).find((one) => one.userId === userId)
  if (!adviser) throw new AppError('not_found')
  return adviser
}

/** What the trail may say of somebody's hours: of colleagues it keeps more than of visitors. */
const audited = ({
  takesViewings,
  minutes,
  bufferMinutes,
}: Pick<StaffAdviser, 'takesViewings' | 'minutes' | 'bufferMinutes'>) => ({
  takesViewings,
  duration: minutes,
  bufferMinutes,
})

/**
 * When somebody shows homes: said by themselves, or by who manages accounts. What is agreed already stays: nobody's viewing is
 * moved by a change of hours.
 */
export async function writeAdviser(
  context: Context,
  { id: userId, version }: ChangeTarget,
  input: AdviserInput,
): Promise<StaffAdviser> {
  const { db, actor } = context
  requirePermission(actor, 'enquiry:write')
  if (userId !== actorId(actor)) requirePermission(actor, 'staff:manage')
  const { daysOff, ...hours } = input
  await db.transaction(async (tx) => {
    await lockAdviser(tx, userId)
    const from = todayInDakar()
    const before = (await listAdvisers(tx, from)).find((one) => one.userId === userId)
    if (!before) throw new AppError('not_found')
    if (version !== null && version !== before.updatedAt) throw new AppError('stale_edit')
    await storeAdviser(tx, { userId, ...hours })
    await replaceDaysOff(tx, { userId, from, days: daysOff })
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'staff',
      entityId: userId,
      label: before.name,
      before: { ...audited(before), weeklyHours: before.hours, daysOff: before.daysOff },
      after: { ...audited(hours), weeklyHours: hours.hours, daysOff },
    })
    await announceDeskChange(tx)
  })
  return readAdviser(context, userId)
}
