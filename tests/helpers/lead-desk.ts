import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import type { StaffActivity, StaffLead } from '#features/enquiries/leads/lead.public.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { contactDraft, signInAs, someone } from './factories.ts'
import { startTestApp, type TestApp } from './test-app.ts'

interface Desk {
  kais: TestApp
  admin: { cookie: string }
  agent: { cookie: string }
}

/** The server of this test file, with an administrator and an agent at work. */
export const desk = {} as Desk

export function openDesk(): void {
  beforeAll(async () => {
    desk.kais = await startTestApp()
    desk.admin = await signInAs(desk.kais, 'boss', 'admin')
    desk.agent = await signInAs(desk.kais, 'awa', 'agent')
  })
  afterAll(() => desk.kais.close())
}

export const LEADS = '/api/admin/leads'
export const someNumber = () => `+221 77 ${String(Math.random()).slice(2, 9)}`

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export function call(
  method: Method,
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
  who = desk.agent,
) {
  return desk.kais.app.inject({ method, url, headers: { ...who, ...headers }, ...(payload && { payload }) })
}
export async function read<Answer>(url: string): Promise<Answer> {
  const answer = await call('GET', url)
  expect(answer.statusCode).toBe(200)
  return answer.json<Answer>()
}

export async function write(changes: Parameters<typeof contactDraft>[0] = {}): Promise<number> {
  const answer = await desk.kais.app.inject({
    method: 'POST',
    url: '/api/contact',
    // A number that all share would make them one.
    payload: contactDraft({ phone: null, ...changes }),
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: number }>().id
}

export async function leadOf(email: string): Promise<StaffLead> {
  const found = await read<StaffLead[]>(`${LEADS}?search=${encodeURIComponent(email)}`)
  expect(found).toHaveLength(1)
  return found[0] as StaffLead
}

export async function newLead(changes: Parameters<typeof contactDraft>[0] = {}): Promise<StaffLead> {
  const email = changes.email ?? someone()
  await write({ ...changes, email })
  return leadOf(email)
}

export const timeline = (id: number) => read<StaffActivity[]>(`${LEADS}/${id}/activities`)
export const idOf = async (username: string) =>
  (await desk.kais.db.select({ id: users.id }).from(users).where(eq(users.username, username)))[0]?.id ?? 0
