import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Connections } from './connections.ts'

const QUICK = { quietMs: 100, answerMs: 10_000 }
const left: Server[] = []

afterEach(() => {
  for (const server of left.splice(0)) server.close().closeAllConnections()
})

async function open(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const connections = new Connections()
  const server = createServer((asked, response) => {
    connections.whenOpen(() => {
      if (!connections.answerReadiness(asked, response, () => 'an-id')) answer(asked, response)
    })
  })
  connections.watch(server)
  left.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { connections, server, port }
}

async function ask(port: number, agent: Agent, path = '/'): Promise<IncomingMessage> {
  const call = request({ port, host: '127.0.0.1', path, agent })
  call.end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer
}

test('Who keeps a connection and asks while we stop is answered, and told that the connection ends', async () => {
  const { connections, port } = await open((_, response) => response.end('here'))
  const agent = new Agent({ keepAlive: true })
  const before = await ask(port, agent)
  const draining = connections.drain({ ...QUICK, quietMs: 5_000 })
  const during = await ask(port, agent)
  expect([before.headers.connection, during.headers.connection]).toEqual(['keep-alive', 'close'])
  // Nobody else is connected, so the five seconds are not waited for.
  await draining
  await connections.closed()
})

test('A request that was accepted before is answered to its end, and its connection with it', async () => {
  const asked = Promise.withResolvers<ServerResponse>()
  const { connections, port } = await open((_, response) => asked.resolve(response))
  const answer = ask(port, new Agent({ keepAlive: true }))
  const response = await asked.promise
  await connections.drain(QUICK)
  response.end('late')
  expect((await answer).headers.connection).toBe('close')
  await connections.closed()
})

test('A connection that says nothing, as browsers open them in advance, holds nothing up', async () => {
  const { connections, server, port } = await open((_, response) => response.end())
  const silent = connect(port, '127.0.0.1')
  await once(server, 'connection')
  await connections.drain(QUICK)
  await connections.closed()
  if (!silent.closed) await once(silent, 'close')
  expect(silent.bytesRead).toBe(0)
})

test('Whoever watches readiness hears at once that we stop', async () => {
  const { connections, port } = await open((_, response) => response.end())
  const asked = new Agent({ keepAlive: true })
  await ask(port, asked)
  const draining = connections.drain({ ...QUICK, quietMs: 5_000 })
  expect((await ask(port, asked, '/readyz')).statusCode).toBe(503)
  await draining
})

test('A request that takes too long is cut off and counted', async () => {
  const { connections, port } = await open(() => {})
  const call = request({ port, host: '127.0.0.1' })
  call.on('error', () => {})
  call.end()
  await once(left[0] as Server, 'request')
  const cut = Promise.withResolvers<number>()
  await connections.drain({ ...QUICK, answerMs: 20 }, cut.resolve)
  expect(await cut.promise).toBe(1)
  await connections.closed()
})

test('Before the door shuts, readiness is red and whoever comes over a new or a kept connection is still served', async () => {
  const { connections, port } = await open((_, response) => response.end('here'))
  const kept = new Agent({ keepAlive: true })
  await ask(port, kept)
  const leaving = connections.leave(60_000)
  expect((await ask(port, new Agent(), '/readyz')).statusCode).toBe(503)
  for (const agent of [kept, new Agent()]) {
    const answer = await ask(port, agent)
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
  }
  // Whoever presses Ctrl-C a second time does not wait for the minute.
  connections.cutOff()
  await leaving
  await connections.drain(QUICK)
  await connections.closed()
})
