import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { makeLetHome, makeStay } from '#tests/helpers/stay-rows.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { tasks } from '../tasks/task.table.server.ts'
import { adviserDaysOff, viewings } from '../viewings/viewing.table.server.ts'
import type { BusySpan, CalendarEntry } from './calendar-entry.ts'
import { makeTask, makeViewing, userIdOf, viewingRow } from './calendar-rows.fixture.ts'

let kais: TestApp
let agent: { cookie: string }
let [awa, ibou] = [0, 0]

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'awa', 'agent')
  await signInAs(kais, 'ibou', 'agent')
  ;[awa, ibou] = [await userIdOf(kais, 'awa'), await userIdOf(kais, 'ibou')]
})
afterAll(() => kais.close())

const ask = (query: string, headers = agent) => kais.app.inject({ url: `/api/admin/calendar?${query}`, headers })
const read = async (query: string) => (await ask(query)).json<CalendarEntry[]>()
const at = (text: string) => new Date(`${text}:00Z`)

async function makeHire(pickup: string, dropoff: string, row: Partial<typeof bookings.$inferInsert> = {}) {
  const person = { type: 'vehicle-rental', name: 'Moussa Sarr', email: 'moussa@example.com' }
  const times = { bookingDate: at(pickup), bookingData: { pickupDateTime: pickup, dropoffDateTime: dropoff } }
  await kais.db.insert(bookings).values({ ...person, ...times, status: 'confirmed', ...row })
}

test('A day holds viewings, tasks, stays that come and go, hires and days off, whole days first and the rest by the hour', async () => {
  const propertyId = await makeLetHome(kais)
  const viewing = await makeViewing(kais, { startsAt: at('2027-03-02T15:00'), adviserId: awa, propertyId })
  const task = await makeTask(kais, { dueAt: at('2027-03-02T09:30'), hasHour: true, assignedTo: awa })
  await makeTask(kais, { title: 'Whenever', dueAt: at('2027-03-02T00:00') })
  const stay = { propertyId: await makeLetHome(kais), homeTitle: 'House of the reef' }
  await makeStay(kais, { ...stay, name: 'Binta Sy', arrival: '2027-02-27', departure: '2027-03-02' })
  await makeStay(kais, { ...stay, name: 'Ndeye Fall', arrival: '2027-03-02', departure: '2027-03-09' })
  await makeHire('2027-02-20T10:00', '2027-03-02T18:00', { vehicleName: 'Corniche' })
  await kais.db.insert(adviserDaysOff).values({ userId: ibou, firstDay: '2027-03-01', lastDay: '2027-03-03' })

  const entries = await read('from=2027-03-02&to=2027-03-02')
  expect(entries.map(({ kind, title, startsAt }) => [kind, title, startsAt?.slice(11, 16) ?? null])).toEqual([
    ['off', 'ibou', null],
    ['arrival', 'Ndeye Fall', null],
    ['departure', 'Binta Sy', null],
    ['task', 'Whenever', null],
    ['task', 'Send the plans', '09:30'],
    ['viewing', 'Mme Awa Diop', '15:00'],
    ['return', 'Moussa Sarr', '18:00'],
  ])
  expect(entries.find(({ kind }) => kind === 'viewing')).toMatchObject({
    ...{ id: `viewing-${viewing}`, about: 'Villa Teranga (KN-0028)', endsAt: '2027-03-02T16:00:00.000Z' },
    ...{ status: 'asked', personId: awa, propertyId, isMovable: true, version: expect.stringMatching(/Z$/) },
  })
  expect(entries.find(({ id }) => id === `task-${task}`)).toMatchObject({
    status: 'open',
    endsAt: null,
    isMovable: true,
  })
  expect(entries.find(({ kind }) => kind === 'arrival')).toMatchObject({ hour: '15:00', isMovable: false })
  expect(entries.find(({ kind }) => kind === 'return')?.path).toMatch(/bookings\?search=KR-\d{4}-\d{4}$/)
})

describe('What is asked for', () => {
  const day = 'from=2027-04-05&to=2027-04-05'
  beforeAll(async () => {
    const startsAt = at('2027-04-05T10:00')
    await makeViewing(kais, { startsAt, name: 'Of Awa', adviserId: awa })
    await makeViewing(kais, { startsAt, name: 'Of Ibou', adviserId: ibou })
    await makeViewing(kais, { startsAt, name: 'Of nobody' })
    await makeTask(kais, { title: 'Task of Awa', dueAt: at('2027-04-05T00:00'), assignedTo: awa })
    await makeViewing(kais, { startsAt, name: 'Cancelled', status: 'cancelled' })
    await makeViewing(kais, { startsAt, name: 'Spam', suspicion: 'trap' })
    await makeViewing(kais, { startsAt: at('2027-04-06T00:00'), name: 'Of the next day' })
    await makeViewing(kais, { startsAt: at('2027-04-04T23:30'), name: 'Across midnight', status: 'done' })
  })
  const names = async (query: string) => (await read(`${day}${query}`)).map(({ title }) => title)

  test('is of one person, of oneself or of nobody, and of some kinds', async () => {
    expect(await names('')).toEqual(['Across midnight', 'Task of Awa', 'Of Awa', 'Of Ibou', 'Of nobody'])
    expect(await names('&person=me')).toEqual(['Task of Awa', 'Of Awa'])
    expect(await names(`&person=${ibou}`)).toEqual(['Of Ibou'])
    expect(await names('&person=nobody')).toEqual(['Across midnight', 'Of nobody'])
    expect(await names('&kinds=task,off')).toEqual(['Task of Awa'])
  })

  test('is refused in words where it makes no sense, and given to nobody who reads no enquiries', async () => {
    for (const query of [
      '',
      'from=2027-04-05',
      'from=2027-04-05&to=2027-04-04',
      `${day}&kinds=party`,
      `${day}&person=0`,
    ])
      expect((await ask(query)).statusCode).toBe(400)
    expect((await ask('from=2027-03-01&to=2027-05-01')).statusCode).toBe(200)
    const tooLong = await ask('from=2027-03-01&to=2027-05-02')
    expect(tooLong.json().fields).toEqual({ to: expect.stringContaining('62') })
    expect((await ask(day, await signInAs(kais, 'writer', 'editor'))).statusCode).toBe(403)
    expect((await ask(day, { cookie: '' })).statusCode).toBe(401)
  })

  test('of a month with 2,000 entries is there at once, and whole', async () => {
    const start = at('2028-05-01T00:00').getTime()
    const rows = Array.from({ length: 2_000 }, (_, n) => new Date(start + n * 20 * 60_000))
    await kais.db.insert(tasks).values(rows.slice(0, 1_000).map((dueAt) => ({ title: 'Call', dueAt, hasHour: true })))
    await kais.db.insert(viewings).values(rows.slice(1_000).map((startsAt) => viewingRow({ startsAt, minutes: 15 })))
    expect(await read('from=2028-05-01&to=2028-05-31')).toHaveLength(2_000)
  })
})

test('Busy times are those of people and homes, and say nothing about anybody', async () => {
  const propertyId = await makeLetHome(kais)
  const viewingId = await makeViewing(kais, { startsAt: at('2027-06-01T10:00'), adviserId: awa, propertyId })
  await makeViewing(kais, { startsAt: at('2027-06-01T12:00'), adviserId: awa, status: 'done' })
  await makeStay(kais, { propertyId, arrival: '2027-06-02', departure: '2027-06-04' })
  await kais.db.insert(adviserDaysOff).values({ userId: ibou, firstDay: '2027-06-03', lastDay: '2027-06-03' })
  const busy = await kais.app.inject({
    url: `/api/admin/calendar/busy?from=2027-06-01&to=2027-06-03&propertyId=${propertyId}`,
    headers: agent,
  })
  const span = (startsAt: string, endsAt: string, whose: Partial<BusySpan>) => ({
    ...{ startsAt: at(startsAt).toISOString(), endsAt: at(endsAt).toISOString() },
    ...{ personId: null, propertyId: null, viewingId: null, ...whose },
  })
  expect(busy.json()).toEqual([
    span('2027-06-01T10:00', '2027-06-01T11:30', { personId: awa, viewingId }),
    span('2027-06-01T10:00', '2027-06-01T11:00', { propertyId, viewingId }),
    span('2027-06-03T00:00', '2027-06-04T00:00', { personId: ibou }),
    span('2027-06-02T12:00', '2027-06-04T12:00', { propertyId }),
  ])
})
