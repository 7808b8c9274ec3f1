import { inArray } from 'drizzle-orm'
import { requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { describePictures } from '#platform/pictures/picture.repository.server.ts'
import { toStaffMember } from '../leads/lead.public.ts'
import { findLeadWishes } from './lead-wishes.server.ts'
import { listFittingHomes } from './match.repository.server.ts'
import type { MatchedHome, PropertyMatch, UnsuitableHome } from './matching.public.ts'
import { scoreMatch } from './score-match.ts'
import { listUnsuitable } from './unsuitable.repository.server.ts'

/** A row of a list needs no description in two languages. */
async function readHomes(db: Database, ids: readonly number[]): Promise<Map<number, MatchedHome>> {
  if (ids.length === 0) return new Map()
  const { id, title, titleFr, price, location, type, kind, bedrooms, area, isAvailable, images } = properties
  const rows = await db
    .select({ id, title, titleFr, price, location, type, kind, bedrooms, area, isAvailable, images })
    .from(properties)
    .where(inArray(id, [...ids]))
  const pictures = await describePictures(
    db,
    rows.flatMap(({ images: [first] }) => first ?? []),
  )
  return new Map(
    rows.map(({ images: [first], ...home }) => [
      home.id,
      { ...home, reference: propertyReference(home.id), picture: (first && pictures.get(first)) || null },
    ]),
  )
}

/** The homes to tell a lead about, best first. */
export async function findHomesForLead(
  { db, actor }: Context,
  leadId: number,
  limit: number,
): Promise<PropertyMatch[]> {
  requirePermission(actor, 'enquiry:read')
  const { wishes, askedAbout } = await findLeadWishes(db, leadId)
  if (!wishes.isLeadOpen) return []
  const ids = await listFittingHomes(db, { leadId, wishes, limit })
  const homes = await readHomes(db, ids)
  return ids.flatMap((id) => {
    const home = homes.get(id)
    const match = home && scoreMatch(wishes, home)
    return match ? [{ home, ...match, isAskedAbout: askedAbout.includes(id) }] : []
  })
}

/** What is not for this lead, whatever the figures say. */
export async function listUnsuitableHomes({ db, actor }: Context, leadId: number): Promise<UnsuitableHome[]> {
  requirePermission(actor, 'enquiry:read')
  const marks = await listUnsuitable(db, { leadId })
  const homes = await readHomes(
    db,
    marks.map(({ mark }) => mark.propertyId),
  )
  return marks.flatMap(({ mark, by }) => {
    const home = homes.get(mark.propertyId)
    if (!home) return []
    return [{ home, reason: mark.reason, by: by && toStaffMember(by), createdAt: mark.createdAt.toISOString() }]
  })
}
