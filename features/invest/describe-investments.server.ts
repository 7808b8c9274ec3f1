import type { Database } from '#db/client.server.ts'
import { findFiles } from '#platform/files/file.repository.server.ts'
import { describePictures, pick } from '#platform/pictures/describe-pictures.server.ts'
import { type PublicInvestment, toPublicInvestment } from './investment.public.ts'
import type { investments } from './investment.table.server.ts'

/** Projects with their pictures, plans and documents, looked up once for all of them. */
export async function describeInvestments(
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
