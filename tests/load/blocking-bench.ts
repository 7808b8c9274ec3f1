/**
 * What grows with the number of homes, articles and episodes, asked of a built server with a hundred thousand homes: the
 * longest time for which nobody else had a turn. Everything is asked first after a start, then after changes of content, so that
 * nothing is given from memory.
 */
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '#db/client.server.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import {
  type BuiltServer,
  FIRST_ADMIN,
  freePort,
  makeDataDir,
  signIn,
  startBuiltServer,
} from '../helpers/built-server.ts'
import { median } from './rounds.ts'
import { giveAmenities, makeCatalogue } from './synthetic-catalogue.ts'
import { fillMedia } from './synthetic-media.ts'

const HOMES = 100_000
const ARTICLES = 10_000
const EPISODES = 10_000
const STARTS = 3
const ROUNDS = 3
const LONGEST_MS = 50

interface Block {
  wallMs: number
  /** The most that the server's own thread worked between two turns: a wait for a processor that others had is no work. */
  workMs: number
}

const WISH = {
  budget: { min: 0, max: 2_000_000, currency: 'FCFA' },
  propertyType: 'villa',
  location: 'Almadies',
  additionalRequirements: 'Sea view, generator, no pool, near a good school',
}

type Ask = (path: string, init?: RequestInit) => Promise<string>

function askerOf({ url }: BuiltServer, cookie: string): Ask {
  return async (path, init) => {
    const answer = await fetch(url + path, { ...init, headers: { cookie, ...init?.headers } })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
    return answer.text()
  }
}

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** What is asked, by what it is called in the table. Each is everything that one reader asks for, one after the other. */
function questions(ask: Ask, leadId: number): Record<string, () => Promise<unknown>> {
  const recommendation = () => ask('/api/property-recommendations', json('POST', WISH))
  return {
    'a recommendation': recommendation,
    'the sitemap’s index': () => ask('/sitemap.xml'),
    'the sitemap’s files': async () => {
      for (const [, address = ''] of (await ask('/sitemap.xml')).matchAll(/<sitemap><loc>([^<]+)/g))
        await ask(new URL(address).pathname)
    },
    'the articles’ feed': () => ask('/kais-media/articles.xml'),
    'the podcast’s feed': () => ask('/kais-media/podcast.xml'),
    'the list of homes, as a page': () => ask('/kais-nest'),
    'the list of homes, a hundred': () => ask('/api/properties?limit=100'),
    'a search in the list': () => ask('/api/properties?search=piscine&sort=price-asc'),
    'the map, the whole country': () => ask('/api/properties/map'),
    'the map, one district': () => ask('/api/properties/map?zoom=14&bounds=-17.5,14.7,-17.45,14.75'),
    'the facets': () => ask('/api/properties/facets'),
    'the wizard’s hint': () => ask('/api/property-recommendations/count?propertyType=villa'),
    'homes for a lead': () => ask(`/api/admin/leads/${leadId}/matches`),
  }
}

async function makeLead(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into leads (first_name, status) values ('Awa', 'new') returning id`,
  )
  const id = rows[0]?.id ?? 0
  await db.execute(sql`insert into lead_wishes (lead_id, deal, kinds) values (${id}, 'rent', '{villa,apartment}')`)
  return id
}

type Blocks = Map<string, Block[]>

/** From a start on: everything for the first time, then each again after a change. */
async function askAll(server: BuiltServer, watchPort: number, leadId: number, blocks: Blocks): Promise<void> {
  const cookie = await signIn(server.url, FIRST_ADMIN)
  const ask = askerOf(server, cookie)
  const longestSince = async (): Promise<Block> =>
    (await fetch(`http://127.0.0.1:${watchPort}`)).json() as Promise<Block>
  const measure = async (name: string, work: () => Promise<unknown>) => {
    await longestSince()
    await work()
    blocks.set(name, [...(blocks.get(name) ?? []), await longestSince()])
  }
  const all = Object.entries(questions(ask, leadId))
  for (const [name, work] of all) await measure(`${name}, first after a start`, work)
  let isAvailable = true
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, work] of all) {
      isAvailable = !isAvailable
      // As staff do it: every page is forgotten, and the catalogue in memory is no longer all.
      await ask('/api/admin/properties', json('PATCH', { ids: [7_000, 8_000, 9_000], isAvailable }))
      await measure(name, work)
    }
  }
}

function row(name: string, figures: readonly (number | string)[]): string {
  const cells = figures.map((figure) => (typeof figure === 'number' ? figure.toFixed(1) : figure).padStart(11))
  return name.padEnd(52) + cells.join('')
}

/** The database with all of it; its address. */
async function makeHouse(server: pg.ClientConfig & { host: string; port: number; user: string }) {
  const catalogue = await makeCatalogue(server, HOMES)
  const { db } = catalogue
  await giveAmenities(catalogue)
  // In an order of its own, as after years of changes.
  await db.execute(sql`update properties set created_at = timestamptz '2026-01-01' - random() * interval '5 years'`)
  await fillMedia(db, { articles: ARTICLES, episodes: EPISODES })
  const leadId = await makeLead(db)
  await db.execute(sql`vacuum analyze`)
  await catalogue.pool.end()
  const { host, port, user } = server
  return { leadId, url: `postgres:///catalogue_${HOMES}?${new URLSearchParams({ host, port: String(port), user })}` }
}

/** False when something kept everybody else waiting for too long. */
export async function benchBlocking(say: (line?: string) => void): Promise<boolean> {
  const { dataDir, remove } = await makeDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir })
  const blocks: Blocks = new Map()
  try {
    const house = await makeHouse(postgres.connection)
    for (let start = 0; start < STARTS; start++) {
      const watchPort = await freePort()
      const server = await startBuiltServer({
        dataDir,
        env: {
          DATABASE_URL: house.url,
          RATE_LIMIT_FACTOR: '1000000',
          WORKERS: '1',
          LOOP_WATCH_PORT: String(watchPort),
          NODE_OPTIONS: `--import=${fromProjectRoot('tests/load/loop-watch.mjs')}`,
        },
      })
      try {
        await askAll(server, watchPort, house.leadId, blocks)
      } finally {
        await server.stop()
      }
    }
  } finally {
    await postgres.stop()
    await remove()
  }
  return report(blocks, say)
}

function report(blocks: Blocks, say: (line?: string) => void): boolean {
  say(`${HOMES.toLocaleString('en')} homes, ${ARTICLES.toLocaleString('en')} articles, as many episodes`)
  say(row('Nobody else had a turn for, in milliseconds', ['median', 'longest', 'work', 'most work']))
  const tooLong: string[] = []
  for (const [name, measured] of blocks) {
    const [walls, works] = [measured.map(({ wallMs }) => wallMs), measured.map(({ workMs }) => workMs)]
    say(row(name, [median(walls), Math.max(...walls), median(works), Math.max(...works)]))
    if (Math.max(...works) > LONGEST_MS) tooLong.push(name)
  }
  say(`Longer than ${LONGEST_MS} ms of our own work: ${tooLong.join('; ') || 'none'}`)
  return tooLong.length === 0
}
