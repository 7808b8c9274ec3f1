import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { readSecret } from '#features/company/signed-ids.server.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { systemResolve } from '#platform/foreign-fetch/address-guard.server.ts'
import { pushNotices, pushSubscriptions } from '#platform/push/push.table.server.ts'
import { type DeskNotices, type PushSender, startPushSender } from '#platform/push/push-sender.server.ts'
import { startPushService } from '#platform/push/push-service.fixture.ts'
import { vapidKeysOf } from '#platform/push/vapid-keys.server.ts'
import { contactDraft, signInAs, someone } from '#tests/helpers/factories.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { leads } from '../leads/lead.table.server.ts'
import { deskNotices } from './desk-notices.server.ts'

/** A house, a push service of ours, and people of the desk whose browsers listen; all of it ends with the file. */
interface PushRoom {
  kais: TestApp
  service: Awaited<ReturnType<typeof startPushService>>
  /** What the house wrote into its log. */
  lines: string[]
}
export const room = { lines: [] as string[] } as PushRoom
export type Browser = ReturnType<PushRoom['service']['browser']>

export function openPushRoom(): void {
  let sender: PushSender

  beforeAll(async () => {
    room.lines = []
    room.service = await startPushService()
    room.kais = await startTestApp({
      env: { FEED_PRIVATE_HOSTS: room.service.host, LOG_LEVEL: 'info' },
      logStream: { write: (line: string) => void room.lines.push(line) },
    })
    const { kais, service } = room
    const post = async () => ({
      keys: vapidKeysOf(await readSecret(kais.db, 'push.secret')),
      subject: 'mailto:hello@kais.example',
      privateHosts: [service.host],
      resolve: systemResolve,
    })
    // Two senders would be two terms of one job, of which the newer takes all.
    await kais.app.jobs.stop()
    const desk: DeskNotices = { ...deskNotices, queueDue: async () => {} }
    sender = startPushSender({ db: kais.db, desk, post, log: kais.app.log, timing: { poll: 20 }, term: 1_000 })
  })
  afterAll(async () => {
    await sender.stop()
    await room.kais.close()
    await room.service.close()
  })
  /** Of each test only its own people listen. */
  beforeEach(async () => {
    const { db } = room.kais
    await db.delete(pushNotices)
    await db.delete(pushSubscriptions)
    await db.update(users).set({ isActive: false })
  })
}

export const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: object, payload?: object) =>
  room.kais.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })

let people = 0
/** Somebody new of us, who lets a browser show notices. */
export async function listener(role: 'agent' | 'admin' | 'editor' = 'agent', locale = 'en') {
  people += 1
  const username = `${role}-${people}`
  const headers = await signInAs(room.kais, username, role)
  const browser = room.service.browser()
  const answer = await call(
    'POST',
    '/api/admin/push-subscriptions',
    { ...headers, cookie: `${headers.cookie}; kais_language=${locale}`, 'accept-language': locale },
    browser.subscription,
  )
  const [user] = await room.kais.db.select().from(users).where(eq(users.username, username))
  return { headers, browser, answer, id: user?.id ?? 0, username }
}

/** A visitor writes; the number of their lead. */
export async function write(changes: object = {}): Promise<number> {
  const answer = await call('POST', '/api/contact', {}, contactDraft({ email: someone(), phone: null, ...changes }))
  expect(answer.statusCode).toBe(201)
  const [lead] = await room.kais.db.select().from(leads).orderBy(sql`id desc`).limit(1)
  return lead?.id ?? 0
}

/** Until every notice was told, or given up. */
export const settled = () =>
  expect.poll(() => room.kais.db.$count(pushNotices, sql`settled_at is null`), { timeout: 9_000 }).toBe(0)
/** What somebody is shown of their own devices and choices. */
export const own = async (headers: { cookie: string }) => (await call('GET', '/api/admin/push', headers)).json()
export const titles = (browser: Browser) => browser.shown().map(({ title, body }) => `${title}: ${body}`)
