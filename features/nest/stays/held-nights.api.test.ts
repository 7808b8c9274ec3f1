import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { makeLetHome, makeStay } from '#tests/helpers/stay-rows.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp
let agent: { cookie: string }
let editor: { cookie: string }

const URL = '/api/admin/held-nights'

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'agent', 'agent')
  editor = await signInAs(kais, 'editor', 'editor')
})
afterAll(() => kais.close())

const block = (payload: object, headers = agent) => kais.app.inject({ method: 'POST', url: URL, payload, headers })
const free = (id: number, headers: object = agent) =>
  kais.app.inject({ method: 'DELETE', url: `${URL}/${id}`, headers: { ...headers } })
const read = async (propertyId: number, headers = agent) =>
  (await kais.app.inject({ url: `${URL}?propertyId=${propertyId}&from=2031-03-01&to=2031-03-31`, headers })).json()

test('Nights are blocked up to the last one named, read in the calendar, and given back', async () => {
  const propertyId = await makeLetHome(kais)
  const answer = await block({ propertyId, from: '2031-03-05', to: '2031-03-07', reason: 'Painters' }, editor)
  const { id } = answer.json()
  const blocked = {
    id,
    propertyId,
    from: '2031-03-05',
    to: '2031-03-07',
    kind: 'block',
    reason: 'Painters',
    stay: null,
  }
  expect([answer.statusCode, answer.json()]).toEqual([201, blocked])
  expect(await read(propertyId)).toEqual([blocked])
  // The night after the last is somebody else's.
  expect((await block({ propertyId, from: '2031-03-08', to: '2031-03-08', reason: 'Owner' })).statusCode).toBe(201)

  expect((await free(id)).statusCode).toBe(204)
  expect((await read(propertyId)).map(({ from }: { from: string }) => from)).toEqual(['2031-03-08'])
  expect((await free(id)).statusCode).toBe(404)
})

test('A block names who has the nights, in both languages, and takes none from them', async () => {
  const propertyId = await makeLetHome(kais)
  await makeStay(kais, { propertyId, arrival: '2031-03-10', departure: '2031-03-13' })
  const wish = { propertyId, from: '2031-03-12', to: '2031-03-20', reason: 'Painters' }
  const refused = await block(wish)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'nights_taken'])
  expect(refused.json().message).toBe(
    'A guest has this home for the nights of 10 to 12 March 2031. Choose other nights, or change the stay first.',
  )
  const french = await block(wish, { ...agent, 'accept-language': 'fr' } as never)
  expect(french.json().message).toMatch(/^Ce logement est pris par un voyageur pour les nuits du 10 au 12 mars 2031\./)

  expect((await block({ ...wish, from: '2031-03-13' })).statusCode).toBe(201)
  expect((await block({ ...wish, from: '2031-03-13' })).json().message).toMatch(
    /^These nights are blocked already: 13 to 20 March 2031\./,
  )
})

test('A single night that is in the way is named as one', async () => {
  const propertyId = await makeLetHome(kais)
  await makeStay(kais, { propertyId, arrival: '2031-03-01', departure: '2031-03-02' })
  const wish = { propertyId, from: '2031-03-01', to: '2031-03-01', reason: 'Painters' }
  expect((await block(wish)).json().message).toMatch(/ for the night of 1 March 2031\./)
  const french = await block(wish, { ...agent, 'accept-language': 'fr' } as never)
  expect(french.json().message).toMatch(/ pour la nuit du 1er mars 2031\./)
})

test('A request whose time is over stands in no block’s way', async () => {
  const propertyId = await makeLetHome(kais)
  await makeStay(kais, {
    propertyId,
    arrival: '2031-03-10',
    departure: '2031-03-13',
    status: 'pending',
    holdHours: -1,
  })
  expect(await read(propertyId)).toEqual([])
  expect((await block({ propertyId, from: '2031-03-10', to: '2031-03-12', reason: 'Owner' })).statusCode).toBe(201)
})

test('A guest’s nights are no block to take away, and who has them is told only to those who answer guests', async () => {
  const propertyId = await makeLetHome(kais)
  await makeStay(kais, { propertyId, arrival: '2031-03-10', departure: '2031-03-13', name: 'Fatou Sow' })
  const [held] = await read(propertyId)
  expect(held).toMatchObject({ kind: 'stay', to: '2031-03-12', stay: { name: 'Fatou Sow', status: 'confirmed' } })
  expect((await read(propertyId, editor))[0].stay.name).toBeNull()
  const refused = await free(held.id)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'forbidden_move'])
  expect(await read(propertyId)).toHaveLength(1)
})

test('A block that is sent again because its answer was lost is the same block; once it is taken away, it can be made anew', async () => {
  const propertyId = await makeLetHome(kais)
  const wish = { propertyId, from: '2031-03-05', to: '2031-03-07', reason: 'Owner' }
  const once = { ...agent, 'idempotency-key': 'one-press-of-staff' }
  const [first, second] = [await block(wish, once), await block(wish, once)]
  expect([first.statusCode, second.statusCode], second.body).toEqual([201, 201])
  expect(second.json()).toEqual(first.json())
  expect(await read(propertyId)).toHaveLength(1)
  await free(first.json().id)
  expect((await block(wish, once)).statusCode).toBe(201)
  expect(await read(propertyId)).toHaveLength(1)
})

test('What staff write as the reason of a block is no part of what a second press is known by: not even a hash of it is kept', async () => {
  const propertyId = await makeLetHome(kais)
  const wish = { propertyId, from: '2031-03-05', to: '2031-03-07', reason: 'Fatou Sow is ill' }
  const once = { ...agent, 'idempotency-key': 'one-press-with-a-name' }
  const first = await block(wish, once)
  const again = await block({ ...wish, reason: 'Owner' }, once)
  expect([again.statusCode, again.json().id]).toEqual([201, first.json().id])
  expect((await block({ ...wish, to: '2031-03-08' }, once)).json().code).toBe('idempotency_mismatch')
})

test('A block is opened in its middle and goes on before and after, or nothing of it is opened', async () => {
  const propertyId = await makeLetHome(kais)
  const wish = { propertyId, from: '2031-03-05', to: '2031-03-12', reason: 'Owner' }
  const { id } = (await block(wish)).json()
  const open = (query: string) =>
    kais.app.inject({ method: 'DELETE', url: `${URL}/${id}?${query}`, headers: { ...agent } })
  expect((await open('from=2031-03-09&to=2031-03-07')).statusCode).toBe(400)
  expect(await read(propertyId)).toMatchObject([wish])
  expect((await open('from=2031-03-07&to=2031-03-08')).statusCode).toBe(204)
  expect(await read(propertyId)).toMatchObject([
    { from: '2031-03-05', to: '2031-03-06', kind: 'block', reason: 'Owner' },
    { from: '2031-03-09', to: '2031-03-12', kind: 'block', reason: 'Owner' },
  ])
  const [entry] = await kais.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(entry).toMatchObject({
    before: { blockedNights: '2031-03-05 – 2031-03-12' },
    after: { blockedNights: '2031-03-05 – 2031-03-06, 2031-03-09 – 2031-03-12' },
  })
})

test('A block that ends before it begins, is longer than two years or gives no reason is refused', async () => {
  const propertyId = await makeLetHome(kais)
  const wish = { propertyId, from: '2031-03-05', to: '2031-03-07', reason: 'Owner' }
  const fieldsOf = async (changes: object) => Object.keys((await block({ ...wish, ...changes })).json().fields ?? {})
  expect(await fieldsOf({ to: '2031-03-04' })).toEqual(['to'])
  expect(await fieldsOf({ to: '2033-03-05' })).toEqual(['to'])
  expect(await fieldsOf({ from: '2031-02-30' })).toEqual(['from'])
  expect(await fieldsOf({ reason: ' ' })).toEqual(['reason'])
  expect((await block({ ...wish, propertyId: 999_999 })).statusCode).toBe(404)
  expect(await read(propertyId)).toEqual([])
})

test('The trail says who blocked which nights of which home, and keeps no reason: it may name somebody', async () => {
  const propertyId = await makeLetHome(kais)
  await block({ propertyId, from: '2031-03-05', to: '2031-03-07', reason: 'Madame Fall’s wedding' })
  const [entry] = await kais.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(entry).toMatchObject({
    entity: 'property',
    entityId: propertyId,
    action: 'update',
    actorName: 'agent',
    before: { blockedNights: null },
    after: { blockedNights: '2031-03-05 – 2031-03-07' },
  })
  expect(JSON.stringify(entry)).not.toContain('Fall')
})
