import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import type { RowWindow } from '#db/content-rows.server.ts'
import { socialMediaLinks } from './social-link.table.server.ts'

/** Visibility is a filter, written once. */
const isPublic = eq(socialMediaLinks.isActive, true)

interface ListRequest {
  includeInactive: boolean
  window: RowWindow
}

/** In the order that staff chose. */
export async function findSocialLinks(db: Database, { includeInactive, window }: ListRequest) {
  const where = includeInactive ? undefined : isPublic
  const rows = await db
    .select()
    .from(socialMediaLinks)
    .where(where)
    .orderBy(asc(socialMediaLinks.displayOrder), asc(socialMediaLinks.id))
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(socialMediaLinks, where) }
}
