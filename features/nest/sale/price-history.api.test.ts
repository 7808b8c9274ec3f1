import { afterAll, describe, expect, test } from 'vitest'
import { deleteUser } from '#platform/accounts/user.repository.server.ts'
import { makeProperty, propertyDraft, signInAs } from '#tests/helpers/factories.ts'
import { openSaleDesk } from './sale-desk.fixture.ts'

const { kais, editor, agent, call, change, bulk, idOf, stored, history } = await openSaleDesk()
afterAll(() => kais.close())

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
