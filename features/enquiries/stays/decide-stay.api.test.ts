import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { properties } from '#features/nest/property.table.server.ts'
import { heldNights } from '#features/nest/stays/held-night.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { dayAhead, makeStayHome } from '#tests/helpers/stays.ts'
import { pendingHolds } from '../holds/pending-hold.table.server.ts'
import { openStayDesk } from './stay-decisions.fixture.ts'

const { room, ask, decide, decided, nightsOf, newsOf, leadOf } = openStayDesk()

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
})
