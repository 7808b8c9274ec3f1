import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VISITOR } from '#common/permissions.ts'
import { heldNights } from '#features/nest/stays/held-night.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { makeStaff, signInAs, someone } from '#tests/helpers/factories.ts'
import { MailServer } from '#tests/helpers/mail-server.ts'
import { dayAhead, makeStayHome, requestStay, type StayDraft, stayDraft } from '#tests/helpers/stays.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { actAsGuest, readGuestPage } from './guest-page.server.ts'
import { letterPath } from './guest-path.server.ts'
import { releaseSomeExpiredStays } from './release-expired-stays.server.ts'
import type { GuestAct } from './stay.public.ts'
import type { StayReceipt } from './submit-stay.server.ts'

const mail = new MailServer()
let kais: TestApp

beforeAll(async () => {
  await mail.start()
  kais = await startTestApp({
    env: {
      RATE_LIMIT_FACTOR: '1',
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@kais.example',
      MAIL_STAFF: 'desk@kais.example',
      PUBLIC_URL: 'https://kais.example',
    },
  })
})
afterAll(async () => {
  await kais.close()
  mail.kill()
})

let street = 0
async function ask(home: number, changes: Partial<StayDraft> = {}, remoteAddress = `10.1.${++street}.1`) {
  const answer = await requestStay(kais, stayDraft(home, changes), { remoteAddress })
  expect(answer.statusCode, answer.body).toBe(201)
  const { address, ...receipt } = answer.json<StayReceipt>()
  return { ...receipt, key: address.split('/').at(-1) ?? '' }
}

/** As the link in our letter ends. */
const letterKey = async (id: number) => (await letterPath(kais.db, id)).split('/').at(-1) ?? ''
const newsOf = async (id: number) => {
  const rows = await kais.db
    .select()
    .from(outbox)
    .where(sql`${outbox.kind} = 'stay-news' and (${outbox.payload}->>'stayId')::int = ${id}`)
    .orderBy(outbox.id)
  return rows.map(({ payload, recipient }) => [payload.stayNews, recipient === null ? 'staff' : 'guest'])
}

const visitor = () => ({ db: kais.db, actor: VISITOR })
const page = (key: string) => readGuestPage(visitor(), key, 'en')
const press = async (key: string, act: GuestAct) =>
  actAsGuest(visitor(), key, { act, version: (await page(key)).version })

async function decide(id: number, payload: object) {
  const headers = await signInAs(kais, `agent-${crypto.randomUUID().slice(0, 8)}`, 'agent')
  const answer = await kais.app.inject({ method: 'PATCH', url: `/api/admin/stays/${id}`, headers, payload })
  expect(answer.statusCode, answer.body).toBe(200)
}

const holds = (id: number) => kais.db.$count(heldNights, eq(heldNights.stayId, id))
const rowOf = async (id: number) => (await kais.db.select().from(stays).where(eq(stays.id, id)))[0]

describe('A guest on their own page', () => {
  test('reads how it stands, every line of the price, the terms as days and what they can do', async () => {
    const { key } = await ask(await makeStayHome(kais, { cleaningFee: '15000', houseRules: 'No parties.' }))
    const told = await page(key)
    expect(told).toMatchObject({ status: 'pending', acts: ['cancel'], houseRules: 'No parties.', isOver: false })
    expect(told.price.lines).toHaveLength(3)
    expect(told.keptNow).toBe('If you cancel today, nothing is due.')
    expect(told.terms).toHaveLength(2)
  })

  test('cancels within the terms for nothing, after them for what the terms keep; a second press changes nothing', async () => {
    const home = await makeStayHome(kais, { cancellation: 'strict' })
    const { id, key } = await ask(home, { arrival: dayAhead(10), departure: dayAhead(13) })
    await decide(id, { act: 'accept' })
    expect((await page(key)).keptNow).toMatch(/50%/)
    await press(key, 'cancel')
    await press(key, 'cancel')
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled', cancelledBy: 'guest', keptPercent: 50 })
    expect(await holds(id)).toBe(0)
    expect(await newsOf(id)).toEqual([
      ['confirmed', 'guest'],
      ['guest-cancelled', 'staff'],
      ['cancelled-as-asked', 'guest'],
    ])
  })

  test('accepts the dates we offer, or lets them go', async () => {
    const home = await makeStayHome(kais)
    const offer = { act: 'propose', arrival: dayAhead(50), departure: dayAhead(52), note: 'These?' }
    const yes = await ask(home)
    await decide(yes.id, offer)
    expect(await page(yes.key)).toMatchObject({ status: 'proposed', said: 'These?', acts: ['accept', 'decline'] })
    await press(yes.key, 'accept')
    expect(await rowOf(yes.id)).toMatchObject({ status: 'confirmed', arrival: dayAhead(50), proposal: null })
    expect(await holds(yes.id)).toBe(1)
    const no = await ask(home)
    await decide(no.id, { ...offer, arrival: dayAhead(60), departure: dayAhead(62) })
    await press(no.key, 'decline')
    expect(await rowOf(no.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'guest' })
    expect(await holds(no.id)).toBe(0)
    // What they did not take was never theirs: no letter says that it is cancelled.
    expect((await newsOf(no.id)).at(-1)).toEqual(['guest-declined', 'staff'])
  })

  test('reads the reason of the last word alone', async () => {
    const { id, key } = await ask(await makeStayHome(kais))
    await decide(id, { act: 'accept' })
    await decide(id, { act: 'change', guests: 3, reason: 'The roof is being mended.' })
    expect((await page(key)).said).toBe('The roof is being mended.')
    await press(key, 'cancel')
    expect((await page(key)).said).toBeNull()
  })

  test('who asks for a second home confirms it there within half an hour, or it is over without a word', async () => {
    const from = `10.2.${++street}.1`
    const email = someone()
    await ask(await makeStayHome(kais), { email }, from)
    const second = await ask(await makeStayHome(kais), { email }, from)
    expect(second.awaitsConfirmation).toBe(true)
    expect((Date.parse(second.heldUntil ?? '') - Date.now()) / 60_000).toBeCloseTo(30, 0)
    // Whoever filled in the form has the page; only who reads the letters of that address can confirm.
    expect((await page(second.key)).acts).toEqual(['cancel'])
    await press(second.key, 'confirm')
    expect(await rowOf(second.id)).toMatchObject({ awaitsVisitor: true })
    const linked = await letterKey(second.id)
    expect((await page(linked)).acts).toEqual(['confirm', 'cancel'])
    await press(linked, 'confirm')
    const confirmed = await rowOf(second.id)
    expect(confirmed?.awaitsVisitor).toBe(false)
    expect(((confirmed?.holdUntil?.getTime() ?? 0) - Date.now()) / 3_600_000).toBeCloseTo(24, 1)

    const third = await ask(await makeStayHome(kais), { email }, from)
    await kais.db
      .update(outbox)
      .set({ sentAt: sql`now()` })
      .where(sql`(${outbox.payload}->>'stayId')::int = ${third.id}`)
    await kais.db.update(stays).set({ holdUntil: sql`now()` }).where(eq(stays.id, third.id))
    while ((await releaseSomeExpiredStays(kais.db)) > 0);
    expect(await rowOf(third.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'guest' })
    expect(await holds(third.id)).toBe(0)
  })

  test('who takes back what nobody was told of yet is not told to staff either', async () => {
    const from = `10.2.${++street}.1`
    const email = someone()
    await ask(await makeStayHome(kais), { email }, from)
    const second = await ask(await makeStayHome(kais), { email }, from)
    const letters = () => kais.db.$count(outbox, sql`(${outbox.payload}->>'stayId')::int = ${second.id}`)
    const before = await letters()
    await press(second.key, 'cancel')
    expect(await rowOf(second.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'guest' })
    expect([await holds(second.id), await letters()]).toEqual([0, before])
  })

  test('reads who looks after the stay, with the number that they gave', async () => {
    const { id, key } = await ask(await makeStayHome(kais))
    expect((await page(key)).adviser).toBeNull()
    await makeStaff(kais, 'moussa', 'agent')
    const [adviser] = await kais.db
      .update(users)
      .set({ firstName: 'Moussa', lastName: 'Fall', phone: '+221 77 555 01 02' })
      .where(eq(users.username, 'moussa'))
      .returning()
    await decide(id, { act: 'assign', assignedTo: adviser?.id })
    expect((await page(key)).adviser).toEqual({ name: 'Moussa Fall', phone: '+221 77 555 01 02' })
    // Without a name of their own, the one that they sign in with is nothing for a guest.
    await kais.db.update(users).set({ firstName: null, lastName: null }).where(eq(users.username, 'moussa'))
    expect((await page(key)).adviser).toEqual({ name: null, phone: '+221 77 555 01 02' })
  })

  test('binds themselves to nothing that is not on the page before them', async () => {
    const home = await makeStayHome(kais)
    const { id, key } = await ask(home)
    await decide(id, { act: 'propose', arrival: dayAhead(50), departure: dayAhead(52), note: null })
    const { version } = await page(key)
    await decide(id, { act: 'propose', arrival: dayAhead(50), departure: dayAhead(58), note: null })
    const late = actAsGuest(visitor(), key, { act: 'accept', version })
    await expect(late).rejects.toMatchObject({ code: 'stale_edit' })
    expect(await rowOf(id)).toMatchObject({ status: 'proposed' })
    // Who looks after it is nothing that they said yes to.
    const { version: seen } = await page(key)
    await decide(id, { act: 'assign', assignedTo: null })
    await actAsGuest(visitor(), key, { act: 'accept', version: seen })
    expect(await rowOf(id)).toMatchObject({ status: 'confirmed', departure: dayAhead(58) })
  })

  test('reads how to get in while the stay is theirs, and not a year later; who is there already does not cancel', async () => {
    const home = await makeStayHome(kais, {}, { arrivalNotes: 'The key box opens with 4711.' })
    const { id, key } = await ask(home)
    await decide(id, { act: 'accept' })
    expect((await page(key)).arrivalNotes).toContain('4711')
    const stayed = (arrival: number, departure: number) =>
      kais.db
        .update(stays)
        .set({ arrival: dayAhead(arrival), departure: dayAhead(departure) })
        .where(eq(stays.id, id))
    await stayed(-2, 0)
    expect(await page(key)).toMatchObject({ isOver: false, acts: [], arrivalNotes: expect.stringContaining('4711') })
    await stayed(-3, -1)
    expect(await page(key)).toMatchObject({ isOver: true, acts: [], arrivalNotes: null })
  })

  test('who lets our offer lapse is told that it is over, and staff can still say yes to it', async () => {
    const { id, key } = await ask(await makeStayHome(kais))
    const offered = { arrival: dayAhead(50), departure: dayAhead(52) }
    await decide(id, { act: 'propose', ...offered, note: 'These?' })
    await kais.db.update(stays).set({ holdUntil: sql`now()` }).where(eq(stays.id, id))
    while ((await releaseSomeExpiredStays(kais.db)) > 0);
    expect(await holds(id)).toBe(0)
    expect(await page(key)).toMatchObject({ status: 'expired', isOfferOver: true, said: 'These?', acts: [] })
    expect((await newsOf(id)).at(-1)).toEqual(['offer-over', 'guest'])
    await decide(id, { act: 'accept' })
    expect(await rowOf(id)).toMatchObject({ status: 'confirmed', ...offered })
    expect(await holds(id)).toBe(1)
  })

  test('a request that nobody answered in time says so at once, before the desk’s clock has looked', async () => {
    const { id, key } = await ask(await makeStayHome(kais))
    await kais.db.update(stays).set({ holdUntil: sql`now()` }).where(eq(stays.id, id))
    expect(await page(key)).toMatchObject({ status: 'expired', heldUntil: null, acts: [] })
    while ((await releaseSomeExpiredStays(kais.db)) > 0);
    expect(await page(key)).toMatchObject({ status: 'expired', heldUntil: null, acts: [] })
  })

  test('finds nothing behind a key that we did not write', async () => {
    const { key } = await ask(await makeStayHome(kais))
    const wrong = key.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    await expect(page(wrong)).rejects.toMatchObject({ code: 'not_found' })
    await expect(press(wrong, 'cancel')).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('Who asks to be forgotten: their stays go once they are over, and not while a home is promised', async () => {
  const { id, key } = await ask(await makeStayHome(kais))
  const headers = await signInAs(kais, 'eraser', 'admin')
  const [lead] = (await kais.app.inject({ url: '/api/admin/leads', headers })).json<{ id: number }[]>()
  const erase = () => kais.app.inject({ method: 'POST', url: `/api/admin/leads/${lead?.id}/erase`, headers })
  const refused = await erase()
  expect(refused.json()).toMatchObject({ code: 'open_stays' })
  await press(key, 'cancel')
  expect((await erase()).statusCode).toBeLessThan(300)
  expect(await rowOf(id)).toBeUndefined()
  expect(await kais.db.$count(outbox, sql`(${outbox.payload}->>'stayId')::int = ${id}`)).toBe(0)
})
