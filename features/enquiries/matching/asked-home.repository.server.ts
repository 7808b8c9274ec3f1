import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { isListed } from '#features/nest/sale/sale-states.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import { activities } from '../leads/lead.table.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import type { NamedHome } from './sent-home.repository.server.ts'
import { namedHome } from './wishes.repository.server.ts'

/** The home that a lead asked about last, in whatever way; null: about none, or it is no longer to be had. */
export async function findLastHome(db: Database, leadId: number): Promise<NamedHome | null> {
  const { id, title, titleFr, saleState } = properties
  const asked = sql`coalesce(${userInquiries.propertyId}, ${stays.propertyId}, ${viewings.propertyId}, ${namedHome})`
  const [found] = await db
    .select({ id, title, titleFr, saleState })
    .from(activities)
    .leftJoin(contactSubmissions, eq(contactSubmissions.id, activities.contactSubmissionId))
    .leftJoin(userInquiries, eq(userInquiries.id, activities.inquiryId))
    .leftJoin(stays, eq(stays.id, activities.stayId))
    .leftJoin(viewings, eq(viewings.id, activities.viewingId))
    .innerJoin(properties, eq(properties.id, asked))
    .where(and(eq(activities.leadId, leadId), eq(activities.type, 'submission')))
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(1)
  if (!found || !isListed(found.saleState)) return null
  return { id: found.id, title: found.title, titleFr: found.titleFr }
}
