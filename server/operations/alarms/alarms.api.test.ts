import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Alarm } from '#features/dashboard/alarms/alarm.public.ts'
import { outbox } from '#platform/mail/outbox.table.server.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { MailServer } from '#tests/helpers/mail-server.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { alarms } from './alarm.table.server.ts'
import type { Snapshot } from './alarm-rules.ts'
import { startAlarms } from './start-alarms.server.ts'

const GB = 1024 ** 3
let kais: TestApp
beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())
beforeEach(async () => {
  await kais.db.delete(alarms)
})

/** One process that watches, with a letter box of its own. */
function watcher(db: TestApp['db'] = kais.db) {
  const told: string[] = []
  const house = { freeBytes: 10 * GB, canTell: true }
  const level = () => (house.freeBytes < 3 * GB ? 'low' : 'enough')
  const readSnapshot = async (): Promise<Snapshot> => ({
    now: Date.now(),
    startedAt: 0,
    backlog: null,
    disk: {
      level: level(),
      places: [{ name: 'data', freeBytes: house.freeBytes, sizeBytes: 20 * GB, isWritable: true }],
    },
    failingJobs: null,
    recent: { errors: 0, answers: 0, minutes: 15 },
  })
  const mail = async ({ subject }: Alarm, isOver: boolean) => {
    if (!house.canTell) throw new Error('No mail server')
    told.push(isOver ? `${subject} over` : subject)
  }
  const running = startAlarms({ db, readSnapshot, channels: { mail }, log: { warn: () => {} } })
  onTestFinished(() => running.stop())
  return { check: running.check, told, house }
}

/** So much later, as the table sees it. */
async function pass(minutes: number): Promise<void> {
  const back = sql`${minutes} * interval '1 minute'`
  await kais.db.update(alarms).set({
    since: sql`${alarms.since} - ${back}`,
    seenAt: sql`${alarms.seenAt} - ${back}`,
    toldAt: sql`${alarms.toldAt} - ${back}`,
  })
}

describe('An alarm', () => {
  test('is told once a day by whoever of several instances finds it first, over a restart too', async () => {
    const [one, other] = [watcher(), watcher()]
    one.house.freeBytes = other.house.freeBytes = 2 * GB
    for (let n = 0; n < 3; n += 1) await Promise.all([one.check(), other.check()])
    expect([...one.told, ...other.told]).toEqual(['disk'])
    const restarted = watcher()
    restarted.house.freeBytes = 2 * GB
    await pass(23 * 60)
    await restarted.check()
    expect(restarted.told).toEqual([])
    await pass(61)
    await restarted.check()
    expect(restarted.told).toEqual(['disk'])
  })

  test('that is over is told so once, after a quarter of an hour of calm; one that flaps is told once', async () => {
    const { check, told, house } = watcher()
    for (let n = 0; n < 4; n += 1) {
      house.freeBytes = 2 * GB
      await check()
      house.freeBytes = 10 * GB
      await pass(5)
      await check()
    }
    expect(told).toEqual(['disk'])
    await pass(16)
    await check()
    await check()
    expect(told).toEqual(['disk', 'disk over'])

    house.freeBytes = 2 * GB
    await check()
    house.freeBytes = 10 * GB
    await pass(16)
    await check()
    expect(told).toEqual(['disk', 'disk over'])
  })

  test('is not over while another instance still finds it', async () => {
    const [full, empty] = [watcher(), watcher()]
    full.house.freeBytes = 2 * GB
    for (let n = 0; n < 3; n += 1) {
      await full.check()
      await pass(10)
      await empty.check()
    }
    expect([full.told, empty.told]).toEqual([['disk'], []])
  })

  test('that could not be told is told at the next look', async () => {
    const { check, told, house } = watcher()
    Object.assign(house, { freeBytes: 2 * GB, canTell: false })
    await check()
    house.canTell = true
    await check()
    await check()
    expect(told).toEqual(['disk'])
  })

  test('is told by each process alone, once, while the database is away', async () => {
    const broken = await startTestApp()
    onTestFinished(() => broken.close())
    await broken.db.execute(sql`drop table alarms`)
    const { check, told, house } = watcher(broken.db)
    house.freeBytes = 2 * GB
    await check()
    await check()
    expect(told).toEqual(['disk'])
  })
})

test('Stuck messages are told to the owner by a letter of its own, in both languages, and shown to administrators alone', async () => {
  const mail = new MailServer()
  await mail.start()
  onTestFinished(() => mail.kill())
  const lines: string[] = []
  const house = await startTestApp({
    alarmEveryMs: 50,
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Kais <hello@kais.example>',
      MAIL_STAFF: 'desk@kais.example',
      ALARM_EMAIL: 'owner@kais.example',
      PUBLIC_URL: 'https://kais.example',
      LOG_LEVEL: 'warn',
    },
    logStream: { write: (line: string) => lines.push(line) },
  })
  onTestFinished(() => house.close())
  // Claimed by a mailer that died over it, as often as it was tried.
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  await house.db.insert(outbox).values(
    ['awa@example.com', null].map((recipient) => ({
      kind: 'contact-staff-notice',
      recipient,
      locale: 'fr' as const,
      payload: {},
      createdAt: minutes(-45),
      nextAttemptAt: minutes(5),
    })),
  )
  await vi.waitFor(() => expect(mail.arrived).toHaveLength(1), { timeout: 20_000 })
  const [letter] = mail.arrived
  expect(letter?.to).toEqual(['owner@kais.example'])
  expect(letter?.mail.subject).toBe('⚠ Les messages ne partent plus · Messages are not going out')
  expect(letter?.mail.text).toContain('le plus ancien attend depuis 45 minutes')
  expect(letter?.mail.text).toContain('Messages waiting: 2; the oldest for 45 minutes.')
  expect(letter?.mail.text).toContain('https://kais.example/admin')
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'alarm', alarm: expect.objectContaining({ subject: 'outbox' }) }),
  )

  const ask = async (role: 'admin' | 'agent') => {
    const headers = await signInAs(house, role, role)
    return house.app.inject({ url: '/api/admin/alarms', headers })
  }
  expect((await ask('admin')).json()).toMatchObject([{ alarm: { subject: 'outbox', waiting: 2 } }])
  expect((await ask('agent')).statusCode).toBe(403)
  expect(mail.arrived).toHaveLength(1)
})
