import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { makeProperty, signInAs, someone } from '#tests/helpers/factories.ts'
import {
  call,
  desk,
  idOf,
  LEADS,
  leadOf,
  newLead,
  openDesk,
  read,
  someNumber,
  timeline,
  write,
} from '#tests/helpers/lead-desk.ts'
import { bookViewing, startsOf } from '#tests/helpers/viewings.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import type { StaffLead, StaffLeadDetail } from './lead.public.ts'
import { leads } from './lead.table.server.ts'

openDesk()

test('A lead names the home it asked about last, while it is to be had', async () => {
  const lead = await newLead()
  const homeOf = async () => (await read<StaffLeadDetail>(`${LEADS}/${lead.id}`)).lastHome
  expect(await homeOf()).toBeNull()
  const [asked, seen] = [await makeProperty(desk.kais), await makeProperty(desk.kais, { title: 'House of the wind' })]
  const inquiry = { propertyId: asked, name: 'Awa Diop', email: lead.email, message: 'Is it quiet?' }
  await desk.kais.app.inject({ method: 'POST', url: '/api/inquiries', payload: inquiry })
  expect(await homeOf()).toMatchObject({ id: asked })
  const [start = ''] = await startsOf(desk.kais, seen)
  await bookViewing(desk.kais, seen, start, { email: lead.email })
  await write({ email: lead.email ?? '' })
  expect(await homeOf()).toEqual({ id: seen, title: 'House of the wind', titleFr: 'Maison du baobab' })
  await call('PATCH', `/api/admin/properties/${seen}`, { saleState: 'sold' })
  expect(await homeOf()).toBeNull()
  const formData = { serviceInterest: 'real-estate', listing: `property-${asked}` }
  await write({ email: lead.email ?? '', formData })
  expect(await homeOf()).toMatchObject({ id: asked })
})

describe('Moving a lead', () => {
  test('gives it a status and an owner, tells the timeline, and keeps no name in the audit trail', async () => {
    const lead = await newLead({ name: 'Mariama Sarr' })
    const awa = await idOf('awa')
    const answer = await call(
      'PATCH',
      `${LEADS}/${lead.id}`,
      { status: 'qualified', assignedTo: awa },
      { 'if-match': `"${lead.updatedAt}"` },
    )
    expect(answer.json<StaffLead>()).toMatchObject({ status: 'qualified', assignedTo: { id: awa, name: 'awa' } })
    expect((await timeline(lead.id)).map(({ type, subject }) => [type, subject])).toEqual([
      ['assigned', 'awa'],
      ['status', 'qualified'],
      ['submission', 'general'],
    ])
    const trail = await desk.kais.db.select().from(auditEntries).where(eq(auditEntries.entity, 'lead'))
    expect(trail.at(-1)).toMatchObject({ label: `#${lead.id}`, before: { status: 'new', assignedTo: null } })
    expect(JSON.stringify(trail)).not.toContain('Mariama')
  })

  test('to where it stands already changes nothing and says so', async () => {
    const lead = await newLead()
    const answer = await call('PATCH', `${LEADS}/${lead.id}`, { status: 'new', assignedTo: null })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<StaffLead>()).toMatchObject({ status: 'new', assignedTo: null })
    expect((await timeline(lead.id)).map(({ type }) => type)).toEqual(['submission'])
  })

  test('refuses the second of two who move the same lead, and says so', async () => {
    const lead = await newLead()
    const match = { 'if-match': `"${lead.updatedAt}"` }
    const answers = await Promise.all([
      call('PATCH', `${LEADS}/${lead.id}`, { status: 'contacted' }, match),
      call('PATCH', `${LEADS}/${lead.id}`, { status: 'lost' }, match, desk.admin),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    expect(answers.find(({ statusCode }) => statusCode === 412)?.json()).toMatchObject({ code: 'stale_edit' })
  })

  test('gives it to nobody who could not answer', async () => {
    const lead = await newLead()
    await signInAs(desk.kais, 'writer', 'editor')
    const answer = await call('PATCH', `${LEADS}/${lead.id}`, { assignedTo: await idOf('writer') })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['assignedTo'])
  })

  test('to its end ends the wait and what was planned', async () => {
    const lead = await newLead()
    await call('POST', '/api/admin/tasks', {
      leadId: lead.id,
      title: 'Call back',
      dueAt: '2030-01-01T10:00:00Z',
      hasHour: true,
    })
    await call('PATCH', `${LEADS}/${lead.id}`, { status: 'won' })
    expect(await leadOf(lead.email ?? '')).toMatchObject({ status: 'won', waitingSince: null, nextFollowUpDate: null })
  })
})

describe('Whoever writes', () => {
  test('waits until they are called; a note is no answer', async () => {
    const lead = await newLead()
    expect(lead.waitingSince).not.toBeNull()
    await call('POST', `${LEADS}/${lead.id}/activities`, { type: 'note', description: 'Has two children.' })
    expect(await leadOf(lead.email ?? '')).toMatchObject({ waitingSince: lead.waitingSince, status: 'new' })
    const called = await call('POST', `${LEADS}/${lead.id}/activities`, {
      type: 'call',
      description: 'Visit on Friday.',
    })
    expect(called.statusCode).toBe(201)
    const now = await leadOf(lead.email ?? '')
    expect(now).toMatchObject({ waitingSince: null, status: 'contacted' })
    expect(now.firstAnsweredAt).toBe(now.lastContactDate)
  })

  test('again, after it was lost, begins anew and waits', async () => {
    const lead = await newLead()
    await call('PATCH', `${LEADS}/${lead.id}`, { status: 'lost' })
    await write({ email: lead.email ?? '' })
    const again = await leadOf(lead.email ?? '')
    expect(again).toMatchObject({ id: lead.id, status: 'new' })
    expect(again.waitingSince).not.toBeNull()
  })

  test('is listed with those who waited longest first, and page after page nobody twice', async () => {
    await Promise.all([newLead(), newLead(), newLead()])
    const seen: number[] = []
    let url: string | null = `${LEADS}?sort=waiting&status=open&limit=2`
    while (url) {
      const answer = await call('GET', url)
      seen.push(...answer.json<StaffLead[]>().map(({ id }) => id))
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1] ?? null
    }
    expect(new Set(seen).size).toBe(seen.length)
    const waits = await desk.kais.db.select().from(leads)
    const open = waits.filter(({ status }) => status !== 'won' && status !== 'lost')
    expect(seen.length).toBe(open.length)
    const since = seen.map(
      (id) => open.find((lead) => lead.id === id)?.waitingSince?.getTime() ?? Number.POSITIVE_INFINITY,
    )
    expect(since).toEqual([...since].sort((a, b) => a - b))
  })
})

test('Who asked for a home, about real estate or for a home search is found by one choice, in the list, its count and its export', async () => {
  const at = someone().replace('@', '-interest@')
  const named = async (interestedIn: string, place: number) =>
    call('POST', LEADS, { firstName: 'Interest', source: 'phone', email: `${place}-${at}`, interestedIn })
  for (const [place, interest] of ['property', 'real-estate', 'concierge, recommendation', 'mobility'].entries())
    expect((await named(interest, place)).statusCode).toBe(201)
  const words = `search=${encodeURIComponent(at)}`
  for (const interest of ['property', 'real-estate', 'recommendation']) {
    const answer = await call('GET', `${LEADS}?${words}&interest=${interest}`)
    // As they were stored: only the choice is one.
    expect(answer.json<StaffLead[]>().map((lead) => lead.interestedIn)).toEqual([
      ['concierge', 'recommendation'],
      ['real-estate'],
      ['property'],
    ])
    expect(answer.headers['x-total-count']).toBe('3')
    const csv = await call('GET', `${LEADS}.csv?${words}&interest=${interest}`)
    expect(csv.body.trim().split('\r\n')).toHaveLength(4)
  }
  expect(await read<StaffLead[]>(`${LEADS}?${words}&interest=vehicle`)).toHaveLength(1)
  expect(await read<StaffLead[]>(`${LEADS}?${words}&interest=a garden`)).toEqual([])
})

describe('Searching', () => {
  test('finds a name without its accents and a number however it is written', async () => {
    const phone = someNumber()
    const lead = await newLead({ name: 'Aïssatou Bâ-N’Diaye', phone })
    expect((await read<StaffLead[]>(`${LEADS}?search=aissatou ba`)).map(({ id }) => id)).toContain(lead.id)
    const digits = phone.replace('+221', '').replaceAll(' ', '')
    expect((await read<StaffLead[]>(`${LEADS}?search=${digits}`)).map(({ id }) => id)).toEqual([lead.id])
  })

  test('takes signs of a pattern literally', async () => {
    expect(await read<StaffLead[]>(`${LEADS}?search=${encodeURIComponent('%_\\')}`)).toEqual([])
  })

  test('refuses a filter that does not exist', async () => {
    const answer = await call('GET', `${LEADS}?status=sleeping`)
    expect(answer.statusCode).toBe(400)
  })
})

test('Leads go into a spreadsheet, and nothing that somebody typed is run as a formula there', async () => {
  const lead = await newLead({ name: '=HYPERLINK("http://evil.example") Diop' })
  const answer = await call('GET', `${LEADS}.csv?search=${lead.email}`, undefined, { 'accept-language': 'fr' })
  expect(answer.headers['content-type']).toContain('text/csv')
  const [head, line, ...rest] = answer.body.split('\r\n')
  expect(head).toContain('"Numéro";"Prospect depuis')
  expect(line).toContain(`"'=HYPERLINK(""http://evil.example"") Diop";"${lead.email}"`)
  expect(rest).toEqual([''])
})

describe('A lead written down by hand', () => {
  const draft = () => ({ firstName: 'Ousmane', lastName: 'Fall', email: someone(), source: 'phone' })

  test('is on the list, with who wrote it down', async () => {
    const input = draft()
    const made = await call('POST', LEADS, input)
    expect(made.statusCode).toBe(201)
    const lead = await leadOf(input.email)
    expect(lead).toMatchObject({ name: 'Ousmane Fall', source: 'phone', waitingSince: null })
    expect(await timeline(lead.id)).toMatchObject([{ type: 'created', by: { name: 'awa' } }])
  })

  test('needs a name and a way to reach them', async () => {
    const answer = await call('POST', LEADS, { source: 'phone' })
    expect(Object.keys(answer.json<{ fields: object }>().fields).sort()).toEqual(['email', 'firstName'])
  })

  test('with the address of another one is refused, and nothing is stored', async () => {
    const known = await newLead()
    const answer = await call('POST', LEADS, { ...draft(), email: known.email?.toUpperCase() })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'lead_known', fields: { email: expect.any(String) } })
    expect(await desk.kais.db.$count(leads, eq(leads.email, known.email?.toUpperCase() ?? ''))).toBe(0)
  })

  test('is recognised when they write', async () => {
    const input = draft()
    await call('POST', LEADS, input)
    await write({ email: input.email })
    expect((await timeline((await leadOf(input.email)).id)).map(({ type }) => type)).toEqual(['submission', 'created'])
  })
})

describe('A follow-up', () => {
  test('is planned, shows what for, and once done says how it went', async () => {
    const lead = await newLead()
    const plan = { leadId: lead.id, kind: 'follow-up', title: 'Send the floor plans', hasHour: true }
    const planned = await call('POST', '/api/admin/tasks', { ...plan, dueAt: '2020-01-01T10:00:00Z' })
    expect(await read<StaffLeadDetail>(`${LEADS}/${lead.id}`)).toMatchObject({ nextAction: 'Send the floor plans' })
    const { id } = planned.json<{ id: number }>()
    await call('PATCH', `/api/admin/tasks/${id}`, { isDone: true, outcome: 'Sent' })
    expect(await read<StaffLeadDetail>(`${LEADS}/${lead.id}`)).toMatchObject({
      nextFollowUpDate: null,
      nextAction: null,
    })
    const [entry] = await timeline(lead.id)
    expect(entry).toMatchObject({
      type: 'task',
      outcome: 'Sent',
      nextAction: 'Send the floor plans',
      scheduledDate: '2020-01-01T10:00:00.000Z',
    })
    expect(entry?.completedDate).not.toBeNull()
  })
})

test('Who is to be come back to is found by the day of the earliest task', async () => {
  const lead = await newLead()
  const found = async (due: string) => (await read<StaffLead[]>(`${LEADS}?due=${due}`)).some(({ id }) => id === lead.id)
  const today = new Date().toISOString()
  await call('POST', '/api/admin/tasks', { leadId: lead.id, title: 'Send the floor plans', dueAt: today })
  // A day is over when it is over.
  expect([await found('overdue'), await found('today')]).toEqual([false, true])
  const past = { leadId: lead.id, title: 'Call', dueAt: '2020-01-01T10:00:00Z', hasHour: true }
  await call('POST', '/api/admin/tasks', past)
  expect(await found('overdue')).toBe(true)
})

test('What was sent before there were leads got one with the migration, once, and nobody is written to', async () => {
  const [email, other] = [someone(), someone()]
  const createdAt = new Date('2025-03-01T09:00:00Z')
  const { db } = desk.kais
  const old = { type: 'relocation', phone: '77 123 45 67', createdAt } as const
  await db.insert(contactSubmissions).values({ ...old, email, name: ' Jean  Pierre Mendy', formData: { budget: '2M' } })
  await db
    .insert(contactSubmissions)
    .values({ ...old, type: 'general', email: other, phone: '+221771234567', name: 'Ada' })
  const messages = await db.$count(outbox)
  const migration = await readFile(fromProjectRoot('db/migrations/0008_adopt_submissions.sql'), 'utf8')
  await db.execute(migration)
  await db.execute(migration)
  const lead = await leadOf(email)
  expect(lead).toMatchObject({ name: 'Jean Pierre Mendy', budget: '2M', createdAt: createdAt.toISOString() })
  expect(lead.interestedIn).toEqual(['relocation', 'general'])
  expect((await timeline(lead.id)).map(({ subject }) => subject).sort()).toEqual(['general', 'relocation'])
  await write({ email: other })
  expect(await timeline(lead.id)).toHaveLength(3)
  expect(await db.$count(outbox)).toBe(messages + 2)
})
