import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { properties } from '#features/nest/property.table.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { makeProperty, signInAs, someone } from '#tests/helpers/factories.ts'
import { call, desk, idOf, LEADS, leadOf, newLead, openDesk, timeline, write } from '#tests/helpers/lead-desk.ts'
import type { StaffTask } from '../tasks/task.public.ts'
import type { AssignmentRules } from './assignment.schema.ts'
import { assignmentRules } from './assignment-rule.table.server.ts'

openDesk()

const RULES = '/api/admin/assignment-rules'
const any = { line: null, locale: null, place: null }
const put = (rules: object[], headers = {}) => call('PUT', RULES, { rules }, headers, desk.admin)
const readRules = async () => (await call('GET', RULES, undefined, {}, desk.admin)).json<AssignmentRules>()

async function somebody(role: 'agent' | 'editor' = 'agent'): Promise<{ id: number; name: string }> {
  const name = `p${randomUUID().slice(0, 8)}`
  await signInAs(desk.kais, name, role)
  return { id: await idOf(name), name }
}
const ownerOf = async (email: string) => (await leadOf(email)).assignedTo?.id ?? null

/** A question about a home, in a language. */
async function ask(propertyId: number, locale: 'en' | 'fr' = 'fr'): Promise<string> {
  const email = someone()
  const person = { name: 'Awa Diop', email, phone: null, message: 'Is it free?' }
  const answer = await desk.kais.app.inject({
    ...{ method: 'POST', url: '/api/inquiries', headers: { 'accept-language': locale } },
    payload: { inquiryType: 'property', propertyId, ...person },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return email
}

beforeEach(async () => {
  await desk.kais.db.delete(assignmentRules)
})

describe('A new lead', () => {
  test('is nobody’s where no rule fits, as before there were any', async () => {
    const one = await somebody()
    await put([{ ...any, line: 'mobility', userIds: [one.id] }])
    expect((await newLead()).assignedTo).toBeNull()
  })

  test('is whose the first rule that fits says: by line, language and the place of the home', async () => {
    const [north, french, rest] = [await somebody(), await somebody(), await somebody()]
    await put([
      { line: 'nest', locale: null, place: 'dakar', userIds: [north.id] },
      { ...any, locale: 'fr', userIds: [french.id] },
      { ...any, userIds: [rest.id] },
    ])
    const [ngor, saly] = [
      await makeProperty(desk.kais, { location: 'Ngor' }),
      await makeProperty(desk.kais, { location: 'Saly' }),
    ]
    const owners = [await ask(ngor), await ask(saly), await ask(saly, 'en')].map(ownerOf)
    expect(await Promise.all(owners)).toEqual([north.id, french.id, rest.id])
    const lead = await leadOf(await ask(ngor))
    expect((await timeline(lead.id)).map(({ type, subject, by }) => [type, subject, by])).toMatchObject([
      ['assigned', north.name, null],
      ['submission', expect.any(String), null],
    ])
  })

  test('is whoever’s shows the home, before any rule, while they are there', async () => {
    const [adviser, ruled] = [await somebody(), await somebody()]
    await put([{ ...any, userIds: [ruled.id] }])
    const home = await makeProperty(desk.kais)
    await desk.kais.db.update(properties).set({ adviserId: adviser.id }).where(eq(properties.id, home))
    expect(await ownerOf(await ask(home))).toBe(adviser.id)
    await desk.kais.db.update(users).set({ isActive: false }).where(eq(users.id, adviser.id))
    expect(await ownerOf(await ask(home))).toBe(ruled.id)
  })

  test('goes to each in turn, also when many write at once; who left or lost the right is passed over', async () => {
    const [one, two, gone, moved] = [await somebody(), await somebody(), await somebody(), await somebody()]
    await put([{ ...any, userIds: [one.id, gone.id, two.id, moved.id] }])
    await desk.kais.db.update(users).set({ isActive: false }).where(eq(users.id, gone.id))
    await desk.kais.db.update(users).set({ role: 'editor' }).where(eq(users.id, moved.id))
    const emails = Array.from({ length: 10 }, someone)
    await Promise.all(emails.map((email) => write({ email })))
    const owners = await Promise.all(emails.map(ownerOf))
    expect([one, two].map(({ id }) => owners.filter((owner) => owner === id).length)).toEqual([5, 5])
    // Where nobody of a rule can, the next one is asked.
    await put([
      { ...any, userIds: [one.id] },
      { ...any, userIds: [two.id] },
    ])
    await desk.kais.db.update(users).set({ isActive: false }).where(eq(users.id, one.id))
    expect((await newLead()).assignedTo?.id).toBe(two.id)
  })

  test('that comes back after it was lost is given to somebody if it was nobody’s, with what is to do for it', async () => {
    const one = await somebody()
    const [free, owned] = [await newLead(), await newLead()]
    const awa = await idOf('awa')
    await call('PATCH', `${LEADS}/${owned.id}`, { assignedTo: awa })
    for (const { id } of [free, owned]) await call('PATCH', `${LEADS}/${id}`, { status: 'lost' })
    const task = { leadId: free.id, title: 'Thank them', assignedTo: null }
    const { id } = (await call('POST', '/api/admin/tasks', task)).json<StaffTask>()
    await put([{ ...any, userIds: [one.id] }])
    for (const { email } of [free, owned]) await write({ email: email ?? '' })
    expect([await ownerOf(free.email ?? ''), await ownerOf(owned.email ?? '')]).toEqual([one.id, awa])
    const [left] = (await call('GET', `/api/admin/tasks?leadId=${free.id}`)).json<StaffTask[]>()
    expect(left).toMatchObject({ id, assignedTo: { id: one.id } })
    // Who writes while theirs is open changes nobody.
    const open = await newLead()
    await call('PATCH', `${LEADS}/${open.id}`, { assignedTo: null })
    await write({ email: open.email ?? '' })
    expect(await ownerOf(open.email ?? '')).toBeNull()
  })
})

describe('The rules', () => {
  test('are refused whole for a person who cannot, a place that is none or a rule that is not there', async () => {
    const [one, writer] = [await somebody(), await somebody('editor')]
    const refused = async (rules: object[]) => {
      const answer = await put(rules)
      expect(answer.statusCode).toBe(400)
      return Object.keys(answer.json<{ fields: object }>().fields)
    }
    const good = { ...any, userIds: [one.id] }
    expect(await refused([good, { ...any, userIds: [writer.id] }])).toEqual(['rules.1.userIds'])
    expect(await refused([{ ...any, userIds: [] }])).toEqual(['rules.0.userIds'])
    expect(await refused([{ ...any, userIds: [999_999] }])).toEqual(['rules.0.userIds'])
    expect(await refused([{ ...good, id: 999_999 }])).toEqual(['rules.0.id'])
    expect(await refused([{ ...good, place: 'Atlantis' }])).toEqual(['rules.0.place'])
    expect(await refused([{ ...good, line: 'boats' }])).toEqual(['rules.0.line'])
    expect((await readRules()).rules).toEqual([])
  })

  test('keep whose turn it is when they are put in another order; the trail says what was changed', async () => {
    const [one, two, three] = [await somebody(), await somebody(), await somebody()]
    const first = (await put([{ ...any, userIds: [one.id, two.id] }])).json<AssignmentRules>()
    expect((await newLead()).assignedTo?.id).toBe(one.id)
    const [rule] = first.rules
    const kept = { ...any, id: rule?.id, userIds: [one.id, two.id] }
    const match = { 'if-match': `"${first.version}"` }
    const second = await put([{ ...any, locale: 'fr', userIds: [three.id] }, kept], match)
    expect(second.statusCode, second.body).toBe(200)
    expect((await newLead()).assignedTo?.id).toBe(two.id)
    expect((await put([kept], match)).statusCode).toBe(412)
    const trail = await desk.kais.db.select().from(auditEntries).where(eq(auditEntries.entity, 'assignment-rules'))
    expect(trail.at(-1)).toMatchObject({
      before: { assignmentRules: [`* → ${one.name}, ${two.name}`] },
      after: { assignmentRules: [`fr → ${three.name}`, `* → ${one.name}, ${two.name}`] },
    })
  })

  test('still name whoever cannot at present, and may be saved with them', async () => {
    const [one, two] = [await somebody(), await somebody()]
    const [rule] = (await put([{ ...any, userIds: [one.id, two.id] }])).json<AssignmentRules>().rules
    await desk.kais.db.update(users).set({ isActive: false }).where(eq(users.id, one.id))
    const again = await put([{ ...any, id: rule?.id, locale: 'en', userIds: [one.id, two.id] }])
    expect(again.json<AssignmentRules>().rules[0]?.people).toMatchObject([{ canTake: false }, { canTake: true }])
  })

  test('are an administrator’s', async () => {
    expect((await call('GET', RULES)).statusCode).toBe(403)
    expect((await call('PUT', RULES, { rules: [] })).statusCode).toBe(403)
  })
})
