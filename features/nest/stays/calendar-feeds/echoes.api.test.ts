import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProperty } from '#tests/helpers/factories.ts'
import { heldNights } from '../held-night.table.server.ts'
import { freeNightsOf } from '../held-nights.repository.server.ts'
import { countNights } from '../stay-days.ts'
import { calendarOf, inDays, startCalendarsAtWork } from './calendars-at-work.fixture.ts'
import { holdCalendarsOfHome } from './hold-calendars.server.ts'
import { readCalendar } from './read-calendar.ts'

let at: Awaited<ReturnType<typeof startCalendarsAtWork>>
beforeAll(async () => {
  at = await startCalendarsAtWork()
})
afterAll(() => at.close())

const daysTo = (day: string) =>
  day < inDays(0)
    ? -countNights({ arrival: day, departure: inDays(0) })
    : countNights({ arrival: inDays(0), departure: day })

/** A house that reads our calendar and tells it back beside its own bookings, as Airbnb or as others do. */
async function startHouse(home: number, name: 'airbnb' | 'vrbo') {
  const path = `/${name}-${home}.ics`
  const feed = await at.add(home, path, calendarOf([]), name)
  const summary = name === 'airbnb' ? 'Airbnb (Not available)' : 'Reserved'
  const own: { from: number; until: number; uid: string }[] = []
  const told = async () => readCalendar((await at.kais.app.inject(feed.ownPath)).body, inDays(0)).events
  return {
    feed,
    own,
    told: async () => (await told()).map(({ from, until }) => `${daysTo(from)}-${daysTo(until)}`),
    /** It reads ours, and we read it. */
    async exchange() {
      const back = (await told()).map(({ from, until }) => ({ from: daysTo(from), until: daysTo(until) }))
      const copies = back.map((nights) => ({ ...nights, uid: `${name}-${nights.from}@${name}.com`, summary }))
      at.shelf.set(path, calendarOf([...own, ...copies]))
      await at.look(feed)
    },
  }
}

async function cancel(home: number, stayId: number) {
  await freeNightsOf(at.kais.db, stayId)
  await holdCalendarsOfHome(at.kais.db, home)
}

const conflictsOf = async (home: number) => (await at.conflicts()).filter((conflict) => conflict.home.id === home)

test('Two houses that tell our calendar back do not hand the nights of a cancelled stay back and forth', async () => {
  const home = await makeProperty(at.kais)
  const [airbnb, vrbo] = [await startHouse(home, 'airbnb'), await startHouse(home, 'vrbo')]
  const stayId = await at.stay(home, 10, 14)
  await airbnb.exchange()
  await vrbo.exchange()
  // A booking may be one: it is told, with what it most likely is.
  expect(await conflictsOf(home)).toMatchObject([{ feed: { name: 'vrbo' }, isEcho: true }])
  await cancel(home, stayId)
  expect(await at.nights(home)).toEqual(['10-14'])
  expect(await at.feedOf(home, airbnb.feed.id)).toMatchObject({ toldBack: [{ from: inDays(10), until: inDays(14) }] })
  expect(await conflictsOf(home)).toEqual([])
  for (const house of [airbnb, airbnb, vrbo, vrbo, airbnb, airbnb]) await house.exchange()
  expect(await at.nights(home)).toEqual([])
})

test('A booking of one house that another tells back leaves with it', async () => {
  const home = await makeProperty(at.kais)
  const [airbnb, vrbo] = [await startHouse(home, 'airbnb'), await startHouse(home, 'vrbo')]
  airbnb.own.push({ from: 10, until: 14, uid: 'real' })
  await airbnb.exchange()
  await vrbo.exchange()
  airbnb.own.push({ from: 30, until: 31, uid: 'later' })
  airbnb.own.shift()
  await airbnb.exchange()
  expect(await at.nights(home)).toEqual(['10-14', '30-31'])
  for (const house of [airbnb, vrbo, vrbo, airbnb]) await house.exchange()
  expect(await at.nights(home)).toEqual(['30-31'])
})

test('What looks like an echo and outlives our stay is never sold here, and after two days told to the other houses again', async () => {
  const home = await makeProperty(at.kais)
  const [airbnb, vrbo] = [await startHouse(home, 'airbnb'), await startHouse(home, 'vrbo')]
  const stayId = await at.stay(home, 10, 14)
  // Booked there on the very days, before they had read of ours.
  vrbo.own.push({ from: 10, until: 14, uid: 'real' })
  at.shelf.set(`/vrbo-${home}.ics`, calendarOf(vrbo.own))
  await at.look(vrbo.feed)
  expect(await conflictsOf(home)).toMatchObject([{ feed: { name: 'vrbo' }, isEcho: true }])
  await cancel(home, stayId)
  await vrbo.exchange()
  expect(await at.nights(home)).toEqual(['10-14'])
  expect(await airbnb.told()).toEqual([])
  await at.kais.db
    .update(heldNights)
    .set({ createdAt: sql`now() - interval '49 hours'` })
    .where(sql`${heldNights.propertyId} = ${home}`)
  expect(await airbnb.told()).toEqual(['10-14'])
  expect(await vrbo.told()).toEqual([])
})

test('A booking there before ours, of other days, or under another name once ours is gone is no echo', async () => {
  const home = await makeProperty(at.kais)
  const [airbnb, vrbo] = [await startHouse(home, 'airbnb'), await startHouse(home, 'vrbo')]
  const stayId = await at.stay(home, 10, 14)
  vrbo.own.push({ from: 11, until: 13, uid: 'shorter' })
  await vrbo.exchange()
  expect((await conflictsOf(home)).map(({ from, isEcho }) => [daysTo(from), isEcho])).toEqual([
    [10, true],
    [11, false],
  ])
  await cancel(home, stayId)
  vrbo.own.push({ from: 10, until: 14, uid: 'booked-since' })
  await vrbo.exchange()
  expect(await at.nights(home)).toEqual(['10-14'])
  expect(await airbnb.told()).toEqual(['10-14'])
})
