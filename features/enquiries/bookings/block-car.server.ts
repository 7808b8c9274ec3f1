import { AppError } from '#common/errors.ts'
import { actorId, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { carName, lockVehicle } from '#features/mobility/hire/booking.repository.server.ts'
import { type CarBlock, deleteBlock, insertBlock } from '#features/mobility/hire/car-block.repository.server.ts'
import type { CarBlockInput } from '#features/mobility/hire/staff-hire.schema.ts'
import { recordChange } from '#platform/content/record-change.server.ts'
import { announceDeskChange } from '#platform/forms/desk-announcement.server.ts'
import { storeOnce } from '#platform/forms/idempotency.server.ts'
import { releaseExpiredHolds } from '../holds/release-expired-holds.server.ts'
import { refusedByDatabase } from './require-free.server.ts'

/** As the audit trail keeps it, with the car it is about. What was written as a reason may name a person: it is not kept. */
const audited = ({ from, until }: Pick<CarBlock, 'from' | 'until'>) => ({ blockedFrom: from, blockedUntil: until })

async function storeBlock(tx: Database, block: Parameters<typeof insertBlock>[1]): Promise<number> {
  try {
    return await insertBlock(tx, block)
  } catch (error) {
    throw refusedByDatabase(error, 'block')
  }
}

/**
 * A car goes off the road for a time: neither visitors nor staff can hire it out then. Refused where somebody has it, or is to
 * have it: that hire is moved or cancelled first. The database decides, so nothing is looked up here before.
 */
export async function blockCar(
  { db, actor }: Context,
  input: CarBlockInput,
  idempotencyKey: string | undefined,
): Promise<CarBlock> {
  requirePermission(actor, 'enquiry:write')
  const { vehicleId, from, until, reason } = input
  const id = await storeOnce(db, { scope: 'car-block', key: idempotencyKey, content: input }, async (tx) => {
    // Whoever is too late stands in nobody's way: the database's rules do not know the time.
    await releaseExpiredHolds(tx)
    const car = await lockVehicle(tx, vehicleId)
    if (!car) throw new AppError('invalid_input', { fields: { vehicleId: 'chooseOne' } })
    const blockId = await storeBlock(tx, { vehicleId, from, until, reason, createdBy: actorId(actor) })
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'vehicle',
      entityId: vehicleId,
      label: carName(car),
      before: {},
      after: audited({ from: from.toISOString(), until: until.toISOString() }),
    })
    await announceDeskChange(tx)
    return blockId
  })
  return { id, vehicleId, from: from.toISOString(), until: until.toISOString(), reason }
}

/** The car is on the road again, at once. */
export async function unblockCar({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'enquiry:write')
  await db.transaction(async (tx) => {
    const block = await deleteBlock(tx, id)
    if (!block) throw new AppError('not_found')
    const car = await lockVehicle(tx, block.vehicleId)
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'vehicle',
      entityId: block.vehicleId,
      label: car ? carName(car) : `#${block.vehicleId}`,
      before: audited(block),
      after: {},
    })
    await announceDeskChange(tx)
  })
}
