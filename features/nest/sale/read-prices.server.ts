import { AppError } from '#common/errors.ts'
import { requirePermission } from '#common/permissions.ts'
import { staffName } from '#common/staff-name.ts'
import type { Context } from '#db/context.server.ts'
import { findProperty } from '../property.repository.server.ts'
import { listPriceRows } from './price-history.repository.server.ts'
import type { SaleState } from './sale-states.ts'

/** What a home cost, and where it stood, from a moment on. */
export interface StaffPrice {
  id: number
  price: string
  state: SaleState
  priceReached: string | null
  since: string
  /** Null: nobody of us, or somebody who has left. */
  by: string | null
}

export async function readPrices({ db, actor }: Context, propertyId: number): Promise<StaffPrice[]> {
  requirePermission(actor, 'content:read-unpublished')
  if (!(await findProperty(db, propertyId))) throw new AppError('not_found')
  const rows = await listPriceRows(db, propertyId)
  return rows.map(({ row, by }) => ({
    ...row,
    since: row.since.toISOString(),
    by: by?.username ? staffName({ ...by, username: by.username }) : null,
  }))
}
