/**
 * What Ctrl+K waits for in a house with 50,000 leads and 10,000 homes, a few hundred cars and articles: an answer while
 * somebody types, so the slow ones count. The same questions in a house a hundred times smaller stand beside it.
 */
import { loadavg } from 'node:os'
import { sql } from 'drizzle-orm'
import { SYSTEM } from '#common/permissions.ts'
import type { Database, DatabaseConnection } from '#db/client.server.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { findAnything } from '#features/dashboard/palette/find.server.ts'
import { referenceOf } from '#features/enquiries/reference.ts'
import { makeDataDir } from '../helpers/built-server.ts'
import { median, percentile } from './rounds.ts'
import { makeCatalogue } from './synthetic-catalogue.ts'
import { fillContacts, RARE_NAME } from './synthetic-contacts.ts'

const SIZES = [
  { leads: 500, homes: 100 },
  { leads: 50_000, homes: 10_000 },
] as const
const ROUNDS = 25
const MOST_MS = 50

const QUESTIONS: Record<string, (leads: number) => string> = {
  nothing: () => '',
  'one letter': () => 'a',
  'two letters, of nobody': () => 'xq',
  'a name that many have': () => 'diop',
  'its first letters': () => 'dio',
  'a rare name': () => RARE_NAME,
  'two names, with accents': () => 'aïssatou cissé',
  'a name with a slip': () => 'Ndyaye',
  'a rare name with a slip': () => 'Zumanigui',
  nonsense: () => 'qwrtzuiop',
  'nonsense in words': () => 'tree of glass upon hill by night',
  'a part of a number': () => '123 45',
  'four digits': () => '7712',
  'a whole number of nobody': () => '+221 77 000 00 01 99',
  'an address': (leads) => `person${Math.floor(leads / 2)}@example.com`,
  'an address of nobody': () => 'nobody-at-all@example.com',
  'a reference': (leads) => referenceOf({ kind: 'contact', id: Math.floor(leads / 2) }),
  'a home’s number': () => 'KN-0042',
  'a place': () => 'almadies',
  'a home’s title': () => 'maison 42',
  'a word of many homes': () => 'villa',
  'signs and emoji': () => '%_\\ 🏠',
  'two hundred characters': () => 'villa diop '.repeat(18),
}

/** Names in two columns and a number each, as leads have them; and the shelves beside the homes. */
async function fillHouse(db: Database, leads: number): Promise<void> {
  await fillContacts(db, leads)
  await db.execute(sql`update leads set first_name = split_part(first_name, ' ', 1),
    last_name = split_part(first_name, ' ', 2), phone = contact.phone
    from contact_submissions contact where contact.email = leads.email`)
  await db.execute(sql`insert into articles (title, title_fr, slug, content, author, category)
    select 'Living in Dakar, part ' || n, 'Vivre à Dakar, partie ' || n, 'part-' || n, repeat('Words of an article. ', 400),
      'Awa', 'lifestyle' from generate_series(1, 500) n`)
  await db.execute(sql`insert into vehicles (name, brand, model, category, price_per_day, chauffeur_price, max_passengers, max_bags)
    select 'Car ' || n, 'Citroën', 'Model ' || n, 'sedan', 50000, 10000, 4, 2 from generate_series(1, 200) n`)
  for (const table of ['leads', 'articles', 'vehicles']) await db.execute(sql.raw(`vacuum analyze ${table}`))
}

/** False when somebody would wait too long. */
export async function benchFind(say: (line?: string) => void): Promise<boolean> {
  const { dataDir, remove } = await makeDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir })
  const houses: (DatabaseConnection & { leads: number })[] = []
  try {
    for (const { leads, homes } of SIZES) {
      say(`Making a house with ${leads.toLocaleString('en')} leads and ${homes.toLocaleString('en')} homes…`)
      const connection = await makeCatalogue(postgres.connection, homes)
      houses.push({ ...connection, leads })
      await fillHouse(connection.db, leads)
    }
    say(
      `${'Ctrl+K, in milliseconds'.padEnd(28)}${['small p50', 'p50', 'p95'].map((head) => head.padStart(12)).join('')}`,
    )
    const all: number[] = []
    for (const [name, question] of Object.entries(QUESTIONS)) {
      const times: number[][] = houses.map(() => [])
      for (let round = -3; round < ROUNDS; round++)
        for (const [at, { db, leads }] of houses.entries()) {
          const start = performance.now()
          await findAnything({ db, actor: SYSTEM }, { q: question(leads), limit: 5, opened: [] })
          if (round >= 0) times[at]?.push(performance.now() - start)
        }
      const [small = [], large = []] = times
      all.push(...large)
      const figures = [median(small), median(large), percentile(large, 0.95)]
      say(`${name.padEnd(28)}${figures.map((ms) => ms.toFixed(1).padStart(12)).join('')}`)
    }
    const [p50, p95] = [median(all), percentile(all, 0.95)]
    say(`All questions in the large house: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (at most ${MOST_MS})`)
    say(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
    return p95 <= MOST_MS
  } finally {
    for (const { pool } of houses) await pool.end()
    await postgres.stop()
    await remove()
  }
}
