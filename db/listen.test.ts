import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { openFrozenLine } from '#tests/helpers/frozen-line.ts'
import { listen } from './listen.server.ts'

test('A database server that accepts and then says nothing is left and tried again, and stopping does not wait for it', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const where = { host: '127.0.0.1', port, user: 'kais', database: 'kais' }

  const listener = listen(where, { channel: 'anything', name: 'test', onNotice: () => {}, timing: { connectMs: 100 } })
  await vi.waitFor(() => expect(sockets.length).toBeGreaterThan(1), { timeout: 10_000, interval: 20 })
  await listener.stop()

  for (const socket of sockets) socket.destroy()
  silent.close()
})

test('A line that fell silent is noticed, and listened to again when it is back', async () => {
  const line = await openFrozenLine(inject('postgres'))
  const heard: string[] = []
  let connections = 0
  const listener = listen(line.config, {
    channel: 'silent_line',
    name: 'test silent line',
    onNotice: (payload) => heard.push(payload),
    onConnect: () => {
      connections += 1
    },
    timing: { heartbeatMs: 20, answerMs: 100, connectMs: 100, retryMs: 10 },
  })
  const until = (isAlive: boolean) => vi.waitFor(() => expect(listener.isAlive).toBe(isAlive), { timeout: 5_000 })
  const speaker = new pg.Client(inject('postgres'))
  await speaker.connect()
  try {
    await until(true)
    line.freeze()
    await until(false)
    line.thaw()
    await until(true)
    expect(connections).toBeGreaterThan(1)
    await vi.waitFor(async () => {
      await speaker.query(`select pg_notify('silent_line', 'again')`)
      expect(heard).toContain('again')
    })
    line.freeze()
  } finally {
    await listener.stop()
    await speaker.end()
    await line.close()
  }
})
