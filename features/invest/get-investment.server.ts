import { AppError } from '#common/errors.ts'
import { can } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { describeInvestments } from './describe-investments.server.ts'
import type { PublicInvestment } from './investment.public.ts'
import { findInvestment, findPublicInvestment } from './investment.repository.server.ts'

/** One project; one that is not active is there for staff only. */
export async function getInvestment({ db, actor }: Context, id: number): Promise<PublicInvestment> {
  const row = can(actor, 'content:read-unpublished') ? await findInvestment(db, id) : await findPublicInvestment(db, id)
  const [project] = row ? await describeInvestments(db, [row]) : []
  if (!project) throw new AppError('not_found')
  return project
}
