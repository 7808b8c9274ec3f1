import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { requireStoredPictures } from '#features/pictures/require-stored-pictures.server.ts'
import { deleteVehicleRow, insertVehicle, updateVehicleRow } from './vehicle.repository.server.ts'
import type { VehicleInput } from './vehicle.schema.ts'

export async function createVehicle({ db, actor }: Context, input: VehicleInput): Promise<number> {
  requirePermission(actor, 'vehicle:write')
  return db.transaction(async (tx) => {
    await requireStoredPictures(tx, { images: input.images })
    const id = await insertVehicle(tx, input)
    await announceContentChange(tx)
    return id
  })
}

export async function updateVehicle({ db, actor }: Context, id: number, input: VehicleInput): Promise<void> {
  requirePermission(actor, 'vehicle:write')
  await db.transaction(async (tx) => {
    await requireStoredPictures(tx, { images: input.images })
    if (!(await updateVehicleRow(tx, id, input))) throw new AppError('not_found')
    await announceContentChange(tx)
  })
}

export async function deleteVehicle({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'vehicle:write')
  await db.transaction(async (tx) => {
    if (!(await deleteVehicleRow(tx, id))) throw new AppError('not_found')
    await announceContentChange(tx)
  })
}
