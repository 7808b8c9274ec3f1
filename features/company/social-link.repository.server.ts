import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { deleteRow, insertRow, type RowWindow, updateRow } from '#db/content-rows.server.ts'
import { socialMediaLinks } from './social-link.table.server.ts'

type NewSocialLinkRow = typeof socialMediaLinks.$inferInsert

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

export async function findSocialLink(db: Database, id: number) {
  const [row] = await db.select().from(socialMediaLinks).where(eq(socialMediaLinks.id, id))
  return row
}

export async function insertSocialLink(db: Database, link: NewSocialLinkRow): Promise<number> {
  return insertRow(db, socialMediaLinks, link)
}

export async function updateSocialLinkRow(db: Database, id: number, link: NewSocialLinkRow): Promise<boolean> {
  return updateRow(db, socialMediaLinks, id, link)
}

export async function deleteSocialLinkRow(db: Database, id: number): Promise<boolean> {
  return deleteRow(db, socialMediaLinks, id)
}
