import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import type { PublicProperty } from '#features/nest/property.public.ts'
import { addDays } from '#features/nest/stays/stay-days.ts'
import { stayTermsSchema } from '#features/nest/stays/stay-terms.schema.ts'
import { copyOf, openSite, Visitor } from '#tests/helpers/site.ts'

const config = await copyOf('demo')
const app = await openSite('demo', {}, { config })
const visitor = new Visitor(app)
const hand = new pg.Client(config)

const inDays = (days: number) => addDays(todayInDakar(), days)

beforeAll(async () => {
  await hand.connect()
  const terms = JSON.stringify(stayTermsSchema.parse({}))
  await hand.query(`update properties set stay_terms = $1, min_nights = null where type = 'short-stay'`, [terms])
})
afterAll(async () => {
  await hand.end()
  await app.close()
})

let asked = 0
/** Never asked before, so that it is rendered and not given from memory. */
async function askAnew(path: string): Promise<string> {
  asked += 1
  const { statusCode, body } = await visitor.ask(`${path}${path.includes('?') ? '&' : '?'}asked=${asked}`)
  expect(statusCode).toBe(200)
  return body
}

/** What was asked of the database meanwhile; outside a transaction each is one of its own. */
async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const texts = query.mock.calls.map(([what]) => String((what as unknown as pg.QueryConfig).text ?? what))
    // The listener's own line, which lives whether somebody asks or not.
    return texts.filter((text) => !text.startsWith('listen '))
  } finally {
    query.mockRestore()
  }
}

describe('A page that is rendered anew asks the database little', () => {
  test.for([
    ['/', 4],
    ['/kais-nest', 3],
    ['/kais-nest?location=almadies&bedrooms=2', 3],
    // One more, for what the days cost.
    [`/kais-nest?arrival=${inDays(20)}&departure=${inDays(23)}`, 4],
    ['/property/1', 3],
    ['/contact', 0],
    ['/kais-mobility', 3],
    ['/kais-media', 0],
    ['/invest', 4],
  ] as const)('%s: at most %i statements', async ([path, most]) => {
    await askAnew(path)
    const statements = await statementsDuring(() => askAnew(path))
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)
  })
})

test('A card brings one picture and no description, to the page and to the browser', async () => {
  const homes = (await visitor.ask('/api/properties?limit=12')).json<PublicProperty[]>()
  expect(homes.length).toBeGreaterThan(5)
  const page = await askAnew('/kais-nest')
  for (const { description, images } of homes) {
    expect(page).toContain(images[0])
    expect(page).not.toContain(description.slice(0, 40))
  }
  const data = await askAnew('/kais-nest.data')
  for (const field of ['"price"', '"picture"']) expect(data).toContain(field)
  for (const field of ['"images"', '"pictures"', '"descriptionFr"']) expect(data).not.toContain(field)
})

const homesOn = (page: string) => Number(/(\d+) properties/.exec(page)?.[1])

test('What a page knows from memory is forgotten when content changes', async () => {
  const before = homesOn(await askAnew('/'))
  expect(before).toBeGreaterThan(1)
  await hand.query(
    "update properties set is_available = false, sale_state = 'withdrawn' where id = (select max(id) from properties where is_available)",
  )
  expect(homesOn(await askAnew('/'))).toBe(before)
  await hand.query(`select pg_notify('content_changed', '')`)
  await expect.poll(async () => homesOn(await askAnew('/'))).toBe(before - 1)
})
