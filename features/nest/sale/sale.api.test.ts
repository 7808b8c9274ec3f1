import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { makeProperty, propertyDraft } from '#tests/helpers/factories.ts'
import { properties } from '../property.table.server.ts'
import { openSaleDesk, today } from './sale-desk.fixture.ts'
import type { SaleState } from './sale-states.ts'

const { kais, editor, agent, admin, call, change, bulk, idOf, stored, isFound, history } = await openSaleDesk()
afterAll(() => kais.close())

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
})
