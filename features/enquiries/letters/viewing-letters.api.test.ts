import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { makeProperty, signInAs, someone } from '#tests/helpers/factories.ts'
import { mailRoom, WITHIN } from '#tests/helpers/mail-room.ts'
import { bookViewing, makeViewing, startsOf } from '#tests/helpers/viewings.ts'
import { remindVisitors } from '../viewings/remind-visitors.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'

const room = mailRoom()

const fileOf = ({ attachments: [file] }: { attachments: { content: unknown }[] }) =>
  new TextDecoder().decode(file?.content as Uint8Array)

test('Letters of a viewing name both clocks, the way to its page, and bring a calendar file', async () => {
  const headers = await signInAs(room.kais, 'awa', 'agent')
  const email = someone()
  const home = await makeProperty(room.kais)
  const [start = '', later = ''] = (await startsOf(room.kais, home)).slice(20)
  const { id, key } = await bookViewing(room.kais, home, start, { email, timeZone: 'Asia/Dubai' })
  const server = await room.startServer()
  room.sendThrough(server)
  const decide = (payload: object) =>
    room.kais.app.inject({ method: 'PATCH', url: `/api/admin/viewings/${id}`, headers, payload })
  const letter = (subject: string) =>
    vi.waitFor(() => {
      const arrived = server.arrived.find(({ to, mail }) => to.includes(email) && mail.subject === subject)
      if (!arrived) throw new Error('It has not arrived.')
      return arrived.mail
    }, WITHIN)
  const received = await letter('We have your booking of a viewing')
  expect(received.text).toMatch(/\d\d:\d\d in Dakar, which is .*\d\d:\d\d in Dubai/)
  expect(received.text).toContain(`/viewing/${key}`)
  expect(received.text).toContain('Where: We will tell you where to meet before the viewing.')
  expect(received.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^KV-.*\.ics$/)])
  await decide({ status: 'confirmed', place: 'At the gate' })
  const confirmed = await letter('Your viewing is confirmed')
  expect(confirmed.text).toContain('Where: At the gate')
  expect(confirmed.text).not.toContain('We will tell you where')
  expect(fileOf(confirmed)).toMatch(/STATUS:CONFIRMED/)
  await decide({ startsAt: later, reason: 'The owner is there.' })
  const moved = await letter('Your viewing has been moved')
  expect(moved.text).toContain('The owner is there.')
  await decide({ status: 'cancelled', reason: 'The home is let.' })
  expect(fileOf(await letter('Your viewing is cancelled'))).toMatch(/STATUS:CANCELLED/)
})

const remindersOf = async (id: number) =>
  (await room.kais.db.select().from(outbox)).filter(
    ({ kind, payload }) => kind === 'viewing-reminder' && payload.viewingId === id,
  )

test('A visitor is reminded of each start once, whatever the number of instances that look', async () => {
  const { db } = room.kais
  const updatedAt = new Date(Date.now() - 3 * 86_400_000)
  const viewing = await makeViewing(room.kais, { inHours: 1, updatedAt })
  const [asked, tomorrow] = [
    await makeViewing(room.kais, { inHours: 1, status: 'asked', updatedAt }),
    await makeViewing(room.kais, { inHours: 50, updatedAt }),
  ]
  await Promise.all([remindVisitors(db), remindVisitors(db), remindVisitors(db)])
  expect(await remindersOf(viewing.id)).toHaveLength(1)
  expect(await remindersOf(asked.id)).toEqual([])
  expect(await remindersOf(tomorrow.id)).toEqual([])
  const [row] = await db.select().from(viewings).where(eq(viewings.id, viewing.id))
  // Nobody who has it open is told that it changed.
  expect(row?.updatedAt).toEqual(updatedAt)
  await db
    .update(viewings)
    .set({ startsAt: sql`${viewings.startsAt} + interval '10 minutes'`, updatedAt })
    .where(eq(viewings.id, viewing.id))
  await remindVisitors(db)
  expect(await remindersOf(viewing.id)).toHaveLength(2)
})

test('Who booked after the hour of the reminder is not reminded of what they have just done', async () => {
  const viewing = await makeViewing(room.kais, { inHours: 1 })
  await remindVisitors(room.kais.db)
  expect(await remindersOf(viewing.id)).toEqual([])
})
