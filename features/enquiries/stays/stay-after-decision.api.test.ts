import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { properties } from '#features/nest/property.table.server.ts'
import { heldNights } from '#features/nest/stays/held-night.table.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { signInAs, someone } from '#tests/helpers/factories.ts'
import { WITHIN } from '#tests/helpers/mail-room.ts'
import { dayAhead, makeStayHome } from '#tests/helpers/stays.ts'
import { releaseSomeExpiredStays } from './release-expired-stays.server.ts'
import { openStayDesk } from './stay-decisions.fixture.ts'

const { room, ask, agent, decide, decided, nightsOf, newsOf, leadOf, letPass, page } = openStayDesk()

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
    await releaseSomeExpiredStays(room.kais.db)
    expect(await newsOf(id)).toEqual([['expired', 'guest']])
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
