import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#platform/accounts/user.table.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { patch, sendContact } from '#tests/helpers/desk.ts'
import { makeProperty, makeStaff, signInAs } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'desk-agent', 'agent')
})
afterAll(() => kais.close())

async function accountOf(username: string): Promise<number> {
  const [user] = await kais.db.select().from(users).where(eq(users.username, username))
  return user?.id ?? 0
}

async function sendInquiry(): Promise<number> {
  const propertyId = await makeProperty(kais)
  const payload = { propertyId, name: 'Awa Diop', email: 'awa@example.com', message: 'Is it quiet?' }
  const answer = await kais.app.inject({ method: 'POST', url: '/api/inquiries', payload })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: number }>().id
}

const KINDS = [
  { name: 'A contact', url: '/api/contact-submissions', first: 'new', send: () => sendContact(kais) },
  { name: 'An enquiry', url: '/api/admin/inquiries', first: 'open', send: sendInquiry },
]

for (const { name, url, first, send } of KINDS)
  describe(name, () => {
    test('is taken up, done, archived and taken up again, but never new again', async () => {
      const id = await send()
      const move = async (status: string) => {
        const answer = await patch(kais, `${url}/${id}`, { status }, agent)
        return answer.statusCode === 200 ? answer.json().status : answer.json().code
      }
      for (const status of ['in-progress', 'done', 'archived', 'in-progress', 'archived', 'in-progress', 'done'])
        expect(await move(status)).toBe(status)
      expect(await move(first)).toBe('forbidden_move')
      expect(await move('done')).toBe('forbidden_move')
      expect(await move('lost')).toBe('invalid_input')
      expect((await patch(kais, `${url}/999999`, { status: 'done' }, agent)).statusCode).toBe(404)
    })

    test('is changed by those who answer people only', async () => {
      const id = await send()
      expect((await patch(kais, `${url}/${id}`, { status: 'done' }, {})).statusCode).toBe(401)
      const editor = await signInAs(kais, `desk-editor-${first}`, 'editor')
      expect((await patch(kais, `${url}/${id}`, { status: 'done' }, editor)).statusCode).toBe(403)
    })

    test('is given to somebody who may answer it, and to nobody else', async () => {
      const id = await send()
      await makeStaff(kais, `gone-${first}`, 'agent')
      await kais.db
        .update(users)
        .set({ isActive: false })
        .where(eq(users.username, `gone-${first}`))
      await makeStaff(kais, `writes-only-${first}`, 'editor')
      const strangers = [await accountOf(`gone-${first}`), await accountOf(`writes-only-${first}`), 999_999]
      for (const assignedTo of strangers) {
        const answer = await patch(kais, `${url}/${id}`, { assignedTo }, agent)
        expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['assignedTo']])
      }
      const mine = await accountOf('desk-agent')
      expect((await patch(kais, `${url}/${id}`, { assignedTo: mine }, agent)).json()).toMatchObject({
        assignedTo: mine,
        assignee: { id: mine, name: 'desk-agent' },
        status: first,
      })
      expect((await patch(kais, `${url}/${id}`, { assignedTo: null }, agent)).json().assignee).toBeNull()
    })

    test('that somebody else changed meanwhile is not overwritten', async () => {
      const id = await send()
      const { updatedAt } = (await patch(kais, `${url}/${id}`, { status: 'in-progress' }, agent)).json()
      const late = { ...agent, 'if-match': '"2020-01-01T00:00:00.000Z"' }
      const answer = await patch(kais, `${url}/${id}`, { status: 'done' }, late)
      expect([answer.statusCode, answer.json().code]).toEqual([412, 'stale_edit'])
      const intime = { ...agent, 'if-match': `"${updatedAt}"` }
      expect((await patch(kais, `${url}/${id}`, { status: 'done' }, intime)).statusCode).toBe(200)
    })

    test('leaves a trail that says what changed and not who wrote', async () => {
      const id = await send()
      await patch(kais, `${url}/${id}`, { status: 'done' }, agent)
      await patch(kais, `${url}/${id}`, {}, agent)
      const [entry, ...others] = await kais.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.entity, 'enquiry'), eq(auditEntries.entityId, id)))
        .orderBy(desc(auditEntries.id))
        .limit(1)
      expect(others).toEqual([])
      expect(entry).toMatchObject({
        action: 'update',
        label: `#${id}`,
        before: { status: first },
        after: { status: 'done' },
        actorName: 'desk-agent',
      })
    })
  })
