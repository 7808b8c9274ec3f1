/** Starting and stopping, in the ways that happen on real machines: twice, in the middle of things, after a crash. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { type BuiltServer, hasEnded, waitUntil } from '../helpers/built-server.ts'
import { countStored, newMessage, sendMessage } from './messages.ts'
import { killPostmaster, postmasterOf } from './postmaster.ts'
import { makeWorkplace } from './workplace.ts'

async function refusedStart(server: BuiltServer): Promise<string> {
  await waitUntil('the start is given up', () => hasEnded(server.process), 60_000)
  assert.equal(server.process.signalCode, null)
  assert.notEqual(server.process.exitCode, 0)
  return server.output()
}

test('a second start on the same data folder is refused, and the first goes on', async (t) => {
  const { dataDir, start, spawn } = await makeWorkplace(t)
  const first = await start()
  const postmaster = await postmasterOf(dataDir)

  const second = await spawn({ PORT: '0' })
  assert.match(await refusedStart(second), /The data folder \S+ is already being served by another Kais\./)

  assert.equal(await postmasterOf(dataDir), postmaster)
  const marker = await sendMessage(first.url)
  assert.equal(await countStored(dataDir, marker), 1)
  assert.equal(await first.stop(), 0)
})

/** The server says 100 once it has accepted the request: the moment from which it owes an answer. */
async function openSlowRequest(url: string, body: string): Promise<ClientRequest> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  }
  // As a browser does, it would keep the connection for later: the server must not wait for that.
  const agent = new Agent({ keepAlive: true })
  const slow = request(`${url}/api/contact`, { method: 'POST', headers, agent })
  slow.flushHeaders()
  await once(slow, 'continue')
  slow.write(body.slice(0, 10))
  return slow
}

test('SIGTERM lets a request that was accepted finish, then ends everything', async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  const server = await start()
  const { marker, body } = newMessage()
  const slow = await openSlowRequest(server.url, body)

  const stopped = server.stop()
  await waitUntil('it is closing', async () => (await server.output()).includes('Closing:'))
  await waitUntil('the door is shut', () =>
    fetch(`${server.url}/healthz`).then(
      (answer) => answer.status === 503,
      () => true,
    ),
  )
  assert.equal(hasEnded(server.process), false)

  slow.end(body.slice(10))
  const [answer] = (await once(slow, 'response')) as [IncomingMessage]
  assert.equal(answer.statusCode, 201, await text(answer))
  assert.equal(await stopped, 0)
  assert.equal(await postmasterOf(dataDir), null)

  const next = await start()
  assert.equal(await countStored(dataDir, marker), 1)
  assert.equal(await next.stop(), 0)
})

test('a start after kill -9 of the server and of PostgreSQL finds the data', async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  const first = await start()
  const marker = await sendMessage(first.url)
  await Promise.all([first.kill9(), killPostmaster(dataDir)])

  const second = await start()
  assert.equal(await countStored(dataDir, marker), 1)
  assert.equal(await second.stop(), 0)
  assert.equal(await postmasterOf(dataDir), null)
})

test('a start after kill -9 of the server alone takes over its PostgreSQL', async (t) => {
  const { dataDir, start } = await makeWorkplace(t)
  const first = await start()
  const marker = await sendMessage(first.url)
  const postmaster = await postmasterOf(dataDir)
  await first.kill9()
  assert.equal(await postmasterOf(dataDir), postmaster)

  const second = await start()
  assert.equal(await postmasterOf(dataDir), postmaster)
  assert.equal(await countStored(dataDir, marker), 1)
  assert.equal(await second.stop(), 0)
  assert.equal(await postmasterOf(dataDir), null)
})

test('a port that is taken is said in one line, and no PostgreSQL is left behind', async (t) => {
  const { dataDir, port, spawn } = await makeWorkplace(t)
  const other = createServer().listen(Number(port), '127.0.0.1')
  await once(other, 'listening')
  t.after(() => other.close())

  const words = await refusedStart(await spawn())
  assert.equal(await postmasterOf(dataDir), null)
  assert.match(words, new RegExp(`^.*\\b${port}\\b.*$`, 'm'))
  assert.doesNotMatch(words, /^\s+at /m)
})
