import { AppError } from '#common/errors.ts'
import type { Page, Paging } from '#common/pagination.ts'
import { can } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import { findRow, readWindow, toPage } from '#db/content-rows.server.ts'
import type { Context } from '#db/context.server.ts'
import { lastKnown } from '#db/last-known.server.ts'
import { findFiles } from '#platform/files/file.repository.server.ts'
import { describePictures, pick } from '#platform/pictures/picture.repository.server.ts'
import { type PublicInvestment, toPublicInvestment } from './investment.public.ts'
import {
  findInvestments,
  findOpenTargets,
  findOtherInvestments,
  findPublicInvestment,
  type InvestmentFilter,
} from './investment.repository.server.ts'
import { investments } from './investment.table.server.ts'
import { type TargetRange, targetRange } from './target-range.ts'

/** Projects with their pictures, plans and documents, looked up once for all of them. */
async function describeInvestments(
  db: Database,
  rows: readonly (typeof investments.$inferSelect)[],
): Promise<PublicInvestment[]> {
  const pictures = await describePictures(
    db,
    rows.flatMap(({ images, plans }) => [...images, ...plans]),
  )
  const documentsOf = ({ plans, brochures, investorDeckUrl }: (typeof rows)[number]) => [
    ...plans,
    ...brochures,
    ...(investorDeckUrl ? [investorDeckUrl] : []),
  ]
  const stored = await findFiles(db, rows.flatMap(documentsOf))
  const files = new Map(stored.map((file) => [file.path, file]))
  return rows.map((row) =>
    toPublicInvestment(row, {
      pictures: pick(pictures, row.images),
      planPictures: pick(pictures, row.plans),
      files: documentsOf(row).flatMap((path) => files.get(path) ?? []),
    }),
  )
}

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

const readTargets = lastKnown(findOpenTargets)

/** How many projects can be joined today, and what they aim at between them. */
export async function readOpenProjects({ db }: Context): Promise<{ count: number; targets: TargetRange | null }> {
  const targets = await readTargets(db)
  return { count: targets.length, targets: targetRange(targets) }
}

/** What else is on offer, beside one project. */
export async function listOtherInvestments({ db }: Context, id: number, limit: number): Promise<PublicInvestment[]> {
  return describeInvestments(db, await findOtherInvestments(db, id, limit))
}

/** One project; one that is not active is there for staff only. */
export async function getInvestment({ db, actor }: Context, id: number): Promise<PublicInvestment> {
  const row = can(actor, 'content:read-unpublished')
    ? await findRow(db, investments, id)
    : await findPublicInvestment(db, id)
  const [project] = row ? await describeInvestments(db, [row]) : []
  if (!project) throw new AppError('not_found')
  return project
}
