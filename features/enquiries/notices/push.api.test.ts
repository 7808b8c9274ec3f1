import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/accounts/user.table.server.ts'
import { claimDueNotices, giveBackNotices } from '#platform/push/push.repository.server.ts'
import { noticeChoices, pushNotices } from '#platform/push/push.table.server.ts'
import { senderOf } from '#platform/push/push-service.fixture.ts'
import { queueNotices } from '#platform/push/queue-notices.server.ts'
import { makeProperty, someone } from '#tests/helpers/factories.ts'
import { leads } from '../leads/lead.table.server.ts'
import { markLeadAnswered } from '../leads/mark-lead-answered.server.ts'
import { call, listener, openPushRoom, own, room, settled, titles, write } from './push-room.fixture.ts'

openPushRoom()

test('A new request rings on the device of the desk, sealed for that browser and signed by us, with a first name and no more', async () => {
  const awa = await listener()
  expect(awa.answer.statusCode).toBe(201)
  const leadId = await write({ name: 'Ndeye Fall', message: 'My address is secret.' })
  await settled()
  expect(awa.browser.shown()).toEqual([
    {
      title: 'A new request',
      body: 'Ndeye · General',
      tag: `lead-${leadId}`,
      path: `/admin/dashboard/leads/${leadId}`,
    },
  ])
  const [sent] = awa.browser.headers()
  const sender = senderOf(sent ?? {})
  expect(sender).toMatchObject({ aud: `http://${room.service.host}`, sub: 'mailto:hello@kais.example' })
  expect(sender?.key).toBe((await own(awa.headers)).publicKey)
  expect([sent?.['content-encoding'], sent?.urgency, sent?.ttl]).toEqual(['aes128gcm', 'high', '43200'])
})

test('Who has written before is no new lead; the home is named, in the language of whoever is told', async () => {
  const awa = await listener('agent', 'fr')
  const propertyId = await makeProperty(room.kais, {})
  const email = someone()
  const inquiry = { propertyId, name: 'Awa Diop', email, message: 'Bonjour' }
  await call('POST', '/api/inquiries', {}, inquiry)
  await settled()
  await call('POST', '/api/inquiries', {}, { ...inquiry, message: 'Et encore' })
  await settled()
  expect(titles(awa.browser)).toEqual([
    'Une nouvelle demande: Awa · Maison du baobab',
    'Un nouveau message: Awa · Maison du baobab',
  ])
})

test('A name that is a stranger’s message does not reach a lock screen', async () => {
  const awa = await listener()
  await write({ name: 'WIN-NOW.example +221771234567' })
  await settled()
  expect(titles(awa.browser)).toEqual(['A new request: Somebody · General'])
})

test('What somebody looks after rings on their devices alone, and on everybody’s once they are gone', async () => {
  const [awa, binta] = [await listener(), await listener()]
  const email = someone()
  const leadId = await write({ email })
  await settled()
  await room.kais.db.update(leads).set({ assignedTo: awa.id }).where(eq(leads.id, leadId))
  await write({ email, message: 'Hello again' })
  await settled()
  expect([awa.browser.shown().length, binta.browser.shown().length]).toEqual([2, 1])
  await room.kais.db.update(users).set({ isActive: false }).where(eq(users.id, awa.id))
  await write({ email, message: 'And again' })
  await settled()
  expect([awa.browser.shown().length, binta.browser.shown().length]).toEqual([2, 2])
})

test('Whoever has no right any more is told nothing, though a notice is on its way already', async () => {
  const awa = await listener()
  const leadId = await write()
  await settled()
  await room.kais.db.update(users).set({ role: 'editor' }).where(eq(users.id, awa.id))
  await room.kais.db.insert(pushNotices).values({ userId: awa.id, kind: 'answer', about: { leadId } })
  await settled()
  expect(awa.browser.shown()).toHaveLength(1)
  // And who never had it cannot begin.
  expect((await listener('editor')).answer.statusCode).toBe(403)
})

test('What a colleague has answered meanwhile rings no more', async () => {
  const awa = await listener()
  const leadId = await write()
  await settled()
  await room.kais.db.transaction((tx) => markLeadAnswered(tx, leadId, room.kais.system.actor))
  await room.kais.db.transaction((tx) => queueNotices(tx, { kind: 'answer', about: { leadId }, to: awa.id }))
  await settled()
  expect(awa.browser.shown()).toHaveLength(1)
})

test('What is not wanted is not told; in quiet hours it waits until they end', async () => {
  const [awa, binta] = [await listener(), await listener()]
  const choose = (headers: { cookie: string }, choices: object) =>
    call('PUT', '/api/admin/notice-choices', headers, { unwanted: [], quietFrom: null, quietTo: null, ...choices })
  expect((await choose(awa.headers, { unwanted: ['new-lead', 'new-lead'] })).statusCode).toBe(204)
  expect((await own(awa.headers)).choices).toEqual({ unwanted: ['new-lead'], quietFrom: null, quietTo: null })
  const clock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16)
  await choose(binta.headers, { quietFrom: clock(-5), quietTo: clock(90) })
  await write()
  await expect.poll(() => room.kais.db.$count(pushNotices, sql`due_at > now() + interval '80 minutes'`)).toBe(1)
  expect([awa.browser.shown(), binta.browser.shown()]).toEqual([[], []])
  // The hours are over.
  await room.kais.db
    .update(noticeChoices)
    .set({ quietTo: clock(-1) })
    .where(eq(noticeChoices.userId, binta.id))
  await room.kais.db.update(pushNotices).set({ dueAt: new Date() })
  await settled()
  expect(binta.browser.shown()).toHaveLength(1)

  const half = await choose(awa.headers, { quietFrom: '22:00' })
  expect([half.statusCode, half.json().fields]).toEqual([400, { quietTo: 'Please fill this in.' }])
  expect((await choose(awa.headers, { quietFrom: '25:00', quietTo: '07:00' })).statusCode).toBe(400)
})

test('A sender that is killed between telling and writing down leaves the notice to the next', async () => {
  const awa = await listener()
  const leadId = await write()
  await settled()
  // As a killed one leaves it: taken, under a lease that is over.
  const taken = { userId: awa.id, kind: 'answer' as const, about: { leadId }, attempts: 1 }
  await room.kais.db.insert(pushNotices).values(taken)
  await settled()
  expect(awa.browser.shown()).toHaveLength(2)
})

test('A sender whose job has a newer term elsewhere takes nothing, and what it gives back is as it was', async () => {
  const { id } = await listener()
  const dueAt = new Date(Date.now() + 600_000)
  await room.kais.db.insert(pushNotices).values({ userId: id, kind: 'answer', about: { leadId: 1 }, dueAt })
  // Beside the sender of this file, which has a term of its own: only the claims are looked at.
  await room.kais.db.transaction(async (tx) => {
    const before = await tx.select().from(pushNotices).for('update')
    await tx.update(pushNotices).set({ dueAt: sql`now()` })
    const within = (term: number) => claimDueNotices(tx, { limit: 5, leaseMs: 300_000, except: [], term })
    expect(await within(0)).toEqual([])
    const claimed = await within(1_000)
    expect(claimed).toMatchObject([{ attempts: 1, claimedUnder: 1_000 }])
    await giveBackNotices(tx, claimed)
    expect(await tx.select().from(pushNotices)).toMatchObject([{ id: before[0]?.id, attempts: 0, claimedUnder: null }])
    await tx.delete(pushNotices)
  })
})

test('Two senders at work at once tell each notice once', async () => {
  const awa = await listener()
  const leadId = await write()
  await settled()
  const row = { userId: awa.id, kind: 'answer' as const, about: { leadId } }
  await room.kais.db.insert(pushNotices).values(Array.from({ length: 30 }, () => row))
  await settled()
  expect(awa.browser.shown()).toHaveLength(31)
})
