import { afterAll, describe, expect, test } from 'vitest'
import { makeProperty } from '#tests/helpers/factories.ts'
import { openSaleDesk } from './sale-desk.fixture.ts'

const { kais, editor, agent, call, bulk, stored, history } = await openSaleDesk()
afterAll(() => kais.close())

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
