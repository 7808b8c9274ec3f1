import { and, eq, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { heldNights } from '#features/nest/stays/held-night.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { awaitedDeparture } from '../stays/stay.repository.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import { pendingHolds } from './pending-hold.table.server.ts'

/** Time for staff to look at what they had decided since the backup. */
export const HOURS_AFTER_RESTORE = 24

/**
 * What was confirmed after the backup comes back as pending, its time over: without this, the next start would tell people
 * that they have lost cars which are theirs. Says how many. Nobody is left with less time than they were promised.
 */
export async function prolongRestoredHolds(tx: Database): Promise<number> {
  const until = sql<Date>`now() + ${HOURS_AFTER_RESTORE} * interval '1 hour'`
  const isToCome = sql`upper(${bookings.held}) > now()`
  const prolonged = await tx
    .update(bookings)
    .set({ holdUntil: until })
    .where(and(eq(bookings.status, 'pending'), isNotNull(bookings.held), isToCome, lt(bookings.holdUntil, until)))
    .returning({ id: bookings.id })
  const others = (await prolongStays(tx, until)) + (await prolongViewings(tx, until))
  const ids = prolonged.map(({ id }) => id)
  if (ids.length > 0) await tx.update(pendingHolds).set({ until }).where(inArray(pendingHolds.bookingId, ids))
  return ids.length + others
}

async function prolongStays(tx: Database, until: SQL<Date>): Promise<number> {
  const rows = await tx
    .update(stays)
    .set({ holdUntil: until })
    .where(
      and(
        inArray(stays.status, ['pending', 'proposed']),
        gt(awaitedDeparture, sql`current_date`),
        lt(stays.holdUntil, until),
      ),
    )
    .returning({ id: stays.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.update(pendingHolds).set({ until }).where(inArray(pendingHolds.stayId, ids))
  await tx.update(heldNights).set({ holdUntil: until }).where(inArray(heldNights.stayId, ids))
  return ids.length
}

/** No longer than until they begin. */
async function prolongViewings(tx: Database, until: SQL<Date>): Promise<number> {
  const rows = await tx
    .update(viewings)
    .set({ holdUntil: sql`least(${until}, ${viewings.startsAt})` })
    .where(and(eq(viewings.status, 'asked'), gt(viewings.startsAt, sql`now()`), lt(viewings.holdUntil, until)))
    .returning({ id: viewings.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.update(pendingHolds).set({ until }).where(inArray(pendingHolds.viewingId, ids))
  return ids.length
}
