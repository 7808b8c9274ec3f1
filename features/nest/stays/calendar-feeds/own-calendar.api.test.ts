import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProperty } from '#tests/helpers/factories.ts'
import { calendarOf, inDays, startCalendarsAtWork } from './calendars-at-work.fixture.ts'
import { readCalendar } from './read-calendar.ts'

let at: Awaited<ReturnType<typeof startCalendarsAtWork>>
beforeAll(async () => {
  at = await startCalendarsAtWork()
})
afterAll(() => at.close())

const open = (path: string, headers = {}) => at.kais.app.inject({ url: path, headers })
const told = async (path: string) =>
  readCalendar((await open(path)).body, inDays(0)).events.map(({ from, until }) => ({ from, until }))

test('Our calendar tells which nights are taken, and nothing about anybody', async () => {
  const home = await makeProperty(at.kais)
  await at.stay(home, 3, 5)
  await at.block(home, 10, 12)
  const { path } = await at.list(home)
  const answer = await open(path)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex',
  })
  expect(answer.body).not.toMatch(/Awa|Roof|Villa/)
  expect(answer.body.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Kais: taken', 'SUMMARY:Kais: taken'])
  expect(await told(path)).toEqual([
    { from: inDays(3), until: inDays(5) },
    { from: inDays(10), until: inDays(12) },
  ])
  for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('What has not changed is not sent again', async () => {
  const home = await makeProperty(at.kais)
  await at.block(home, 10, 12)
  const { path } = await at.list(home)
  const etag = String((await open(path)).headers.etag)
  expect(await open(path, { 'if-none-match': `"x", ${etag}` })).toMatchObject({ statusCode: 304, body: '' })
  await at.block(home, 20, 21)
  expect((await open(path, { 'if-none-match': etag })).statusCode).toBe(200)
})

test('Only the whole address opens it, and a renewed one closes the old', async () => {
  const [home, neighbour] = [await makeProperty(at.kais), await makeProperty(at.kais)]
  const { path } = await at.list(home)
  const foreign = path.replace(/\d+-/, `${neighbour}-`)
  const missing = path.replace(/\d+-/, '999999-')
  for (const wrong of [
    foreign,
    missing,
    path.replace('.ics', ''),
    path.slice(0, -5),
    '/calendars/x.ics',
    `/calendars/${'1'.repeat(99)}`,
  ])
    expect((await open(wrong)).statusCode).toBe(404)
  const renewed = (await at.call('POST', `${at.ofHome(home)}/address`)).json<{ path: string }>()
  expect(renewed.path).not.toBe(path)
  expect((await open(path)).statusCode).toBe(404)
  expect((await open(renewed.path)).statusCode).toBe(200)
  const twice = (await at.call('POST', `${at.ofHome(home)}/address`)).json<{ path: string }>()
  expect(new Set([path, renewed.path, twice.path]).size).toBe(3)
})

test('The address for one calendar leaves out what came from it', async () => {
  const home = await makeProperty(at.kais)
  await at.stay(home, 3, 5)
  const feed = await at.add(home, '/for.ics', calendarOf([{ from: 8, until: 9 }]))
  await at.look(feed)
  expect(await told((await at.list(home)).path)).toHaveLength(2)
  expect(await told(feed.ownPath)).toEqual([{ from: inDays(3), until: inDays(5) }])
})

test('The address for a calendar that is not there, or is another home’s, opens nothing, so that it is noticed', async () => {
  const [home, neighbour] = [await makeProperty(at.kais), await makeProperty(at.kais)]
  const feed = await at.add(home, '/noticed.ics', calendarOf([]))
  const other = await at.add(neighbour, '/neighbour.ics', calendarOf([]))
  for (const wrong of ['nobody', '999999', String(other.id), `${feed.id}&for=${feed.id}`])
    expect((await open(feed.ownPath.replace(/=\d+/, `=${wrong}`))).statusCode).toBe(404)
  expect((await open(feed.ownPath)).statusCode).toBe(200)
  await at.call('DELETE', `/api/admin/calendar-feeds/${feed.id}`)
  await at.add(home, '/noticed.ics', calendarOf([]))
  expect((await open(feed.ownPath)).statusCode).toBe(404)
})

test('Our own calendar that comes back to its home holds nothing and is no conflict; at another home it holds', async () => {
  const [house, floor] = [await makeProperty(at.kais), await makeProperty(at.kais)]
  await at.stay(house, 3, 5)
  const { body } = await open((await at.list(house)).path)
  for (const home of [house, floor]) await at.look(await at.add(home, `/back-${home}.ics`, body))
  expect(await at.nights(house)).toEqual(['3-5'])
  expect(await at.nights(floor)).toEqual(['3-5'])
  expect((await at.conflicts()).filter(({ home }) => home.id === house)).toEqual([])
})
