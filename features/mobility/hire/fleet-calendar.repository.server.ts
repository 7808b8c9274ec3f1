import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { vehicles } from '../vehicle.table.server.ts'
import { isStillHeld, utcText } from './booking.repository.server.ts'
import { bookings } from './booking.table.server.ts'
import { HOLDING_STATUSES } from './hire-rules.ts'

/** What is over stays readable: a month that has passed shows who had the cars. */
const SHOWN_STATUSES = [...HOLDING_STATUSES, 'completed'] as const

interface Range {
  from: Date
  until: Date
}

const rangeOf = ({ from, until }: Range) =>
  sql`tstzrange(${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz, '[)')`

/** In the order in which the fleet grew. */
export async function findFleet(db: Database) {
  const { id, name, brand, model, isAvailable } = vehicles
  return db.select({ id, name, brand, model, isAvailable }).from(vehicles).orderBy(asc(id))
}

/** Hires that keep, or kept, a car at some moment of that time. */
export async function findHires(db: Database, range: Range) {
  const { id, vehicleId, status, name, held, bookingData } = bookings
  return db
    .select({
      id,
      vehicleId: sql<number>`${vehicleId}`,
      status,
      name,
      from: utcText(sql`lower(${held})`),
      until: utcText(sql`upper(${held})`),
      dropoff: sql<string | null>`${bookingData} ->> 'dropoffDateTime'`,
    })
    .from(bookings)
    .where(and(isNotNull(vehicleId), inArray(status, SHOWN_STATUSES), isStillHeld, sql`${held} && ${rangeOf(range)}`))
    .orderBy(sql`lower(${held})`, asc(id))
}

/** People who left the choice of the car to us and have none yet. */
export async function countWithoutCar(db: Database, range: Range): Promise<number> {
  const { vehicleId, vehicleName, status, suspicion, bookingDate } = bookings
  return db.$count(
    bookings,
    and(
      isNull(vehicleId),
      isNull(vehicleName),
      isNull(suspicion),
      eq(status, 'pending'),
      sql`${rangeOf(range)} @> ${bookingDate}`,
    ),
  )
}
