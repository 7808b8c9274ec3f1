import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { bookingDraft, makeVehicle, someone } from '#tests/helpers/factories.ts'
import { reserve } from '#tests/helpers/reservation.ts'
import { makeLetHome, makeStay } from '#tests/helpers/stay-rows.ts'
import { dayAhead } from '#tests/helpers/stays.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { pendingHolds } from './pending-hold.table.server.ts'
import { prolongRestoredHolds } from './prolong-restored-holds.server.ts'
import { releaseSomeExpiredHolds } from './release-expired-holds.server.ts'

let kais: TestApp
beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

/** As a backup of some time ago holds it. */
async function hold(until: string, changes: object = {}): Promise<number> {
  const draft = bookingDraft({ vehicleId: await makeVehicle(kais) }, { email: someone(), phone: null })
  const { id } = (await reserve(kais, draft)).json<{ id: number }>()
  const holdUntil = sql<Date>`now() + ${until}::interval`
  await kais.db
    .update(bookings)
    .set({ holdUntil, ...changes })
    .where(eq(bookings.id, id))
  await kais.db.update(pendingHolds).set({ until: holdUntil }).where(eq(pendingHolds.bookingId, id))
  return id
}

async function read(id: number) {
  const [row] = await kais.db.select().from(bookings).where(eq(bookings.id, id))
  return row
}
const hoursLeft = (moment: Date | null | undefined) => ((moment?.getTime() ?? 0) - Date.now()) / 3_600_000

test('After a restore a car is held for a day more, and nobody hears that it was lost', async () => {
  const over = await hold('-3 days')
  expect(await prolongRestoredHolds(kais.db)).toBe(1)
  expect(hoursLeft((await read(over))?.holdUntil)).toBeCloseTo(24, 1)
  const [counted] = await kais.db.select().from(pendingHolds).where(eq(pendingHolds.bookingId, over))
  expect(hoursLeft(counted?.until)).toBeCloseTo(24, 1)
  expect(await releaseSomeExpiredHolds(kais.db)).toBe(0)
})

test('All else stays as the backup has it', async () => {
  const others = [
    await hold('100 hours'),
    await hold('-1 day', { status: 'cancelled' }),
    await hold('-1 day', { status: 'confirmed', holdUntil: null }),
    await hold('-1 day', { held: null }),
    await hold('-9 days', { held: sql`tstzrange(now() - interval '5 days', now() - interval '3 days', '[)')` }),
  ]
  await kais.db.delete(bookings).where(sql`${bookings.id} < ${others[0]}`)
  const before = await Promise.all(others.map(read))
  expect(await prolongRestoredHolds(kais.db)).toBe(0)
  expect(await Promise.all(others.map(read))).toEqual(before)
})

test('A stay is prolonged by the dates it is kept for: those that we offered instead count, not those that were asked for', async () => {
  const stay = async (offered: number) => {
    const dates = { arrival: dayAhead(-4), departure: dayAhead(-2) }
    const quote = { nights: 2, lines: [], total: '1', deposit: null }
    const proposal = { arrival: dayAhead(offered), departure: dayAhead(offered + 2), quote, note: null }
    const propertyId = await makeLetHome(kais)
    return makeStay(kais, { propertyId, ...dates, status: 'proposed', proposal, holdHours: -1 })
  }
  const [ahead, over] = [await stay(10), await stay(-4)]
  expect(await prolongRestoredHolds(kais.db)).toBe(1)
  const rows = await kais.db
    .select()
    .from(stays)
    .where(inArray(stays.id, [ahead, over]))
    .orderBy(stays.id)
  expect(rows.map(({ holdUntil }) => Math.round(hoursLeft(holdUntil)))).toEqual([24, -1])
})
