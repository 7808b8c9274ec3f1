import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { insertRow } from '#db/content-rows.server.ts'
import { mediaPartners } from './media-partner.table.server.ts'

/** In the order in which they came to the house. */
export async function findActiveMediaPartners(db: Database) {
  return db.select().from(mediaPartners).where(eq(mediaPartners.isActive, true)).orderBy(asc(mediaPartners.id))
}

export async function insertMediaPartner(db: Database, partner: typeof mediaPartners.$inferInsert): Promise<number> {
  return insertRow(db, mediaPartners, partner)
}
