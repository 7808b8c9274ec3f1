import { afterAll, beforeAll, expect, test } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { VISITOR } from '#common/permissions.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { makeProperty } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { isMissed } from './engine/grades.ts'
import type { HomeFacts } from './engine/home-facts.ts'
import { TODAY } from './engine/homes.fixture.ts'
import { compileWish } from './engine/judge-home.ts'
import { isLivedIn } from './engine/judge-numbers.ts'
import { asksForGround } from './engine/judge-traits.ts'
import { isCondition } from './engine/points.ts'
import { dice, randomHomes, randomWishes } from './engine/random.fixture.ts'
import { forgetCatalogue, readCatalogue } from './kept-catalogue.server.ts'
import { findOlderHomes } from './older-homes.server.ts'
import { preferenceRequestSchema, toPreferences } from './preference-request.schema.ts'
import { readSearchWords, recommendHomes } from './recommend-homes.server.ts'

let kais: TestApp
beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const HOMES = 200
const QUESTIONS = 80
/** Nobody is younger. */
const FUTURE = { createdAt: '2100-01-01', id: 0 }

test('Of the homes that are not in memory none that keeps to every condition is left out, whatever is asked', async () => {
  const thrown = dice(7)
  await kais.db.insert(properties).values(
    randomHomes(HOMES, thrown).map(
      ({ id: _, createdAt, minimumLeaseMonths: __, floor, buildingFloors, price, ...home }) => ({
        ...home,
        amenities: [...home.amenities],
        area: Math.max(1, home.area),
        // A floor above the highest is refused by the table.
        floor: floor !== null && buildingFloors !== null ? Math.min(floor, buildingFloors) : floor,
        buildingFloors,
        price: String(price),
        createdAt: new Date(createdAt),
        title: 'Home',
        description: 'A home',
      }),
    ),
  )
  const { homes } = (await readCatalogue(kais.db)).catalogue
  let fitting = 0
  for (let n = 0; n < QUESTIONS; n++) {
    const wishes = randomWishes(thrown.whole(1, 4), thrown)
    const judges = wishes.filter(isCondition).map((wish) => compileWish(wish, TODAY))
    const isSought = wishes.some(asksForGround) ? () => true : isLivedIn
    const fits = (home: HomeFacts) => isSought(home) && judges.every((judge) => !isMissed(judge(home)))
    const found = new Set((await findOlderHomes(kais.db, wishes, FUTURE)).map(({ id }) => id))
    const right = homes.filter(fits)
    fitting += right.length
    expect(
      right.filter(({ id }) => !found.has(id)),
      JSON.stringify(wishes),
    ).toEqual([])
  }
  // Questions that nothing answers to would prove nothing.
  expect(fitting).toBeGreaterThan(QUESTIONS)
})

test('A home that fits is recommended although newer ones fill the memory, and the answer says what was looked at', async () => {
  const rare = await makeProperty(kais, {
    type: 'rent',
    kind: 'penthouse',
    location: 'Gorée',
    price: '900000',
    bedrooms: 2,
  })
  for (let n = 0; n < 4; n++)
    await makeProperty(kais, { type: 'rent', kind: 'villa', location: 'Saly', price: '3000000' })
  forgetCatalogue(kais.db)
  const preferences = toPreferences(
    preferenceRequestSchema.parse({
      budget: { min: 0, max: 1_000_000, currency: 'FCFA' },
      propertyType: 'penthouse',
      location: 'Gorée',
    }),
  )
  const visitor = { db: kais.db, actor: VISITOR }
  const answerIn = async (locale: 'en' | 'fr', mostKept: number) => {
    forgetCatalogue(kais.db)
    const voice = { locale, currency: 'XOF', rates: STARTING_RATES } as const
    await readCatalogue(kais.db, mostKept)
    const search = await readSearchWords(visitor, preferences, voice)
    return (await recommendHomes(visitor, { search, voice, mostKept })).answer
  }
  const whole = await answerIn('en', 10_000)
  const bounded = await answerIn('en', 3)
  expect(bounded.recommendations[0]?.propertyId).toBe(rare)
  expect(whole.recommendations[0]?.propertyId).toBe(rare)
  expect(whole.summary).not.toMatch(/newest|older/)
  expect(bounded.summary).toMatch(/Of our newest \d+ homes to let, .*These include 1 older home/)
  const french = await answerIn('fr', 3)
  expect(french.summary).toMatch(/biens à louer les plus récents, .*Dans ce nombre, 1 bien plus ancien/)
  forgetCatalogue(kais.db)
})
