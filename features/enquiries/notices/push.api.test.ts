import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSecret } from '#features/company/signed-ids.server.ts'
import { changeStaffAccount } from '#platform/accounts/manage-staff.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { systemResolve } from '#platform/foreign-fetch/address-guard.server.ts'
import { noticeChoices, pushNotices, pushSubscriptions } from '#platform/push/push.table.server.ts'
import { type DeskNotices, type PushSender, startPushSender } from '#platform/push/push-sender.server.ts'
import { senderOf, startPushService } from '#platform/push/push-service.fixture.ts'
import { queueNotices } from '#platform/push/queue-notices.server.ts'
import { vapidKeysOf } from '#platform/push/vapid-keys.server.ts'
import { contactDraft, makeProperty, signInAs, someone, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { leads } from '../leads/lead.table.server.ts'
import { markLeadAnswered } from '../leads/mark-lead-answered.server.ts'
import { tasks } from '../tasks/task.table.server.ts'
import { viewings } from '../viewings/viewing.table.server.ts'
import { deskNotices } from './desk-notices.server.ts'

let kais: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
const lines: string[] = []
/** Beside the house's own, which looks every two seconds: between the two, nothing is told twice. */
let sender: PushSender

beforeAll(async () => {
  service = await startPushService()
  kais = await startTestApp({
    env: { FEED_PRIVATE_HOSTS: service.host, LOG_LEVEL: 'info' },
    logStream: { write: (line: string) => void lines.push(line) },
  })
  const post = async () => ({
    keys: vapidKeysOf(await readSecret(kais.db, 'push.secret')),
    subject: 'mailto:hello@kais.example',
    privateHosts: [service.host],
    resolve: systemResolve,
  })
  const desk: DeskNotices = { ...deskNotices, queueDue: async () => {} }
  sender = startPushSender({ db: kais.db, desk, post, log: kais.app.log, timing: { poll: 20 } })
})
afterAll(async () => {
  await sender.stop()
  await kais.close()
  await service.close()
})
/** Of each test only its own people listen. */
beforeEach(async () => {
  await kais.db.delete(pushNotices)
  await kais.db.delete(pushSubscriptions)
  await kais.db.update(users).set({ isActive: false })
})

type Browser = ReturnType<typeof service.browser>
type Headers = { cookie: string }

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: object, payload?: object) =>
  kais.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })

let people = 0
/** Somebody new of us, who lets a browser show notices. */
async function listener(role: 'agent' | 'admin' | 'editor' = 'agent', locale = 'en') {
  people += 1
  const username = `${role}-${people}`
  const headers = await signInAs(kais, username, role)
  const browser = service.browser()
  const answer = await call(
    'POST',
    '/api/admin/push-subscriptions',
    { ...headers, cookie: `${headers.cookie}; kais_language=${locale}`, 'accept-language': locale },
    browser.subscription,
  )
  const [user] = await kais.db.select().from(users).where(eq(users.username, username))
  return { headers, browser, answer, id: user?.id ?? 0, username }
}

async function write(changes: object = {}) {
  const answer = await call('POST', '/api/contact', {}, contactDraft({ email: someone(), phone: null, ...changes }))
  expect(answer.statusCode).toBe(201)
  const [lead] = await kais.db.select().from(leads).orderBy(sql`id desc`).limit(1)
  return lead?.id ?? 0
}

const settled = () =>
  expect.poll(() => kais.db.$count(pushNotices, sql`settled_at is null`), { timeout: 9_000 }).toBe(0)
const own = async (headers: Headers) => (await call('GET', '/api/admin/push', headers)).json()
const titles = (browser: Browser) => browser.shown().map(({ title, body }) => `${title}: ${body}`)

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
  expect(sender).toMatchObject({ aud: `http://${service.host}`, sub: 'mailto:hello@kais.example' })
  expect(sender?.key).toBe((await own(awa.headers)).publicKey)
  expect([sent?.['content-encoding'], sent?.urgency, sent?.ttl]).toEqual(['aes128gcm', 'high', '43200'])
})

test('Who has written before is no new lead; the home is named, in the language of whoever is told', async () => {
  const awa = await listener('agent', 'fr')
  const propertyId = await makeProperty(kais, {})
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
  await kais.db.update(leads).set({ assignedTo: awa.id }).where(eq(leads.id, leadId))
  await write({ email, message: 'Hello again' })
  await settled()
  expect([awa.browser.shown().length, binta.browser.shown().length]).toEqual([2, 1])
  await kais.db.update(users).set({ isActive: false }).where(eq(users.id, awa.id))
  await write({ email, message: 'And again' })
  await settled()
  expect([awa.browser.shown().length, binta.browser.shown().length]).toEqual([2, 2])
})

test('Whoever has no right any more is told nothing, though a notice is on its way already', async () => {
  const awa = await listener()
  const leadId = await write()
  await settled()
  await kais.db.update(users).set({ role: 'editor' }).where(eq(users.id, awa.id))
  await kais.db.insert(pushNotices).values({ userId: awa.id, kind: 'answer', about: { leadId } })
  await settled()
  expect(awa.browser.shown()).toHaveLength(1)
  // And who never had it cannot begin.
  expect((await listener('editor')).answer.statusCode).toBe(403)
})

test('What a colleague has answered meanwhile rings no more', async () => {
  const awa = await listener()
  const leadId = await write()
  await settled()
  await kais.db.transaction((tx) => markLeadAnswered(tx, leadId, kais.system.actor))
  await kais.db.transaction((tx) => queueNotices(tx, { kind: 'answer', about: { leadId }, to: awa.id }))
  await settled()
  expect(awa.browser.shown()).toHaveLength(1)
})

test('What is not wanted is not told; in quiet hours it waits until they end', async () => {
  const [awa, binta] = [await listener(), await listener()]
  const choose = (headers: Headers, choices: object) =>
    call('PUT', '/api/admin/notice-choices', headers, { unwanted: [], quietFrom: null, quietTo: null, ...choices })
  expect((await choose(awa.headers, { unwanted: ['new-lead', 'new-lead'] })).statusCode).toBe(204)
  expect((await own(awa.headers)).choices).toEqual({ unwanted: ['new-lead'], quietFrom: null, quietTo: null })
  const clock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16)
  await choose(binta.headers, { quietFrom: clock(-5), quietTo: clock(90) })
  await write()
  await expect.poll(() => kais.db.$count(pushNotices, sql`due_at > now() + interval '80 minutes'`)).toBe(1)
  expect([awa.browser.shown(), binta.browser.shown()]).toEqual([[], []])
  // The hours are over.
  await kais.db
    .update(noticeChoices)
    .set({ quietTo: clock(-1) })
    .where(eq(noticeChoices.userId, binta.id))
  await kais.db.update(pushNotices).set({ dueAt: new Date() })
  await settled()
  expect(binta.browser.shown()).toHaveLength(1)

  const half = await choose(awa.headers, { quietFrom: '22:00' })
  expect([half.statusCode, half.json().fields]).toEqual([400, { quietTo: 'Please fill this in.' }])
  expect((await choose(awa.headers, { quietFrom: '25:00', quietTo: '07:00' })).statusCode).toBe(400)
})

test('A browser that listens no longer is forgotten; one whose service is busy is tried again, alone', async () => {
  const [gone, busy, fine] = [await listener(), await listener(), await listener()]
  gone.browser.answer(410)
  busy.browser.answer(503)
  await write()
  await expect.poll(() => fine.browser.shown().length).toBe(1)
  await expect
    .poll(() =>
      kais.db.$count(pushNotices, sql`settled_at is null and attempts = 1 and due_at < now() + interval '20 seconds'`),
    )
    .toBe(1)
  expect((await own(gone.headers)).devices).toEqual([])
  busy.browser.answer(201)
  await kais.db.update(pushNotices).set({ dueAt: new Date() })
  await settled()
  expect([busy.browser.shown().length, fine.browser.shown().length]).toEqual([1, 1])
})

test('Of two browsers of one person the one that has it is left alone when the other is tried again', async () => {
  const awa = await listener()
  const second = service.browser()
  const login = { username: awa.username, password: TEST_PASSWORD }
  const again = await call('POST', '/api/admin/login', {}, login)
  const [session] = again.cookies
  const headers = { cookie: `${session?.name}=${session?.value}` }
  await call('POST', '/api/admin/push-subscriptions', headers, second.subscription)
  second.answer(429, { 'retry-after': '60' })
  await write()
  await expect
    .poll(() =>
      kais.db.$count(
        pushNotices,
        sql`attempts = 1 and due_at > now() + interval '50 seconds' and due_at < now() + interval '61 seconds'`,
      ),
    )
    .toBe(1)
  second.answer(201)
  await kais.db.update(pushNotices).set({ dueAt: new Date() })
  await settled()
  expect([awa.browser.shown().length, second.shown().length]).toEqual([1, 1])
  expect((await own(headers)).devices.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false])
})

test('Signing out, signing somebody out from afar and switching an account off end the notices of those browsers', async () => {
  const left = () => kais.db.$count(pushSubscriptions)
  const awa = await listener()
  await call('POST', '/api/admin/logout', awa.headers)
  expect(await left()).toBe(0)
  const binta = await listener()
  await call('DELETE', '/api/admin/account/sessions?scope=all', binta.headers)
  expect(await left()).toBe(0)
  const coumba = await listener()
  // A session that ends by its hours leaves them: nobody signs in at night to be told.
  await kais.db.execute(sql`delete from sessions where user_id = ${coumba.id}`)
  expect(await left()).toBe(1)
  await listener('admin')
  await changeStaffAccount(kais.system, coumba.id, { isActive: false })
  expect(await left()).toBe(1)
})

test('A browser in which somebody else signs in tells that person’s matters only', async () => {
  const awa = await listener()
  await signInAs(kais, 'dior', 'agent')
  const first = await call('POST', '/api/admin/login', {}, { username: awa.username, password: TEST_PASSWORD })
  const device = first.cookies.find(({ name }) => name === 'kais_device')
  const session = first.cookies.find(({ name }) => name === 'kais_session')
  await call(
    'POST',
    '/api/admin/push-subscriptions',
    { cookie: `kais_session=${session?.value}` },
    service.browser().subscription,
  )
  expect((await own(awa.headers)).devices).toHaveLength(2)
  const login = { username: 'dior', password: TEST_PASSWORD }
  await call('POST', '/api/admin/login', { cookie: `kais_device=${device?.value}` }, login)
  expect((await own(awa.headers)).devices).toHaveLength(1)
})

test('A browser that is given several subscriptions at once keeps one', async () => {
  const awa = await listener()
  const several = Array.from({ length: 6 }, () => service.browser().subscription)
  const answers = await Promise.all(
    several.map((subscription) => call('POST', '/api/admin/push-subscriptions', awa.headers, subscription)),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201))
  expect((await own(awa.headers)).devices).toHaveLength(1)
})

test.for([
  'http://push.example.com/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://push.example.com:8443/1',
  'javascript:alert(1)',
])('%s is no push service', async (endpoint) => {
  const { headers } = await listener()
  const { keys } = service.browser().subscription
  const answer = await call('POST', '/api/admin/push-subscriptions', headers, { endpoint, keys })
  expect([answer.statusCode, answer.json().fields?.endpoint]).toEqual([
    400,
    'Please write a full address that starts with https://',
  ])
})

test('Addresses and keys of subscriptions are in no answer and no log', async () => {
  const awa = await listener()
  awa.browser.answer(500)
  await write()
  await expect.poll(() => lines.filter((line) => line.includes('a notice is not taken')).length).toBeGreaterThan(0)
  const { endpoint, keys } = awa.browser.subscription
  const said = [awa.answer.body, (await call('GET', '/api/admin/push', awa.headers)).body, ...lines].join('\n')
  for (const secret of [endpoint, awa.browser.path, keys.p256dh, keys.auth]) expect(said).not.toContain(secret)
  const [row] = await kais.db
    .execute(sql`select value from settings where key = 'push.secret'`)
    .then(({ rows }) => rows)
  expect(said).not.toContain(vapidKeysOf(String(row?.value)).privateKey)
  expect(said).not.toContain(String(row?.value))
})

test('A test rings on one’s own device, past choices; a stranger’s device is not found', async () => {
  const [awa, binta] = [await listener(), await listener()]
  const { id } = awa.answer.json()
  expect((await call('POST', `/api/admin/push-subscriptions/${id}/test`, awa.headers)).json()).toEqual({
    outcome: 'sent',
  })
  expect(titles(awa.browser)).toEqual([
    'Notifications reach this device: This is how Kais will tell you of a request or a viewing.',
  ])
  expect((await call('POST', `/api/admin/push-subscriptions/${id}/test`, binta.headers)).statusCode).toBe(404)
  expect((await call('DELETE', `/api/admin/push-subscriptions/${id}`, binta.headers)).statusCode).toBe(404)
  expect((await call('DELETE', `/api/admin/push-subscriptions/${id}`, awa.headers)).statusCode).toBe(204)
  expect((await own(awa.headers)).devices).toEqual([])
})

async function makeViewing(adviserId: number, inMinutes: number) {
  const startsAt = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + inMinutes * 60_000)
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000)
  const values = { subject: 'Villa Teranga (KN-0028)', name: 'Moussa Sarr', status: 'confirmed' as const }
  const [row] = await kais.db
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
  await deskNotices.queueDue(kais.db)
  await deskNotices.queueDue(kais.db)
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
  await kais.db
    .update(viewings)
    .set({ startsAt: sql`starts_at + interval '5 minutes'` })
    .where(eq(viewings.id, viewing.id))
  await kais.db.insert(pushNotices).values(notice)
  await settled()
  expect(awa.browser.shown()).toHaveLength(1)
  // Its new hour calls again, unless it was cancelled.
  await kais.db.update(viewings).set({ status: 'cancelled' }).where(eq(viewings.id, viewing.id))
  await deskNotices.queueDue(kais.db)
  await settled()
  expect(awa.browser.shown()).toHaveLength(1)
})

test('A viewing or a task that changes hands rings with whoever has it now, and no more with whoever had it', async () => {
  const [awa, binta] = [await listener(), await listener()]
  const { id } = await makeViewing(awa.id, 40)
  const [task] = await kais.db
    .insert(tasks)
    .values({ title: 'Call', assignedTo: awa.id, hasHour: true, dueAt: new Date(Date.now() - 60_000) })
    .returning()
  await deskNotices.queueDue(kais.db)
  const queued = await kais.db.select().from(pushNotices).where(eq(pushNotices.userId, awa.id))
  expect(queued.map(({ kind }) => kind).sort()).toEqual(['task-due', 'viewing-soon'])
  await kais.db.update(viewings).set({ adviserId: binta.id }).where(eq(viewings.id, id))
  await kais.db
    .update(tasks)
    .set({ assignedTo: binta.id })
    .where(eq(tasks.id, task?.id ?? 0))
  for (const notice of queued) expect(await deskNotices.word(kais.db, notice, 'en')).toBeNull()
  await deskNotices.queueDue(kais.db)
  await deskNotices.queueDue(kais.db)
  await settled()
  expect(titles(binta.browser)).toHaveLength(2)
  // Of whoever has left they would be everybody's.
  await kais.db.delete(viewings).where(eq(viewings.id, id))
  await kais.db.delete(tasks).where(eq(tasks.id, task?.id ?? 0))
})

test('A task rings at its hour, and says no word of what was written', async () => {
  const awa = await listener()
  const due = { assignedTo: awa.id, hasHour: true, dueAt: new Date(Date.now() - 60_000) }
  const [leadId] = [await write({ name: 'Khady Ba' })]
  await settled()
  await kais.db.insert(tasks).values([
    { ...due, title: 'Ask about the divorce', kind: 'callback', leadId },
    { ...due, title: 'Later', dueAt: new Date(Date.now() + 3_600_000) },
    { ...due, title: 'Done', doneAt: new Date() },
    { ...due, title: 'Of last week', dueAt: new Date(Date.now() - 7 * 24 * 3_600_000) },
  ])
  await deskNotices.queueDue(kais.db)
  await settled()
  expect(titles(awa.browser)).toEqual(['A new request: Khady · General', 'Somebody asked to be called: Khady'])
})

test('A sender that is killed between telling and writing down leaves the notice to the next', async () => {
  const awa = await listener()
  const leadId = await write()
  await settled()
  // As a killed one leaves it: taken, under a lease that is over.
  const taken = { userId: awa.id, kind: 'answer' as const, about: { leadId }, attempts: 1 }
  await kais.db.insert(pushNotices).values(taken)
  await settled()
  expect(awa.browser.shown()).toHaveLength(2)
})

test('Two senders at work at once tell each notice once', async () => {
  const awa = await listener()
  const leadId = await write()
  await settled()
  const row = { userId: awa.id, kind: 'answer' as const, about: { leadId } }
  await kais.db.insert(pushNotices).values(Array.from({ length: 30 }, () => row))
  await settled()
  expect(awa.browser.shown()).toHaveLength(31)
})
