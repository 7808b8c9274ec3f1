import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { viewings } from '#features/enquiries/viewings/viewing.table.server.ts'
import { makeProperty, propertyDraft } from '#tests/helpers/factories.ts'
import { openSaleDesk } from './sale-desk.fixture.ts'

const { kais, editor, agent, call, change, bulk } = await openSaleDesk()
afterAll(() => kais.close())

/** Two are still to come; one was called off and one is over. */
async function planFor(propertyId: number): Promise<void> {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const plan = (hours: number, status: 'asked' | 'confirmed' | 'cancelled') => ({
    ...{ propertyId, subject: 'House', name: 'Awa Diop', status },
    ...{ startsAt: at(hours), endsAt: at(hours + 1), adviserBusyUntil: at(hours + 1) },
  })
  await kais.db
    .insert(viewings)
    .values([plan(24, 'asked'), plan(48, 'confirmed'), plan(72, 'cancelled'), plan(-24, 'confirmed')])
}

describe('Whoever takes a home off is told how many viewings are still planned, and none is cancelled', () => {
  const cancelled = () => kais.db.$count(viewings, eq(viewings.status, 'cancelled'))

  test('in its list', async () => {
    const id = await makeProperty(kais)
    await planFor(id)
    const before = await cancelled()
    expect((await change(id, { saleState: 'under-offer' })).json()).toMatchObject({ openViewings: 0 })
    expect((await change(id, { saleState: 'sold', priceReached: '91 000 000' })).json()).toMatchObject({
      openViewings: 2,
      priceReached: '91000000.00',
    })
    expect(await cancelled()).toBe(before)
  })

  test('in its form', async () => {
    const id = await makeProperty(kais)
    await planFor(id)
    const draft = await propertyDraft(kais)
    const put = (changes: object) => call('PUT', `/api/admin/properties/${id}`, editor, { ...draft, ...changes })
    expect((await put({ title: 'Another name' })).json()).not.toHaveProperty('openViewings')
    expect((await put({ saleState: 'withdrawn' })).json()).toMatchObject({ openViewings: 2 })
    expect((await call('GET', `/api/properties/${id}`, agent)).json()).toMatchObject({ openViewings: 2 })
  })

  test('among many, by name; a visitor never', async () => {
    const [one, two, three] = [await makeProperty(kais), await makeProperty(kais), await makeProperty(kais)]
    for (const id of [one, two]) await planFor(id)
    await change(two, { saleState: 'sold' })
    // Where it is sold already, nothing changes: nobody needs to be told again.
    const answer = await bulk([one, two, three].map((id) => ({ id, saleState: 'sold' })))
    expect(answer.json().planned).toEqual([
      {
        id: one,
        reference: expect.stringMatching(/^KN-/),
        title: expect.any(String),
        titleFr: 'Maison du baobab',
        openViewings: 2,
      },
    ])
    const offered = await bulk([{ id: one, saleState: 'under-offer' }])
    expect(offered.json().planned).toEqual([])
    expect((await call('GET', `/api/properties/${two}`, {})).json()).not.toHaveProperty('openViewings')
  })
})
