import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import { viewings } from '#features/enquiries/viewings/viewing.table.server.ts'
import { deleteUser, findUserByUsername } from '#platform/accounts/user.repository.server.ts'
import { makeProperty, propertyDraft, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { properties } from '../property.table.server.ts'
import { getShortlist } from '../shortlist/get-shortlist.server.ts'
import { priceHistory } from './price-history.table.server.ts'
import type { SaleState } from './sale-states.ts'

let kais: TestApp
let editor: { cookie: string }
let agent: { cookie: string }
let admin: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  editor = await signInAs(kais, 'awa', 'editor')
  agent = await signInAs(kais, 'moussa', 'agent')
  admin = await signInAs(kais, 'fatou', 'admin')
})
afterAll(() => kais.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, headers: object, payload?: object) =>
  kais.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })
const change = (id: number, payload: object, headers: object = agent) =>
  call('PATCH', `/api/admin/properties/${id}`, headers, payload)
const bulk = (homes: object[], headers: object = editor) =>
  call('POST', '/api/admin/properties/bulk', headers, { homes })
const idOf = async (name: string) => (await findUserByUsername(kais.db, name))?.id ?? 0
const stored = async (id: number) => (await kais.db.select().from(properties).where(eq(properties.id, id)))[0]
const isFound = async (id: number) =>
  (await call('GET', '/api/properties?limit=100', {})).json<{ id: number }[]>().some((home) => home.id === id)
const history = async (id: number) =>
  (await kais.db.select().from(priceHistory).where(eq(priceHistory.propertyId, id)).orderBy(asc(priceHistory.id))).map(
    ({ price, state, priceReached, userId }) => [
      Number(price),
      state,
      priceReached && Number(priceReached),
      userId !== null,
    ],
  )
const today = new Date().toISOString().slice(0, 10)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

describe('The specification’s callers, who know no states', () => {
  const put = async (id: number, changes: object) =>
    (await call('PUT', `/api/admin/properties/${id}`, editor, { ...(await propertyDraft(kais)), ...changes }))
      .statusCode

  test('show, hide and show a home again by isAvailable alone', async () => {
    const id = (await call('POST', '/api/admin/properties', editor, await propertyDraft(kais))).json().id
    expect(await stored(id)).toMatchObject({ isAvailable: true, saleState: 'available', saleStateSince: today })
    expect(await put(id, { isAvailable: false })).toBe(200)
    expect(await stored(id)).toMatchObject({ isAvailable: false, saleState: 'withdrawn' })
    expect(await put(id, {})).toBe(200)
    expect(await stored(id)).toMatchObject({ isAvailable: true, saleState: 'available' })
  })

  test('keep what they do not know: an offer, a price reached, an adviser', async () => {
    const id = await makeProperty(kais, { saleState: 'under-offer' })
    expect(await put(id, { title: 'Another name' })).toBe(200)
    expect(await stored(id)).toMatchObject({ isAvailable: true, saleState: 'under-offer', title: 'Another name' })
    const adviserId = await idOf('moussa')
    const sold = await makeProperty(kais, { saleState: 'sold', priceReached: '91000000', adviserId })
    expect(await put(sold, { isAvailable: false })).toBe(200)
    expect(await stored(sold)).toMatchObject({ saleState: 'sold', priceReached: '91000000.00', adviserId })
    expect(await put(sold, { isAvailable: true })).toBe(200)
    expect(await stored(sold)).toMatchObject({ saleState: 'available', priceReached: null, adviserId })
  })

  test('create a hidden home as a draft', async () => {
    expect(await stored(await makeProperty(kais, { isAvailable: false }))).toMatchObject({ saleState: 'draft' })
  })

  test('a state that is named decides, also against isAvailable', async () => {
    const id = await makeProperty(kais, { saleState: 'sold', isAvailable: true })
    expect(await stored(id)).toMatchObject({ isAvailable: false, saleState: 'sold' })
    expect(await put(id, { saleState: 'under-offer', isAvailable: false })).toBe(200)
    expect(await isFound(id)).toBe(true)
  })
})

test('The database itself holds isAvailable to the state', async () => {
  const id = await makeProperty(kais)
  const lie = kais.db.update(properties).set({ isAvailable: false }).where(eq(properties.id, id))
  await expect(lie).rejects.toMatchObject({ cause: { constraint: 'properties_available_by_state' } })
})

describe('PATCH of one home', () => {
  test.for<[string, SaleState, string]>([
    ['agent', 'under-offer', 'agent'],
    ['editor', 'sold', 'editor'],
    ['admin', 'withdrawn', 'admin'],
  ])('an %s moves it to %s, which is kept in the trail and in the history', async ([who, saleState]) => {
    const headers = { agent, editor, admin }[who]
    const id = await makeProperty(kais)
    const answer = await change(id, { saleState }, headers)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ id, saleState, saleStateSince: today, openViewings: 0 })
    expect(await history(id)).toEqual([
      [95_000_000, 'available', null, false],
      [95_000_000, saleState, null, true],
    ])
    const [entry] = (await call('GET', `/api/admin/audit?entity=property&entityId=${id}&limit=1`, admin)).json()
    expect(entry).toMatchObject({ before: { saleState: 'available' }, after: { saleState } })
  })

  test('an agent changes neither price nor adviser nor what is put forward; a visitor nothing', async () => {
    const id = await makeProperty(kais)
    for (const body of [{ price: '1' }, { isFeatured: true }, { adviserId: null }, { saleState: 'sold', price: '1' }])
      expect([body, (await change(id, body)).statusCode]).toEqual([body, 403])
    expect((await change(id, { saleState: 'sold' }, {})).statusCode).toBe(401)
    expect(await stored(id)).toMatchObject({ saleState: 'available', price: '95000000.00' })
    expect((await change(id, { price: '90000000', isFeatured: true }, editor)).statusCode).toBe(200)
    expect(await history(id)).toHaveLength(2)
  })

  test('an agent moves it between available, under offer, sold and let, and back', async () => {
    const id = await makeProperty(kais, { type: 'rent' })
    for (const saleState of ['under-offer', 'let', 'available', 'sold', 'under-offer', 'available'])
      expect([saleState, (await change(id, { saleState })).statusCode]).toEqual([saleState, 200])
  })

  test.for<[SaleState, object]>([
    ['draft', { saleState: 'available' }],
    ['draft', { isAvailable: true }],
    ['available', { saleState: 'draft' }],
    ['available', { saleState: 'withdrawn' }],
    ['available', { isAvailable: false }],
    ['sold', { isAvailable: true }],
    ['sold', { saleState: 'withdrawn' }],
    ['withdrawn', { saleState: 'available' }],
    ['withdrawn', { saleStateSince: '2026-01-01' }],
  ])('%s: an agent neither publishes nor withdraws it, by no door: %o', async ([saleState, body]) => {
    const id = await makeProperty(kais, { saleState })
    expect((await change(id, body)).statusCode).toBe(403)
    expect((await bulk([{ id, ...body }], agent)).statusCode).toBe(403)
    const { isAvailable } = { isAvailable: true, ...body }
    expect((await call('PATCH', '/api/admin/properties', agent, { ids: [id], isAvailable })).statusCode).toBe(403)
    expect(await stored(id)).toMatchObject({ saleState })
  })

  test.for<[object, field: string]>([
    [{ saleState: 'gone' }, 'saleState'],
    [{ saleState: 'let' }, 'saleState'],
    [{ priceReached: '1' }, 'priceReached'],
    [{ saleState: 'sold', priceReached: 'much' }, 'priceReached'],
    [{ saleState: 'sold', saleStateSince: '2999-01-01' }, 'saleStateSince'],
    [{}, 'form'],
    [{ saleState: 'sold', title: 'Other' }, 'title'],
  ])('refuses %o at its field and changes nothing', async ([body, field]) => {
    const id = await makeProperty(kais)
    const answer = await change(id, body)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
    expect(await stored(id)).toMatchObject({ saleState: 'available', priceReached: null })
  })

  test('an adviser is an account of the desk', async () => {
    const id = await makeProperty(kais)
    const adviserId = await idOf('moussa')
    const editorId = await idOf('awa')
    expect((await change(id, { adviserId: editorId }, editor)).json().fields).toHaveProperty('adviserId')
    expect((await change(id, { adviserId: 999_999 }, editor)).json().fields).toHaveProperty('adviserId')
    expect((await change(id, { adviserId }, editor)).json()).toMatchObject({ adviserId })
  })

  test('does not overwrite what was saved since it was read', async () => {
    const id = await makeProperty(kais)
    const read = (await call('GET', `/api/properties/${id}`, agent)).json()
    expect(
      (await change(id, { saleState: 'under-offer' }, { ...agent, 'if-match': `"${read.updatedAt}"` })).statusCode,
    ).toBe(200)
    const late = await change(id, { saleState: 'withdrawn' }, { ...agent, 'if-match': `"${read.updatedAt}"` })
    expect([late.statusCode, late.json().code]).toEqual([412, 'stale_edit'])
    expect(await stored(id)).toMatchObject({ saleState: 'under-offer' })
  })

  test('says how many viewings are still planned, and cancels none', async () => {
    const id = await makeProperty(kais)
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const plan = (hours: number, status: 'asked' | 'confirmed' | 'cancelled') => ({
      ...{ propertyId: id, subject: 'House', name: 'Awa Diop', status },
      ...{ startsAt: at(hours), endsAt: at(hours + 1), adviserBusyUntil: at(hours + 1) },
    })
    await kais.db
      .insert(viewings)
      .values([plan(24, 'asked'), plan(48, 'confirmed'), plan(72, 'cancelled'), plan(-24, 'confirmed')])
    expect((await change(id, { saleState: 'sold', priceReached: '91 000 000' })).json()).toMatchObject({
      openViewings: 2,
      priceReached: '91000000.00',
    })
    expect(await kais.db.$count(viewings, eq(viewings.status, 'cancelled'))).toBe(1)
  })
})

describe('Many homes at once', () => {
  test('change together, say how they stood, and go back by the same door', async () => {
    const [one, two, three] = [
      await makeProperty(kais),
      await makeProperty(kais, { saleState: 'under-offer' }),
      await makeProperty(kais, { isAvailable: false }),
    ]
    const answer = await bulk(
      [one, two, 999_999].map((id) => ({ id, saleState: 'sold' })),
      agent,
    )
    expect(answer.json()).toMatchObject({ changed: [one, two], missing: [999_999] })
    const { before } = answer.json<{ before: { id: number }[] }>()
    const back = await bulk(before, editor)
    expect(back.json()).toMatchObject({ changed: [one, two] })
    expect([(await stored(one))?.saleState, (await stored(two))?.saleState]).toEqual(['available', 'under-offer'])
    expect((await bulk([{ id: three, isFeatured: true }])).json()).toMatchObject({ changed: [three] })
    expect((await bulk([{ id: three, isFeatured: false }], agent)).statusCode).toBe(403)
  })

  test('are deleted and brought back together, with all that hung on them', async () => {
    const [one, two] = [await makeProperty(kais, { saleState: 'under-offer' }), await makeProperty(kais)]
    const gone = (ids: number[], who: object) => call('POST', '/api/admin/deleted/property', who, { ids })
    const back = (ids: number[]) => call('POST', '/api/admin/deleted/property/restore', editor, { ids })
    expect((await gone([one, two], agent)).statusCode).toBe(403)
    expect((await gone([one, two, 999_999], editor)).json()).toEqual({ changed: [one, two], missing: [999_999] })
    expect([await stored(one), await stored(two)]).toEqual([undefined, undefined])
    expect((await back([one, two])).json()).toEqual({ changed: [one, two], missing: [] })
    expect([(await stored(one))?.saleState, await history(one)]).toEqual([
      'under-offer',
      [[95_000_000, 'under-offer', null, false]],
    ])
    expect((await gone([], editor)).statusCode).toBe(400)
  })

  test('a home that is named twice is refused: it cannot be both', async () => {
    const id = await makeProperty(kais)
    const answer = await bulk([
      { id, saleState: 'sold' },
      { id, isFeatured: true },
    ])
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['homes']])
    expect(await stored(id)).toMatchObject({ saleState: 'available', isFeatured: false })
  })

  test('none changes where one is refused, and the refusal names it', async () => {
    const [rented, bought] = [await makeProperty(kais, { type: 'rent' }), await makeProperty(kais)]
    const answer = await bulk([rented, bought].map((id) => ({ id, saleState: 'let' })))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toContain(`KN-${String(bought).padStart(4, '0')}`)
    expect((await stored(rented))?.saleState).toBe('available')
  })
})

describe('The price history', () => {
  test('has a row for each door through which price, state or price reached change, and none for another change', async () => {
    const draft = await propertyDraft(kais)
    const id = (await call('POST', '/api/admin/properties', editor, draft)).json().id
    const put = (changes: object) => call('PUT', `/api/admin/properties/${id}`, editor, { ...draft, ...changes })
    await put({ title: 'Another name' })
    await put({ price: '90000000' })
    await call('PATCH', '/api/admin/properties', editor, { ids: [id], isAvailable: false })
    await bulk([{ id, saleState: 'available' }])
    await change(id, { saleState: 'sold' })
    await change(id, { priceReached: '88000000' })
    await change(id, { priceReached: '88000000' })
    const said = [
      [95_000_000, 'available', null, true],
      [90_000_000, 'available', null, true],
      [90_000_000, 'withdrawn', null, true],
      [90_000_000, 'available', null, true],
      [90_000_000, 'sold', null, true],
      [90_000_000, 'sold', 88_000_000, true],
    ]
    expect(await history(id)).toEqual(said)
    const read = await call('GET', `/api/admin/properties/${id}/prices`, agent)
    expect(read.json()[0]).toMatchObject({ state: 'sold', priceReached: '88000000.00', by: 'moussa' })
    expect((await call('GET', `/api/admin/properties/${id}/prices`, {})).statusCode).toBe(401)
    expect((await call('GET', '/api/admin/properties/999999/prices', agent)).statusCode).toBe(404)
  })

  test('goes with a deleted home and comes back with it, also when an account has left since', async () => {
    const leaver = await signInAs(kais, 'leaver', 'agent')
    const leaverId = await idOf('leaver')
    const id = await makeProperty(kais, { adviserId: leaverId })
    await change(id, { saleState: 'under-offer' }, leaver)
    expect((await call('DELETE', `/api/properties/${id}`, editor)).statusCode).toBe(204)
    expect(await history(id)).toEqual([])
    await deleteUser(kais.db, leaverId)
    expect((await call('POST', `/api/admin/deleted/property/${id}/restore`, editor)).statusCode).toBe(204)
    expect(await stored(id)).toMatchObject({ saleState: 'under-offer', adviserId: null })
    expect(await history(id)).toEqual([
      [95_000_000, 'available', null, false],
      [95_000_000, 'under-offer', null, false],
    ])
  })
})

describe('What visitors are told', () => {
  const goneFor = async (id: number, days: number) => {
    await kais.db
      .update(properties)
      .set({ saleStateSince: daysAgo(days) })
      .where(eq(properties.id, id))
  }

  test('a home that was sold is in no list, answers for 90 days without the price reached, and can be asked about', async () => {
    const id = await makeProperty(kais, { saleState: 'sold', priceReached: '88000000' })
    expect(await isFound(id)).toBe(false)
    const one = await call('GET', `/api/properties/${id}`, {})
    expect(one.json()).toMatchObject({ saleState: 'sold', saleStateSince: today, isAvailable: false })
    expect(Object.keys(one.json())).not.toEqual(expect.arrayContaining(['priceReached']))
    const visitor = { db: kais.db, actor: VISITOR }
    expect(await getShortlist(visitor, [id])).toMatchObject([{ id, saleState: 'sold' }])
    await goneFor(id, 90)
    expect((await call('GET', `/api/properties/${id}`, {})).statusCode).toBe(200)
    await goneFor(id, 91)
    expect((await call('GET', `/api/properties/${id}`, {})).statusCode).toBe(404)
    expect(await getShortlist(visitor, [id])).toEqual([])
  })

  test.for<SaleState>(['draft', 'withdrawn'])('a home that is %s is as if it were not there', async (saleState) => {
    const id = await makeProperty(kais, { saleState })
    expect((await call('GET', `/api/properties/${id}`, {})).statusCode).toBe(404)
    expect(await isFound(id)).toBe(false)
  })

  test('homes under offer are found like others, until they are left out', async () => {
    const place = { location: 'Sokone' }
    const [free, offered] = [
      await makeProperty(kais, place),
      await makeProperty(kais, { ...place, saleState: 'under-offer' }),
    ]
    const ids = async (query: string) =>
      (await call('GET', `/api/properties?location=Sokone${query}`, {}))
        .json<{ id: number }[]>()
        .map(({ id }) => id)
        .sort()
    expect(await ids('')).toEqual([free, offered])
    expect(await ids('&isUnderOffer=false')).toEqual([free])
    expect(await ids('&isUnderOffer=true')).toEqual([offered])
    expect((await call('GET', '/api/properties?isUnderOffer=maybe', {})).json().fields).toHaveProperty('isUnderOffer')
    const { kind } = (await call('GET', '/api/properties/facets?location=Sokone&isUnderOffer=false', {})).json()
    expect(kind).toEqual({ villa: 1 })
  })
})

test('Staff narrow the list by state, put it in the order of states page by page, and read what visitors do not', async () => {
  await kais.db.execute(sql`truncate properties cascade`)
  const states: SaleState[] = ['withdrawn', 'sold', 'available', 'under-offer', 'draft', 'available']
  for (const saleState of states)
    await makeProperty(kais, { saleState, ...(saleState === 'sold' && { priceReached: '5' }) })
  const list = async (query: string) => (await call('GET', `/api/admin/properties?${query}`, agent)).json()
  const found = async (query: string) => (await list(query)).map(({ saleState }: { saleState: string }) => saleState)
  expect(await found('state=sold')).toEqual(['sold'])
  expect((await found('state=available')).sort()).toEqual(['available', 'available', 'under-offer'])
  expect((await found('state=unavailable')).sort()).toEqual(['draft', 'sold', 'withdrawn'])
  expect((await list('state=sold'))[0]).toMatchObject({ priceReached: '5.00', adviserId: null })
  const ordered: string[] = []
  let next: string | undefined = '/api/admin/properties?order=state&limit=2'
  while (next) {
    const page: Awaited<ReturnType<typeof call>> = await call('GET', next, agent)
    ordered.push(...page.json<{ saleState: string }[]>().map(({ saleState }) => saleState))
    next = /<([^>]+)>;\s*rel="next"/.exec(String(page.headers.link ?? ''))?.[1]
  }
  expect(ordered).toEqual(['draft', 'available', 'available', 'under-offer', 'sold', 'withdrawn'])
})
