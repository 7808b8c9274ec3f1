import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { boundsOf, countOccupancy, type HomeOccupancy, monthsBetween } from '#features/nest/stays/occupancy.ts'
import { findCountedHomes, findCountedStays, findHoldsBesideStays } from './stay-desk.repository.server.ts'

export interface Occupancy {
  months: string[]
  homes: HomeOccupancy[]
}

/** How full the homes were, and what they brought, home by home and month by month. */
export async function readOccupancy(
  { db, actor }: Context,
  { from, to }: { from: string; to: string },
): Promise<Occupancy> {
  requirePermission(actor, 'enquiry:read')
  const months = monthsBetween(from, to)
  const days = { from: boundsOf(from).from, until: boundsOf(to).until }
  const [homes, stays, holds] = await Promise.all([
    findCountedHomes(db),
    findCountedStays(db, days),
    findHoldsBesideStays(db, days),
  ])
  return { months, homes: countOccupancy({ homes, stays, holds, months }) }
}
