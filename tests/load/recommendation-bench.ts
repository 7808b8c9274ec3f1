/**
 * Recommendations over 10,000 and 100,000 homes, without a model: the whole answer from the use case, with its text read, its
 * sentences and the chosen homes looked up again; and how long the first answer after a change of content keeps others waiting.
 */
import { sql } from 'drizzle-orm'
import { STARTING_RATES } from '#common/money.ts'
import { VISITOR } from '#common/permissions.ts'
import type { DatabaseConnection } from '#db/client.server.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { catalogueHasChanged, forgetCatalogue } from '#features/recommendations/kept-catalogue.server.ts'
import { preferenceRequestSchema, toPreferences } from '#features/recommendations/preference-request.schema.ts'
import { countFittingHomes, readSearchWords, recommendHomes } from '#features/recommendations/recommend-homes.server.ts'
import { makeDataDir } from '../helpers/built-server.ts'
import { percentile } from './rounds.ts'
import { giveAmenities, makeCatalogue } from './synthetic-catalogue.ts'

const SIZES = [10_000, 100_000]
const ROUNDS = 25
const MOST_P50_MS = 15
const MOST_P95_MS = 50
/** How long nobody else gets an answer. */
const LONGEST_BLOCK_MS = 50

const francs = (min: number, max: number) => ({ min, max, currency: 'FCFA' })

/** As people answer: little, much, too much, and in their own words. */
const WISHES: Record<string, object> = {
  'a villa to 2 M a month': { budget: francs(0, 2_000_000), propertyType: 'villa' },
  'a flat to buy, 3 bedrooms, Almadies': {
    budget: francs(80_000_000, 400_000_000),
    propertyType: 'apartment',
    location: 'Almadies',
    bedrooms: 3,
    investmentGoals: 'primary_residence',
    timeframe: '6_months',
  },
  'an investor, every question answered': {
    budget: francs(50_000_000, 900_000_000),
    propertyType: 'apartment',
    location: 'Ngor',
    bedrooms: 2,
    bathrooms: 2,
    lifestyle: 'professional',
    familySize: 2,
    workArrangement: 'business',
    transportNeeds: 'chauffeur',
    investmentGoals: 'portfolio',
    timeframe: '1_year',
    additionalRequirements: 'Sea view, generator, no pool, pas à Yoff, near a good school, and my parrot is loud',
  },
  'no limit, no place': { budget: francs(0, 0), propertyType: 'penthouse' },
  'a page of words': {
    budget: francs(500_000, 3_000_000),
    propertyType: 'villa',
    familySize: 5,
    additionalRequirements: 'a garden for the children, not on a main road, fibre, a lift for grandmother. '
      .repeat(13)
      .slice(0, 1_000),
  },
  'nothing fits': {
    budget: francs(1, 10_000_001),
    propertyType: 'townhouse',
    location: 'Plateau',
    bedrooms: 5,
    investmentGoals: 'flipping',
    timeframe: 'immediate',
  },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The longest time for which nothing else of the process had its turn. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let [last, longest, isDone] = [performance.now(), 0, false]
  const tick = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!isDone) setImmediate(tick)
  }
  setImmediate(tick)
  await work()
  isDone = true
  return longest
}

function row(name: string, times: readonly number[]): string {
  return `${name.padEnd(44)}${[0.5, 0.95].map((share) => percentile(times, share).toFixed(1).padStart(9)).join('')}`
}

/** One home is written, as staff would: what is in memory is no longer all. */
async function changeOne({ db }: DatabaseConnection): Promise<void> {
  await db.execute(sql`update properties set price = price + 1, updated_at = now()
    where id = (select id from properties where is_available order by random() limit 1)`)
  catalogueHasChanged(db)
}

async function measure(catalogue: DatabaseConnection, say: (line?: string) => void): Promise<boolean> {
  const { db } = catalogue
  const visitor = { db, actor: VISITOR }
  const voices = [
    { locale: 'en', currency: 'XOF', rates: STARTING_RATES },
    { locale: 'fr', currency: 'EUR', rates: STARTING_RATES },
  ] as const
  const ask = async (wish: object | undefined, voice: (typeof voices)[number]) => {
    const search = await readSearchWords(visitor, toPreferences(preferenceRequestSchema.parse(wish)), voice)
    return recommendHomes(visitor, { search, voice })
  }
  const all: number[] = []
  say(`${'Milliseconds'.padEnd(44)}${'p50'.padStart(9)}${'p95'.padStart(9)}`)
  for (const [name, wish] of Object.entries(WISHES)) {
    const answers: number[] = []
    // The first one warms up.
    for (let round = -1; round < ROUNDS; round++) {
      const voice = voices[Math.abs(round) % voices.length] ?? voices[0]
      const answer = await timed(() => ask(wish, voice))
      if (round >= 0) answers.push(answer)
    }
    say(row(name, answers))
    all.push(...answers)
  }
  const [changed, changedBlocks, cold, coldBlocks, hints]: number[][] = [[], [], [], [], []]
  const wish = WISHES['a villa to 2 M a month']
  const preferences = toPreferences(preferenceRequestSchema.parse(wish))
  for (let round = 0; round < 10; round++) {
    await changeOne(catalogue)
    changedBlocks?.push(await longestBlock(async () => changed?.push(await timed(() => ask(wish, voices[0])))))
    hints?.push(await timed(() => countFittingHomes(visitor, preferences)))
  }
  for (let round = 0; round < 3; round++) {
    forgetCatalogue(db)
    coldBlocks?.push(await longestBlock(async () => cold?.push(await timed(() => ask(wish, voices[0])))))
  }
  say(row('All of these', all))
  say(row('The wizard’s hint', hints ?? []))
  say(row('The first after a change of content', changed ?? []))
  say(row('  nobody else had a turn for', changedBlocks ?? []))
  say(row('The first of all, everything read', cold ?? []))
  say(row('  nobody else had a turn for', coldBlocks ?? []))
  const [p50, p95, block] = [percentile(all, 0.5), percentile(all, 0.95), percentile(changedBlocks ?? [], 0.95)]
  say(
    `p50 ${p50.toFixed(1)} (${MOST_P50_MS}), p95 ${p95.toFixed(1)} (${MOST_P95_MS}), block ${block.toFixed(1)} (${LONGEST_BLOCK_MS})`,
  )
  return p95 <= MOST_P95_MS && block <= LONGEST_BLOCK_MS
}

/** False when an answer took too long among 10,000 homes, or kept others waiting. */
export async function benchRecommendations(say: (line?: string) => void): Promise<boolean> {
  const { dataDir, remove } = await makeDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir })
  const passed: boolean[] = []
  try {
    for (const homes of SIZES) {
      const catalogue = await makeCatalogue(postgres.connection, homes)
      try {
        await giveAmenities(catalogue)
        say(`\n${homes.toLocaleString('en')} homes`)
        passed.push(await measure(catalogue, say))
      } finally {
        await catalogue.pool.end()
      }
    }
    // Among 100,000 homes an answer may take longer; only others must not wait.
    return passed[0] ?? false
  } finally {
    await postgres.stop()
    await remove()
  }
}
