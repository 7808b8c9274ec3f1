import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { makeProperty } from '#tests/helpers/factories.ts'
import { insertCalendarFeed } from './calendar-feed.repository.server.ts'
import { calendarOf, startCalendarsAtWork } from './calendars-at-work.fixture.ts'

let at: Awaited<ReturnType<typeof startCalendarsAtWork>>
beforeAll(async () => {
  at = await startCalendarsAtWork()
})
afterAll(() => at.close())

test('A home whose deletion is taken back has its calendars again, and they hold what they say', async () => {
  const home = await makeProperty(at.kais)
  const feed = await at.add(home, '/back-again.ics', calendarOf([{ from: 5, until: 8 }]), 'Airbnb')
  await at.look(feed)
  const { path } = await at.list(home)
  expect((await at.call('DELETE', `/api/properties/${home}`)).statusCode).toBe(204)
  expect((await at.call('GET', at.ofHome(home))).statusCode).toBe(404)
  expect((await at.kais.app.inject(path)).statusCode).toBe(404)
  expect((await at.call('POST', `/api/admin/deleted/property/${home}/restore`)).statusCode).toBe(204)
  const [back] = (await at.list(home)).feeds
  // The house over there has this address still.
  expect(back).toMatchObject({ name: 'Airbnb', url: feed.url, lastReadAt: null, ownPath: feed.ownPath })
  await at.look(back ?? feed)
  expect(await at.nights(home)).toEqual(['5-8'])
})

test('A calendar is renamed, refused twice and where it is none, and all of it stands in the history of the home', async () => {
  const home = await makeProperty(at.kais)
  const { url, id } = await at.add(home, '/history.ics', calendarOf([]), 'Airbnb')
  const again = await at.call('POST', at.ofHome(home), { name: 'Again', url: `${url}#top` })
  expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'feed_known'])
  for (const refused of ['calendar.ics', 'ftp://x.example/a.ics', 'https://me:secret@x.example/', ''])
    expect((await at.call('POST', at.ofHome(home), { name: 'X', url: refused })).statusCode).toBe(400)
  const webcal = await at.call('POST', at.ofHome(home), { name: 'Apple', url: 'webcal://x.example/a.ics' })
  expect(webcal.json()).toMatchObject({ url: 'https://x.example/a.ics' })
  expect((await at.call('PUT', `/api/admin/calendar-feeds/${id}`, { name: 'Airbnb Fann' })).json()).toMatchObject({
    name: 'Airbnb Fann',
  })
  await at.call('DELETE', `/api/admin/calendar-feeds/${id}`)
  const trail = await at.kais.db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(sql`${auditEntries.entity} = 'property' and ${auditEntries.entityId} = ${home}`)
    .orderBy(auditEntries.id)
  expect(trail.map(({ after }) => after)).toEqual([
    { calendars: ['Airbnb'] },
    { calendars: ['Airbnb', 'Apple'] },
    { calendars: ['Airbnb Fann', 'Apple'] },
    { calendars: ['Apple'] },
  ])
})

test('A home has room for twenty calendars; one more is refused with a sentence about that', async () => {
  const home = await makeProperty(at.kais)
  for (let n = 1; n <= 20; n++)
    await insertCalendarFeed(at.kais.db, { propertyId: home, name: `${n}`, url: `https://x.example/${n}.ics` })
  const refused = await at.call('POST', at.ofHome(home), { name: 'One more', url: 'https://x.example/21.ics' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ fields: { url: expect.stringContaining('20 calendars already') } })
})
