/** What the database says of a stay, against the rules of one home asked about each of them: the same homes. */
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { properties } from '../property.table.server.ts'
import { heldNights } from './held-night.table.server.ts'
import { keptNights } from './held-nights.repository.server.ts'
import { isFreeForStay, takesStay } from './stay-condition.server.ts'
import type { Nights } from './stay-days.ts'
import { addDays } from './stay-days.ts'
import { problemsOfStay, type StayWish } from './stay-rules.ts'
import { type StayTerms, stayTermsSchema } from './stay-terms.schema.ts'

const HOMES = 500
const WISHES = 400
/** The end of a long month before a short one: where months ahead are counted, days go missing. */
const TODAY = '2026-10-31'

let state = 5
/** The same numbers each time, so that a failure can be looked at again. */
function roll(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const below = (limit: number) => Math.floor(roll() * limit)
const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value

/** Up to five, one after the other, some joined, some of a single day; as staff may write them, in no order. */
function drawSeasons(): StayTerms['seasons'] {
  let from = addDays(TODAY, below(90) - 40)
  const seasons = Array.from({ length: below(6) }, () => {
    const to = addDays(from, pick([0, 6, 30, 75]))
    const season = { name: 'A season', nameFr: null, from, to, price: null, weekendPrice: null }
    from = addDays(to, pick([1, 1, 20]))
    return { ...season, minNights: pick([null, 1, 2, 5, 14]) }
  })
  return roll() < 0.5 ? seasons : seasons.toReversed()
}

function drawTerms(): StayTerms {
  return stayTermsSchema.parse({
    seasons: drawSeasons(),
    maxNights: pick([null, null, 3, 7, 30]),
    preparationDays: pick([0, 0, 1, 3, 14]),
    leadDays: pick([0, 1, 2, 10, 60]),
    monthsAhead: pick([1, 3, 4, 12, 24]),
  })
}

function drawWish(): StayWish {
  const arrival = addDays(TODAY, pick([-3, 0, 1, 2, 10, below(130), below(500), below(760)]))
  return {
    arrival,
    departure: addDays(arrival, pick([-1, 0, 1, 2, 3, 5, 7, 14, 30, 31])),
    guests: pick([1, 2, 3, 6, 50, 51]),
  }
}

const wishes = Array.from({ length: WISHES }, drawWish)
let kais: TestApp
let homes: (typeof properties.$inferSelect)[]
const held = new Map<number, Nights[]>()

beforeAll(async () => {
  kais = await startTestApp()
  await kais.db.insert(properties).values(
    Array.from({ length: HOMES }, () => ({
      title: 'Ocean rooms',
      description: 'Rooms around a courtyard.',
      price: '50000',
      location: 'Ngor',
      type: roll() < 0.9 ? ('short-stay' as const) : ('rent' as const),
      kind: 'villa' as const,
      bedrooms: 2,
      bathrooms: 1,
      area: 90,
      maxGuests: pick([null, null, 1, 2, 4, 60]),
      minNights: pick([null, null, 1, 2, 6]),
      stayTerms: roll() < 0.9 ? drawTerms() : null,
    })),
  )
  homes = await kais.db.select().from(properties).orderBy(asc(properties.id))
  for (const { id } of homes) {
    let from = addDays(TODAY, below(20))
    while (from < addDays(TODAY, 200)) {
      const until = addDays(from, 1 + below(9))
      held.set(id, [...(held.get(id) ?? []), { from, until }])
      from = addDays(until, below(40))
    }
  }
  const rows = [...held].flatMap(([propertyId, all]) => all.map((nights) => ({ propertyId, ...nights })))
  await kais.db.execute(sql`insert into held_nights (property_id, nights)
    select (row ->> 'propertyId')::int, daterange((row ->> 'from')::date, (row ->> 'until')::date)
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row`)
  await kais.db.execute(sql`analyze properties, held_nights`)
})
afterAll(() => kais.close())

async function ids(where: ReturnType<typeof takesStay>): Promise<number[]> {
  const rows = await kais.db.select({ id: properties.id }).from(properties).where(where).orderBy(asc(properties.id))
  return rows.map(({ id }) => id)
}

const takes = (home: (typeof homes)[number], wish: StayWish) =>
  home.type === 'short-stay' &&
  home.stayTerms !== null &&
  Object.keys(problemsOfStay({ ...home, stayTerms: home.stayTerms }, wish, TODAY)).length === 0

function isFree({ id, stayTerms }: (typeof homes)[number], wish: StayWish): boolean {
  const kept = keptNights(wish, stayTerms?.preparationDays ?? 0)
  return (held.get(id) ?? []).every(({ from, until }) => until <= kept.from || kept.until <= from)
}

test('The homes whose rules allow a stay are those in which the rules find nothing wrong with it', async () => {
  let found = 0
  for (const wish of wishes) {
    const expected = homes.filter((home) => takes(home, wish)).map(({ id }) => id)
    expect({ wish, ids: await ids(takesStay(wish, TODAY)) }).toEqual({ wish, ids: expected })
    found += expected.length
  }
  // Neither everything nor nothing is what was compared.
  expect(found / (WISHES * HOMES)).toBeGreaterThan(0.05)
  expect(found / (WISHES * HOMES)).toBeLessThan(0.6)
})

test('And of these, the free ones: no night of theirs is somebody’s, nor a day of preparation behind them', async () => {
  let lost = 0
  for (const wish of wishes) {
    const taking = homes.filter((home) => takes(home, wish))
    const expected = taking.filter((home) => isFree(home, wish)).map(({ id }) => id)
    expect({ wish, ids: await ids(isFreeForStay(wish, TODAY)) }).toEqual({ wish, ids: expected })
    lost += taking.length - expected.length
  }
  expect(lost).toBeGreaterThan(1_000)
})

test('Nights whose time to be confirmed is over are free at once', async () => {
  const wish = wishes.find((each) => homes.some((home) => takes(home, each) && !isFree(home, each))) as StayWish
  const before = await ids(isFreeForStay(wish, TODAY))
  await kais.db.update(heldNights).set({ holdUntil: sql`now() + interval '1 hour'` })
  expect(await ids(isFreeForStay(wish, TODAY))).toEqual(before)
  await kais.db.update(heldNights).set({ holdUntil: sql`now() - interval '1 second'` })
  expect(await ids(isFreeForStay(wish, TODAY))).toEqual(await ids(takesStay(wish, TODAY)))
})

test('Terms that are changed, or taken away, count at once', async () => {
  const wish = { arrival: addDays(TODAY, 20), departure: addDays(TODAY, 24), guests: 1 }
  const terms = stayTermsSchema.parse({ seasons: [] })
  const open = { type: 'short-stay' as const, minNights: null, maxGuests: null }
  await kais.db.update(properties).set({ ...open, stayTerms: { ...terms, maxNights: 3 } })
  expect(await ids(takesStay(wish, TODAY))).toEqual([])
  await kais.db.update(properties).set({ stayTerms: terms })
  expect(await ids(takesStay(wish, TODAY))).toHaveLength(HOMES)
  await kais.db.update(properties).set({ minNights: 5 })
  expect(await ids(takesStay(wish, TODAY))).toEqual([])
  await kais.db.update(properties).set({ minNights: 4, stayTerms: null })
  expect(await ids(takesStay(wish, TODAY))).toEqual([])
})
