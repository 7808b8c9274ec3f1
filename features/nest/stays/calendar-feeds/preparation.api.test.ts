import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeLetHome } from '#tests/helpers/stay-rows.ts'
import { heldNights } from '../held-night.table.server.ts'
import { lockHome } from '../held-nights.repository.server.ts'
import type { HeldNights } from '../read-held-nights.server.ts'
import { stays } from '../stay.table.server.ts'
import { stayTermsSchema } from '../stay-terms.schema.ts'
import { calendarOf, inDays, startCalendarsAtWork } from './calendars-at-work.fixture.ts'
import { readCalendar } from './read-calendar.ts'

let at: Awaited<ReturnType<typeof startCalendarsAtWork>>
beforeAll(async () => {
  at = await startCalendarsAtWork()
})
afterAll(() => at.close())

const makeHome = (preparationDays: number) =>
  makeLetHome(at.kais, { stayTerms: stayTermsSchema.parse({ preparationDays, leadDays: 0 }) })

test('After a guest of another calendar the home is made ready: nobody arrives on those days, and no calendar hears of them', async () => {
  const home = await makeHome(2)
  const feed = await at.add(home, '/ready.ics', calendarOf([{ from: 5, until: 8 }]), 'Airbnb')
  const other = await at.add(home, '/ready-too.ics', calendarOf([]), 'Vrbo')
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['5-8', '8-10'])
  const ask = `/api/properties/${home}/stay?arrival=${inDays(9)}&departure=${inDays(12)}&guests=2`
  expect((await at.call('GET', ask)).json()).toMatchObject({ available: false })
  expect((await at.call('GET', ask.replace(inDays(9), inDays(10)))).json()).toMatchObject({ available: true })
  expect(await at.feedOf(home, feed.id)).toMatchObject({ nightsHeld: 3 })
  for (const path of [(await at.list(home)).path, feed.ownPath, other.ownPath]) {
    const { body } = await at.kais.app.inject(path)
    expect(readCalendar(body, inDays(0)).events.some(({ until }) => until === inDays(10))).toBe(false)
  }
  // They move and go with the booking.
  at.shelf.set('/ready.ics', calendarOf([{ from: 6, until: 9, uid: 'moved' }]))
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['6-9', '9-11'])
  at.shelf.set('/ready.ics', calendarOf([{ from: 40, until: 41 }]))
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['40-41', '41-43'])
})

test('The days of preparation take only what is free, give way to another calendar, and are no conflict', async () => {
  const home = await makeHome(3)
  await at.block(home, 9, 10)
  const first = await at.add(home, '/gives.ics', calendarOf([{ from: 5, until: 8 }]), 'Airbnb')
  const second = await at.add(home, '/takes.ics', calendarOf([]), 'Vrbo')
  await at.look(first)
  expect(await at.nights(home)).toEqual(['5-8', '8-9', '9-10', '10-11'])
  at.shelf.set('/takes.ics', calendarOf([{ from: 10, until: 12 }]))
  await at.look(second)
  expect(await at.nights(home)).toEqual(['5-8', '8-9', '9-10', '10-12', '12-15'])
  expect((await at.conflicts()).filter((conflict) => conflict.home.id === home)).toEqual([])
  const rows = await at.kais.db.$count(heldNights, sql`${heldNights.propertyId} = ${home}`)
  await at.look(first)
  expect(await at.kais.db.$count(heldNights, sql`${heldNights.propertyId} = ${home}`)).toBe(rows)
})

test('What Airbnb blocks by itself, and a booking whose last night is our guest’s, need no preparation', async () => {
  const home = await makeHome(2)
  await at.stay(home, 20, 25)
  const closed = { summary: 'Airbnb (Not available)', uid: 'x@airbnb.com' }
  const feed = await at.add(
    home,
    '/needless.ics',
    calendarOf([
      { from: 10, until: 12, ...closed },
      { from: 22, until: 25 },
    ]),
  )
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['10-12', '20-25'])
})

test('On the day the guest leaves their calendar forgets them: the home is still made ready', async () => {
  const home = await makeHome(2)
  const feed = await at.add(home, '/leaves.ics', calendarOf([{ from: -2, until: 1 }]))
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['0-1', '1-3'])
  // As if it were the day after.
  await at.kais.db
    .update(heldNights)
    .set({ nights: sql`daterange(lower(${heldNights.nights}) - 1, upper(${heldNights.nights}) - 1)` })
    .where(sql`${heldNights.feedId} = ${feed.id}`)
  at.shelf.set('/leaves.ics', calendarOf([{ from: 30, until: 31, uid: 'next' }]))
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['-1-0', '0-2', '30-31', '31-33'])
})

test('Nights in which a home is made ready were no nights that another calendar sold', async () => {
  const home = await makeHome(5)
  await at.look(await at.add(home, '/sold.ics', calendarOf([{ from: 5, until: 8 }])))
  const [from, to] = [inDays(0), inDays(31)].map((day) => day.slice(0, 7))
  const url = `/api/admin/occupancy?from=${from}&to=${to}`
  const answer = await at.call('GET', url, undefined, at.agent)
  const { homes } = answer.json<{ homes: { propertyId: number; months: { elsewhere: number }[] }[] }>()
  const months = homes.find(({ propertyId }) => propertyId === home)?.months ?? []
  expect(months.reduce((sum, { elsewhere }) => sum + elsewhere, 0)).toBe(3)
})

test('A block goes before the days of preparation after another calendar’s guest; what is left of them stays, and is no block to open', async () => {
  const home = await makeHome(5)
  const feed = await at.add(home, '/blocked.ics', calendarOf([{ from: 5, until: 8 }]))
  await at.look(feed)
  const read = `/api/admin/held-nights?propertyId=${home}&from=${inDays(0)}&to=${inDays(30)}`
  const held = (await at.call('GET', read)).json<HeldNights[]>()
  expect(held.map(({ kind }) => kind)).toEqual(['calendar', 'preparation'])
  const refused = await at.call('DELETE', `/api/admin/held-nights/${held[1]?.id}`)
  expect(refused.json().message).toMatch(/^The home is made ready after a guest of another calendar/)
  const block = (from: number, to: number) =>
    at.call('POST', '/api/admin/held-nights', { propertyId: home, from: inDays(from), to: inDays(to), reason: 'Roof' })
  expect((await block(7, 9)).json().message).toMatch(/^Another calendar has this home for the nights of /)
  expect(await at.nights(home)).toEqual(['5-8', '8-13'])
  expect((await block(9, 10)).statusCode).toBe(201)
  expect(await at.nights(home)).toEqual(['5-8', '8-9', '9-11', '11-13'])
  await at.look(feed)
  expect(await at.nights(home)).toEqual(['5-8', '8-9', '9-11', '11-13'])
})

test('A look at a calendar that waits for whoever changes a stay, while they wait for the home, is done again', async () => {
  const home = await makeHome(0)
  const stay = await at.stay(home, 5, 8)
  const feed = await at.add(home, '/clash.ics', calendarOf([{ from: 6, until: 9 }]))
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const { looking } = await at.kais.db.transaction(async (tx) => {
    await tx.execute(sql`select from ${stays} where id = ${stay} for update`)
    const looking = at.call('POST', `/api/admin/calendar-feeds/${feed.id}/read`)
    void looking.catch(() => undefined)
    await vi.waitFor(async () => expect((await at.kais.db.execute(waiting)).rows).toHaveLength(1), {
      timeout: 10_000,
      interval: 10,
    })
    await lockHome(tx, home, 'staff')
    return { looking }
  })
  expect((await looking).statusCode).toBe(200)
  expect((await at.conflicts()).filter((conflict) => conflict.home.id === home)).toMatchObject([
    { against: { id: stay } },
  ])
})
