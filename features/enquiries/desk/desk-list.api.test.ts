import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_COUNTED } from '#common/figures.ts'
import { neededData } from '#features/experience/relocation/relocation.fixture.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { HELD_BACK, patch, sendContact, somebody } from '#tests/helpers/desk.ts'
import { bookingDraft, dakarMorning, makeVehicle, signInAs } from '#tests/helpers/factories.ts'
import { reserve } from '#tests/helpers/reservation.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp
let agent: { cookie: string }
let agentId: number

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'desk-lister', 'agent')
  const [user] = await kais.db.select().from(users).where(eq(users.username, 'desk-lister'))
  agentId = user?.id ?? 0
})
afterAll(() => kais.close())

async function ask(url: string) {
  const answer = await kais.app.inject({ url, headers: agent })
  expect(answer.statusCode, answer.body).toBe(200)
  const items = answer.json<{ id: number; leadId: number | null; assignee: { name: string } | null }[]>()
  return { items, ids: items.map(({ id }) => id), total: Number(answer.headers['x-total-count']) }
}

describe('Contacts', () => {
  const find = (query: Record<string, string>) => ask(`/api/contact-submissions?${new URLSearchParams(query)}`)

  test('are found by a name without its accents, by a number however it is spaced, and by words of the message', async () => {
    const id = await sendContact(kais, {
      name: 'Ndèye Cissé-Œuvrard',
      phone: '+221 77 123 45 67',
      message: 'The roof of 100% straw_thatch?',
    })
    for (const search of ['ndeye cisse', 'OEUVRARD', '77 12 34 567', 'thatch roof', '100%', 'straw_'])
      expect((await find({ search })).ids, search).toEqual([id])
    for (const search of ['10_%', 'ndeye diop', '\\']) expect((await find({ search })).ids, search).toEqual([])
  })

  test('are narrowed by status, type, owner and what was held back, and say whose lead they are', async () => {
    const name = somebody('Binta')
    const [plain, mine, spam, done] = [
      await sendContact(kais, { name }),
      await sendContact(kais, { name, type: 'relocation', formData: neededData() }),
      await sendContact(kais, { name }, HELD_BACK),
      await sendContact(kais, { name }),
    ]
    await patch(kais, `/api/contact-submissions/${mine}`, { assignedTo: agentId }, agent)
    await patch(kais, `/api/contact-submissions/${done}`, { status: 'done' }, agent)

    expect((await find({ search: name, status: 'new', held: 'false' })).ids).toEqual([mine, plain])
    expect((await find({ search: name, status: 'done' })).ids).toEqual([done])
    expect((await find({ search: name, type: 'relocation' })).ids).toEqual([mine])
    expect((await find({ search: name, held: 'true' })).ids).toEqual([spam])
    expect((await find({ search: name, assignedTo: 'nobody' })).ids).toEqual([done, spam, plain])
    expect((await find({ search: name, assignedTo: String(agentId) })).ids).toEqual([mine])
    const [own] = (await find({ search: name, assignedTo: 'me' })).items
    expect(own).toMatchObject({ id: mine, assignee: { id: agentId, name: 'desk-lister' }, leadId: expect.any(Number) })
    expect((await find({ search: name, held: 'true' })).items).toMatchObject([{ leadId: null, assignee: null }])
    expect(await find({ search: name, limit: '2' })).toMatchObject({ total: 4, ids: [done, spam] })
  })

  test.for(['status=lost', 'type=love', 'assignedTo=everybody', 'held=maybe', `search=${'x'.repeat(201)}`])(
    'refuse the filter %s',
    async (query) => {
      const answer = await kais.app.inject({ url: `/api/contact-submissions?${query}`, headers: agent })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
    },
  )

  test('are counted to a limit, however many there are', async () => {
    await kais.db.execute(sql`insert into contact_submissions (type, email, name, message)
      select 'general', 'crowd@example.com', 'Crowd', 'zzcommon ' || n from generate_series(1, ${MOST_COUNTED + 50}) n`)
    expect((await find({ search: 'zzcommon', limit: '1' })).total).toBe(MOST_COUNTED + 1)
    expect((await find({ limit: '1' })).total).toBe(MOST_COUNTED + 1)
    expect((await find({ search: 'zzcommon 77', limit: '1' })).total).toBeLessThan(MOST_COUNTED)
  })
})

test('Bookings are found by their car and by the days of the pick-up, both ends included', async () => {
  const name = somebody('Modou')
  const vehicleId = await makeVehicle(kais, { name: `Car of ${name}` })
  const book = async (from: number) => {
    const days = { pickupDateTime: dakarMorning(from), dropoffDateTime: dakarMorning(from + 1) }
    return (await reserve(kais, bookingDraft({ vehicleId, ...days }))).json<{ id: number }>().id
  }
  const [soon, later] = [await book(5), await book(9)]
  const find = (query: Record<string, string>) =>
    ask(`/api/bookings?${new URLSearchParams({ search: `Car of ${name}`, ...query })}`)
  const day = (ahead: number) => dakarMorning(ahead).slice(0, 10)

  expect((await find({})).ids).toEqual([later, soon])
  expect((await find({ pickupFrom: day(6) })).ids).toEqual([later])
  expect((await find({ pickupTo: day(5) })).ids).toEqual([soon])
  expect((await find({ pickupFrom: day(5), pickupTo: day(9) })).ids).toEqual([later, soon])
  expect((await find({ pickupFrom: day(6), pickupTo: day(8) })).ids).toEqual([])
  expect((await find({ status: 'confirmed' })).ids).toEqual([])
  const wrong = await kais.app.inject({ url: '/api/bookings?pickupFrom=soon', headers: agent })
  expect(wrong.statusCode).toBe(400)
})

test('Leads, tasks, the audit trail and the badges are counted to a limit too', async () => {
  const many = MOST_COUNTED + 50
  await kais.db.execute(sql`with crowd as (
      insert into leads (first_name, waiting_since) select 'Crowd ' || n, now() from generate_series(1, ${many}::int) n returning id)
    insert into tasks (lead_id, title, due_at) select id, 'Call them', now() - interval '3 days' from crowd`)
  await kais.db.execute(sql`insert into audit_entries (action, entity, label)
    select 'update', 'lead', 'Crowd' from generate_series(1, ${many}::int)`)
  const admin = await signInAs(kais, 'desk-counter', 'admin')
  for (const url of ['/api/admin/leads', '/api/admin/leads?search=crowd', '/api/admin/tasks', '/api/admin/audit']) {
    const { headers } = await kais.app.inject({ url: `${url}${url.includes('?') ? '&' : '?'}limit=1`, headers: admin })
    expect(headers['x-total-count'], url).toBe(String(MOST_COUNTED + 1))
  }
  const counts = await kais.app.inject({ url: '/api/admin/desk/counts', headers: admin })
  expect(counts.json()).toMatchObject({ waiting: MOST_COUNTED + 1, byTab: { tasks: MOST_COUNTED + 1 } })
})
