import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { listen } from './listen.server.ts'

test('A database server that accepts and then says nothing is left and tried again, and stopping does not wait for it', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const where = { host: '127.0.0.1', port, user: 'kais', database: 'kais' }

  const listener = listen(where, { channel: 'anything', name: 'test', onNotice: () => {}, connectMs: 100 })
  await vi.waitFor(() => expect(sockets.length).toBeGreaterThan(1), { timeout: 10_000, interval: 20 })
  await listener.stop()

  for (const socket of sockets) socket.destroy()
  silent.close()
})
