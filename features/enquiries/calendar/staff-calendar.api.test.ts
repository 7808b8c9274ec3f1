import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { makeLetHome, makeStay } from '#tests/helpers/stay-rows.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { leads } from '../leads/lead.table.server.ts'
import { makeTask, makeViewing, userIdOf } from './calendar-rows.fixture.ts'
import { firstNameOf } from './read-staff-calendar.server.ts'

let kais: TestApp
let agent: { cookie: string }
let awa = 0

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'awa', 'agent')
  awa = await userIdOf(kais, 'awa')
})
afterAll(() => kais.close())

const inDays = (days: number, clock: string) => new Date(`${addDays(todayInDakar(), days)}T${clock}:00Z`)
const ADDRESS = '/api/admin/calendar/address'
async function newAddress(headers = agent): Promise<string> {
  const answer = await kais.app.inject({ method: 'POST', url: ADDRESS, headers })
  return answer.json().path
}
const open = (url: string, headers = {}) => kais.app.inject({ url, headers })
/** Without its folds. */
const unfolded = (body: string) => body.replaceAll('\r\n ', '')
const titles = (body: string) => [...unfolded(body).matchAll(/SUMMARY:(.*)\r/g)].map(([, title]) => title)

test('What a calendar elsewhere reads is one’s own, with first names and homes, and nothing that anybody wrote', async () => {
  const mine = { adviserId: awa, phone: '+221 77 123 45 67', email: 'awa.d@example.com', place: 'Behind the mosque' }
  await makeViewing(kais, { ...mine, startsAt: inDays(3, '10:00'), message: 'We have two dogs' })
  await makeViewing(kais, { ...mine, startsAt: inDays(4, '10:00'), status: 'confirmed', name: 'Jean Sow' })
  await makeViewing(kais, { startsAt: inDays(4, '10:00'), name: 'Somebody of nobody' })
  await makeViewing(kais, { ...mine, startsAt: inDays(181, '10:00'), name: 'Too far' })
  await makeViewing(kais, { ...mine, startsAt: inDays(-31, '10:00'), name: 'Long ago', status: 'done' })
  await makeTask(kais, {
    title: 'Ask about the divorce',
    kind: 'callback',
    dueAt: inDays(2, '09:00'),
    hasHour: true,
    assignedTo: awa,
  })
  await makeTask(kais, { title: 'Of a day', dueAt: inDays(2, '00:00'), assignedTo: awa })
  const propertyId = await makeLetHome(kais)
  const days = { arrival: addDays(todayInDakar(), 5), departure: addDays(todayInDakar(), 7) }
  await makeStay(kais, { propertyId, homeTitle: 'House, of the reef', name: 'Dr. Binta Sy', assignedTo: awa, ...days })

  const url = await newAddress()
  expect(url).toMatch(/^\/calendar\/staff\/\d+-[\da-f]{32}\.ics$/)
  expect((await kais.app.inject({ url: ADDRESS, headers: agent })).json()).toEqual({ path: url })
  const { statusCode, headers, body } = await open(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(titles(body)).toEqual([
    'Callback',
    'Viewing: Villa Teranga (KN-0028) · Awa',
    'Viewing: Villa Teranga (KN-0028) · Jean',
    'Arrival: House\\, of the reef · Binta',
    'Departure: House\\, of the reef · Binta',
  ])
  expect([...body.matchAll(/STATUS:(\w+)/g)].map(([, status]) => status)).toEqual([
    ...['CONFIRMED', 'TENTATIVE', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED'],
  ])
  const day = addDays(todayInDakar(), 2).replaceAll('-', '')
  expect(body).toContain(`DTSTART:${day}T090000Z\r\nDTEND:${day}T093000Z`)
  expect(body).toContain(`DTSTART;VALUE=DATE:${days.arrival.replaceAll('-', '')}`)
  for (const secret of ['divorce', 'dogs', 'mosque', '123 45', '@example', 'Diop', 'Sow', 'Sy'])
    expect(unfolded(body)).not.toContain(secret)
  expect(titles((await open(`${url}?lang=fr`)).body)[1]).toBe('Visite\u00a0: Villa Teranga (KN-0028) · Awa')
})

test('It is sent again only when something in it changed', async () => {
  const url = await newAddress()
  const { etag } = (await open(url)).headers
  const again = await open(url, { 'if-none-match': `W/${etag}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await makeViewing(kais, { startsAt: inDays(9, '10:00'), adviserId: awa })
  expect((await open(url, { 'if-none-match': `${etag}` })).statusCode).toBe(200)
})

test('An address ends when it is renewed, when the account is switched off, and when it reads no enquiries any more', async () => {
  const old = await newAddress()
  const url = await newAddress()
  expect((await open(old)).statusCode).toBe(404)
  const setUser = (values: object) => kais.db.update(users).set(values).where(eq(users.id, awa))
  await setUser({ isActive: false })
  expect((await open(url)).statusCode).toBe(404)
  await setUser({ isActive: true, role: 'editor' })
  expect((await open(url)).statusCode).toBe(404)
  await setUser({ role: 'agent' })
  expect((await open(url)).statusCode).toBe(200)
})

test('An address that was never given opens nothing', async () => {
  const url = await newAddress()
  const [, key = ''] = /(\d+-[\da-f]+)/.exec(url) ?? []
  const forged = key.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  for (const name of [`${forged}.ics`, key, `9${key}.ics`, '.ics', `1-${'0'.repeat(32)}.ics`])
    expect((await open(`/calendar/staff/${name}`)).statusCode).toBe(404)
  const somebodyNew = await signInAs(kais, 'fresh', 'agent')
  expect((await kais.app.inject({ url: ADDRESS, headers: somebodyNew })).json()).toEqual({ path: null })
})

test('Of a name the first counts, without what stands before it', () => {
  const names = ['Mme Awa Diop', 'Dr. Binta', ' El  Hadj ', 'M. ', '', 'Jean-Pierre Sow']
  expect(names.map(firstNameOf)).toEqual(['Awa', 'Binta', 'El', '', '', 'Jean-Pierre'])
})

test('Who gave no name is known by an address or a number, which no calendar elsewhere learns', async () => {
  const names = ['awa.d@example.com', '+221 77 123 45 67', 'https://awa.example', '#12']
  expect(names.map(firstNameOf)).toEqual(['', '', '', ''])
  const url = await newAddress()
  const [lead] = await kais.db.insert(leads).values({ email: 'nameless@example.com' }).returning()
  const viewing = {
    leadId: lead?.id,
    propertyId: await makeProperty(kais),
    startsAt: inDays(20, '10:00'),
    adviserId: awa,
  }
  const added = await kais.app.inject({ method: 'POST', url: '/api/admin/viewings', payload: viewing, headers: agent })
  expect(added.json()).toMatchObject({ name: 'nameless@example.com' })
  const { body } = await open(url)
  expect(unfolded(body)).toContain(`viewings?edit=${added.json().id}`)
  expect(unfolded(body)).not.toContain('nameless')
})
