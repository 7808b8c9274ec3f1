import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { requireStoredPictures } from '#features/pictures/require-stored-pictures.server.ts'
import { deleteInvestmentRow, insertInvestment, updateInvestmentRow } from './investment.repository.server.ts'
import type { InvestmentInput } from './investment.schema.ts'

export async function createInvestment({ db, actor }: Context, input: InvestmentInput): Promise<number> {
  requirePermission(actor, 'investment:write')
  return db.transaction(async (tx) => {
    await requireStoredPictures(tx, { images: input.images })
    const id = await insertInvestment(tx, input)
    await announceContentChange(tx)
    return id
  })
}

export async function updateInvestment({ db, actor }: Context, id: number, input: InvestmentInput): Promise<void> {
  requirePermission(actor, 'investment:write')
  await db.transaction(async (tx) => {
    await requireStoredPictures(tx, { images: input.images })
    if (!(await updateInvestmentRow(tx, id, input))) throw new AppError('not_found')
    await announceContentChange(tx)
  })
}

export async function deleteInvestment({ db, actor }: Context, id: number): Promise<void> {
  requirePermission(actor, 'investment:write')
  await db.transaction(async (tx) => {
    if (!(await deleteInvestmentRow(tx, id))) throw new AppError('not_found')
    await announceContentChange(tx)
  })
}
