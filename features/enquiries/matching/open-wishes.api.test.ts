import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEALS, KINDS } from '#features/nest/property-types.ts'
import { dice, randomHome } from '#features/recommendations/engine/random.fixture.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { leads, leadWishes } from '../leads/lead.table.server.ts'
import { scoreMatch } from './score-match.ts'
import { listOpenWishes, toWishes } from './wishes.repository.server.ts'

let kais: TestApp
beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const LEADS = 400
const HOMES = 80
const PLACES = ['Almadies', 'Ngor', 'Ouakam', 'Plateau', 'Point E', 'Saly', 'Somone', 'Thiès', 'Rufisque']

test('No lead whom a home suits is left out by what the database is asked, and never more than so many are compared', async () => {
  const thrown = dice(11)
  const { roll, pick, whole } = thrown
  const made = await kais.db
    .insert(leads)
    .values(Array.from({ length: LEADS }, (_, n) => ({ firstName: `Awa ${n}` })))
    .returning({ id: leads.id })
  const some = <Value>(values: readonly Value[]) => Array.from({ length: whole(0, 2) }, () => pick(values))
  const amount = () => String(pick([50_000, 500_000, 1_000_000, 100_000_000, 250_000_000]))
  await kais.db.insert(leadWishes).values(
    made.map(({ id }) => ({
      leadId: id,
      deal: roll() < 0.2 ? null : pick(DEALS),
      kinds: some(KINDS),
      places: some(PLACES),
      minPrice: roll() < 0.2 ? amount() : null,
      maxPrice: roll() < 0.6 ? amount() : null,
      minBedrooms: roll() < 0.5 ? whole(1, 5) : null,
      minArea: roll() < 0.3 ? whole(1, 400) : null,
    })),
  )
  const all = (await kais.db.select().from(leadWishes)).map((row) => ({ leadId: row.leadId, ...toWishes(row) }))
  let suited = 0
  for (let n = 0; n < HOMES; n++) {
    const home = randomHome(thrown)
    const open = await listOpenWishes(kais.db, home, { haveIt: false, most: LEADS })
    const compared = new Set(open.wishes.map(({ leadId }) => leadId))
    const right = all.filter((wishes) => scoreMatch(wishes, home))
    suited += right.length
    expect(
      right.filter(({ leadId }) => !compared.has(leadId)),
      JSON.stringify(home),
    ).toEqual([])
    expect(compared.size).toBeLessThan(LEADS)
  }
  expect(suited).toBeGreaterThan(HOMES)
  const few = await listOpenWishes(kais.db, randomHome(thrown), { haveIt: false, most: 3 })
  expect(few.wishes).toHaveLength(3)
  expect(few.isCut).toBe(true)
})
