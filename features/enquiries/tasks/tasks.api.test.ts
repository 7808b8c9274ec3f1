import { readFile } from 'node:fs/promises'
import { eq, notInArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { signInAs, someone } from '#tests/helpers/factories.ts'
import { call, desk, idOf, LEADS, leadOf, newLead, openDesk, read, timeline } from '#tests/helpers/lead-desk.ts'
import type { StaffLeadDetail } from '../leads/lead.public.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import type { StaffTask } from './task.public.ts'
import { insertTask } from './task.repository.server.ts'
import { tasks } from './task.table.server.ts'
import { isOverdue as isOverdueOf } from './task-due.ts'
import { isOverdue } from './task-list.repository.server.ts'

openDesk()

const TASKS = '/api/admin/tasks'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function add(task: object, who = desk.agent): Promise<StaffTask> {
  const answer = await call('POST', TASKS, task, {}, who)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<StaffTask>()
}
const change = (task: StaffTask, body: object) =>
  call('PATCH', `${TASKS}/${task.id}`, body, { 'if-match': `"${task.updatedAt}"` })
const open = (leadId: number) => read<StaffTask[]>(`${TASKS}?leadId=${leadId}`)
const nextOf = async (leadId: number) => (await read<StaffLeadDetail>(`${LEADS}/${leadId}`)).nextFollowUpDate
const told = async (leadId: number) =>
  (await timeline(leadId)).filter(({ type }) => type === 'task').map(({ subject, nextAction }) => [subject, nextAction])

describe('A task', () => {
  test('of a lead is its owner’s, one of several, and the earliest is the lead’s next date', async () => {
    const lead = await newLead()
    const boss = await idOf('boss')
    await call('PATCH', `${LEADS}/${lead.id}`, { assignedTo: boss })
    const [later, sooner] = [inDays(5), inDays(2)]
    const first = await add({ leadId: lead.id, title: 'Send the contract', dueAt: later, hasHour: true })
    expect(first).toMatchObject({
      assignedTo: { id: boss },
      createdBy: { name: 'awa' },
      lead: { id: lead.id, name: lead.name },
    })
    expect(await nextOf(lead.id)).toBe(first.dueAt)
    const second = await add({ leadId: lead.id, title: 'Call the notary', dueAt: sooner, kind: 'follow-up' })
    expect(second.dueAt).toBe(`${sooner.slice(0, 10)}T23:59:59.000Z`)
    expect(await read<StaffLeadDetail>(`${LEADS}/${lead.id}`)).toMatchObject({
      nextFollowUpDate: second.dueAt,
      nextAction: 'Call the notary',
    })
    expect((await open(lead.id)).map(({ title }) => title)).toEqual(['Call the notary', 'Send the contract'])
    const done = await change(second, { isDone: true, outcome: 'On Monday' })
    expect(done.json<StaffTask>()).toMatchObject({ outcome: 'On Monday', doneBy: { name: 'awa' } })
    expect(await nextOf(lead.id)).toBe(first.dueAt)
    expect(await told(lead.id)).toEqual([
      ['done', 'Call the notary'],
      ['planned', 'Call the notary'],
      ['planned', 'Send the contract'],
    ])
    expect((await timeline(lead.id))[0]).toMatchObject({ outcome: 'On Monday', by: { name: 'awa' } })
  })

  test('is opened again, is deleted, and both are told; the trail holds none of its words', async () => {
    const lead = await newLead()
    const task = await add({ leadId: lead.id, title: 'Ask Fatou about the roof', dueAt: inDays(1) })
    const done = (await change(task, { isDone: true, outcome: 'She agrees' })).json<StaffTask>()
    const again = (await change(done, { isDone: false })).json<StaffTask>()
    expect(again).toMatchObject({ doneAt: null, outcome: null })
    expect(await nextOf(lead.id)).toBe(task.dueAt)
    expect((await call('DELETE', `${TASKS}/${task.id}`)).statusCode).toBe(204)
    expect((await call('DELETE', `${TASKS}/${task.id}`)).statusCode).toBe(404)
    expect(await nextOf(lead.id)).toBeNull()
    expect((await told(lead.id)).map(([subject]) => subject)).toEqual(['deleted', 'reopened', 'done', 'planned'])
    const trail = await desk.kais.db.select().from(auditEntries).where(eq(auditEntries.entity, 'task'))
    expect(trail.filter(({ entityId }) => entityId === task.id)).toHaveLength(4)
    expect(JSON.stringify(trail)).not.toMatch(/Fatou|agrees/)
  })

  test('is refused with a sentence at its field, and nothing is stored', async () => {
    const before = await desk.kais.db.$count(tasks)
    await signInAs(desk.kais, 'pen', 'editor')
    const refused = async (body: object) => {
      const answer = await call('POST', TASKS, body)
      expect(answer.statusCode).toBe(400)
      return Object.keys(answer.json<{ fields: object }>().fields)
    }
    expect(await refused({ title: ' ' })).toEqual(['title'])
    expect(await refused({ title: 'x'.repeat(201) })).toEqual(['title'])
    expect(await refused({ title: 'A', dueAt: 'tomorrow' })).toEqual(['dueAt'])
    expect(await refused({ title: 'A', leadId: 999_999 })).toEqual(['leadId'])
    expect(await refused({ title: 'A', assignedTo: await idOf('pen') })).toEqual(['assignedTo'])
    expect(await desk.kais.db.$count(tasks)).toBe(before)
    const task = await add({ title: 'A', dueAt: inDays(1) })
    expect((await change(task, { title: '' })).json()).toMatchObject({ fields: { title: expect.any(String) } })
  })

  test('of a colleague is finished by whoever comes to it; the second of two at once is told', async () => {
    const task = await add({ title: 'Keys to the guard', assignedTo: await idOf('boss') }, desk.admin)
    const answers = await Promise.all([change(task, { isDone: true }), change(task, { dueAt: inDays(3) })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const writer = await signInAs(desk.kais, 'quill', 'editor')
    const refused = await call('PATCH', `${TASKS}/${task.id}`, { isDone: false }, {}, writer)
    expect(refused.statusCode).toBe(403)
  })

  test('pressed twice is there once; two added to one lead at once leave the earlier date', async () => {
    const lead = await newLead()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const once = { leadId: lead.id, title: 'Once', dueAt: inDays(9) }
    const twice = [1, 2].map(() => call('POST', TASKS, once, key))
    expect(new Set((await Promise.all(twice)).map((answer) => answer.json<StaffTask>().id)).size).toBe(1)
    const added = await Promise.all(
      [4, 2, 3, 5].map((days) => add({ leadId: lead.id, title: 'Race', dueAt: inDays(days) })),
    )
    expect(await nextOf(lead.id)).toBe(added[1]?.dueAt)
    expect(await open(lead.id)).toHaveLength(5)
  })

  test('that was a callback is a call on the timeline once it is done, and an answer; a slip is none', async () => {
    const lead = await newLead()
    const task = await add({ leadId: lead.id, kind: 'callback', dueAt: inDays(1), hasHour: true })
    const done = (await change(task, { isDone: true, outcome: 'Comes on Friday' })).json<StaffTask>()
    expect((await timeline(lead.id)).find(({ type }) => type === 'call')).toMatchObject({ outcome: 'Comes on Friday' })
    expect(await leadOf(lead.email ?? '')).toMatchObject({ waitingSince: null, status: 'contacted' })
    await change(done, { isDone: false })
    expect((await timeline(lead.id)).some(({ type }) => type === 'call')).toBe(false)
    // Nor do the figures count who was never called as answered.
    const { waitingSince, firstAnsweredAt, lastContactDate } = await leadOf(lead.email ?? '')
    expect([waitingSince, firstAnsweredAt, lastContactDate]).toEqual([lead.waitingSince, null, null])
  })

  test('that was a callback and is taken back leaves a closed lead without a wait, and one that was answered answered', async () => {
    const lead = await newLead()
    const callback = { leadId: lead.id, kind: 'callback', dueAt: inDays(1), hasHour: true }
    const made = async () => (await change(await add(callback), { isDone: true })).json<StaffTask>()
    const [first, second] = [await made(), await made()]
    const { firstAnsweredAt } = await leadOf(lead.email ?? '')
    await change(second, { isDone: false })
    expect(await leadOf(lead.email ?? '')).toMatchObject({ waitingSince: null, firstAnsweredAt })
    await call('PATCH', `${LEADS}/${lead.id}`, { status: 'lost' })
    await change(first, { isDone: false })
    expect((await leadOf(lead.email ?? '')).waitingSince).toBeNull()
  })
})

describe('What becomes of a lead', () => {
  const twoTasks = async () => {
    const lead = await newLead()
    const [done, left] = [
      await add({ leadId: lead.id, title: 'Done long ago', dueAt: inDays(1) }),
      await add({ leadId: lead.id, title: 'Still to do', dueAt: inDays(2) }),
    ]
    await change(done, { isDone: true })
    return { lead, left }
  }

  test('closed, it calls for nothing; back from a slip, what was still to do is to do again, and no more', async () => {
    const { lead, left } = await twoTasks()
    await call('PATCH', `${LEADS}/${lead.id}`, { status: 'lost' })
    expect(await open(lead.id)).toEqual([])
    expect(await nextOf(lead.id)).toBeNull()
    await call('PATCH', `${LEADS}/${lead.id}`, { status: 'qualified' })
    expect((await open(lead.id)).map(({ id, doneBy }) => [id, doneBy])).toEqual([[left.id, null]])
    expect(await nextOf(lead.id)).toBe(left.dueAt)
  })

  test('joined with another one, it has the tasks of both', async () => {
    const [kept, other] = [await twoTasks(), await twoTasks()]
    const sooner = await add({ leadId: other.lead.id, title: 'Sooner', dueAt: inDays(0), hasHour: true })
    expect((await call('POST', `${LEADS}/${kept.lead.id}/merge`, { otherId: other.lead.id })).statusCode).toBe(200)
    expect((await open(kept.lead.id)).map(({ title }) => title)).toEqual(['Sooner', 'Still to do', 'Still to do'])
    expect(await nextOf(kept.lead.id)).toBe(sooner.dueAt)
  })

  test('given away, its owner’s tasks go along and nobody else’s', async () => {
    const lead = await newLead()
    const [awa, boss] = [await idOf('awa'), await idOf('boss')]
    const other = await signInAs(desk.kais, 'moussa', 'agent')
    const anybodys = await add({ leadId: lead.id, title: 'Anybody’s', assignedTo: null })
    const others = await add({ leadId: lead.id, title: 'Moussa’s' }, other)
    await call('PATCH', `${LEADS}/${lead.id}`, { assignedTo: awa })
    const ownerOf = async (id: number) => (await open(lead.id)).find((task) => task.id === id)?.assignedTo?.id
    expect(await ownerOf(anybodys.id)).toBe(awa)
    await call('PATCH', `${LEADS}/${lead.id}`, { assignedTo: boss })
    expect([await ownerOf(anybodys.id), await ownerOf(others.id)]).toEqual([boss, await idOf('moussa')])
  })

  test('erased, its tasks are gone, and were counted', async () => {
    const { lead } = await twoTasks()
    const url = `${LEADS}/${lead.id}`
    expect((await call('GET', `${url}/data`, undefined, {}, desk.admin)).json()).toMatchObject({ tasks: 2 })
    expect((await call('POST', `${url}/erase`, undefined, {}, desk.admin)).statusCode).toBe(204)
    expect(await desk.kais.db.$count(tasks, eq(tasks.leadId, lead.id))).toBe(0)
  })
})

describe('The list', () => {
  test('comes page after page in the order of the days, whatever has none last, and nothing twice', async () => {
    await desk.kais.db.delete(tasks)
    const due = [inDays(3), null, inDays(1), inDays(1), null, inDays(-2)]
    for (const dueAt of due) await add({ title: 'One of many', dueAt })
    const seen: StaffTask[] = []
    let url: string | null = `${TASKS}?mine=true&limit=2`
    while (url) {
      const answer = await call('GET', url)
      expect(answer.headers['x-total-count']).toBe('6')
      seen.push(...answer.json<StaffTask[]>())
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1] ?? null
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(6)
    const days = seen.map(({ dueAt }) => dueAt ?? 'zzz')
    expect(days).toEqual([...days].sort())
    for (const task of seen) await change(task, { isDone: true })
    const done = await read<StaffTask[]>(`${TASKS}?open=false`)
    expect(done.map(({ id }) => id)).toEqual(seen.map(({ id }) => id).reverse())
  })

  test('is narrowed by person, kind, words of the task and the lead’s name', async () => {
    const lead = await newLead({ name: 'Aïssatou Bâ' })
    await add({ title: 'Buy flowers', assignedTo: null })
    await add({ leadId: lead.id, kind: 'callback', assignedTo: await idOf('boss') })
    const found = async (query: string) => (await read<StaffTask[]>(`${TASKS}?${query}`)).map(({ kind }) => kind)
    expect(await found('search=FLOWERS')).toEqual(['task'])
    expect(await found('search=aissatou')).toEqual(['callback'])
    expect(await found('assignedTo=nobody&search=flowers')).toEqual(['task'])
    expect(await found(`assignedTo=${await idOf('boss')}&kind=callback`)).toEqual(['callback'])
    expect(await found('mine=true&search=flowers')).toEqual(['task'])
    expect(await found('assignedTo=me&search=flowers')).toEqual([])
    expect(await found('mine=true&search=aissatou')).toEqual([])
    expect((await call('GET', `${TASKS}?due=never`)).statusCode).toBe(400)
  })

  test('calls overdue what the screen calls so, of every hour and day around this one', async () => {
    await desk.kais.db.delete(tasks)
    const hours = Array.from({ length: 73 }, (_, place) => place - 36)
    for (const hour of hours)
      for (const hasHour of [true, false])
        await insertTask(desk.kais.db, {
          title: `${hour}`,
          dueAt: new Date(Date.now() + hour * 3_600_000 + 90_000),
          hasHour,
        })
    const rows = await desk.kais.db
      .select({ at: tasks.dueAt, hasHour: tasks.hasHour, isOverdue, now: sql<string>`now()::text` })
      .from(tasks)
    const differing = rows.filter(
      ({ at, hasHour, isOverdue, now }) =>
        isOverdue !== isOverdueOf({ dueAt: at?.toISOString() ?? null, hasHour }, Date.parse(now)),
    )
    expect(differing).toEqual([])
    expect(new Set(rows.map((row) => row.isOverdue))).toEqual(new Set([true, false]))
    // Each of the groups is a filter of its own, and together they are all.
    const groups = ['overdue', 'today', 'week', 'later', 'someday'].map((due) =>
      read<StaffTask[]>(`${TASKS}?due=${due}&limit=100`),
    )
    expect((await Promise.all(groups)).flat()).toHaveLength(rows.length)
  })
})

test('What was planned before there were tasks is one with migration 0021: whose the lead is, with its words and its reminder', async () => {
  const { db } = desk.kais
  const awa = await idOf('awa')
  const at = new Date('2026-12-03T10:00:00Z')
  const [planned] = await db
    .insert(leads)
    .values({ firstName: 'Awa', email: someone(), assignedTo: awa, nextFollowUpDate: at, remindedOf: at })
    .returning()
  const [wordless] = await db
    .insert(leads)
    .values({ firstName: 'Fatou', email: someone(), nextFollowUpDate: at })
    .returning()
  const [free] = await db.insert(leads).values({ firstName: 'Ada', email: someone() }).returning()
  const leadId = planned?.id ?? 0
  const entry = { leadId, type: 'follow-up', subject: 'follow-up', scheduledDate: at } as const
  await db.insert(activities).values([
    { ...entry, nextAction: 'Long over', completedDate: at },
    { ...entry, nextAction: 'Ask about the visit' },
  ])
  await db.delete(tasks)
  await db
    .update(leads)
    .set({ nextFollowUpDate: null })
    .where(notInArray(leads.id, [leadId, wordless?.id ?? 0]))
  const statements = (await readFile(fromProjectRoot('db/migrations/0021_one_desk_rules.sql'), 'utf8')).split(
    '--> statement-breakpoint',
  )
  const ours = statements.filter((statement) => statement.includes('INSERT INTO "tasks"'))
  expect(ours).toHaveLength(1)
  await db.execute(String(ours[0]))
  const rows = await db.select().from(tasks).orderBy(tasks.leadId)
  expect(rows).toMatchObject([
    {
      leadId,
      kind: 'follow-up',
      title: 'Ask about the visit',
      dueAt: at,
      hasHour: true,
      assignedTo: awa,
      remindedOf: at,
      doneAt: null,
    },
    { leadId: wordless?.id, title: '', assignedTo: null, remindedOf: null },
  ])
  expect(rows.some((row) => row.leadId === free?.id)).toBe(false)
  expect(await read<StaffLeadDetail>(`${LEADS}/${leadId}`)).toMatchObject({ nextAction: 'Ask about the visit' })
})
