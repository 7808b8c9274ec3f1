import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { PICTURE_PATH } from '#common/schema.ts'
import type { Database } from '#db/client.server.ts'
import { announceContentChange, type Context } from '#db/context.server.ts'
import { listFields, requireStoredFiles } from '#features/files/require-stored-files.server.ts'
import { requireStoredPictures } from '#features/pictures/require-stored-pictures.server.ts'
import { deleteInvestmentRow, insertInvestment, updateInvestmentRow } from './investment.repository.server.ts'
import type { InvestmentInput } from './investment.schema.ts'

/** Pictures, plans, brochures and the deck: uploaded here, or, for documents, elsewhere on the web. */
async function requireStoredMedia(db: Database, input: InvestmentInput): Promise<void> {
  const { images, plans, brochures, investorDeckUrl } = input
  const drawings = Object.entries(listFields('plans', plans)).filter(([, path]) => PICTURE_PATH.test(path))
  await requireStoredPictures(db, { images, ...Object.fromEntries(drawings) })
  await requireStoredFiles(db, {
    ...listFields('plans', plans),
    ...listFields('brochures', brochures),
    investorDeckUrl,
  })
}

export async function createInvestment({ db, actor }: Context, input: InvestmentInput): Promise<number> {
  requirePermission(actor, 'investment:write')
  return db.transaction(async (tx) => {
    await requireStoredMedia(tx, input)
    const id = await insertInvestment(tx, input)
    await announceContentChange(tx)
    return id
  })
}

export async function updateInvestment({ db, actor }: Context, id: number, input: InvestmentInput): Promise<void> {
  requirePermission(actor, 'investment:write')
  await db.transaction(async (tx) => {
    await requireStoredMedia(tx, input)
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
