import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { heldNights } from '#features/nest/stays/held-night.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import { idempotencyKeys } from '#platform/forms/submission-columns.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { signInAs, someone } from '#tests/helpers/factories.ts'
import { mailRoom, WITHIN } from '#tests/helpers/mail-room.ts'
import { makeStayHome, requestStay, type StayDraft, stayDraft } from '#tests/helpers/stays.ts'
import { activities } from '../leads/lead.table.server.ts'
import type { StayBoard } from './read-stay-board.server.ts'
import type { StaffStay } from './stay.public.ts'
import type { StayReceipt } from './submit-stay.server.ts'

const room = mailRoom()

const someoneOf = (role: 'agent' | 'admin' | 'editor') =>
  signInAs(room.kais, `${role}-${crypto.randomUUID().slice(0, 8)}`, role)

async function sendSpam(changes: Partial<StayDraft> = {}) {
  const home = await makeStayHome(room.kais)
  const key = crypto.randomUUID()
  const answer = await requestStay(room.kais, stayDraft(home, changes), {
    'x-form-trap': 'Buy now',
    'idempotency-key': key,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return { home, key, id: answer.json<StayReceipt>().id }
}

const call = (method: 'POST' | 'DELETE', url: string, headers: object) =>
  room.kais.app.inject({ method, url: `/api/admin/submissions/stay/${url}`, headers: { ...headers } })

const messagesAbout = async (id: number) => {
  const rows = await room.kais.db
    .select({ kind: outbox.kind })
    .from(outbox)
    .where(sql`(${outbox.payload}->>'stayId')::int = ${id}`)
  return rows.map(({ kind }) => kind).sort()
}

test('A request that was no spam after all is like any other once it is released, but keeps no nights until it is accepted', async () => {
  const server = await room.startServer()
  room.sendThrough(server)
  const email = someone()
  const { id, home } = await sendSpam({ email })
  expect(await messagesAbout(id)).toEqual([])
  expect((await call('POST', `${id}/release`, {})).statusCode).toBe(401)
  expect((await call('POST', `${id}/release`, await someoneOf('editor'))).statusCode).toBe(403)

  const agent = await someoneOf('agent')
  const answers = await Promise.all([1, 2].map(() => call('POST', `${id}/release`, agent)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
  expect(await messagesAbout(id)).toEqual(['stay-acknowledgement', 'stay-staff-notice'])
  const stay = (await room.kais.app.inject({ url: `/api/admin/stays/${id}`, headers: agent })).json<StaffStay>()
  expect(stay).toMatchObject({ status: 'pending', suspicion: null, holdUntil: null, lead: { name: 'Awa Diop' } })
  const board = (await room.kais.app.inject({ url: '/api/admin/stay-board', headers: agent })).json<StayBoard>()
  expect(board.requests.map((request) => request.id)).toContain(id)
  expect(await room.kais.db.$count(heldNights, eq(heldNights.propertyId, home))).toBe(0)

  const own = () => server.arrived.filter(({ to }) => to.includes(email))
  await vi.waitFor(() => expect(own()).toHaveLength(1), WITHIN)
  expect(own()[0]?.mail.text).toContain('The nights below are not kept for you yet')
  expect(own()[0]?.mail.text).not.toMatch(/until ?\./)

  const accept = { method: 'PATCH', url: `/api/admin/stays/${id}`, payload: { act: 'accept' }, headers: agent } as const
  expect((await room.kais.app.inject(accept)).json()).toMatchObject({ status: 'confirmed' })
  expect(await room.kais.db.$count(heldNights, eq(heldNights.stayId, id))).toBe(1)
})

test('Spam is deleted with everything of it, by those who may; a request that stands on a timeline is not', async () => {
  const { id, key } = await sendSpam()
  expect((await call('DELETE', String(id), await someoneOf('agent'))).statusCode).toBe(403)
  const admin = await someoneOf('admin')
  expect((await call('DELETE', String(id), admin)).statusCode).toBe(204)
  expect(await room.kais.db.$count(stays, eq(stays.id, id))).toBe(0)
  expect(await room.kais.db.$count(activities, eq(activities.stayId, id))).toBe(0)
  expect(await room.kais.db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(0)
  const [entry] = await room.kais.db
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.entity} = 'stay' and ${auditEntries.entityId} = ${id}`)
  expect(entry).toMatchObject({ action: 'delete', before: { isHeldBack: true } })

  const asked = await requestStay(room.kais, stayDraft(await makeStayHome(room.kais)))
  const kept = await call('DELETE', String(asked.json<StayReceipt>().id), admin)
  expect([kept.statusCode, kept.json().code]).toEqual([409, 'submission_of_lead'])
})
