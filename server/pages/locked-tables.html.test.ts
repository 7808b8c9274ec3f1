import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOf, openSite, Visitor } from '#tests/helpers/site.ts'

/** Somebody holds a table locked, as a migration by hand or a forgotten transaction does. */

const config = await copyOf('demo')
// Thirty that wait for the lock, three by three, would take ten seconds: longer than any other page waits for a connection.
const limits = { page: { lockMs: 1_000, connectMs: 2_000 }, job: { lockMs: 50 } }
const app = await openSite('demo', {}, { config, limits })
const holder = new pg.Client(config)

beforeAll(() => holder.connect())
afterAll(async () => {
  await holder.end()
  await app.close()
})

async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  await holder.query(`begin; lock table ${table} in access exclusive mode`)
  try {
    await work()
  } finally {
    await holder.query('rollback')
  }
}

let asked = 0
/** Never asked before, so that it is rendered and not given from memory. */
const anew = (path: string) => {
  asked += 1
  return `${path}?asked=${asked}`
}

async function statusesOf(paths: readonly string[]): Promise<Record<string, number>> {
  const visitor = new Visitor(app)
  const statuses = await Promise.all(paths.map(async (path) => [path, (await visitor.ask(anew(path))).statusCode]))
  return Object.fromEntries(statuses)
}

const served = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, 200]))

const WITHOUT_ARTICLES = ['/kais-nest', '/kais-experience', '/kais-mobility', '/invest', '/contact', '/faq']
const WITHOUT_HOMES = ['/kais-experience', '/kais-mobility', '/kais-media/articles', '/kais-media/podcast', '/faq']

test.for([
  ['articles', '/kais-media/articles', WITHOUT_ARTICLES],
  ['properties', '/kais-nest', WITHOUT_HOMES],
  // Whose statement PostgreSQL knows by name: of that one it does not say for which table it waited.
  ['properties', '/property/1', WITHOUT_HOMES],
] as const)(
  'While %s is locked and many ask for %s, every page that does not need it is served',
  async ([table, needy, others]) => {
    await statusesOf([needy])
    await whileLocked(table, async () => {
      const waiting = Array.from({ length: 30 }, () => statusesOf([needy]))
      expect(await statusesOf(others)).toEqual(served(others))
      for (const status of (await Promise.all(waiting)).flatMap(Object.values))
        expect(status).toBeGreaterThanOrEqual(500)
      const api = await app.inject('/api/properties?limit=1')
      expect(api.statusCode).toBe(table === 'properties' ? 503 : 200)
      expect(api.headers['retry-after']).toBe(table === 'properties' ? '5' : undefined)
    })
    await expect.poll(() => statusesOf([needy]), { timeout: 5_000 }).toEqual({ [needy]: 200 })
  },
)

test.for(['settings', 'social_media_links', 'sessions', 'visit_counts', 'idempotency_keys'])(
  'While %s is locked every page is served, also when content has just changed',
  async (table) => {
    const all = ['/', '/kais-media', ...new Set([...WITHOUT_ARTICLES, ...WITHOUT_HOMES])]
    await statusesOf(['/'])
    await holder.query(`select pg_notify('content_changed', '')`)
    await whileLocked(table, async () => expect(await statusesOf(all)).toEqual(served(all)))
  },
)
