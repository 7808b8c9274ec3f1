import { PICTURE_PATH } from '#common/schema.ts'
import type { Database } from '#db/client.server.ts'
import type { ContentKind } from '#platform/content/content-kind.server.ts'
import { writerOf } from '#platform/content/write-content.server.ts'
import { listFields, requireStoredFiles } from '#platform/files/file.repository.server.ts'
import { requireStoredPictures } from '#platform/pictures/picture.repository.server.ts'
import type { InvestmentInput } from './investment.schema.ts'
import { investments } from './investment.table.server.ts'

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

export const investmentKind: ContentKind<typeof investments.$inferSelect, InvestmentInput> = {
  entity: 'investment',
  permission: 'investment:write',
  api: { path: '/api/investments', tag: 'Invest' },
  table: investments,
  label: ({ title }) => title,
  check: requireStoredMedia,
}

export const { create: createInvestment, update: updateInvestment } = writerOf(investmentKind)
