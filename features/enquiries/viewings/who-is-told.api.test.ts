import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { properties } from '#features/nest/property.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { pushNotices } from '#platform/push/push.table.server.ts'
import { contactDraft, makeProperty, signInAs, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { bookViewing, makeViewing, startsOf } from '#tests/helpers/viewings.ts'
import { assignmentRules } from '../assignment/assignment-rule.table.server.ts'
import { leads } from '../leads/lead.table.server.ts'
import { deskNotices } from '../notices/desk-notices.server.ts'
import type { StaffViewing } from './viewing.public.ts'
import { viewings } from './viewing.table.server.ts'

let kais: TestApp
type Person = { id: number; headers: { cookie: string } }
let [chief, awa, binta]: Person[] = []

beforeAll(async () => {
  kais = await startTestApp()
  const person = async (username: string, role: 'admin' | 'agent'): Promise<Person> => {
    const headers = await signInAs(kais, username, role)
    const [user] = await kais.db.select().from(users).where(eq(users.username, username))
    return { id: user?.id ?? 0, headers }
  }
  chief = await person('chief', 'admin')
  awa = await person('awa', 'agent')
  binta = await person('binta', 'agent')
})
afterAll(() => kais.close())
beforeEach(async () => {
  await kais.db.delete(pushNotices)
  await kais.db.delete(assignmentRules)
  // Whoever is free is so whatever other tests booked.
  await kais.db.delete(viewings)
})

const idOf = (person: Person | undefined) => person?.id ?? 0

async function homeOf(adviser: Person | null): Promise<number> {
  const home = await makeProperty(kais)
  await kais.db
    .update(properties)
    .set({ adviserId: adviser?.id ?? null })
    .where(eq(properties.id, home))
  return home
}

let used = 0
async function booked(adviser: Person | null, more: object = {}) {
  const home = await homeOf(adviser)
  const starts = await startsOf(kais, home)
  used += 6
  const [start = '', , , later = ''] = starts.slice(used)
  return { home, start, later, ...(await bookViewing(kais, home, start, more)) }
}

const rowOf = async (id: number) => (await kais.db.select().from(viewings).where(eq(viewings.id, id)))[0]
const ownerOf = async (email: string) =>
  (await kais.db.select().from(leads).where(eq(leads.email, email)))[0]?.assignedTo ?? null

const patch = (id: number, payload: object, { headers }: Person) =>
  kais.app.inject({ method: 'PATCH', url: `/api/admin/viewings/${id}`, payload, headers })
const press = (key: string, act: string, payload: object = {}) =>
  kais.app.inject({ method: 'POST', url: `/api/viewings/${key}/${act}`, payload })

/** Who was told since the last look, and in which words. */
async function told() {
  const rows = await kais.db.delete(pushNotices).returning()
  const said = await Promise.all(
    rows.map(async (row) => [row.userId, (await deskNotices.word(kais.db, row, 'en'))?.title ?? null] as const),
  )
  return said.sort(([one], [other]) => one - other)
}
const isAt = (start: string) => expect.stringContaining(start.slice(11, 16))
const isYours = (start: string) =>
  expect.stringMatching(new RegExp(`^A viewing is now yours: .*${start.slice(11, 16)}`))

describe('A booking', () => {
  test('rings with whoever shows the home and whoever has the lead, once each', async () => {
    const email = someone()
    await kais.app.inject({ method: 'POST', url: '/api/contact', payload: contactDraft({ email, phone: null }) })
    await kais.db
      .update(leads)
      .set({ assignedTo: idOf(binta) })
      .where(eq(leads.email, email))
    await told()
    await booked(awa ?? null, { email })
    expect(await told()).toEqual([
      [idOf(awa), 'A new message'],
      [idOf(binta), 'A new message'],
    ])
    await booked(binta ?? null)
    expect(await told()).toEqual([[idOf(binta), 'A new request']])
  })

  test('gives a new lead to whoever shows the home, unless the home’s own adviser or a rule says whose it is', async () => {
    const [byTurn, byRule, byHome] = [someone(), someone(), someone()]
    const { id } = await booked(null, { email: byTurn })
    const { adviserId = 0 } = (await rowOf(id)) ?? {}
    expect([await ownerOf(byTurn), adviserId]).toEqual([adviserId, expect.any(Number)])
    await kais.db.insert(assignmentRules).values({ position: 0, userIds: [idOf(chief)], updatedAt: new Date() })
    const ruled = await booked(null, { email: byRule })
    expect([await ownerOf(byRule), (await rowOf(ruled.id))?.adviserId]).not.toContain(null)
    expect(await ownerOf(byRule)).toBe(idOf(chief))
    await booked(binta ?? null, { email: byHome })
    expect(await ownerOf(byHome)).toBe(idOf(binta))
  })
})

describe('A viewing that is given to another of us', () => {
  test('rings with who has it now and with who had it, and never with whoever did so', async () => {
    if (!chief || !awa || !binta) throw new Error('Nobody')
    const { id, start } = await booked(awa)
    await told()
    expect((await patch(id, { adviserId: binta.id }, chief)).statusCode).toBe(200)
    expect(await told()).toEqual([
      [awa.id, 'A viewing is no longer yours'],
      [binta.id, isAt(start)],
    ])
    await patch(id, { adviserId: awa.id }, binta)
    expect(await told()).toEqual([[awa.id, isAt(start)]])
    await patch(id, { adviserId: binta.id, status: 'confirmed' }, binta)
    expect(await told()).toEqual([[awa.id, 'A viewing is no longer yours']])
    await patch(id, { place: 'At the gate' }, binta)
    expect(await told()).toEqual([])
  })

  test('is not told of once it has gone on to somebody else', async () => {
    if (!chief || !awa || !binta) throw new Error('Nobody')
    const { id } = await booked(awa)
    await told()
    await patch(id, { adviserId: binta.id }, chief)
    await patch(id, { adviserId: awa.id }, chief)
    expect((await told()).map(([, title]) => title?.slice(0, 18) ?? null)).toEqual([
      null,
      'A viewing is now y',
      null,
      'A viewing is no lo',
    ])
  })

  test('rings with whom a colleague writes one down for', async () => {
    if (!awa || !binta) throw new Error('Nobody')
    const startsAt = new Date(Date.now() + 40 * 86_400_000).toISOString()
    const viewing = { propertyId: await homeOf(null), startsAt, name: 'Moussa Fall', phone: '+221 77 123 45 67' }
    const add = (payload: object, { headers }: Person) =>
      kais.app.inject({ method: 'POST', url: '/api/admin/viewings', payload, headers })
    const { id, visitorPath } = (await add({ ...viewing, adviserId: binta.id }, awa)).json<StaffViewing>()
    expect(await told()).toEqual([[binta.id, isAt(startsAt)]])
    // What staff wrote down is no message of the visitor’s: that they cancel it is.
    expect((await press(visitorPath.replace('/viewing/', ''), 'cancel')).statusCode).toBe(200)
    expect(await told()).toEqual([[binta.id, 'A viewing was cancelled']])
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled' })
    await add({ ...viewing, adviserId: binta.id }, binta)
    expect(await told()).toEqual([])
  })
})

describe('What a colleague does with somebody’s viewing', () => {
  test('rings with whoever shows it where it is moved or cancelled, and never with whoever did so', async () => {
    if (!chief || !awa || !binta) throw new Error('Nobody')
    const { id, later } = await booked(awa)
    await patch(id, { status: 'confirmed' }, binta)
    await told()
    await patch(id, { startsAt: later }, binta)
    expect(await told()).toEqual([[awa.id, expect.stringMatching(/^A viewing was moved: /)]])
    await patch(id, { startsAt: new Date(Date.parse(later) + 60_000).toISOString() }, awa)
    await patch(id, { place: 'At the gate' }, binta)
    expect(await told()).toEqual([])
    await patch(id, { status: 'cancelled', reason: 'It is let' }, chief)
    expect(await told()).toEqual([[awa.id, 'A viewing was cancelled']])
    const own = await booked(awa)
    await told()
    await patch(own.id, { status: 'cancelled', reason: 'It is let' }, awa)
    expect(await told()).toEqual([])
  })

  test('rings with whoever shows one that still waited for its visitor’s word: they hear of it for the first time', async () => {
    if (!awa || !binta) throw new Error('Nobody')
    const waiting = { inHours: 0, status: 'asked' as const, awaitsVisitor: true, holdHours: 2, email: someone() }
    const start = (days: number) => new Date(Date.now() + days * 86_400_000)
    const [one, other, third] = await Promise.all(
      [50, 51, 52].map((days) =>
        makeViewing(kais, { ...waiting, startsAt: start(days), adviserId: idOf(awa), propertyId: null }),
      ),
    )
    if (!one || !other || !third) throw new Error('No viewing')
    await patch(one.id, { status: 'confirmed' }, binta)
    expect(await told()).toEqual([[awa.id, isAt(start(50).toISOString())]])
    // Who never knew of it is told of no loss.
    await patch(other.id, { status: 'confirmed', adviserId: idOf(chief) }, binta)
    expect(await told()).toEqual([[idOf(chief), isAt(start(51).toISOString())]])
    await patch(third.id, { status: 'cancelled', reason: 'It is let' }, binta)
    expect(await told()).toEqual([])
  })
})

describe('What a visitor moves', () => {
  test('rings with whoever shows it and whoever has the lead, once each; so does what they cancel', async () => {
    if (!awa || !binta) throw new Error('Nobody')
    const email = someone()
    const { id, key, later } = await booked(awa, { email })
    await patch(id, { status: 'confirmed' }, awa)
    await kais.db.update(leads).set({ assignedTo: binta.id }).where(eq(leads.email, email))
    await told()
    await press(key, 'move', { startsAt: later })
    const moved = expect.stringMatching(/^A viewing was moved: /)
    expect(await told()).toEqual([
      [awa.id, moved],
      [binta.id, moved],
    ])
    await press(key, 'cancel')
    expect(await told()).toEqual([
      [awa.id, 'A viewing was cancelled'],
      [binta.id, 'A viewing was cancelled'],
    ])
  })

  test('stays with whoever shows it now while they are free, also where others usually show the home', async () => {
    if (!chief || !awa) throw new Error('Nobody')
    const { id, key, later } = await booked(awa)
    const arranged = { adviserId: chief.id, status: 'confirmed', videoUrl: 'https://meet.example/chief', place: 'Gate' }
    await patch(id, arranged, chief)
    expect((await press(key, 'move', { startsAt: later })).statusCode).toBe(200)
    const { status: _, ...kept } = arranged
    expect(await rowOf(id)).toMatchObject({ ...kept, startsAt: new Date(later) })
  })

  test('goes to another of us where they are not: without the place of the former one, who is told', async () => {
    if (!awa || !binta) throw new Error('Nobody')
    const { id, key, later } = await booked(null)
    const former = (await rowOf(id))?.adviserId === awa.id ? awa : binta
    const other = former === awa ? binta : awa
    await patch(id, { status: 'confirmed', videoUrl: 'https://meet.example/former', place: 'My office' }, former)
    await makeViewing(kais, { inHours: 0, startsAt: new Date(later), adviserId: former.id, propertyId: null })
    await kais.db.update(leads).set({ assignedTo: other.id })
    await told()
    expect((await press(key, 'move', { startsAt: later })).statusCode).toBe(200)
    expect(await rowOf(id)).toMatchObject({ adviserId: other.id, videoUrl: null, place: null })
    expect(Object.fromEntries(await told())).toEqual({
      [former.id]: 'A viewing is no longer yours',
      [other.id]: isYours(later),
    })
  })

  test('and hands to another of us is no other news to the lead’s owner: they hear that it is gone, or has another time', async () => {
    if (!chief || !awa || !binta) throw new Error('Nobody')
    const handedOver = async (owner: (former: Person) => Person) => {
      const { id, key, later } = await booked(null)
      const former = (await rowOf(id))?.adviserId === awa?.id ? awa : binta
      if (!former) throw new Error('Nobody')
      await makeViewing(kais, { inHours: 0, startsAt: new Date(later), adviserId: former.id, propertyId: null })
      await kais.db.update(leads).set({ assignedTo: owner(former).id })
      await told()
      expect((await press(key, 'move', { startsAt: later })).statusCode).toBe(200)
      const taker = (await rowOf(id))?.adviserId ?? 0
      return { former: former.id, taker, later, news: (await told()).map(([who, what]) => `${who} ${what}`).sort() }
    }
    const inOrder = (...news: [number, unknown][]) => news.map(([who, what]) => `${who} ${what}`).sort()
    const kept = await handedOver((former) => former)
    expect(kept.news).toHaveLength(2)
    expect(kept.news).toContain(inOrder([kept.former, 'A viewing is no longer yours'])[0])
    const third = await handedOver(() => chief as Person)
    expect(third.news).toHaveLength(3)
    expect(third.news.find((one) => one.startsWith(`${chief?.id} `))).toContain('A viewing was moved: ')
    expect(third.news.find((one) => one.startsWith(`${third.taker} `))).toContain('A viewing is now yours: ')
  })
})
