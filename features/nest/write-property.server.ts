import { AppError } from '#common/errors.ts'
import { toCentimes } from '#common/money.ts'
import { requirePermission } from '#common/permissions.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { requireStoredPictures } from '#features/pictures/require-stored-pictures.server.ts'
import { deletePropertyRow, insertProperty, updatePropertyRow } from './property.repository.server.ts'
import type { PropertyInput } from './property.schema.ts'
import type { NewPropertyRow } from './property.table.server.ts'

/** Whole francs per square metre, for sales: a month's rent per metre says nothing to a buyer. */
function pricePerSqm({ type, price, area }: PropertyInput): string | null {
  if (type !== 'buy') return null
  return String(toCentimes(price) / BigInt(area) / 100n)
}

function toRow(input: PropertyInput): NewPropertyRow {
  return { ...input, pricePerSqm: pricePerSqm(input) }
}

export async function createProperty({ db, actor }: Context, input: PropertyInput): Promise<number> {
  requirePermission(actor, 'property:write')
  return db.transaction(async (tx) => {
    await requireStoredPictures(tx, { images: input.images })
    const id = await insertProperty(tx, toRow(input))
    await announceContentChange(tx)
    return id
  })
}

export async function updateProperty({ db, actor }: Context, id: number, input: PropertyInput): Promise<void> {
  requirePermission(actor, 'property:write')
  await db.transaction(async (tx) => {
    await requireStoredPictures(tx, { images: input.images })
    if (!(await updatePropertyRow(tx, id, toRow(input)))) throw new AppError('not_found')
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
