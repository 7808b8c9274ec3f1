import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProperty } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { areNightsTaken, findHomesTaken, holdNights, keptNights } from './held-nights.repository.server.ts'
import { type StayTerms, stayTermsSchema } from './stay-terms.schema.ts'

let kais: TestApp
beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const STAY = { type: 'short-stay', price: '100000' } as const
const made: number[] = []
async function makeStay(stayTerms: StayTerms | null): Promise<number> {
  const id = await makeProperty(kais, { ...STAY, stayTerms })
  made.push(id)
  return id
}
const taken = (from: string, until: string, ids = made) => findHomesTaken(kais.db, ids, { from, until })

test('A home is taken on nights that somebody has, and free for who leaves before or arrives after', async () => {
  const propertyId = await makeStay(stayTermsSchema.parse({}))
  await holdNights(kais.db, { propertyId, from: '2027-03-03', until: '2027-03-10', reason: 'Painted' })
  expect(await taken('2027-03-09', '2027-03-12')).toEqual([propertyId])
  expect(await taken('2027-03-01', '2027-03-20')).toEqual([propertyId])
  expect(await taken('2027-02-28', '2027-03-03')).toEqual([])
  expect(await taken('2027-03-10', '2027-03-14')).toEqual([])
  // Nobody asked about it.
  expect(await taken('2027-03-09', '2027-03-12', [propertyId + 1])).toEqual([])
  expect(await taken('2027-03-09', '2027-03-12', [])).toEqual([])
})

test('A home that needs days of preparation after us is taken where somebody comes in them; one without terms needs none', async () => {
  const from = '2027-05-10'
  const careful = await makeStay(stayTermsSchema.parse({ preparationDays: 2 }))
  const plain = await makeStay(null)
  for (const propertyId of [careful, plain]) await holdNights(kais.db, { propertyId, from, until: '2027-05-12' })
  expect(await taken('2027-05-01', '2027-05-08')).toEqual([])
  expect(await taken('2027-05-01', '2027-05-09')).toEqual([careful])
  expect(await taken('2027-05-01', '2027-05-10')).toEqual([careful])
  // As the one who holds a stay looks at it.
  const kept = keptNights({ arrival: '2027-05-01', departure: '2027-05-09' }, 2)
  expect(await areNightsTaken(kais.db, careful, kept)).toBe(true)
})

test('Nights whose time to be confirmed is over are free again', async () => {
  const propertyId = await makeStay(stayTermsSchema.parse({}))
  const days = { from: '2027-07-01', until: '2027-07-05' }
  await holdNights(kais.db, { propertyId, ...days, holdUntil: sql`now() - interval '1 minute'` })
  expect(await taken('2027-07-01', '2027-07-05')).toEqual([])
})
