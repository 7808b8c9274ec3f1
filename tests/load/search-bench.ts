/**
 * Ten searches as people make them, in a catalogue of 10,000 homes and in one of 200,000. What counts is the ratio of the
 * two: a search that costs the same in both will do in any catalogue. Rounds take turns between the catalogues, so that
 * whatever else the machine does meanwhile meets both.
 */
import { VISITOR } from '#common/permissions.ts'
import type { DatabaseConnection } from '#db/client.server.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { propertyFiltersSchema } from '#features/nest/property-filters.ts'
import { searchProperties } from '#features/nest/search-properties.server.ts'
import { makeDataDir } from '../helpers/built-server.ts'
import { median, percentile } from './rounds.ts'
import { makeCatalogue } from './synthetic-catalogue.ts'

const SIZES = [10_000, 200_000] as const
const ROUNDS = 30
const PAGE = 12
/** Above it a search would slow down as the house grows. */
const MOST_RATIO = 3

const SEARCHES: Record<string, Record<string, string>> = {
  'everything, newest first': {},
  'to rent': { type: 'rent' },
  'to rent in Almadies, 3 bedrooms': { type: 'rent', location: 'Almadies', bedrooms: '3' },
  'for sale to 200 M, cheapest first': { type: 'buy', maxPrice: '200000000', sort: 'price-asc' },
  'off-plan flats to 150 M': { type: 'vefa', kind: 'apartment', maxPrice: '150000000' },
  'villas, 4 bedrooms, dearest first': { type: 'villa', bedrooms: '4', sort: 'price-desc' },
  'rents of 0.8 to 1.5 M, 2 bathrooms': { type: 'rent', minPrice: '800000', maxPrice: '1500000', bathrooms: '2' },
  'Saly by price per m²': { location: 'Saly', sort: 'sqm-asc' },
  '“piscine almadis” (a slip)': { search: 'piscine almadis' },
  'studios with 5 bedrooms (none)': { kind: 'studio', bedrooms: '5' },
}

/** What a filter may be set to; an empty text leaves it out. Drawn together they are searches nobody thought of. */
const CHOICES: Record<string, readonly string[]> = {
  type: ['', '', 'rent', 'buy', 'short-stay', 'vefa'],
  kind: ['', '', 'villa', 'apartment', 'studio', 'land'],
  location: ['', '', '', 'Almadies', 'Ngor', 'Saly', 'Kolda'],
  bedrooms: ['', '', '2', '3', '5'],
  bathrooms: ['', '', '', '2', '4'],
  minPrice: ['', '', '', '500000'],
  maxPrice: ['', '', '1000000', '100000000'],
  minArea: ['', '', '', '100'],
  maxArea: ['', '', '', '150', '500'],
  isVefa: ['', '', '', '', 'true', 'false'],
  search: ['', '', '', '', '', 'piscine', 'rue77', 'villa jardin'],
  sort: ['newest', 'price-asc', 'price-desc', 'sqm-asc', 'area-desc'],
}
const COMBINATIONS = 200

function drawCombinations(): Record<string, string>[] {
  let state = 7
  const roll = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: COMBINATIONS }, () =>
    Object.fromEntries(
      Object.entries(CHOICES)
        .map(([name, values]) => [name, values[Math.floor(roll() * values.length)] ?? ''])
        .filter(([, value]) => value !== ''),
    ),
  )
}

async function timeSearch({ db }: DatabaseConnection, query: Record<string, string>): Promise<number> {
  const filters = propertyFiltersSchema.parse(query)
  const start = performance.now()
  await searchProperties({ db, actor: VISITOR }, { filters, paging: { limit: PAGE, cursor: undefined } })
  return performance.now() - start
}

/** Milliseconds per catalogue, the queries one after the other. */
async function measure(
  catalogues: readonly DatabaseConnection[],
  queries: readonly Record<string, string>[],
): Promise<number[][]> {
  const times: number[][] = catalogues.map(() => [])
  for (const query of queries) {
    for (const [at, catalogue] of catalogues.entries()) times[at]?.push(await timeSearch(catalogue, query))
  }
  return times
}

function row(name: string, [small = [], large = []]: number[][]): { line: string; ratio: number } {
  const ratio = percentile(large, 0.5) / percentile(small, 0.5)
  const column = (all: number[]) =>
    `${percentile(all, 0.5).toFixed(1).padStart(9)}${percentile(all, 0.95).toFixed(1).padStart(9)}`
  return { line: `${name.padEnd(38)}${column(small)}${column(large)}${ratio.toFixed(2).padStart(8)}`, ratio }
}

/** False when searching got too slow in the large catalogue. */
export async function benchSearch(say: (line?: string) => void): Promise<boolean> {
  const { dataDir, remove } = await makeDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir })
  const catalogues: DatabaseConnection[] = []
  try {
    for (const size of SIZES) {
      say(`Making a catalogue of ${size.toLocaleString('en')} homes…`)
      catalogues.push(await makeCatalogue(postgres.connection, size))
    }
    const heads = SIZES.map((size) => `${size.toLocaleString('en')} homes`.padStart(18)).join('')
    say(`${'Search, in milliseconds'.padEnd(38)}${heads}   ratio`)
    say(`${''.padEnd(38)}${SIZES.map(() => `${'p50'.padStart(9)}${'p95'.padStart(9)}`).join('')}  of p50`)
    const ratios: number[] = []
    for (const [name, query] of Object.entries(SEARCHES)) {
      await measure(catalogues, [query])
      const { line, ratio } = row(name, await measure(catalogues, Array(ROUNDS).fill(query)))
      say(line)
      ratios.push(ratio)
    }
    const combinations = drawCombinations()
    await measure(catalogues, combinations)
    const times = await measure(catalogues, combinations)
    say(row(`${COMBINATIONS} combinations drawn by dice`, times).line)
    say(`The slowest of these: ${times.map((all) => `${Math.max(...all).toFixed(1)} ms`).join(' and ')}`)
    say(
      `Twenty times the homes: ${median(ratios).toFixed(2)} times the time (median of the ten; at most ${MOST_RATIO})`,
    )
    return median(ratios) <= MOST_RATIO
  } finally {
    for (const { pool } of catalogues) await pool.end()
    await postgres.stop()
    await remove()
  }
}
