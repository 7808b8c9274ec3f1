import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { properties } from '#features/nest/property.table.server.ts'
import { heldNights } from '#features/nest/stays/held-night.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { signInAs, someone } from '#tests/helpers/factories.ts'
import { mailRoom, WITHIN } from '#tests/helpers/mail-room.ts'
import { dayAhead, makeStayHome, requestStay, type StayDraft, stayDraft } from '#tests/helpers/stays.ts'
import { pendingHolds } from '../holds/pending-hold.table.server.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import { startReminders } from '../reminders/start-reminders.server.ts'
import { releaseSomeExpiredStays } from './release-expired-stays.server.ts'
import type { StaffStay } from './stay.public.ts'
import type { StayReceipt } from './submit-stay.server.ts'

const room = mailRoom()

async function ask(home: number, changes: Partial<StayDraft> = {}, locale: 'en' | 'fr' = 'en') {
  const answer = await requestStay(room.kais, stayDraft(home, changes), { 'content-language': locale })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<StayReceipt>()
}

const agent = () => signInAs(room.kais, `agent-${crypto.randomUUID().slice(0, 8)}`, 'agent')

async function decide(id: number, payload: object, headers: Record<string, string> = {}) {
  const url = `/api/admin/stays/${id}`
  return room.kais.app.inject({ method: 'PATCH', url, headers: { ...(await agent()), ...headers }, payload })
}

async function decided(id: number, payload: object): Promise<StaffStay> {
  const answer = await decide(id, payload)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<StaffStay>()
}

const nightsOf = async (stayId: number) => {
  const [row] = await room.kais.db.select().from(heldNights).where(eq(heldNights.stayId, stayId))
  return row?.nights ?? null
}

const newsOf = async (stayId: number) => {
  const rows = await room.kais.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'stay-news'), sql`(${outbox.payload}->>'stayId')::int = ${stayId}`))
    .orderBy(outbox.id)
  return rows.map(({ payload, recipient }) => [payload.stayNews, recipient === null ? 'staff' : 'guest'])
}

async function leadOf(stayId: number) {
  const [row] = await room.kais.db
    .select({ lead: leads })
    .from(activities)
    .innerJoin(leads, eq(leads.id, activities.leadId))
    .where(eq(activities.stayId, stayId))
  return row?.lead
}

/** As if its time had passed a moment ago. */
async function letPass(id: number): Promise<void> {
  const { db } = room.kais
  await db.update(stays).set({ holdUntil: sql`now()` }).where(eq(stays.id, id))
  await db.update(heldNights).set({ holdUntil: sql`now()` }).where(eq(heldNights.stayId, id))
  await db.update(pendingHolds).set({ until: sql`now()` }).where(eq(pendingHolds.stayId, id))
}

const page = (address: string) => room.kais.app.inject({ url: `/api/stays/${address.split('/').at(-1)}/calendar.ics` })

describe('Staff', () => {
  test('accept: the nights are kept for good, the guest is told, and the lead has heard from us', async () => {
    const { id } = await ask(await makeStayHome(room.kais))
    expect(await decided(id, { act: 'accept' })).toMatchObject({ status: 'confirmed', holdUntil: null })
    expect(await newsOf(id)).toEqual([['confirmed', 'guest']])
    expect(await leadOf(id)).toMatchObject({ waitingSince: null, status: 'contacted' })
    expect(await room.kais.db.$count(pendingHolds, eq(pendingHolds.stayId, id))).toBe(0)
    const [held] = await room.kais.db.select().from(heldNights).where(eq(heldNights.stayId, id))
    expect(held?.holdUntil).toBeNull()
  })

  test('decline with a reason, which the guest reads; the nights are free at once', async () => {
    const home = await makeStayHome(room.kais)
    const { id } = await ask(home)
    expect((await decide(id, { act: 'decline' })).statusCode).toBe(400)
    const reason = 'The roof is being mended that week.'
    expect(await decided(id, { act: 'decline', reason })).toMatchObject({ status: 'declined', reason })
    expect(await nightsOf(id)).toBeNull()
    await ask(home)
  })

  test('offer other dates, which are kept instead; where somebody has them, nothing changes', async () => {
    const home = await makeStayHome(room.kais)
    const first = await ask(home)
    const { id } = await ask(home, { arrival: dayAhead(40), departure: dayAhead(43) })
    const taken = await decide(id, { act: 'propose', arrival: dayAhead(31), departure: dayAhead(35), note: null })
    expect(taken.statusCode).toBe(409)
    expect(await nightsOf(id)).toBe(`[${dayAhead(40)},${dayAhead(43)})`)
    const offered = { arrival: dayAhead(33), departure: dayAhead(38) }
    const stay = await decided(id, { act: 'propose', ...offered, note: 'A little earlier?' })
    expect(stay).toMatchObject({
      status: 'proposed',
      arrival: dayAhead(40),
      proposal: { ...offered, quote: { nights: 5 } },
    })
    expect(await nightsOf(id)).toBe(`[${dayAhead(33)},${dayAhead(38)})`)
    expect(await nightsOf(first.id)).toBe(`[${dayAhead(30)},${dayAhead(33)})`)
  })

  test('change dates, guests and total with a reason; the ledger says what was agreed', async () => {
    const { id } = await ask(await makeStayHome(room.kais))
    await decided(id, { act: 'accept' })
    const stay = await decided(id, {
      act: 'change',
      departure: dayAhead(34),
      guests: 4,
      agreedTotal: '200000',
      reason: 'A night on the house',
    })
    expect(stay).toMatchObject({ departure: dayAhead(34), guests: 4, quote: { nights: 4, total: '200000.00' } })
    expect(stay.quote.lines.at(-1)).toEqual({ item: 'agreed', reason: 'A night on the house', amount: '-56000.00' })
    expect(await nightsOf(id)).toBe(`[${dayAhead(30)},${dayAhead(34)})`)
    const tooMany = await decide(id, { act: 'change', guests: 9, reason: 'More came' })
    expect(tooMany.json()).toMatchObject({
      fields: { guests: expect.stringContaining('more guests than the home takes: 4 at most') },
    })
  })

  test('cancel a firm stay, never one that is only asked for', async () => {
    const { id } = await ask(await makeStayHome(room.kais))
    expect((await decide(id, { act: 'cancel', reason: 'No' })).statusCode).toBe(409)
    await decided(id, { act: 'accept' })
    expect(await decided(id, { act: 'cancel', reason: 'The house was sold.' })).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'staff',
      keptPercent: 0,
    })
    expect(await nightsOf(id)).toBeNull()
  })

  test('change a request: from then on all its clocks run as those of a new one', async () => {
    const { id } = await ask(await makeStayHome(room.kais))
    const { db } = room.kais
    const soon = sql<Date>`now() + interval '10 minutes'`
    await db.update(stays).set({ holdUntil: soon, awaitsVisitor: true }).where(eq(stays.id, id))
    await db.update(heldNights).set({ holdUntil: soon }).where(eq(heldNights.stayId, id))
    await db.update(pendingHolds).set({ until: soon }).where(eq(pendingHolds.stayId, id))
    const stay = await decided(id, { act: 'change', departure: dayAhead(35), reason: 'Two nights more' })
    const [night] = await db.select().from(heldNights).where(eq(heldNights.stayId, id))
    const [hold] = await db.select().from(pendingHolds).where(eq(pendingHolds.stayId, id))
    const ends = [Date.parse(stay.holdUntil ?? ''), night?.holdUntil?.getTime(), hold?.until.getTime()]
    for (const end of ends) expect(((end ?? 0) - Date.now()) / 3_600_000).toBeCloseTo(24, 1)
    expect([stay.awaitsVisitor, hold?.days]).toEqual([false, 5])
  })

  test('agree on a price, and accept, where the home is let by the night no more; new dates have no price there', async () => {
    const home = await makeStayHome(room.kais)
    const { id } = await ask(home)
    await room.kais.db.update(properties).set({ type: 'buy' }).where(eq(properties.id, home))
    await decided(id, { act: 'accept' })
    const agreed = await decided(id, { act: 'change', agreedTotal: '150000', reason: 'As promised' })
    expect(agreed.quote.total).toBe('150000.00')
    const moved = { act: 'change', departure: dayAhead(35), reason: 'Longer' }
    const unpriced = await decide(id, moved)
    expect(unpriced.json()).toMatchObject({ code: 'invalid_input', fields: { agreedTotal: expect.any(String) } })
    expect(await nightsOf(id)).toBe(`[${dayAhead(30)},${dayAhead(33)})`)
    const named = await decided(id, { ...moved, agreedTotal: '240000' })
    expect(named.quote).toMatchObject({ nights: 5, total: '240000.00' })
    expect(await nightsOf(id)).toBe(`[${dayAhead(30)},${dayAhead(35)})`)
  })

  test('shorten a stay at a home that is gone, at a total that they name; longer it cannot be', async () => {
    const home = await makeStayHome(room.kais)
    const { id } = await ask(home)
    await decided(id, { act: 'accept' })
    const headers = await signInAs(room.kais, 'editor-of-gone-homes', 'admin')
    await room.kais.app.inject({ method: 'DELETE', url: `/api/properties/${home}`, headers })
    const longer = { act: 'change', departure: dayAhead(35), agreedTotal: '300000', reason: 'Longer' }
    expect((await decide(id, longer)).json()).toMatchObject({ fields: { propertyId: expect.any(String) } })
    const shorter = { act: 'change', departure: dayAhead(32), agreedTotal: '120000', reason: 'They leave earlier' }
    expect(await decided(id, shorter)).toMatchObject({ departure: dayAhead(32), quote: { total: '120000.00' } })
  })

  test('cancel nothing that has begun: its departure is changed instead', async () => {
    const { id } = await ask(await makeStayHome(room.kais))
    await decided(id, { act: 'accept' })
    await room.kais.db
      .update(stays)
      .set({ arrival: dayAhead(-1) })
      .where(eq(stays.id, id))
    const refused = await decide(id, { act: 'cancel', reason: 'They left' })
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('has begun')])
    const shorter = await decided(id, { act: 'change', departure: dayAhead(1), reason: 'They leave earlier' })
    expect(shorter).toMatchObject({ status: 'confirmed', quote: { nights: 2 } })
  })

  test('offer nothing and change nothing of what may be spam: nobody would read it', async () => {
    const { id } = await ask(await makeStayHome(room.kais))
    await room.kais.db.update(stays).set({ suspicion: 'trap' }).where(eq(stays.id, id))
    const offer = { act: 'propose', arrival: dayAhead(50), departure: dayAhead(52), note: null }
    for (const act of [offer, { act: 'change', guests: 1, reason: 'Fewer' }]) {
      const refused = await decide(id, act)
      expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('possible spam')])
    }
  })

  test('who look at an older version are told, and change nothing', async () => {
    const { id } = await ask(await makeStayHome(room.kais))
    const seen = await decided(id, { act: 'assign', assignedTo: null })
    await decided(id, { act: 'accept' })
    const late = await decide(id, { act: 'cancel', reason: 'x' }, { 'if-match': `"${seen.updatedAt}"` })
    expect(late.statusCode).toBe(412)
  })

  test('write down a stay for somebody who called, without an address, at an agreed total', async () => {
    const home = await makeStayHome(room.kais)
    const draft = { ...stayDraft(home, { phone: '+221 77 123 45 67' }), email: null, locale: 'fr' }
    const post = async (payload: object) =>
      room.kais.app.inject({ method: 'POST', url: '/api/admin/stays', headers: await agent(), payload })
    const nobody = await post({ ...draft, phone: null })
    expect(nobody.json()).toMatchObject({ fields: { email: expect.stringContaining('phone number') } })
    const added = await post({ ...draft, agreedTotal: '150000' })
    expect(added.statusCode, added.body).toBe(201)
    expect(added.json()).toMatchObject({
      status: 'confirmed',
      quote: { total: '150000.00' },
      lead: { name: 'Awa Diop' },
    })
    expect((await post(draft)).statusCode).toBe(409)
  })

  test('who press again because the answer was lost find the stay they wrote down, and its guest one letter', async () => {
    const draft = { ...stayDraft(await makeStayHome(room.kais)), locale: 'fr' }
    const headers = { ...(await agent()), 'idempotency-key': crypto.randomUUID() }
    const press = (payload: object) =>
      room.kais.app.inject({ method: 'POST', url: '/api/admin/stays', headers, payload })
    const [first, second] = await Promise.all([press(draft), press(draft)])
    expect([first.statusCode, second.statusCode], second.body).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect(await newsOf(first.json().id)).toEqual([['confirmed', 'guest']])
    expect((await press({ ...draft, guests: 3 })).json().code).toBe('idempotency_mismatch')
  })
})

describe('What we decided is an answer to the lead', () => {
  const offer = { arrival: dayAhead(40), departure: dayAhead(43), note: null }
  test.each<[string, object[]]>([
    ['accepted', [{ act: 'accept' }]],
    ['declined', [{ act: 'decline', reason: 'Full.' }]],
    ['offered other dates', [{ act: 'propose', ...offer }]],
    ['changed', [{ act: 'change', guests: 3, reason: 'As you asked.' }]],
  ])('who was %s does not wait, also when the lead is closed and opened again', async (_what, acts) => {
    const { id } = await ask(await makeStayHome(room.kais))
    for (const act of acts) await decided(id, act)
    const lead = await leadOf(id)
    await reopen(lead?.id)
    expect((await leadOf(id))?.waitingSince).toBeNull()
  })

  test('what the clock did is none: who was never answered waits again', async () => {
    const { id } = await ask(await makeStayHome(room.kais))
    const lead = await leadOf(id)
    await letPass(id)
    while ((await releaseSomeExpiredStays(room.kais.db)) > 0);
    await reopen(lead?.id)
    expect((await leadOf(id))?.waitingSince).toEqual(lead?.waitingSince)
  })
})

async function reopen(leadId: number | undefined): Promise<void> {
  const headers = await agent()
  for (const status of ['lost', 'contacted'])
    await room.kais.app.inject({ method: 'PATCH', url: `/api/admin/leads/${leadId}`, payload: { status }, headers })
}

describe('A request that nobody answered in time', () => {
  test('frees its nights at once; the guest is told, it stays on the desk, and staff can still say yes', async () => {
    const home = await makeStayHome(room.kais)
    const { id } = await ask(home)
    await letPass(id)
    const other = await ask(home, { arrival: dayAhead(32), departure: dayAhead(34) })
    const { db, app } = room.kais
    const clock = startReminders({ db, log: app.log, pollMs: 5 })
    await vi.waitFor(async () => expect(await newsOf(id)).toEqual([['expired', 'guest']]), WITHIN)
    await clock.stop()
    const late = await decide(id, { act: 'accept' })
    expect(late.statusCode).toBe(409)
    await decided(other.id, { act: 'decline', reason: 'Mended later.' })
    expect(await decided(id, { act: 'accept' })).toMatchObject({ status: 'confirmed' })
  })
})

describe('The letters', () => {
  test('say every line in the guest’s language, with a calendar file and the private page', async () => {
    const server = await room.startServer()
    room.sendThrough(server)
    const email = someone()
    const home = await makeStayHome(room.kais, {
      cleaningFee: '15000',
      deposit: '100000',
      extraGuestPrice: '5000',
      guestsIncluded: 1,
    })
    const { id, address } = await ask(home, { email }, 'fr')
    await decided(id, { act: 'accept' })
    const own = () => server.arrived.filter(({ to }) => to.includes(email))
    await vi.waitFor(() => expect(own().length).toBeGreaterThan(0), WITHIN)
    await vi.waitFor(() => expect(own().at(-1)?.mail.subject).toBe('Votre séjour est confirmé'), WITHIN)
    const { mail } = own().at(-1) ?? {}
    for (const line of ['Ménage', 'Taxe de séjour', 'Caution', `https://kais.example/fr${address}`])
      expect(mail?.text).toContain(line)
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [expect.stringMatching(/^KS-.*\.ics$/), 'text/calendar'],
    ])
  })
})

test('The calendar file of a stay changes with it, and its key opens no other', async () => {
  const { id, address } = await ask(await makeStayHome(room.kais))
  expect((await page(address)).body).toContain('STATUS:TENTATIVE')
  await decided(id, { act: 'accept' })
  expect((await page(address)).body).toMatch(/STATUS:CONFIRMED/)
  expect((await page(address)).body).toContain(`DTSTART:${dayAhead(30).replaceAll('-', '')}T150000Z`)
  expect((await page(address.replace(/\d+-/, `${id + 1}-`))).statusCode).toBe(404)
})

test('A home that is deleted and brought back has its stays and its blocks again', async () => {
  const home = await makeStayHome(room.kais)
  const { id } = await ask(home)
  await decided(id, { act: 'accept' })
  const blocked = `[${dayAhead(60)},${dayAhead(64)})`
  await room.kais.db.insert(heldNights).values({ propertyId: home, nights: blocked, reason: 'Painting' })
  const headers = await signInAs(room.kais, 'editor-of-homes', 'admin')
  const gone = await room.kais.app.inject({ method: 'DELETE', url: `/api/properties/${home}`, headers })
  expect(gone.statusCode, gone.body).toBeLessThan(300)
  expect(await nightsOf(id)).toBeNull()
  const url = `/api/admin/deleted/property/${home}/restore`
  const back = await room.kais.app.inject({ method: 'POST', url, headers })
  expect(back.statusCode, back.body).toBeLessThan(300)
  expect(await nightsOf(id)).toBe(`[${dayAhead(30)},${dayAhead(33)})`)
  const rows = await room.kais.db.select().from(heldNights).where(eq(heldNights.propertyId, home))
  expect(rows.map(({ nights, reason }) => [nights, reason])).toContainEqual([blocked, null])
  // Why it was blocked may name somebody: the trail, which outlives them, never knew.
  expect(JSON.stringify(await room.kais.db.select().from(auditEntries))).not.toContain('Painting')
})

test('What a home says of its days of preparation by now changes nothing of nights that are held', async () => {
  const home = await makeStayHome(room.kais)
  const first = await ask(home)
  const next = await ask(home, { arrival: dayAhead(33), departure: dayAhead(36) })
  const { db } = room.kais
  const prepare = (days: number) =>
    db
      .update(properties)
      .set({ stayTerms: sql`jsonb_set(${properties.stayTerms}, '{preparationDays}', ${String(days)})` })
      .where(eq(properties.id, home))
  await prepare(2)
  await decided(first.id, { act: 'accept' })
  expect(await nightsOf(first.id)).toBe(`[${dayAhead(30)},${dayAhead(33)})`)
  const headers = await signInAs(room.kais, 'editor-of-preparation', 'admin')
  await room.kais.app.inject({ method: 'DELETE', url: `/api/properties/${home}`, headers })
  const back = await room.kais.app.inject({
    method: 'POST',
    url: `/api/admin/deleted/property/${home}/restore`,
    headers,
  })
  expect(back.statusCode, back.body).toBeLessThan(300)
  expect(await nightsOf(next.id)).toBe(`[${dayAhead(33)},${dayAhead(36)})`)
})
