/** What others run is away: the mail server, or the database at the moment of our start. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { freePort, hasEnded, makeDataDir, waitUntil } from '../helpers/built-server.ts'
import { MailServer } from '../helpers/mail-server.ts'
import { sendMessage } from './messages.ts'
import { report } from './report.ts'
import { makeWorkplace } from './workplace.ts'

const MESSAGES = 20
const LATE_SECONDS = 8
const WAITS = /^.*\bwait.*$/im

test('without its mail server the house takes every message, and sends each notice once when it is back', async (t) => {
  const mail = new MailServer()
  await mail.reservePort()
  const { start } = await makeWorkplace(t)
  const MAIL = { SMTP_URL: mail.url, MAIL_FROM: 'hello@kais.example', MAIL_STAFF: 'desk@kais.example' }
  const server = await start(MAIL)
  const sent: string[] = []
  for (let turn = 0; turn < MESSAGES; turn++) sent.push(await sendMessage(server.url))
  await mail.start()
  t.after(() => mail.kill())
  const back = performance.now()
  const noticesOf = (marker: string) =>
    mail.arrived.filter(({ to, mail: { text } }) => to.includes('desk@kais.example') && text?.includes(marker)).length
  await waitUntil('every notice has come', () => sent.every((marker) => noticesOf(marker) > 0), 120_000)
  const recovery = (performance.now() - back) / 1_000
  assert.equal(await server.stop(), 0)
  const doubled = sent.filter((marker) => noticesOf(marker) > 1).length
  const visitors = `201 × ${MESSAGES}`
  report({ fault: 'mail server away', times: 1, visitors, recovery, acknowledged: MESSAGES, lost: 0, doubled })
  assert.equal(doubled, 0)
})

test('a database that comes later than the server is waited for, in words', async (t) => {
  const { dataDir, remove } = await makeDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir })
  t.after(async () => {
    await postgres.stop()
    await remove()
  })
  const { host, port: socketPort, user, database } = postgres.connection
  const port = await freePort()
  const { spawn } = await makeWorkplace(t)
  const server = await spawn({ DATABASE_URL: `postgres://${user}@127.0.0.1:${port}/${database}?sslmode=disable` })
  await waitUntil('the server says that it waits', async () => WAITS.test(await server.output()), 60_000)
  const words = WAITS.exec(await server.output())?.[0] ?? ''
  await sleep(LATE_SECONDS * 1_000)
  assert.equal(hasEnded(server.process), false, await server.output())
  const line = createServer((near) => {
    const far = connect(`${host}/.s.PGSQL.${socketPort}`)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => near.destroy(far.destroy().errored ?? undefined))
  }).listen(port, '127.0.0.1')
  await once(line, 'listening')
  t.after(() => line.close())
  const back = performance.now()
  await waitUntil(
    'the server is open',
    async () => (await fetch(`${server.url}/readyz`).catch(() => null))?.ok === true,
    60_000,
  )
  const recovery = (performance.now() - back) / 1_000
  report({
    fault: `external database ${LATE_SECONDS} s late at the start`,
    times: 1,
    staff: `“${words}”`,
    recovery,
  })
  await server.stop()
})
