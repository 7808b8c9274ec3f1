/** What is done once for all is done by somebody else when whoever does it dies: within half a minute, and not twice. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { databaseConfigOf, waitUntil } from '../helpers/built-server.ts'
import { MailServer } from '../helpers/mail-server.ts'
import { sendMessage } from './messages.ts'
import { report } from './report.ts'
import { makeWorkplace } from './workplace.ts'

const START_MS = 240_000
const TAKEN_UP_S = 30

test('kill -9 of the worker that has the mailer, in the middle of two letters: another sends them, once, within 30 s', async (t) => {
  const isOver = Promise.withResolvers<number>()
  let begun = 0
  let isKilled = false
  const mail = new MailServer({
    // What is handed over before the kill is never taken.
    refusesMessage: () => {
      begun += 1
      return isKilled ? undefined : isOver.promise
    },
  })
  await mail.start()
  t.after(() => {
    isOver.resolve(421)
    mail.kill()
  })
  const { dataDir, start } = await makeWorkplace(t)
  const letters = { SMTP_URL: mail.url, MAIL_FROM: 'hello@kais.example', MAIL_STAFF: 'desk@kais.example' }
  const { url } = await start({ WORKERS: '2', METRICS: 'local', ...letters })
  const figures = async () => (await fetch(`${url}/metrics`)).text()
  await waitUntil('both serve', async () => /^kais_workers 2$/m.test(await figures()), START_MS)
  const database = new pg.Client(await databaseConfigOf(dataDir))
  // The house goes before its guests.
  database.on('error', () => {})
  await database.connect()
  t.after(() => database.end())
  const readMailer = async () => {
    const text = "select worker, term::int from jobs where name = 'mail' and lease_until > now()"
    return (await database.query<{ worker: string; term: number }>(text)).rows[0]
  }
  await waitUntil('somebody has the mailer', async () => (await readMailer()) !== undefined, START_MS)

  await sendMessage(url)
  await waitUntil('both letters are being handed over', () => begun === 2, START_MS)
  const before = await readMailer()
  const pid = Number(before?.worker.split('-').at(-2))
  isKilled = true
  process.kill(pid, 'SIGKILL')
  const from = performance.now()
  await waitUntil('both have arrived', () => mail.arrived.length >= 2, START_MS)
  const recovery = (performance.now() - from) / 1_000
  const readWaiting = async () =>
    (await database.query<{ n: number }>('select count(*)::int as n from outbox where sent_at is null')).rows[0]?.n
  await waitUntil('both are written down', async () => (await readWaiting()) === 0, START_MS)
  const after = await readMailer()
  report({
    fault: 'kill -9 of the worker that sends mail, in the middle of two letters',
    times: 1,
    recovery,
    acknowledged: 2,
    lost: 0,
    doubled: mail.arrived.length - 2,
  })
  assert.deepEqual(mail.arrived.map(({ to }) => to.join()).sort(), ['awa@example.com', 'desk@kais.example'])
  assert.ok(recovery < TAKEN_UP_S, `taken up after ${recovery.toFixed(1)} s`)
  assert.ok((after?.term ?? 0) > (before?.term ?? 0))
  assert.notEqual(after?.worker, before?.worker)
})
