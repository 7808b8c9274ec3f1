import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type pg from 'pg'

/** A line to PostgreSQL that can fall silent without being cut, as behind a firewall that forgot it or a frozen machine. */
export interface FrozenLine {
  /** The same database, by way of this line. */
  config: pg.ClientConfig
  /** From now on nothing passes in either direction, and nobody is told; who connects is accepted and hears nothing. */
  freeze(): void
  /** What was held back goes on its way. */
  thaw(): void
  /** How many connections pass through it. */
  readonly size: number
  close(): Promise<void>
}

function placeOf(target: pg.ClientConfig): { path: string } | { host: string; port: number } {
  if (target.connectionString) {
    const { hostname, port } = new URL(target.connectionString)
    return { host: hostname, port: Number(port || 5432) }
  }
  const { host = 'localhost', port = 5432 } = target
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}

function byWayOf(target: pg.ClientConfig, port: number): pg.ClientConfig {
  if (!target.connectionString) return { ...target, host: '127.0.0.1', port }
  const url = new URL(target.connectionString)
  url.host = `127.0.0.1:${port}`
  return { connectionString: url.href }
}

/** Listens on a TCP port of its own and passes everything on to the database of `target`, be it TCP or a Unix socket. */
export async function openFrozenLine(target: pg.ClientConfig, port = 0): Promise<FrozenLine> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isFrozen = false

  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(placeOf(target))
    const pair = [near, far] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.once('close', () => {
        pairs.delete(pair)
        for (const each of pair) each.destroy()
      })
    }
    if (!isFrozen) flow(pair)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  function flow([near, far]: readonly [Socket, Socket]): void {
    near.pipe(far)
    far.pipe(near)
  }

  return {
    config: byWayOf(target, (server.address() as AddressInfo).port),
    freeze() {
      isFrozen = true
      for (const socket of [...pairs].flat()) socket.unpipe().pause()
    },
    thaw() {
      isFrozen = false
      for (const pair of pairs) flow(pair)
    },
    get size() {
      return pairs.size
    },
    async close() {
      server.close()
      for (const socket of [...pairs].flat()) socket.destroy()
      await once(server, 'close')
    },
  }
}
