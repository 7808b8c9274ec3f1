import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import type { RowWindow } from '#db/content-rows.server.ts'
import { holdsWords } from '#db/holds-words.server.ts'
import type { MediaPartnerFilter } from './media-partner.schema.ts'
import { mediaPartners } from './media-partner.table.server.ts'

/** In the order in which they came to the house. */
export async function findActiveMediaPartners(db: Database) {
  return db.select().from(mediaPartners).where(eq(mediaPartners.isActive, true)).orderBy(asc(mediaPartners.id))
}

/** For staff, in the same order. */
export async function findMediaPartners(db: Database, filter: Partial<MediaPartnerFilter>, window: RowWindow) {
  const { name, description, descriptionFr, website, contactEmail, partnershipType, isActive } = mediaPartners
  const where = and(
    filter.isActive === undefined ? undefined : eq(isActive, filter.isActive),
    holdsWords([name, description, descriptionFr, website, contactEmail, partnershipType], filter.search),
  )
  const rows = await db
    .select()
    .from(mediaPartners)
    .where(where)
    .orderBy(asc(mediaPartners.id))
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(mediaPartners, where) }
}
