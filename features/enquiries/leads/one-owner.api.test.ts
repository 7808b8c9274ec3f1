import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { pushNotices } from '#platform/push/push.table.server.ts'
import { call, desk, idOf, LEADS, leadOf, openDesk, write } from '#tests/helpers/lead-desk.ts'
import { contactSubmissions } from '../contact/contact-submission.table.server.ts'
import { userInquiries } from '../inquiry/inquiry.table.server.ts'
import { tasks } from '../tasks/task.table.server.ts'
import { CONTACTS, move, twoOpen, types } from './keep-in-step.fixture.ts'

openDesk()

describe('A lead and what it sent have one owner', () => {
  const ownersOf = async (email: string) => {
    const { db } = desk.kais
    const contacts = await db.select().from(contactSubmissions).where(eq(contactSubmissions.email, email))
    const inquiries = await db.select().from(userInquiries).where(eq(userInquiries.email, email))
    return [...contacts, ...inquiries].map(({ assignedTo }) => assignedTo)
  }

  test('given a contact, one has its lead and the rest; what comes in later too', async () => {
    const { email, contact, lead } = await twoOpen()
    const awa = await idOf('awa')
    await move(`${CONTACTS}/${contact}`, { assignedTo: awa })
    expect((await leadOf(email)).assignedTo).toMatchObject({ id: awa })
    expect((await types(lead))[0]).toEqual(['assigned', 'awa'])
    await write({ email })
    expect(await ownersOf(email)).toEqual([awa, awa, awa])
  })

  test('and so have its open tasks: given a contact, given the lead, and joined with another', async () => {
    const { db } = desk.kais
    const [one, two] = [await twoOpen(), await twoOpen()]
    const [awa, boss] = [await idOf('awa'), await idOf('boss')]
    const ownersOfTasks = async () =>
      (await db.select().from(tasks).where(eq(tasks.leadId, one.lead.id)).orderBy(tasks.id)).map(
        (row) => row.assignedTo,
      )
    await db.insert(tasks).values({ leadId: one.lead.id, title: 'Anybody’s' })
    await move(`${CONTACTS}/${one.contact}`, { assignedTo: boss })
    expect(await ownersOfTasks()).toEqual([boss])
    await db.insert(tasks).values({ leadId: one.lead.id, title: 'Anybody’s too' })
    await call('PATCH', `${LEADS}/${one.lead.id}`, { assignedTo: awa })
    expect(await ownersOfTasks()).toEqual([awa, awa])
    await call('PATCH', `${LEADS}/${two.lead.id}`, { assignedTo: boss })
    await db.insert(tasks).values([
      { leadId: two.lead.id, title: 'Of its owner', assignedTo: boss },
      { leadId: two.lead.id, title: 'Done', assignedTo: boss, doneAt: new Date() },
    ])
    const notice = { userId: awa, kind: 'answer' as const, about: { leadId: two.lead.id } }
    const [queued] = await db.insert(pushNotices).values(notice).returning()
    expect((await call('POST', `${LEADS}/${one.lead.id}/merge`, { otherId: two.lead.id })).statusCode).toBe(200)
    expect(await ownersOfTasks()).toEqual([awa, awa, awa, boss])
    const [told] = await db
      .select()
      .from(pushNotices)
      .where(eq(pushNotices.id, queued?.id ?? 0))
    expect(told?.about).toEqual({ leadId: one.lead.id })
  })

  test('given the lead, one has what was nobody’s or its former owner’s; what another has stays theirs', async () => {
    const { email, contact, lead } = await twoOpen()
    const [awa, boss] = [await idOf('awa'), await idOf('boss')]
    await call('PATCH', `${LEADS}/${lead.id}`, { assignedTo: awa })
    expect(await ownersOf(email)).toEqual([awa, awa])
    await move(`${CONTACTS}/${contact}`, { assignedTo: boss })
    expect((await leadOf(email)).assignedTo).toMatchObject({ id: awa })
    await call('PATCH', `${LEADS}/${lead.id}`, { assignedTo: null })
    expect(await ownersOf(email)).toEqual([boss, null])
  })

  test('joined with another lead, what it sent is with whoever has the one that stays', async () => {
    const [kept, other] = [await twoOpen(), await twoOpen()]
    const [awa, boss] = [await idOf('awa'), await idOf('boss')]
    await call('PATCH', `${LEADS}/${kept.lead.id}`, { assignedTo: awa })
    await call('PATCH', `${LEADS}/${other.lead.id}`, { assignedTo: boss })
    expect((await call('POST', `${LEADS}/${kept.lead.id}/merge`, { otherId: other.lead.id })).statusCode).toBe(200)
    expect(await ownersOf(other.email)).toEqual([awa, awa])
  })
})
