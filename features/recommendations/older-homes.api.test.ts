import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { VISITOR } from '#common/permissions.ts'
import { properties } from '#features/nest/property.table.server.ts'
import { findHomesTaken, holdNights } from '#features/nest/stays/held-nights.repository.server.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { stayTermsSchema } from '#features/nest/stays/stay-terms.schema.ts'
import { makeProperty } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { isMissed } from './engine/grades.ts'
import type { HomeFacts } from './engine/home-facts.ts'
import { TODAY } from './engine/homes.fixture.ts'
import { circumstancesOf, compileWish } from './engine/judge-home.ts'
import { isLivedIn } from './engine/judge-numbers.ts'
import { asksForGround } from './engine/judge-traits.ts'
import { isCondition } from './engine/points.ts'
import { dice, randomHomes, randomWishes } from './engine/random.fixture.ts'
import { forgetCatalogue, readCatalogue } from './kept-catalogue.server.ts'
import { findOlderHomes } from './older-homes.server.ts'
import { preferenceRequestSchema, toPreferences } from './preference-request.schema.ts'
import type { Preferences } from './preferences.ts'
import { readSearchWords, recommendHomes } from './recommend-homes.server.ts'
import type { Wish } from './wishes/wish.ts'

let kais: TestApp
beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const HOMES = 300
const QUESTIONS = 100
const TERMS = {
  monthlyRent: '1',
  taxIncluded: false,
  depositMonths: 0,
  advanceRentMonths: 0,
  agencyFeeMonths: 0,
}
/** Nobody is younger. */
const FUTURE = { createdAt: '2100-01-01', id: 0 }
/** Of those that fit: fewer than many questions find. */
const FEW = 5

describe('Of the homes that are not in memory', () => {
  const thrown = dice(7)
  const days = [addDays(TODAY, 40), addDays(TODAY, 45)] as const
  let homes: readonly HomeFacts[]
  let taken: Set<number>
  beforeAll(async () => {
    const made = await kais.db
      .insert(properties)
      .values(
        randomHomes(HOMES, thrown).map(({ id: _, createdAt, minimumLeaseMonths, floor, price, ...home }) => ({
          ...home,
          amenities: [...home.amenities],
          area: Math.max(1, home.area),
          // A floor above the highest is refused by the table.
          floor: floor !== null && home.buildingFloors !== null ? Math.min(floor, home.buildingFloors) : floor,
          price: String(price),
          rentalTerms: minimumLeaseMonths === null ? null : { ...TERMS, minimumLeaseMonths },
          stayTerms:
            home.type === 'short-stay' && thrown.roll() < 0.7
              ? stayTermsSchema.parse({ maxNights: thrown.pick([null, 3, 7]), preparationDays: thrown.whole(0, 3) })
              : null,
          saleState: thrown.roll() < 0.1 ? ('under-offer' as const) : ('available' as const),
          // Several at once, as after an import.
          createdAt: new Date(Math.floor(createdAt / 10)),
          title: 'Home',
          description: 'A home',
        })),
      )
      .returning({ id: properties.id, type: properties.type })
    for (const { id, type } of made) {
      if (type === 'short-stay' && thrown.roll() < 0.5) {
        await holdNights(kais.db, { propertyId: id, from: addDays(days[1], 1), until: addDays(days[1], 3) })
      }
    }
    homes = (await readCatalogue(kais.db)).catalogue.homes.toSorted(
      (one, other) => other.createdAt - one.createdAt || other.id - one.id,
    )
    const ids = homes.map(({ id }) => id)
    taken = new Set(await findHomesTaken(kais.db, ids, { from: days[0], until: days[1] }))
  })

  /** What may be asked, with days of a stay now and then. */
  function throwWishes(): Wish[] {
    const wishes = randomWishes(thrown.whole(1, 4), thrown)
    const dates: Wish = { field: 'dates', op: 'exactly', value: days, isHard: true, from: { form: 'dates' } }
    return thrown.roll() < 0.3 ? [...wishes, dates] : wishes
  }
  function rightFor(wishes: readonly Wish[]): HomeFacts[] {
    const judges = wishes
      .filter(isCondition)
      .map((wish) => compileWish(wish, TODAY, { ...circumstancesOf(wishes), taken }))
    const isSought = wishes.some(asksForGround) ? () => true : isLivedIn
    return homes.filter((home) => isSought(home) && judges.every((judge) => !isMissed(judge(home))))
  }
  const ask = async (wishes: readonly Wish[], limits: { most?: number; mostRows?: number } = {}) =>
    (await findOlderHomes(kais.db, { wishes, than: FUTURE, today: TODAY, ...limits })).map(({ id }) => id)
  /** Near a landmark is measured by the engine alone, and a home without terms may be taken. */
  const isAskedWhole = ({ field, isHard }: Wish) => !isHard || (field !== 'near' && field !== 'dates')

  test('none that keeps to every condition is left out, whatever is asked, and of too many the newest are found', async () => {
    let [fitting, cut] = [0, 0]
    for (let n = 0; n < QUESTIONS; n++) {
      const wishes = throwWishes()
      const right = rightFor(wishes).map(({ id }) => id)
      const found = await ask(wishes)
      const said = JSON.stringify(wishes)
      expect(
        right.filter((id) => !found.includes(id)),
        said,
      ).toEqual([])
      expect(await ask(wishes, { most: FEW }), said).toEqual(found.slice(0, FEW))
      fitting += right.length
      if (!wishes.every(isAskedWhole)) continue
      // The places are theirs alone: none is taken by a home that another has an offer on, or that does not fit.
      expect(found, said).toEqual(right)
      if (right.length > FEW) cut += 1
    }
    // Questions that nothing answers to would prove nothing.
    expect(fitting).toBeGreaterThan(QUESTIONS)
    expect(cut).toBeGreaterThan(QUESTIONS / 8)
  }, 60_000)

  test('so many are asked what only their rows know: the newest that the indexes leave, the same each time', async () => {
    const from = { form: 'asked' }
    const deal: Wish = { field: 'deal', op: 'oneOf', value: ['rent'], isHard: true, from }
    const sauna: Wish = { field: 'amenity', op: 'oneOf', value: ['Sauna'], isHard: true, from }
    const newest = rightFor([deal]).slice(0, 20)
    const found = newest.filter(({ amenities }) => amenities.includes('Sauna')).map(({ id }) => id)
    expect(await ask([deal, sauna], { mostRows: 20 })).toEqual(found)
    expect(found.length).toBeGreaterThan(0)
    expect((await ask([deal, sauna])).length).toBeGreaterThan(found.length)
  })
})

async function answerIn(preferences: Preferences, locale: 'en' | 'fr', mostKept: number) {
  const visitor = { db: kais.db, actor: VISITOR }
  forgetCatalogue(kais.db)
  const voice = { locale, currency: 'XOF', rates: STARTING_RATES } as const
  await readCatalogue(kais.db, mostKept)
  const search = await readSearchWords(visitor, preferences, voice)
  return (await recommendHomes(visitor, { search, voice, mostKept })).answer
}

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
  const whole = await answerIn(preferences, 'en', 10_000)
  const bounded = await answerIn(preferences, 'en', 3)
  expect(bounded.recommendations[0]?.propertyId).toBe(rare)
  expect(whole.recommendations[0]?.propertyId).toBe(rare)
  expect(whole.summary).not.toMatch(/newest|older/)
  expect(bounded.summary).toContain('Of our newest 3 homes to let and 1 older one, 1 meets all your conditions')
  const french = await answerIn(preferences, 'fr', 3)
  expect(french.summary).toContain('Sur nos 3 biens à louer les plus récents et 1 plus ancien, 1 remplit')
  forgetCatalogue(kais.db)
})

test('That the house has none of what is asked is said only where the database has none', async () => {
  for (let n = 0; n < 3; n++)
    await makeProperty(kais, { type: 'buy', kind: 'villa', location: 'Saly', price: '300000000' })
  // The villas to let are older than these, and far too dear.
  const preferences = toPreferences(
    preferenceRequestSchema.parse({ budget: { min: 0, max: 1_000, currency: 'FCFA' }, propertyType: 'villa' }),
  )
  const { summary, marketInsights, recommendations } = await answerIn(preferences, 'en', 3)
  expect(summary).toMatch(/Of \d+ older homes to let, none meets all your conditions/)
  expect(marketInsights).toBe('None of our newest homes is to let, so there are no prices to compare.')
  expect(recommendations.length).toBeGreaterThan(0)
  await kais.db.update(properties).set({ saleState: 'under-offer' }).where(eq(properties.type, 'rent'))
  expect((await answerIn(preferences, 'en', 3)).summary).toContain('We have no home to let at present.')
  forgetCatalogue(kais.db)
})
