import { afterAll, beforeAll, expect, test } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { makePicture, makeProperty } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { deletePropertyRow } from '../property.repository.server.ts'
import { getShortlist } from './get-shortlist.server.ts'

let kais: TestApp
let visitor: Context
let villa: number
let flat: number
let hidden: number
let gone: number

beforeAll(async () => {
  kais = await startTestApp()
  visitor = { db: kais.db, actor: VISITOR }
  const picture = await makePicture(kais, '#aa7722')
  villa = await makeProperty(kais, { title: 'Villa', images: [picture, await makePicture(kais, '#227722')] })
  flat = await makeProperty(kais, { title: 'Flat', type: 'rent', images: [picture] })
  hidden = await makeProperty(kais, { title: 'Hidden', isAvailable: false })
  gone = await makeProperty(kais, { title: 'Gone' })
  await deletePropertyRow(kais.db, gone)
})
afterAll(() => kais.close())

const titles = async (ids: number[]) => (await getShortlist(visitor, ids)).map(({ title }) => title)

test('Homes come in the order they were asked for', async () => {
  expect(await titles([flat, villa])).toEqual(['Flat', 'Villa'])
  expect(await titles([villa, flat])).toEqual(['Villa', 'Flat'])
})

test('Homes that are gone, not available or never were are left out; nobody’s rights show a hidden one', async () => {
  expect(await titles([gone, flat, hidden, 2_147_483_647, villa])).toEqual(['Flat', 'Villa'])
  expect(await titles([hidden])).toEqual([])
  expect(await titles([])).toEqual([])
  expect((await getShortlist(kais.system, [hidden])).length).toBe(0)
})

test('Ten thousand numbers, twice the same and impossible ones cost one look at fifty', async () => {
  expect(await titles([villa, villa, ...Array.from({ length: 10_000 }, (_, index) => index + 1)])).toEqual([
    'Villa',
    'Flat',
  ])
  expect(await titles([-1, 0, 3.5, Number.NaN, Number.POSITIVE_INFINITY, 9e15, flat])).toEqual(['Flat'])
})

test('A home brings its first picture, what is compared, and no description', async () => {
  const [home] = await getShortlist(visitor, [villa])
  expect(home).toMatchObject({ id: villa, kind: 'villa', amenities: ['Garden'], pricePerSqm: expect.any(String) })
  expect(home?.images).toEqual([home?.picture?.path])
  expect(home).not.toHaveProperty('description')
  expect(home).not.toHaveProperty('searchWords')
})
