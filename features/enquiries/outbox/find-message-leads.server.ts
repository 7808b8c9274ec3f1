import { eq, inArray, or } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { leadNameOf } from '../leads/lead.public.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import type { DeskMessage } from '../letters/desk-message.server.ts'
import { findStaysOfPayments } from '../payments/payment.repository.server.ts'

/** For whom a message is, or about whom. */
export interface MessageLead {
  id: number
  name: string
  /** Of a reply: its subject. */
  subject: string | null
}

const idsIn = (rows: readonly DeskMessage[], key: string) =>
  rows.flatMap(({ payload }) => {
    const id: unknown = Reflect.get(payload, key)
    return typeof id === 'number' ? [id] : []
  })

/** The leads of a page of messages, by the message's number. What has no lead (spam, a person who was forgotten) is left out. */
export async function findMessageLeads(db: Database, rows: readonly DeskMessage[]): Promise<Map<number, MessageLead>> {
  const keys = {
    activityId: activities.id,
    submissionId: activities.contactSubmissionId,
    inquiryId: activities.inquiryId,
    bookingId: activities.bookingId,
    stayId: activities.stayId,
    viewingId: activities.viewingId,
  } as const
  const stayOf = await findStaysOfPayments(db, idsIn(rows, 'paymentId'))
  const names = Object.keys(keys) as (keyof typeof keys)[]
  const asked = names.flatMap((key) => {
    const ids = key === 'stayId' ? [...idsIn(rows, key), ...stayOf.values()] : idsIn(rows, key)
    return ids.length > 0 ? [inArray(keys[key], ids)] : []
  })
  const entries =
    asked.length > 0
      ? await db
          .select({ lead: leads, activity: activities })
          .from(activities)
          .innerJoin(leads, eq(leads.id, activities.leadId))
          .where(or(...asked))
      : []
  const reminded = idsIn(rows, 'leadId')
  const known = reminded.length > 0 ? await db.select().from(leads).where(inArray(leads.id, reminded)) : []

  const found = new Map<number, MessageLead>()
  for (const { id, payload } of rows) {
    if ('leadId' in payload) {
      const lead = known.find((candidate) => candidate.id === payload.leadId)
      if (lead) found.set(id, { id: lead.id, name: leadNameOf(lead), subject: null })
      continue
    }
    const entry = entries.find(({ activity }) => {
      if ('activityId' in payload) return activity.id === payload.activityId
      if ('submissionId' in payload) return activity.contactSubmissionId === payload.submissionId
      if ('inquiryId' in payload) return activity.inquiryId === payload.inquiryId
      if ('stayId' in payload) return activity.stayId === payload.stayId
      if ('viewingId' in payload) return activity.viewingId === payload.viewingId
      if ('paymentId' in payload) return activity.stayId !== null && activity.stayId === stayOf.get(payload.paymentId)
      return 'bookingId' in payload && activity.bookingId === payload.bookingId
    })
    if (!entry) continue
    const subject = 'activityId' in payload ? entry.activity.subject : null
    found.set(id, { id: entry.lead.id, name: leadNameOf(entry.lead), subject })
  }
  return found
}
