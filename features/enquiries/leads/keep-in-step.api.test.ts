import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { someone } from '#tests/helpers/factories.ts'
import { call, desk, LEADS, leadOf, newLead, openDesk, write } from '#tests/helpers/lead-desk.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { ask, CONTACTS, INQUIRIES, move, statusesOf, twoOpen, types } from './keep-in-step.fixture.ts'

openDesk()

describe('What somebody sent follows their lead', () => {
  test.for([
    ['a call', (id: number) => call('POST', `${LEADS}/${id}/activities`, { type: 'call', description: 'Friday.' })],
    ['a letter', (id: number) => call('POST', `${LEADS}/${id}/replies`, { subject: 'A', body: 'B', locale: 'en' })],
    ['an answer of another way', (id: number) => call('POST', `${LEADS}/${id}/answered`, {})],
  ] as const)('into progress by %s, once', async ([, answer]) => {
    const { email, lead } = await twoOpen()
    expect((await answer(lead.id)).statusCode).toBeLessThan(300)
    expect(await statusesOf(email)).toEqual(['in-progress', 'in-progress'])
    expect(await leadOf(email)).toMatchObject({ status: 'contacted', waitingSince: null })
  })

  test('not by a note, and what was put away or dealt with stays so', async () => {
    const { email, contact, lead } = await twoOpen()
    await move(`${CONTACTS}/${contact}`, { status: 'archived' })
    await call('POST', `${LEADS}/${lead.id}/activities`, { type: 'note', description: 'Two children.' })
    expect(await statusesOf(email)).toEqual(['archived', 'open'])
    await call('POST', `${LEADS}/${lead.id}/answered`, {})
    expect(await statusesOf(email)).toEqual(['archived', 'in-progress'])
  })

  test.for(['won', 'lost'])(
    'to its end: %s, what is open is done; opened again, it stays done and the lead waits',
    async (end) => {
      const { email, contact, lead } = await twoOpen()
      await move(`${CONTACTS}/${contact}`, { status: 'archived' })
      await call('PATCH', `${LEADS}/${lead.id}`, { status: end })
      expect(await statusesOf(email)).toEqual(['archived', 'done'])
      await call('PATCH', `${LEADS}/${lead.id}`, { status: 'new' })
      expect(await statusesOf(email)).toEqual(['archived', 'done'])
      expect((await leadOf(email)).waitingSince).not.toBeNull()
    },
  )

  test('with a trail that says what changed and who did it, and not who wrote', async () => {
    const email = someone()
    const contact = await write({ email })
    await call('POST', `${LEADS}/${(await leadOf(email)).id}/answered`, { note: 'Told Awa Diop by my own mail.' })
    const trail = await desk.kais.db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.entity, 'enquiry'),
          eq(auditEntries.entityId, contact),
          sql`${auditEntries.before}->>'status' = 'new'`,
        ),
      )
    expect(trail).toMatchObject([
      { before: { status: 'new' }, after: { status: 'in-progress' }, label: `#${contact}`, actorName: 'awa' },
    ])
    expect(JSON.stringify(await desk.kais.db.select().from(auditEntries))).not.toContain('Told Awa')
  })
})

describe('A lead follows what is done with what it sent', () => {
  test('taken up, it is contacted and waits on; the timeline and the trail say so', async () => {
    const { email, contact, lead } = await twoOpen()
    await move(`${CONTACTS}/${contact}`, { status: 'in-progress' })
    expect(await leadOf(email)).toMatchObject({ status: 'contacted', waitingSince: lead.waitingSince })
    expect((await types(lead)).slice(0, 2)).toEqual([
      ['status', 'contacted'],
      ['enquiry-status', 'in-progress'],
    ])
    const trail = await desk.kais.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'lead'), eq(auditEntries.entityId, lead.id)))
    expect(trail.at(-1)).toMatchObject({ before: { status: 'new' }, after: { status: 'contacted' } })
  })

  test('with the last of it done they have heard from us; with the first, they wait since the second', async () => {
    const { email, contact, inquiry, lead } = await twoOpen()
    await move(`${CONTACTS}/${contact}`, { status: 'done' })
    const between = await leadOf(email)
    expect(between).toMatchObject({ status: 'contacted', firstAnsweredAt: null })
    expect(Date.parse(between.waitingSince ?? '')).toBeGreaterThan(Date.parse(lead.waitingSince ?? ''))
    await move(`${INQUIRIES}/${inquiry}`, { status: 'done' })
    const after = await leadOf(email)
    expect(after.waitingSince).toBeNull()
    expect(after.firstAnsweredAt).not.toBeNull()
  })

  test('with the last of it put away nobody waits, and nobody was answered', async () => {
    const { email, contact, inquiry, lead } = await twoOpen()
    await move(`${CONTACTS}/${contact}`, { status: 'archived' })
    await move(`${INQUIRIES}/${inquiry}`, { status: 'archived' })
    expect(await leadOf(email)).toMatchObject({
      status: 'new',
      waitingSince: null,
      firstAnsweredAt: null,
      lastContactDate: null,
    })
    // Closed and opened again it does not begin to wait about what was put away.
    await call('PATCH', `${LEADS}/${lead.id}`, { status: 'lost' })
    await call('PATCH', `${LEADS}/${lead.id}`, { status: 'new' })
    expect((await leadOf(email)).waitingSince).toBeNull()
  })

  test.for(['done', 'archived'])('%s by a slip and taken back, they wait as before', async (end) => {
    const email = someone()
    const url = `${CONTACTS}/${await write({ email })}`
    const { id, waitingSince } = await leadOf(email)
    await move(url, { status: end })
    expect((await leadOf(email)).waitingSince).toBeNull()
    await move(url, { status: 'in-progress' })
    expect(await leadOf(email)).toMatchObject({ waitingSince, firstAnsweredAt: null, lastContactDate: null })
    // Whatever asks anew knows it too.
    await call('PATCH', `${LEADS}/${id}`, { status: 'lost' })
    await call('PATCH', `${LEADS}/${id}`, { status: 'new' })
    expect((await leadOf(email)).waitingSince).toBe(waitingSince)
  })

  test('taken back after an answer, nobody waits', async () => {
    const email = someone()
    const url = `${CONTACTS}/${await write({ email })}`
    await call('POST', `${LEADS}/${(await leadOf(email)).id}/answered`, {})
    await move(url, { status: 'done' })
    await move(url, { status: 'in-progress' })
    expect(await leadOf(email)).toMatchObject({ waitingSince: null, firstAnsweredAt: expect.any(String) })
  })

  test('what was answered before is in progress, and keeps nobody waiting who wrote again and was dealt with', async () => {
    const email = someone()
    await write({ email })
    await call('POST', `${LEADS}/${(await leadOf(email)).id}/answered`, {})
    const inquiry = await ask(email)
    expect((await leadOf(email)).waitingSince).not.toBeNull()
    await move(`${INQUIRIES}/${inquiry}`, { status: 'done' })
    expect((await leadOf(email)).waitingSince).toBeNull()
    expect(await statusesOf(email)).toEqual(['in-progress', 'done'])
  })

  test('closed, it stays closed', async () => {
    const { email, contact, lead } = await twoOpen()
    await call('PATCH', `${LEADS}/${lead.id}`, { status: 'lost' })
    await move(`${CONTACTS}/${contact}`, { status: 'in-progress' })
    expect(await leadOf(email)).toMatchObject({ status: 'lost', waitingSince: null })
  })
})

describe('Two at once', () => {
  test('one answers, one puts it away: both are heard, nobody is left waiting', async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = someone()
      const contact = await write({ email })
      const { id } = await leadOf(email)
      const answers = await Promise.all([
        call('POST', `${LEADS}/${id}/answered`, {}),
        move(`${CONTACTS}/${contact}`, { status: 'archived' }, desk.admin),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(await statusesOf(email)).toEqual(['archived'])
      expect((await leadOf(email)).waitingSince).toBeNull()
    }
  })

  test('one joins the lead with another, one deals with what it sent: it is dealt with on the one that stays', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [kept, other] = [await newLead(), await twoOpen()]
      await call('POST', `${LEADS}/${kept.id}/answered`, {})
      const answers = await Promise.all([
        call('POST', `${LEADS}/${kept.id}/merge`, { otherId: other.lead.id }),
        move(`${CONTACTS}/${other.contact}`, { status: 'done' }, desk.admin),
        move(`${INQUIRIES}/${other.inquiry}`, { status: 'done' }, desk.admin),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect(await statusesOf(other.email)).toEqual(['done', 'done'])
      expect((await leadOf(kept.email ?? '')).waitingSince).toBeNull()
      expect((await types(kept)).filter(([type]) => type === 'enquiry-status')).toHaveLength(2)
    }
  })

  test('who looked before the lead was answered is told, and nothing is overwritten', async () => {
    const { email, contact, lead } = await twoOpen()
    const [row] = await desk.kais.db.select().from(contactSubmissions).where(eq(contactSubmissions.id, contact))
    await call('POST', `${LEADS}/${lead.id}/answered`, {})
    const version = { 'if-match': `"${row?.updatedAt.toISOString()}"` }
    const late = await call('PATCH', `${CONTACTS}/${contact}`, { status: 'archived' }, version)
    expect([late.statusCode, late.json().code]).toEqual([412, 'stale_edit'])
    expect((await statusesOf(email))[0]).toBe('in-progress')
  })
})
