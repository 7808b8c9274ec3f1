import type { Page, Paging } from '#common/pagination.ts'
import { can } from '#common/permissions.ts'
import { readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { describeInvestments } from './describe-investments.server.ts'
import type { PublicInvestment } from './investment.public.ts'
import { findInvestments, findOtherInvestments, type InvestmentFilter } from './investment.repository.server.ts'

/** The projects; staff also see those that are not active. */
export async function listInvestments(
  { db, actor }: Context,
  { limit, cursor, ...filter }: Paging & InvestmentFilter,
): Promise<Page<PublicInvestment>> {
  const includeInactive = can(actor, 'content:read-unpublished')
  const window = readWindow({ limit, cursor })
  const { rows, total } = await findInvestments(db, { ...filter, includeInactive, window })
  return toPage(window, await describeInvestments(db, rows), total)
}

/** What else is on offer, beside one project. */
export async function listOtherInvestments({ db }: Context, id: number, limit: number): Promise<PublicInvestment[]> {
  return describeInvestments(db, await findOtherInvestments(db, id, limit))
}
