/**
 * Recommendations over 10,000 homes, without a model: the whole answer from the use case, with its texts and the chosen homes
 * read again, beside the catalogue query alone. They take turns, so that whatever else the machine does meets both.
 */
import { sql } from 'drizzle-orm'
import { STARTING_RATES } from '#common/money.ts'
import { VISITOR } from '#common/permissions.ts'
import type { DatabaseConnection } from '#db/client.server.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { PRESET_AMENITIES } from '#features/nest/amenities.ts'
import { forgetCatalogue } from '#features/recommendations/kept-catalogue.server.ts'
import { preferenceRequestSchema, toPreferences } from '#features/recommendations/preference-request.schema.ts'
import { countFittingHomes, recommendHomes } from '#features/recommendations/recommend-homes.server.ts'
import { listHomeFacts } from '#features/recommendations/recommendation.repository.server.ts'
import { makeDataDir } from '../helpers/built-server.ts'
import { percentile } from './rounds.ts'
import { makeCatalogue } from './synthetic-catalogue.ts'

const HOMES = 10_000
const ROUNDS = 25
const MOST_P95_MS = 50

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

function row(name: string, times: readonly number[]): string {
  return `${name.padEnd(44)}${[0.5, 0.95].map((share) => percentile(times, share).toFixed(1).padStart(9)).join('')}`
}

async function giveAmenities({ db }: DatabaseConnection): Promise<void> {
  // The condition on n makes PostgreSQL draw anew for every home.
  await db.execute(sql`update properties p set amenities = (
    select coalesce(array_agg(name), '{}') from unnest(${sql.param([...PRESET_AMENITIES])}::text[]) as name
    where random() < 0.35 and p.id is not null)`)
}

async function measure({ db }: DatabaseConnection, say: (line?: string) => void): Promise<boolean> {
  const visitor = { db, actor: VISITOR }
  const voices = [
    { locale: 'en', currency: 'XOF' },
    { locale: 'fr', currency: 'EUR', rates: STARTING_RATES },
  ] as const
  const all: number[] = []
  const alone: number[] = []
  say(`${'Milliseconds'.padEnd(44)}${'p50'.padStart(9)}${'p95'.padStart(9)}`)
  for (const [name, wish] of Object.entries(WISHES)) {
    const preferences = toPreferences(preferenceRequestSchema.parse(wish))
    const answers: number[] = []
    // The first one warms up.
    for (let round = -1; round < ROUNDS; round++) {
      const query = await timed(() => listHomeFacts(db))
      const voice = voices[Math.abs(round) % voices.length] ?? voices[0]
      const answer = await timed(() => recommendHomes(visitor, { preferences, voice }))
      if (round < 0) continue
      answers.push(answer)
      alone.push(query)
    }
    say(row(name, answers))
    all.push(...answers)
  }
  const preferences = toPreferences(preferenceRequestSchema.parse(WISHES['a villa to 2 M a month']))
  const cold: number[] = []
  const hints: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    forgetCatalogue(db)
    cold.push(await timed(() => recommendHomes(visitor, { preferences, voice: voices[0] })))
    hints.push(await timed(() => countFittingHomes(visitor, preferences)))
  }
  say(row('All of these', all))
  say(row('The first after a change of content', cold))
  say(row('The wizard’s hint', hints))
  say(row(`The catalogue query alone (${HOMES.toLocaleString('en')} homes)`, alone))
  const p95 = percentile(all, 0.95)
  const ratio = percentile(all, 0.5) / percentile(alone, 0.5)
  say(`An answer takes ${ratio.toFixed(2)} of the catalogue query; p95 ${p95.toFixed(1)} ms (at most ${MOST_P95_MS})`)
  return p95 <= MOST_P95_MS
}

/** False when an answer took too long. */
export async function benchRecommendations(say: (line?: string) => void): Promise<boolean> {
  const { dataDir, remove } = await makeDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir })
  const catalogue = await makeCatalogue(postgres.connection, HOMES)
  try {
    await giveAmenities(catalogue)
    return await measure(catalogue, say)
  } finally {
    await catalogue.pool.end()
    await postgres.stop()
    await remove()
  }
}
