import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pushNotices } from '#platform/push/push.table.server.ts'
import { tasks } from '../tasks/task.table.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import { deskNotices } from './desk-notices.server.ts'
import { listener, openPushRoom, room, settled, titles, write } from './push-room.fixture.ts'

openPushRoom()

async function makeViewing(adviserId: number, inMinutes: number) {
  const startsAt = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + inMinutes * 60_000)
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000)
  const values = { subject: 'Villa Teranga (KN-0028)', name: 'Moussa Sarr', status: 'confirmed' as const }
  const [row] = await room.kais.db
    .insert(viewings)
    .values({ ...values, adviserId, startsAt, endsAt, adviserBusyUntil: endsAt })
    .returning()
  if (!row) throw new Error('No row')
  return row
}

test('A viewing rings an hour before, once; moved or cancelled meanwhile it does not', async () => {
  const awa = await listener()
  const viewing = await makeViewing(awa.id, 40)
  await makeViewing(awa.id, 200)
  await deskNotices.queueDue(room.kais.db)
  await deskNotices.queueDue(room.kais.db)
  await settled()
  const hour = viewing.startsAt.toISOString().slice(11, 16)
  expect(awa.browser.shown()).toEqual([
    {
      title: `Viewing at ${hour}`,
      body: 'Villa Teranga (KN-0028) · Moussa',
      tag: `viewing-${viewing.id}`,
      path: `/admin/dashboard/viewings?edit=${viewing.id}`,
    },
  ])
  const at = Math.floor(viewing.startsAt.getTime() / 1_000)
  const notice = { userId: awa.id, kind: 'viewing-soon' as const, about: { viewingId: viewing.id, at } }
  await room.kais.db
    .update(viewings)
    .set({ startsAt: sql`starts_at + interval '5 minutes'` })
    .where(eq(viewings.id, viewing.id))
  await room.kais.db.insert(pushNotices).values(notice)
  await settled()
  expect(awa.browser.shown()).toHaveLength(1)
  // Its new hour calls again, unless it was cancelled.
  await room.kais.db.update(viewings).set({ status: 'cancelled' }).where(eq(viewings.id, viewing.id))
  await deskNotices.queueDue(room.kais.db)
  await settled()
  expect(awa.browser.shown()).toHaveLength(1)
})

test('A viewing or a task that changes hands rings with whoever has it now, and no more with whoever had it', async () => {
  const [awa, binta] = [await listener(), await listener()]
  const { id } = await makeViewing(awa.id, 40)
  const [task] = await room.kais.db
    .insert(tasks)
    .values({ title: 'Call', assignedTo: awa.id, hasHour: true, dueAt: new Date(Date.now() - 60_000) })
    .returning()
  await deskNotices.queueDue(room.kais.db)
  const queued = await room.kais.db.select().from(pushNotices).where(eq(pushNotices.userId, awa.id))
  expect(queued.map(({ kind }) => kind).sort()).toEqual(['task-due', 'viewing-soon'])
  await room.kais.db.update(viewings).set({ adviserId: binta.id }).where(eq(viewings.id, id))
  await room.kais.db
    .update(tasks)
    .set({ assignedTo: binta.id })
    .where(eq(tasks.id, task?.id ?? 0))
  for (const notice of queued) expect(await deskNotices.word(room.kais.db, notice, 'en')).toBeNull()
  await deskNotices.queueDue(room.kais.db)
  await deskNotices.queueDue(room.kais.db)
  await settled()
  expect(titles(binta.browser)).toHaveLength(2)
  // Of whoever has left they would be everybody's.
  await room.kais.db.delete(viewings).where(eq(viewings.id, id))
  await room.kais.db.delete(tasks).where(eq(tasks.id, task?.id ?? 0))
})

test('A task rings at its hour, and says no word of what was written', async () => {
  const awa = await listener()
  const due = { assignedTo: awa.id, hasHour: true, dueAt: new Date(Date.now() - 60_000) }
  const [leadId] = [await write({ name: 'Khady Ba' })]
  await settled()
  await room.kais.db.insert(tasks).values([
    { ...due, title: 'Ask about the divorce', kind: 'callback', leadId },
    { ...due, title: 'Later', dueAt: new Date(Date.now() + 3_600_000) },
    { ...due, title: 'Done', doneAt: new Date() },
    { ...due, title: 'Of last week', dueAt: new Date(Date.now() - 7 * 24 * 3_600_000) },
  ])
  await deskNotices.queueDue(room.kais.db)
  await settled()
  expect(titles(awa.browser)).toEqual(['A new request: Khady · General', 'Somebody asked to be called: Khady'])
})
