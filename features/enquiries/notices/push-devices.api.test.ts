import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeStaffAccount } from '#platform/accounts/manage-staff.server.ts'
import { pushNotices, pushSubscriptions } from '#platform/push/push.table.server.ts'
import { vapidKeysOf } from '#platform/push/vapid-keys.server.ts'
import { signInAs, TEST_PASSWORD } from '#tests/helpers/factories.ts'
import { call, listener, openPushRoom, own, room, settled, titles, write } from './push-room.fixture.ts'

openPushRoom()

test('A browser that listens no longer is forgotten; one whose service is busy is tried again, alone', async () => {
  const [gone, busy, fine] = [await listener(), await listener(), await listener()]
  gone.browser.answer(410)
  busy.browser.answer(503)
  await write()
  await expect.poll(() => fine.browser.shown().length).toBe(1)
  await expect
    .poll(() =>
      room.kais.db.$count(
        pushNotices,
        sql`settled_at is null and attempts = 1 and due_at < now() + interval '20 seconds'`,
      ),
    )
    .toBe(1)
  expect((await own(gone.headers)).devices).toEqual([])
  busy.browser.answer(201)
  await room.kais.db.update(pushNotices).set({ dueAt: new Date() })
  await settled()
  expect([busy.browser.shown().length, fine.browser.shown().length]).toEqual([1, 1])
})

test('Of two browsers of one person the one that has it is left alone when the other is tried again', async () => {
  const awa = await listener()
  const second = room.service.browser()
  const login = { username: awa.username, password: TEST_PASSWORD }
  const again = await call('POST', '/api/admin/login', {}, login)
  const [session] = again.cookies
  const headers = { cookie: `${session?.name}=${session?.value}` }
  await call('POST', '/api/admin/push-subscriptions', headers, second.subscription)
  second.answer(429, { 'retry-after': '60' })
  await write()
  await expect
    .poll(() =>
      room.kais.db.$count(
        pushNotices,
        sql`attempts = 1 and due_at > now() + interval '50 seconds' and due_at < now() + interval '61 seconds'`,
      ),
    )
    .toBe(1)
  second.answer(201)
  await room.kais.db.update(pushNotices).set({ dueAt: new Date() })
  await settled()
  expect([awa.browser.shown().length, second.shown().length]).toEqual([1, 1])
  expect((await own(headers)).devices.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false])
})

test('Signing out, signing somebody out from afar and switching an account off end the notices of those browsers', async () => {
  const left = () => room.kais.db.$count(pushSubscriptions)
  const awa = await listener()
  await call('POST', '/api/admin/logout', awa.headers)
  expect(await left()).toBe(0)
  const binta = await listener()
  await call('DELETE', '/api/admin/account/sessions?scope=all', binta.headers)
  expect(await left()).toBe(0)
  const coumba = await listener()
  // A session that ends by its hours leaves them: nobody signs in at night to be told.
  await room.kais.db.execute(sql`delete from sessions where user_id = ${coumba.id}`)
  expect(await left()).toBe(1)
  await listener('admin')
  await changeStaffAccount(room.kais.system, coumba.id, { isActive: false })
  expect(await left()).toBe(1)
})

test('A browser in which somebody else signs in tells that person’s matters only', async () => {
  const awa = await listener()
  await signInAs(room.kais, 'dior', 'agent')
  const first = await call('POST', '/api/admin/login', {}, { username: awa.username, password: TEST_PASSWORD })
  const device = first.cookies.find(({ name }) => name === 'kais_device')
  const session = first.cookies.find(({ name }) => name === 'kais_session')
  await call(
    'POST',
    '/api/admin/push-subscriptions',
    { cookie: `kais_session=${session?.value}` },
    room.service.browser().subscription,
  )
  expect((await own(awa.headers)).devices).toHaveLength(2)
  const login = { username: 'dior', password: TEST_PASSWORD }
  await call('POST', '/api/admin/login', { cookie: `kais_device=${device?.value}` }, login)
  expect((await own(awa.headers)).devices).toHaveLength(1)
})

test('A browser that is given several subscriptions at once keeps one', async () => {
  const awa = await listener()
  const several = Array.from({ length: 6 }, () => room.service.browser().subscription)
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
  const { keys } = room.service.browser().subscription
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
  await expect.poll(() => room.lines.filter((line) => line.includes('a notice is not taken')).length).toBeGreaterThan(0)
  const { endpoint, keys } = awa.browser.subscription
  const said = [awa.answer.body, (await call('GET', '/api/admin/push', awa.headers)).body, ...room.lines].join('\n')
  for (const secret of [endpoint, awa.browser.path, keys.p256dh, keys.auth]) expect(said).not.toContain(secret)
  const [row] = await room.kais.db
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
