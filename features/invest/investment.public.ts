import { type Sent, withSentDates } from '#common/dates.ts'
import type { StoredFile } from '#platform/files/file-types.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { investments } from './investment.table.server.ts'

type InvestmentRow = typeof investments.$inferSelect

/** What leaves the server about an investment: all of its row, and what a page needs to show it. server/public-fields.api.test.ts names every field. */
export interface PublicInvestment extends Sent<InvestmentRow> {
  /** The pictures of `images` with what a page needs to show them. */
  pictures: Picture[]
  /** Those of `plans` that are drawings shown on the page. */
  planPictures: Picture[]
  /** What is known about those of `plans`, `brochures` and the deck that were uploaded here. */
  files: StoredFile[]
}

export function toPublicInvestment(
  row: InvestmentRow,
  shown: Pick<PublicInvestment, 'pictures' | 'planPictures' | 'files'>,
): PublicInvestment {
  return { ...withSentDates(row), ...shown }
}
