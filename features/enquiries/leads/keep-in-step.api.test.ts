import { and, asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { pushNotices } from '#platform/push/push.table.server.ts'
import { bookingDraft, makeProperty, someone } from '#tests/helpers/factories.ts'
import { call, desk, idOf, LEADS, leadOf, newLead, openDesk, timeline, write } from '#tests/helpers/lead-desk.ts'
import { dayAhead, makeStayHome, requestStay, stayDraft } from '#tests/helpers/stays.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import { tasks } from '../tasks/task.table.server.ts'
import type { StaffLead } from './lead.public.ts'

openDesk()

const CONTACTS = '/api/contact-submissions'
const INQUIRIES = '/api/admin/inquiries'

async function statusesOf(email: string): Promise<string[]> {
  const { db } = desk.kais
  const isTheirs = (table: typeof contactSubmissions | typeof userInquiries) => eq(table.email, email)
  const contacts = await db
    .select()
    .from(contactSubmissions)
    .where(isTheirs(contactSubmissions))
    .orderBy(asc(contactSubmissions.id))
  const inquiries = await db.select().from(userInquiries).where(isTheirs(userInquiries)).orderBy(asc(userInquiries.id))
  return [...contacts, ...inquiries].map(({ status }) => status)
}

async function ask(email: string): Promise<number> {
  const propertyId = await makeProperty(desk.kais)
  const payload = { propertyId, name: 'Awa Diop', email, message: 'Is it quiet?' }
  const answer = await desk.kais.app.inject({ method: 'POST', url: '/api/inquiries', payload })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: number }>().id
}

/** A lead with a contact and an enquiry that nobody has looked at. */
async function twoOpen() {
  const email = someone()
  const contact = await write({ email })
  const inquiry = await ask(email)
  return { email, contact, inquiry, lead: await leadOf(email) }
}

const move = (url: string, payload: object, who = desk.agent) => call('PATCH', url, payload, {}, who)
const types = async (lead: StaffLead) => (await timeline(lead.id)).map(({ type, subject }) => [type, subject])

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

describe('A lead and what it sent have one owner', () => {
  const ownersOf = async (email: string) => {
    const { db } = desk.kais
    const contacts = await db.select().from(contactSubmissions).where(eq(contactSubmissions.email, email))
    const inquiries = await db.select().from(userInquiries).where(eq(userInquiries.email, email))
    return [...contacts, ...inquiries].map(({ assignedTo }) => assignedTo)
  }

  test('given a contact, one has its lead and the rest; what comes in later too', async () => {
    const { email, contact, lead } = await twoOpen()
    const awa = await idOf('awa')
    await move(`${CONTACTS}/${contact}`, { assignedTo: awa })
    expect((await leadOf(email)).assignedTo).toMatchObject({ id: awa })
    expect((await types(lead))[0]).toEqual(['assigned', 'awa'])
    await write({ email })
    expect(await ownersOf(email)).toEqual([awa, awa, awa])
  })

  test('and so have its open tasks: given a contact, given the lead, and joined with another', async () => {
    const { db } = desk.kais
    const [one, two] = [await twoOpen(), await twoOpen()]
    const [awa, boss] = [await idOf('awa'), await idOf('boss')]
    const ownersOfTasks = async () =>
      (await db.select().from(tasks).where(eq(tasks.leadId, one.lead.id)).orderBy(tasks.id)).map(
        (row) => row.assignedTo,
      )
    await db.insert(tasks).values({ leadId: one.lead.id, title: 'Anybody’s' })
    await move(`${CONTACTS}/${one.contact}`, { assignedTo: boss })
    expect(await ownersOfTasks()).toEqual([boss])
    await db.insert(tasks).values({ leadId: one.lead.id, title: 'Anybody’s too' })
    await call('PATCH', `${LEADS}/${one.lead.id}`, { assignedTo: awa })
    expect(await ownersOfTasks()).toEqual([awa, awa])
    await call('PATCH', `${LEADS}/${two.lead.id}`, { assignedTo: boss })
    await db.insert(tasks).values([
      { leadId: two.lead.id, title: 'Of its owner', assignedTo: boss },
      { leadId: two.lead.id, title: 'Done', assignedTo: boss, doneAt: new Date() },
    ])
    const notice = { userId: awa, kind: 'answer' as const, about: { leadId: two.lead.id } }
    const [queued] = await db.insert(pushNotices).values(notice).returning()
    expect((await call('POST', `${LEADS}/${one.lead.id}/merge`, { otherId: two.lead.id })).statusCode).toBe(200)
    expect(await ownersOfTasks()).toEqual([awa, awa, awa, boss])
    const [told] = await db
      .select()
      .from(pushNotices)
      .where(eq(pushNotices.id, queued?.id ?? 0))
    expect(told?.about).toEqual({ leadId: one.lead.id })
  })

  test('given the lead, one has what was nobody’s or its former owner’s; what another has stays theirs', async () => {
    const { email, contact, lead } = await twoOpen()
    const [awa, boss] = [await idOf('awa'), await idOf('boss')]
    await call('PATCH', `${LEADS}/${lead.id}`, { assignedTo: awa })
    expect(await ownersOf(email)).toEqual([awa, awa])
    await move(`${CONTACTS}/${contact}`, { assignedTo: boss })
    expect((await leadOf(email)).assignedTo).toMatchObject({ id: awa })
    await call('PATCH', `${LEADS}/${lead.id}`, { assignedTo: null })
    expect(await ownersOf(email)).toEqual([boss, null])
  })

  test('joined with another lead, what it sent is with whoever has the one that stays', async () => {
    const [kept, other] = [await twoOpen(), await twoOpen()]
    const [awa, boss] = [await idOf('awa'), await idOf('boss')]
    await call('PATCH', `${LEADS}/${kept.lead.id}`, { assignedTo: awa })
    await call('PATCH', `${LEADS}/${other.lead.id}`, { assignedTo: boss })
    expect((await call('POST', `${LEADS}/${kept.lead.id}/merge`, { otherId: other.lead.id })).statusCode).toBe(200)
    expect(await ownersOf(other.email)).toEqual([awa, awa])
  })
})

describe('What counts as an answer', () => {
  const stayOf = async () => {
    const email = someone()
    const answer = await requestStay(desk.kais, stayDraft(await makeStayHome(desk.kais), { email }))
    expect(answer.statusCode, answer.body).toBe(201)
    await write({ email })
    return { email, url: `/api/admin/stays/${answer.json<{ id: number }>().id}` }
  }
  const hireOf = async () => {
    const email = someone()
    const payload = bookingDraft({ vehicleCategory: 'suv' }, { email })
    const answer = await desk.kais.app.inject({ method: 'POST', url: '/api/bookings', payload })
    expect(answer.statusCode, answer.body).toBe(201)
    await write({ email })
    return { email, url: `/api/bookings/${answer.json<{ id: number }>().id}` }
  }
  const money = { amount: '50000', purpose: 'deposit', due: dayAhead(5), provider: 'manual' }

  test.for([
    ['a hire that is confirmed', hireOf, (url: string) => move(url, { status: 'confirmed' })],
    ['a hire that is cancelled', hireOf, (url: string) => move(url, { status: 'cancelled' })],
    ['a stay that is accepted', stayOf, (url: string) => move(url, { act: 'accept' })],
    ['a stay that is declined', stayOf, (url: string) => move(url, { act: 'decline', reason: 'Full.' })],
    ['a stay that is changed', stayOf, (url: string) => move(url, { act: 'change', guests: 3, reason: 'As agreed.' })],
    ['a payment that is asked for', stayOf, (url: string) => call('POST', `${url}/payments`, money)],
  ] as const)('%s: nobody waits, and what they wrote besides is in progress', async ([, make, decide]) => {
    const { email, url } = await make()
    const { id, waitingSince } = await leadOf(email)
    expect(waitingSince).not.toBeNull()
    const decided = await decide(url)
    expect(decided.statusCode, decided.body).toBeLessThan(300)
    expect((await leadOf(email)).waitingSince).toBeNull()
    expect(await statusesOf(email)).toEqual(['in-progress'])
    // Also when it is closed and opened again.
    await call('PATCH', `${LEADS}/${id}`, { status: 'lost' })
    await call('PATCH', `${LEADS}/${id}`, { status: 'contacted' })
    expect((await leadOf(email)).waitingSince).toBeNull()
  })

  test('and who looks after it is not: a stay that is given to somebody gives them its lead', async () => {
    const { email, url } = await stayOf()
    const awa = await idOf('awa')
    const given = await move(url, { act: 'assign', assignedTo: awa })
    expect(given.statusCode, given.body).toBe(200)
    expect(await leadOf(email)).toMatchObject({ assignedTo: { id: awa }, waitingSince: expect.any(String) })
  })
})

describe('A card', () => {
  test('knows what they wrote last, and what it was about by its names in both languages', async () => {
    const email = someone()
    await write({ email, message: 'The first word.' })
    expect((await leadOf(email)).latest).toEqual({ about: null, aboutFr: null, words: 'The first word.' })
    await ask(email)
    expect((await leadOf(email)).latest).toEqual({
      about: expect.stringContaining('House of the baobab'),
      aboutFr: expect.stringMatching(/^Maison du baobab \(KN-\d+\)$/),
      words: 'Is it quiet?',
    })
    await write({ email, message: 'x'.repeat(5_000) })
    expect((await leadOf(email)).latest?.words).toHaveLength(200)
    const byHand = await call('POST', LEADS, { firstName: 'Ousmane', email: someone(), source: 'phone' })
    expect(byHand.json<StaffLead>().latest).toBeNull()
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

describe('An answer of another way', () => {
  test('stands on the timeline once, however often the press is repeated, with its note', async () => {
    const lead = await newLead()
    const press = () =>
      call(
        'POST',
        `${LEADS}/${lead.id}/answered`,
        { note: 'By my own mail.' },
        { 'idempotency-key': `press-${lead.id}` },
      )
    const answers = await Promise.all([press(), press()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]?.json<StaffLead>()).toMatchObject({ status: 'contacted', waitingSince: null })
    expect((await timeline(lead.id)).filter(({ type }) => type === 'answered')).toMatchObject([
      { description: 'By my own mail.', by: { name: 'awa' } },
    ])
  })

  test('of nobody, or too long, is refused', async () => {
    expect((await call('POST', `${LEADS}/999999/answered`, {})).statusCode).toBe(404)
    const lead = await newLead()
    const long = await call('POST', `${LEADS}/${lead.id}/answered`, { note: 'x'.repeat(20_000) })
    expect([long.statusCode, Object.keys(long.json().fields)]).toEqual([400, ['note']])
    expect((await leadOf(lead.email ?? '')).waitingSince).not.toBeNull()
  })
})
