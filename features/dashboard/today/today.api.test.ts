import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities, leads } from '#features/enquiries/leads/lead.table.server.ts'
import { tasks } from '#features/enquiries/tasks/task.table.server.ts'
import { viewings } from '#features/enquiries/viewings/viewing.table.server.ts'
import { bookings } from '#features/mobility/hire/booking.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { contactDraft, makeProperty, signInAs, someone } from '#tests/helpers/factories.ts'
import { makeLetHome, makeStay } from '#tests/helpers/stay-rows.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { readToday } from './read-today.server.ts'
import type { Today } from './today.public.ts'

let kais: TestApp
let awa: number
let binta: number

/** Ten in the morning of a day on which nothing else happens. */
const NOW = new Date('2031-05-06T10:00:00Z')
const at = (clock: string, day = '2031-05-06') => new Date(`${day}T${clock}:00Z`)

beforeAll(async () => {
  kais = await startTestApp()
  await signInAs(kais, 'awa', 'agent')
  await signInAs(kais, 'binta', 'agent')
  const found = await kais.db.select().from(users)
  const idOf = (name: string) => found.find(({ username }) => username === name)?.id ?? 0
  awa = idOf('awa')
  binta = idOf('binta')
})
afterAll(() => kais.close())

const read = (of: 'me' | 'all' = 'me', locale: 'en' | 'fr' = 'en') =>
  readToday(
    { db: kais.db, actor: { kind: 'staff', id: awa, username: 'awa', role: 'agent' } },
    { of, locale, now: NOW },
  )

async function write(name: string, assignedTo: number | null, waitingSince: Date) {
  const payload = contactDraft({ name, email: someone(), phone: null })
  await kais.app.inject({ method: 'POST', url: '/api/contact', payload })
  const [lead] = await kais.db.select().from(leads).orderBy(sql`id desc`).limit(1)
  await kais.db
    .update(leads)
    .set({ assignedTo, waitingSince })
    .where(eq(leads.id, lead?.id ?? 0))
  return lead?.id ?? 0
}

test('Who waits stands in the order of their waiting: one’s own and nobody’s, or everybody’s', async () => {
  await write('Moussa Sarr', awa, at('09:00'))
  await write('Ndeye Fall', null, at('08:00'))
  const others = await write('Khady Ba', binta, at('07:00'))
  const closed = await write('Omar Sy', awa, at('06:00'))
  await kais.db.update(leads).set({ status: 'lost' }).where(eq(leads.id, closed))
  const names = ({ waiting }: Today) => waiting.items.map(({ name }) => name)
  expect(names(await read())).toEqual(['Ndeye Fall', 'Moussa Sarr'])
  expect(names(await read('all'))).toEqual(['Khady Ba', 'Ndeye Fall', 'Moussa Sarr'])
  expect((await read('all', 'fr')).waiting).toMatchObject({ total: 3, items: [{ subject: 'Général' }, {}, {}] })
  await kais.db.update(leads).set({ waitingSince: null }).where(eq(leads.id, others))
  expect((await read('all')).waiting.total).toBe(2)
})

test('The day’s viewings come with the home’s place and the lead; of other days, held back or cancelled ones do not', async () => {
  const propertyId = await makeProperty(kais, { latitude: 14.75, longitude: -17.5 })
  const viewing = (clock: string, changes: object = {}) => ({
    propertyId,
    subject: 'House of the baobab (KN-0001)',
    subjectFr: 'Maison du baobab (KN-0001)',
    name: 'Awa Diop',
    phone: '+221 77 123 45 67',
    adviserId: awa,
    startsAt: at(clock),
    endsAt: new Date(at(clock).getTime() + 1_800_000),
    adviserBusyUntil: new Date(at(clock).getTime() + 1_800_000),
    ...changes,
  })
  const [first] = await kais.db
    .insert(viewings)
    .values([
      viewing('15:00'),
      viewing('11:00', { status: 'confirmed', propertyId: null, adviserId: binta }),
      viewing('12:00', { status: 'cancelled' }),
      viewing('13:00', { suspicion: 'link' }),
      viewing('14:00', { awaitsVisitor: true }),
      viewing('00:00', {
        startsAt: at('00:00', '2031-05-07'),
        endsAt: at('00:30', '2031-05-07'),
        adviserBusyUntil: at('00:30', '2031-05-07'),
      }),
    ])
    .returning()
  const [lead] = await kais.db.select().from(leads).limit(1)
  await kais.db
    .insert(activities)
    .values({ leadId: lead?.id ?? 0, type: 'submission', subject: 'viewing', viewingId: first?.id })
  expect((await read('me', 'fr')).viewings).toEqual([
    {
      id: first?.id,
      leadId: lead?.id,
      name: 'Awa Diop',
      phone: '+221 77 123 45 67',
      subject: 'Maison du baobab (KN-0001)',
      kind: 'in-person',
      status: 'asked',
      startsAt: at('15:00').toISOString(),
      endsAt: at('15:30').toISOString(),
      place: null,
      point: { latitude: 14.75, longitude: -17.5 },
      videoUrl: null,
      version: first?.updatedAt.toISOString(),
    },
  ])
  expect((await read('all')).viewings.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['11:00', '15:00'])
})

test('Of the tasks, one of an hour is overdue when it has struck, one of a day when the day is over', async () => {
  const task = (title: string, dueAt: Date, changes: object = {}) => ({ title, dueAt, assignedTo: awa, ...changes })
  await kais.db
    .insert(tasks)
    .values([
      task('Yesterday', at('00:00', '2031-05-05')),
      task('Today', at('00:00')),
      task('At nine', at('09:00'), { hasHour: true, assignedTo: null }),
      task('At noon', at('12:00'), { hasHour: true }),
      task('Tomorrow', at('00:00', '2031-05-07')),
      task('Done', at('08:00'), { doneAt: NOW }),
      task('Another’s', at('08:00'), { assignedTo: binta }),
      task('Some day', at('08:00'), { dueAt: null }),
    ])
  const { tasks: due } = await read()
  expect(due.items.map(({ title, isOverdue }) => [title, isOverdue])).toEqual([
    ['Yesterday', true],
    ['Today', false],
    ['At nine', true],
    ['At noon', false],
  ])
  expect(due.total).toBe(4)
  expect((await read('all')).tasks.total).toBe(5)
})

test('Who comes to a home or leaves it, takes a car or brings it back today, stands there as in the calendar, with number and place', async () => {
  const propertyId = await makeLetHome(kais, { latitude: 14.75, longitude: -17.5 })
  const stay = (arrival: string, departure: string, changes: object = {}) =>
    makeStay(kais, { propertyId, arrival, departure, phone: '+221 77 123 45 67', ...changes })
  const leaves = await stay('2031-05-01', '2031-05-06', { assignedTo: awa, homeTitleFr: 'Maison du baobab' })
  const comes = await stay('2031-05-06', '2031-05-09', { status: 'pending', guests: 4 })
  await stay('2031-05-10', '2031-05-12')
  await stay('2031-05-12', '2031-05-13', { status: 'cancelled' })
  const hire = (pickup: string, dropoff: string, changes: object = {}) => ({
    ...{ type: 'car', email: someone(), name: 'Moussa Sarr', phone: '+221 70 000 00 00', vehicleName: 'Corniche' },
    ...{ bookingDate: new Date(`${pickup}Z`), bookingData: { dropoffDateTime: dropoff }, status: 'confirmed' as const },
    ...changes,
  })
  const hires = await kais.db
    .insert(bookings)
    .values([
      hire('2031-05-06T09:30', '2031-05-08T18:00', { assignedTo: binta }),
      hire('2031-05-03T09:00', '2031-05-06T18:00', { phone: null }),
      hire('2031-05-04T09:00', '2031-05-07T18:00'),
      hire('2031-05-06T12:00', '2031-05-06T18:00', { status: 'cancelled' }),
    ])
    .returning({ id: bookings.id })
  const { moments } = await read('me', 'fr')
  const point = { latitude: 14.75, longitude: -17.5 }
  const guest = { name: 'Awa Diop', phone: '+221 77 123 45 67', point, startsAt: null }
  const house = '/admin/dashboard'
  expect(moments).toEqual([
    {
      ...{ id: `arrival-${comes}`, kind: 'arrival', ...guest, about: 'House of the baobab', hour: '15:00' },
      ...{ status: 'pending', guests: 4, path: `${house}/stays/${comes}` },
    },
    {
      ...{ id: `departure-${leaves}`, kind: 'departure', ...guest, about: 'Maison du baobab', hour: '11:00' },
      ...{ status: 'confirmed', guests: 2, path: `${house}/stays/${leaves}` },
    },
    {
      ...{
        id: `return-${hires[1]?.id}`,
        kind: 'return',
        name: 'Moussa Sarr',
        phone: null,
        about: 'Corniche',
        hour: null,
      },
      ...{ startsAt: at('18:00').toISOString(), status: 'confirmed', guests: null, point: null },
      path: expect.stringMatching(/\/bookings\?search=KR-/),
    },
  ])
  const all = (await read('all')).moments
  expect(all.map(({ kind, about }) => `${kind}: ${about}`)).toEqual([
    'arrival: House of the baobab',
    'departure: House of the baobab',
    'pickup: Corniche',
    'return: Corniche',
  ])
  expect(all[2]).toMatchObject({ phone: '+221 70 000 00 00', startsAt: at('09:30').toISOString() })
})

test('Who does not read enquiries has no day', async () => {
  const headers = await signInAs(kais, 'editor', 'editor')
  expect((await kais.app.inject({ url: '/api/admin/today', headers })).statusCode).toBe(403)
  const agent = await signInAs(kais, 'dior', 'agent')
  const answer = await kais.app.inject({ url: '/api/admin/today?of=somebody', headers: agent })
  expect(answer.statusCode).toBe(400)
})
