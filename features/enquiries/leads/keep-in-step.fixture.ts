import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { makeProperty, someone } from '#tests/helpers/factories.ts'
import { call, desk, leadOf, timeline, write } from '#tests/helpers/lead-desk.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import type { StaffLead } from './lead.public.ts'

/** Leads and what they sent, for the tests that they keep in step. */

export const CONTACTS = '/api/contact-submissions'
export const INQUIRIES = '/api/admin/inquiries'

export async function statusesOf(email: string): Promise<string[]> {
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

export async function ask(email: string): Promise<number> {
  const propertyId = await makeProperty(desk.kais)
  const payload = { propertyId, name: 'Awa Diop', email, message: 'Is it quiet?' }
  const answer = await desk.kais.app.inject({ method: 'POST', url: '/api/inquiries', payload })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: number }>().id
}

/** A lead with a contact and an enquiry that nobody has looked at. */
export async function twoOpen() {
  const email = someone()
  const contact = await write({ email })
  const inquiry = await ask(email)
  return { email, contact, inquiry, lead: await leadOf(email) }
}

export const move = (url: string, payload: object, who = desk.agent) => call('PATCH', url, payload, {}, who)
export const types = async (lead: StaffLead) => (await timeline(lead.id)).map(({ type, subject }) => [type, subject])
