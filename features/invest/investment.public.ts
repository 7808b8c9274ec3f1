import type { StoredFile } from '#platform/files/file-types.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { investments } from './investment.table.server.ts'

type InvestmentRow = typeof investments.$inferSelect

/** What leaves the server about an investment. A row never does. */
export interface PublicInvestment extends Omit<InvestmentRow, 'createdAt' | 'updatedAt'> {
  /** The pictures of `images` with what a page needs to show them. */
  pictures: Picture[]
  /** Those of `plans` that are drawings shown on the page. */
  planPictures: Picture[]
  /** What is known about those of `plans`, `brochures` and the deck that were uploaded here. */
  files: StoredFile[]
  createdAt: string
  updatedAt: string
}

export function toPublicInvestment(
  row: InvestmentRow,
  shown: Pick<PublicInvestment, 'pictures' | 'planPictures' | 'files'>,
): PublicInvestment {
  return {
    id: row.id,
    title: row.title,
    titleFr: row.titleFr,
    description: row.description,
    descriptionFr: row.descriptionFr,
    location: row.location,
    latitude: row.latitude,
    longitude: row.longitude,
    minInvestment: row.minInvestment,
    expectedRoi: row.expectedRoi,
    expectedRoiFr: row.expectedRoiFr,
    isVefa: row.isVefa,
    images: row.images,
    ...shown,
    plans: row.plans,
    brochures: row.brochures,
    investorDeckUrl: row.investorDeckUrl,
    expectedReturn: row.expectedReturn,
    expectedReturnFr: row.expectedReturnFr,
    projectStatus: row.projectStatus,
    completionDate: row.completionDate,
    progress: row.progress,
    progressDate: row.progressDate,
    stagePayments: row.stagePayments,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
