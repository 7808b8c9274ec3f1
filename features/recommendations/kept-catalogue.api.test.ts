import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { properties } from '#features/nest/property.table.server.ts'
import { makeProperty } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { catalogueHasChanged, forgetCatalogue, readCatalogue } from './kept-catalogue.server.ts'

let kais: TestApp
beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const ids = async () => (await readCatalogue(kais.db)).homes.map(({ id }) => id).sort((one, other) => one - other)

test('The catalogue in memory follows what is written, hidden and deleted, as if all were read again', async () => {
  const [kept, sold, gone] = [await makeProperty(kais), await makeProperty(kais), await makeProperty(kais)]
  catalogueHasChanged(kais.db)
  expect(await ids()).toEqual([kept, sold, gone])

  const added = await makeProperty(kais, { location: 'Ngor' })
  await kais.db
    .update(properties)
    .set({ isAvailable: false, saleState: 'withdrawn', updatedAt: new Date() })
    .where(eq(properties.id, sold))
  await kais.db.update(properties).set({ price: '1234567', updatedAt: new Date() }).where(eq(properties.id, kept))
  catalogueHasChanged(kais.db)
  expect(await ids()).toEqual([kept, gone, added])
  expect((await readCatalogue(kais.db)).homes.find(({ id }) => id === kept)?.price).toBe(1_234_567)
}, 20_000)

test('A home that was deleted is gone after the next change', async () => {
  const gone = await makeProperty(kais)
  catalogueHasChanged(kais.db)
  expect(await ids()).toContain(gone)
  await kais.db.delete(properties).where(eq(properties.id, gone))
  catalogueHasChanged(kais.db)
  const followed = await readCatalogue(kais.db)
  forgetCatalogue(kais.db)
  expect(followed.homes).toEqual((await readCatalogue(kais.db)).homes)
})
