import { eq, getTableColumns, inArray } from 'drizzle-orm'
import { can, requirePermission } from '#common/permissions.ts'
import type { Database } from '#db/client.server.ts'
import type { Context } from '#db/context.server.ts'
import type { HeldNightsQuery } from './block.schema.ts'
import { isPreparation } from './calendar-feeds/night-marks.ts'
import { heldNights } from './held-night.table.server.ts'
import { findHeldNights } from './held-nights.repository.server.ts'
import { stays } from './stay.table.server.ts'
import { addDays } from './stay-days.ts'
import type { StayStatus } from './stay-rules.ts'

/** What keeps nights of a home from others, as staff read it. */
export interface HeldNights {
  id: number
  propertyId: number
  /** The first night and the last one, as staff write a block. */
  from: string
  to: string
  /** A guest's, with the days of preparation after it; staff's own; those of another calendar; or the preparation after its guests. */
  kind: 'stay' | 'block' | 'calendar' | 'preparation'
  reason: string | null
  stay: { id: number; status: StayStatus; arrival: string; departure: string; name: string | null } | null
}

type Found = Awaited<ReturnType<typeof findHeldNights>>[number]

export function kindOfHold(hold: Pick<Found, 'stayId' | 'feedId' | 'feedUid'>): HeldNights['kind'] {
  if (hold.stayId !== null) return 'stay'
  if (hold.feedId === null) return 'block'
  return isPreparation(hold) ? 'preparation' : 'calendar'
}

const { id, status, arrival, departure, name } = getTableColumns(stays)

async function findGuests(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await db.select({ id, status, arrival, departure, name }).from(stays).where(inArray(stays.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** For the calendar of a home. Who does not read enquiries sees that a guest has it, not who. */
export async function readHeldNights(
  { db, actor }: Context,
  { propertyId, from, to }: HeldNightsQuery,
): Promise<HeldNights[]> {
  requirePermission(actor, 'content:read-unpublished')
  const held = await findHeldNights(db, propertyId, { from, until: addDays(to, 1) })
  const guests = await findGuests(
    db,
    held.flatMap(({ stayId }) => stayId ?? []),
  )
  const mayReadNames = can(actor, 'enquiry:read')
  return held.map((hold) => {
    const guest = hold.stayId === null ? undefined : guests.get(hold.stayId)
    return {
      id: hold.id,
      propertyId,
      from: hold.from,
      to: addDays(hold.until, -1),
      kind: kindOfHold(hold),
      reason: hold.reason,
      stay: guest ? { ...guest, name: mayReadNames ? guest.name : null } : null,
    }
  })
}

export async function findHold(db: Database, holdId: number) {
  const [row] = await db
    .select({
      propertyId: heldNights.propertyId,
      stayId: heldNights.stayId,
      feedId: heldNights.feedId,
      feedUid: heldNights.feedUid,
    })
    .from(heldNights)
    .where(eq(heldNights.id, holdId))
  return row
}
