import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectForWork, FEWEST_CONNECTIONS } from '#db/work.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { makeProperty } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { catalogueHasChanged, forgetCatalogue, readCatalogue } from './kept-catalogue.server.ts'

let kais: TestApp
beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const ids = async () =>
  (await readCatalogue(kais.db)).catalogue.homes.map(({ id }) => id).sort((one, other) => one - other)

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
  expect((await readCatalogue(kais.db)).catalogue.homes.find(({ id }) => id === kept)?.price).toBe(1_234_567)
}, 20_000)

test('A home that was deleted is gone after the next change', async () => {
  const gone = await makeProperty(kais)
  catalogueHasChanged(kais.db)
  expect(await ids()).toContain(gone)
  await kais.db.delete(properties).where(eq(properties.id, gone))
  catalogueHasChanged(kais.db)
  const followed = (await readCatalogue(kais.db)).catalogue.homes
  forgetCatalogue(kais.db)
  expect(followed).toEqual((await readCatalogue(kais.db)).catalogue.homes)
})

test('Of a large house the newest homes are in memory, and what comes, changes and goes among them is followed', async () => {
  forgetCatalogue(kais.db)
  const kept = async () => (await readCatalogue(kais.db, 3)).catalogue.homes.map(({ id }) => id)
  // All of one moment, as after an import: their numbers say which came last.
  const createdAt = new Date()
  const made: number[] = []
  for (let n = 0; n < 5; n++) made.push(await makeProperty(kais))
  await kais.db.update(properties).set({ createdAt }).where(inArray(properties.id, made))
  const [, second = 0, third = 0, fourth = 0, fifth = 0] = made
  const newest = await kept()
  expect(newest).toHaveLength(3)
  expect(newest.toSorted((one, other) => one - other)).toEqual([third, fourth, fifth])

  const withdrawn = { isAvailable: false, saleState: 'withdrawn', updatedAt: new Date() } as const
  await kais.db.update(properties).set(withdrawn).where(eq(properties.id, fourth))
  // Older than those in memory: it stays outside.
  await kais.db.update(properties).set({ price: '7', updatedAt: new Date() }).where(eq(properties.id, second))
  const added = await makeProperty(kais)
  catalogueHasChanged(kais.db)
  expect((await kept()).toSorted((one, other) => one - other)).toEqual([third, fifth, added])

  await kais.db.delete(properties).where(eq(properties.id, fifth))
  catalogueHasChanged(kais.db)
  expect((await kept()).toSorted((one, other) => one - other)).toEqual([second, third, added])
  forgetCatalogue(kais.db)
})

test('What is left of a house that was too large for the memory is whole again once much of it was sold', async () => {
  forgetCatalogue(kais.db)
  const downTo = async () => (await readCatalogue(kais.db, 3)).downTo
  await readCatalogue(kais.db, 3)
  expect(await downTo()).not.toBeNull()
  const all = await kais.db.select({ id: properties.id }).from(properties).where(eq(properties.isAvailable, true))
  const withdrawn = { isAvailable: false, saleState: 'withdrawn', updatedAt: new Date() } as const
  const sold = all.slice(2).map(({ id }) => id)
  await kais.db.update(properties).set(withdrawn).where(inArray(properties.id, sold))
  catalogueHasChanged(kais.db)
  expect(await downTo()).toBeNull()
  expect(await ids()).toHaveLength(2)
  forgetCatalogue(kais.db)
})

test('Whatever class of work asks, one catalogue is kept, and a change that one hears of is heard of for all', async () => {
  const { databases, end } = connectForWork(kais.databaseConfig, { connections: FEWEST_CONNECTIONS })
  onTestFinished(end)
  const { page, staff } = databases
  const ofPages = await readCatalogue(page)
  expect(await readCatalogue(staff)).toBe(ofPages)
  const added = await makeProperty(kais)
  catalogueHasChanged(page)
  const ofStaff = await readCatalogue(staff)
  expect(ofStaff.catalogue.homes.map(({ id }) => id)).toContain(added)
  expect(await readCatalogue(page)).toBe(ofStaff)
})
