import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { heldNights } from '#features/nest/stays/held-night.table.server.ts'
import { stays } from '#features/nest/stays/stay.table.server.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { mailRoom } from '#tests/helpers/mail-room.ts'
import { requestStay, type StayDraft, stayDraft } from '#tests/helpers/stays.ts'
import { pendingHolds } from '../holds/pending-hold.table.server.ts'
import { activities, leads } from '../leads/lead.table.server.ts'
import type { StaffStay } from './stay.public.ts'
import type { StayReceipt } from './submit-stay.server.ts'

/** A desk that decides on stays, with mail servers of its own: for the tests of a file. */
export function openStayDesk() {
  const room = mailRoom()

  async function ask(home: number, changes: Partial<StayDraft> = {}, locale: 'en' | 'fr' = 'en') {
    const answer = await requestStay(room.kais, stayDraft(home, changes), { 'content-language': locale })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<StayReceipt>()
  }

  const agent = () => signInAs(room.kais, `agent-${crypto.randomUUID().slice(0, 8)}`, 'agent')

  async function decide(id: number, payload: object, headers: Record<string, string> = {}) {
    const url = `/api/admin/stays/${id}`
    return room.kais.app.inject({ method: 'PATCH', url, headers: { ...(await agent()), ...headers }, payload })
  }

  async function decided(id: number, payload: object): Promise<StaffStay> {
    const answer = await decide(id, payload)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<StaffStay>()
  }

  const nightsOf = async (stayId: number) => {
    const [row] = await room.kais.db.select().from(heldNights).where(eq(heldNights.stayId, stayId))
    return row?.nights ?? null
  }

  const newsOf = async (stayId: number) => {
    const rows = await room.kais.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'stay-news'), sql`(${outbox.payload}->>'stayId')::int = ${stayId}`))
      .orderBy(outbox.id)
    return rows.map(({ payload, recipient }) => [payload.stayNews, recipient === null ? 'staff' : 'guest'])
  }

  async function leadOf(stayId: number) {
    const [row] = await room.kais.db
      .select({ lead: leads })
      .from(activities)
      .innerJoin(leads, eq(leads.id, activities.leadId))
      .where(eq(activities.stayId, stayId))
    return row?.lead
  }

  /** As if its time had passed a moment ago. */
  async function letPass(id: number): Promise<void> {
    const { db } = room.kais
    await db.update(stays).set({ holdUntil: sql`now()` }).where(eq(stays.id, id))
    await db.update(heldNights).set({ holdUntil: sql`now()` }).where(eq(heldNights.stayId, id))
    await db.update(pendingHolds).set({ until: sql`now()` }).where(eq(pendingHolds.stayId, id))
  }

  const page = (address: string) =>
    room.kais.app.inject({ url: `/api/stays/${address.split('/').at(-1)}/calendar.ics` })

  return { room, ask, agent, decide, decided, nightsOf, newsOf, leadOf, letPass, page }
}
