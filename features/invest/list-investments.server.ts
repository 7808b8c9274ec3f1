import type { Page, Paging } from '#common/pagination.ts'
import { can } from '#common/permissions.ts'
import { readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { describePictures, pick } from '#features/pictures/describe-pictures.server.ts'
import { type PublicInvestment, toPublicInvestment } from './investment.public.ts'
import { findInvestments } from './investment.repository.server.ts'

/** The projects; staff also see those that are not active. */
export async function listInvestments({ db, actor }: Context, paging: Paging): Promise<Page<PublicInvestment>> {
  const includeInactive = can(actor, 'content:read-unpublished')
  const window = readWindow(paging)
  const { rows, total } = await findInvestments(db, { includeInactive, window })
  const described = await describePictures(
    db,
    rows.flatMap(({ images }) => images),
  )
  const items = rows.map((row) => toPublicInvestment(row, pick(described, row.images)))
  return toPage(window, items, total)
}
