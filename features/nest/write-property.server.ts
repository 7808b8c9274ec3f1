import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { requireStoredPictures } from '#features/pictures/require-stored-pictures.server.ts'
import { deletePropertyRow, insertProperty, updatePropertyRow } from './property.repository.server.ts'
import type { PropertyInput } from './property.schema.ts'

export async function createProperty({ db, actor }: Context, input: PropertyInput): Promise<number> {
  requirePermission(actor, 'property:write')
  return db.transaction(async (tx) => {
    await requireStoredPictures(tx, { images: input.images })
    const id = await insertProperty(tx, input)
    await announceContentChange(tx)
    return id
  })
}

export async function updateProperty({ db, actor }: Context, id: number, input: PropertyInput): Promise<void> {
  requirePermission(actor, 'property:write')
  await db.transaction(async (tx) => {
    await requireStoredPictures(tx, { images: input.images })
    if (!(await updatePropertyRow(tx, id, input))) throw new AppError('not_found')
    await announceContentChange(tx)
  })
}

export async function deleteProperty({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'property:write')
  await db.transaction(async (tx) => {
    if (!(await deletePropertyRow(tx, id))) throw new AppError('not_found')
    await announceContentChange(tx)
  })
}
