import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  calendarOf,
  inDays,
  startCalendarsAtWork,
} from '#features/nest/stays/calendar-feeds/calendars-at-work.fixture.ts'
import { heldNights } from '#features/nest/stays/held-night.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { someone } from '#tests/helpers/factories.ts'
import { makeStayHome, requestStay, stayDraft } from '#tests/helpers/stays.ts'
import { releaseSomeExpiredStays } from './release-expired-stays.server.ts'
import type { StayReceipt } from './submit-stay.server.ts'

let at: Awaited<ReturnType<typeof startCalendarsAtWork>>
beforeAll(async () => {
  at = await startCalendarsAtWork()
})
afterAll(() => at.close())

const decide = (id: number, act: object) => at.call('PATCH', `/api/admin/stays/${id}`, act, at.agent)

/** Made ready for three days after a guest of another calendar, who leaves on day 10. */
async function makePreparedHome(path: string, preparationDays = 3): Promise<number> {
  const home = await makeStayHome(at.kais, { preparationDays, leadDays: 0 })
  await at.look(await at.add(home, path, calendarOf([{ from: 7, until: 10 }])))
  return home
}

async function ask(propertyId: number, from: number, until: number) {
  return requestStay(at.kais, stayDraft(propertyId, { arrival: inDays(from), departure: inDays(until) }))
}

async function letPass(id: number): Promise<void> {
  const { db } = at.kais
  await db.update(stays).set({ holdUntil: sql`now()` }).where(eq(stays.id, id))
  await db.update(heldNights).set({ holdUntil: sql`now()` }).where(eq(heldNights.stayId, id))
  await releaseSomeExpiredStays(db)
}

test('A request that was there before another calendar’s guest, and expired, is accepted on the days of preparation after them', async () => {
  const home = await makeStayHome(at.kais, { preparationDays: 3, leadDays: 0 })
  const { id } = (await ask(home, 10, 12)).json<StayReceipt>()
  await at.look(await at.add(home, '/before.ics', calendarOf([{ from: 7, until: 10 }])))
  await letPass(id)
  expect(await at.nights(home)).toEqual(['7-10', '10-13'])
  const accepted = await decide(id, { act: 'accept' })
  expect(accepted.json(), accepted.body).toMatchObject({ status: 'confirmed' })
  expect(await at.nights(home)).toEqual(['7-10', '10-15'])
})

test('Staff offer days of preparation after another calendar’s guest, and move a stay to them; the rest is still prepared', async () => {
  const home = await makePreparedHome('/offered.ics')
  const { id } = (await ask(home, 20, 22)).json<StayReceipt>()
  const dates = { arrival: inDays(11), departure: inDays(13) }
  expect((await decide(id, { act: 'propose', ...dates, note: null })).statusCode).toBe(200)
  expect(await at.nights(home)).toEqual(['7-10', '10-11', '11-16'])
  expect((await decide(id, { act: 'accept' })).statusCode).toBe(200)
  const change = { act: 'change', reason: 'A day later' }
  expect((await decide(id, { ...change, arrival: inDays(12), departure: inDays(14) })).statusCode).toBe(200)
  expect(await at.nights(home)).toEqual(['7-10', '10-12', '12-17'])
  // Nights that somebody sleeps there are another thing.
  expect((await decide(id, { ...change, arrival: inDays(9), departure: inDays(14) })).statusCode).toBe(409)
  expect(await at.nights(home)).toEqual(['7-10', '10-12', '12-17'])
})

test('Staff write down a stay on those days, where a visitor cannot ask for them', async () => {
  const home = await makePreparedHome('/by-phone.ics')
  expect((await ask(home, 11, 14)).statusCode).toBe(409)
  const dates = { arrival: inDays(11), departure: inDays(14) }
  const stay = { propertyId: home, guests: 2, name: 'Awa Diop', email: someone(), phone: null, locale: 'en' }
  const added = await at.call('POST', '/api/admin/stays', { ...stay, ...dates, agreedTotal: null }, at.agent)
  expect(added.statusCode, added.body).toBe(201)
  expect(await at.nights(home)).toEqual(['7-10', '10-11', '11-17'])
})
