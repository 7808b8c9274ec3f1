import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import { makeProperty } from '#tests/helpers/factories.ts'
import { properties } from '../property.table.server.ts'
import { getShortlist } from '../shortlist/get-shortlist.server.ts'
import { daysAgo, openSaleDesk, today } from './sale-desk.fixture.ts'
import type { SaleState } from './sale-states.ts'

const { kais, agent, call, isFound } = await openSaleDesk()
afterAll(() => kais.close())

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
