import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditEntries } from '#features/content/audit.table.server.ts'
import { users } from '#features/staff/user.table.server.ts'
import { bookingDraft, contactDraft, makeVehicle, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { idempotencyKeys } from '../idempotency-key.table.server.ts'
import { outbox } from '../outbox/outbox.table.server.ts'
import { adoptSubmissions } from './adopt-submissions.server.ts'
import type {
  DuplicatePair,
  PersonData,
  PossibleDuplicate,
  StaffActivity,
  StaffLead,
  StaffLeadDetail,
} from './lead.public.ts'
import { activities, leadContacts, leads } from './lead.table.server.ts'

let kais: TestApp
let admin: { cookie: string }
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  admin = await signInAs(kais, 'boss', 'admin')
  agent = await signInAs(kais, 'awa', 'agent')
})
afterAll(() => kais.close())

const LEADS = '/api/admin/leads'
const someone = () => `${randomUUID()}@example.com`
const someNumber = () => `+221 77 ${String(Math.random()).slice(2, 9)}`

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
function call(method: Method, url: string, payload?: object, headers: Record<string, string> = {}, who = agent) {
  return kais.app.inject({ method, url, headers: { ...who, ...headers }, ...(payload && { payload }) })
}
async function read<Answer>(url: string): Promise<Answer> {
  const answer = await call('GET', url)
  expect(answer.statusCode).toBe(200)
  return answer.json<Answer>()
}

async function write(changes: Parameters<typeof contactDraft>[0] = {}): Promise<number> {
  const answer = await kais.app.inject({
    method: 'POST',
    url: '/api/contact',
    // A number that all share would make them one.
    payload: contactDraft({ phone: null, ...changes }),
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: number }>().id
}

async function leadOf(email: string): Promise<StaffLead> {
  const found = await read<StaffLead[]>(`${LEADS}?search=${encodeURIComponent(email)}`)
  expect(found).toHaveLength(1)
  return found[0] as StaffLead
}

async function newLead(changes: Parameters<typeof contactDraft>[0] = {}): Promise<StaffLead> {
  const email = changes.email ?? someone()
  await write({ ...changes, email })
  return leadOf(email)
}

const timeline = (id: number) => read<StaffActivity[]>(`${LEADS}/${id}/activities`)
const idOf = async (username: string) =>
  (await kais.db.select({ id: users.id }).from(users).where(eq(users.username, username)))[0]?.id ?? 0

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
    const trail = await kais.db.select().from(auditEntries).where(eq(auditEntries.entity, 'lead'))
    expect(trail.at(-1)).toMatchObject({ label: `#${lead.id}`, before: { status: 'new', assignedTo: null } })
    expect(JSON.stringify(trail)).not.toContain('Mariama')
  })

  test('refuses the second of two who move the same lead, and says so', async () => {
    const lead = await newLead()
    const match = { 'if-match': `"${lead.updatedAt}"` }
    const answers = await Promise.all([
      call('PATCH', `${LEADS}/${lead.id}`, { status: 'contacted' }, match),
      call('PATCH', `${LEADS}/${lead.id}`, { status: 'lost' }, match, admin),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    expect(answers.find(({ statusCode }) => statusCode === 412)?.json()).toMatchObject({ code: 'stale_edit' })
  })

  test('gives it to nobody who could not answer', async () => {
    const lead = await newLead()
    await signInAs(kais, 'writer', 'editor')
    const answer = await call('PATCH', `${LEADS}/${lead.id}`, { assignedTo: await idOf('writer') })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['assignedTo'])
  })

  test('to its end ends the wait and what was planned', async () => {
    const lead = await newLead()
    await call('PUT', `${LEADS}/${lead.id}/follow-up`, { at: '2030-01-01T10:00:00Z', nextAction: 'Call back' })
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
    const waits = await kais.db.select().from(leads)
    const open = waits.filter(({ status }) => status !== 'won' && status !== 'lost')
    expect(seen.length).toBe(open.length)
    const since = seen.map(
      (id) => open.find((lead) => lead.id === id)?.waitingSince?.getTime() ?? Number.POSITIVE_INFINITY,
    )
    expect(since).toEqual([...since].sort((a, b) => a - b))
  })
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
    expect(answer.json<{ fields: object }>().fields).toHaveProperty('email')
    expect(await kais.db.$count(leads, eq(leads.email, known.email?.toUpperCase() ?? ''))).toBe(0)
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
    const planned = await call('PUT', `${LEADS}/${lead.id}/follow-up`, {
      at: '2020-01-01T10:00:00Z',
      nextAction: 'Send the floor plans',
    })
    expect(planned.json<StaffLeadDetail>()).toMatchObject({ nextAction: 'Send the floor plans' })
    const overdue = await read<StaffLead[]>(`${LEADS}?due=overdue`)
    expect(overdue.map(({ id }) => id)).toContain(lead.id)
    await call('PUT', `${LEADS}/${lead.id}/follow-up`, { at: null, outcome: 'Sent' })
    expect(await read<StaffLeadDetail>(`${LEADS}/${lead.id}`)).toMatchObject({
      nextFollowUpDate: null,
      nextAction: null,
    })
    const [entry] = await timeline(lead.id)
    expect(entry).toMatchObject({ type: 'follow-up', outcome: 'Sent' })
    expect(entry?.completedDate).not.toBeNull()
  })
})

describe('Duplicates', () => {
  const twice = async () => {
    const name = `Khady ${randomUUID().slice(0, 8)}`
    return [await newLead({ name }), await newLead({ name })] as const
  }

  test('are found by their name and joined: everything of both is on one card', async () => {
    const [kept, other] = await twice()
    expect(await read<PossibleDuplicate[]>(`${LEADS}/${kept.id}/duplicates`)).toMatchObject([
      { lead: { id: other.id }, reasons: ['same-name'] },
    ])
    const pairs = await read<DuplicatePair[]>('/api/admin/lead-duplicates')
    expect(pairs.some(({ leads: [a, b] }) => a.id === kept.id && b.id === other.id)).toBe(true)

    const answer = await call('POST', `${LEADS}/${kept.id}/merge`, { otherId: other.id })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<StaffLeadDetail>().contacts.map(({ value }) => value)).toEqual(
      expect.arrayContaining([kept.email, other.email]),
    )
    expect((await timeline(kept.id)).map(({ type }) => type)).toEqual(['merged', 'submission', 'submission'])
    expect((await call('GET', `${LEADS}/${other.id}`)).statusCode).toBe(404)
    await write({ email: other.email ?? '' })
    expect((await timeline(kept.id))[0]).toMatchObject({ type: 'submission' })
  })

  test('are not found in a first name that many have', async () => {
    const one = await newLead({ name: 'Moussa' })
    await newLead({ name: 'Moussa' })
    expect(await read<PossibleDuplicate[]>(`${LEADS}/${one.id}/duplicates`)).toEqual([])
  })

  test('are no pair of a lead with itself', async () => {
    const lead = await newLead()
    const answer = await call('POST', `${LEADS}/${lead.id}/merge`, { otherId: lead.id })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'same_lead' })
    expect((await timeline(lead.id)).map(({ type }) => type)).toEqual(['submission'])
  })

  test('joined by two people at once, both ways round, become one and never none', async () => {
    const [a, b] = await twice()
    const answers = await Promise.all([
      call('POST', `${LEADS}/${a.id}/merge`, { otherId: b.id }),
      call('POST', `${LEADS}/${b.id}/merge`, { otherId: a.id }, {}, admin),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    const left = [a, b].map(({ id }) => kais.db.$count(leads, eq(leads.id, id)))
    expect((await Promise.all(left)).sort()).toEqual([0, 1])
  })

  test('taken for one by a shared number are told apart again', async () => {
    const phone = someNumber()
    const mother = await newLead({ name: 'Rokhaya Sy', phone })
    const daughter = someone()
    await write({ name: 'Astou Sy', email: daughter, phone })
    const [entry] = await timeline(mother.id)
    expect(entry).toMatchObject({ type: 'submission', sender: `Astou Sy <${daughter}>` })

    const answer = await call('POST', `/api/admin/activities/${entry?.id}/separate`)
    expect(answer.statusCode).toBe(201)
    const own = answer.json<StaffLeadDetail>()
    expect(own).toMatchObject({ name: 'Astou Sy', email: daughter })
    expect((await timeline(own.id)).map(({ type }) => type)).toEqual(['submission'])
    expect((await timeline(mother.id)).map(({ type }) => type)).toEqual(['separated', 'submission'])
    await write({ email: daughter })
    expect(await timeline(own.id)).toHaveLength(2)

    const [, first] = await timeline(mother.id)
    expect((await call('POST', `/api/admin/activities/${first?.id}/separate`)).statusCode).toBe(409)
  })
})

describe('Somebody who asks to be forgotten', () => {
  test('is gone everywhere: card, timeline, messages, what was held back, and the keys of what they sent', async () => {
    const email = someone()
    const name = `Fatou ${randomUUID()}`
    const first = await write({ email, name })
    const lead = await leadOf(email)
    await kais.db
      .insert(contactSubmissions)
      .values({ type: 'general', email: email.toUpperCase(), name, suspicion: 'trap' })
    await call('POST', `${LEADS}/${lead.id}/activities`, { type: 'note', description: `${name} likes gardens.` })

    const data = await call('GET', `${LEADS}/${lead.id}/data`, undefined, {}, admin)
    expect(data.json<PersonData>()).toMatchObject({ contacts: 2, messages: 2, activities: 2, openBookings: 0 })
    expect((await call('POST', `${LEADS}/${lead.id}/erase`)).statusCode).toBe(403)
    expect((await call('POST', `${LEADS}/${lead.id}/erase`, undefined, {}, admin)).statusCode).toBe(204)

    for (const table of [contactSubmissions, outbox, leads, leadContacts, activities, auditEntries]) {
      const rows = JSON.stringify(await kais.db.select().from(table as typeof leads)).toLowerCase()
      expect(rows).not.toContain(email.toLowerCase())
      expect(rows).not.toContain(name.toLowerCase())
    }
    expect(await kais.db.$count(idempotencyKeys, eq(idempotencyKeys.recordId, first))).toBe(0)
  })

  test('has to return the car first', async () => {
    const email = someone()
    const vehicleId = await makeVehicle(kais)
    const made = await kais.app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: bookingDraft({ vehicleId }, { email }),
    })
    expect(made.statusCode).toBe(201)
    const lead = await leadOf(email)
    const answer = await call('POST', `${LEADS}/${lead.id}/erase`, undefined, {}, admin)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'open_hires' })
    await leadOf(email)
  })
})

describe('Spam', () => {
  test('is deleted for good; what stands on a timeline is not', async () => {
    const [spam] = await kais.db
      .insert(contactSubmissions)
      .values({ type: 'general', email: someone(), name: 'Cheap watches', suspicion: 'trap' })
      .returning()
    expect((await call('DELETE', `/api/admin/submissions/contact/${spam?.id}`, undefined, {}, admin)).statusCode).toBe(
      204,
    )
    expect(await kais.db.$count(contactSubmissions, eq(contactSubmissions.id, spam?.id ?? 0))).toBe(0)
    const id = await write({ email: someone() })
    expect((await call('DELETE', `/api/admin/submissions/contact/${id}`, undefined, {}, admin)).statusCode).toBe(409)
  })
})

test('What was sent before there were leads gets one at the next start, once, and nobody is written to', async () => {
  const email = someone()
  const createdAt = new Date('2025-03-01T09:00:00Z')
  await kais.db.insert(contactSubmissions).values({ type: 'relocation', email, name: 'Jean Mendy', createdAt })
  const messages = await kais.db.$count(outbox)
  expect(await adoptSubmissions(kais.db)).toBe(1)
  expect(await adoptSubmissions(kais.db)).toBe(0)
  expect(await leadOf(email)).toMatchObject({ name: 'Jean Mendy', createdAt: createdAt.toISOString() })
  expect(await kais.db.$count(outbox)).toBe(messages)
})

describe('What must not get lost', () => {
  test('a slip into the lost ones and back leaves the wait and the plan as they were', async () => {
    const lead = await newLead()
    await call('PUT', `${LEADS}/${lead.id}/follow-up`, { at: '2030-01-01T10:00:00Z', nextAction: 'Call back' })
    await call('PATCH', `${LEADS}/${lead.id}`, { status: 'lost' })
    await call('PATCH', `${LEADS}/${lead.id}`, { status: 'new' })
    const back = await read<StaffLeadDetail>(`${LEADS}/${lead.id}`)
    expect(back).toMatchObject({ nextFollowUpDate: '2030-01-01T10:00:00.000Z', nextAction: 'Call back' })
    expect(Date.parse(back.waitingSince ?? '')).toBeCloseTo(Date.parse(lead.waitingSince ?? ''), -3)
  })

  test('somebody who waits is still seen after being joined with a lead that was lost', async () => {
    const name = `Ndeye ${randomUUID().slice(0, 8)}`
    const lost = await newLead({ name })
    await call('PATCH', `${LEADS}/${lost.id}`, { status: 'lost' })
    const waiting = await newLead({ name })
    const kept = await call('POST', `${LEADS}/${lost.id}/merge`, { otherId: waiting.id })
    expect(kept.json<StaffLeadDetail>()).toMatchObject({ status: 'new', waitingSince: waiting.waitingSince })
  })

  test('of two plans that are joined the sooner one holds, with what it is for', async () => {
    const name = `Binta ${randomUUID().slice(0, 8)}`
    const [a, b] = [await newLead({ name }), await newLead({ name })]
    await call('PUT', `${LEADS}/${a.id}/follow-up`, { at: '2031-01-01T10:00:00Z', nextAction: 'Later' })
    await call('PUT', `${LEADS}/${b.id}/follow-up`, { at: '2030-01-01T10:00:00Z', nextAction: 'Sooner' })
    const kept = await call('POST', `${LEADS}/${a.id}/merge`, { otherId: b.id })
    expect(kept.json<StaffLeadDetail>()).toMatchObject({
      nextFollowUpDate: '2030-01-01T10:00:00.000Z',
      nextAction: 'Sooner',
    })
  })

  test('messages that come in while staff correct the same card are all taken', async () => {
    const lead = await newLead()
    const draft = { firstName: 'Awa', email: lead.email, phone: someNumber(), source: 'website' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2
          ? call('PUT', `${LEADS}/${lead.id}`, draft)
          : kais.app.inject({
              method: 'POST',
              url: '/api/contact',
              payload: contactDraft({ email: lead.email ?? '', phone: draft.phone }),
            }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(6).fill(200), ...Array(6).fill(201)])
    expect((await timeline(lead.id)).filter(({ type }) => type === 'submission')).toHaveLength(7)
  })

  test('a stranger’s message that two people separate at once gets one lead', async () => {
    const phone = someNumber()
    const mother = await newLead({ name: 'Coumba Sy', phone })
    const email = someone()
    await write({ name: 'Awa Sy', email, phone })
    const [entry] = await timeline(mother.id)
    const press = (who = agent) => call('POST', `/api/admin/activities/${entry?.id}/separate`, undefined, {}, who)
    const codes = (await Promise.all([press(), press(admin)])).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([201, 409])
    expect(await timeline((await leadOf(email)).id)).toHaveLength(1)
  })
})
