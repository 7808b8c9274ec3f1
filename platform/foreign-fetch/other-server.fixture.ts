import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Somebody else's server, on this machine. */
export interface OtherServer {
  /** 'host:port', as FEED_PRIVATE_HOSTS wants it. */
  host: string
  /** Paths that were asked for, in order. */
  asked: string[]
  url(path: string): string
  close(): Promise<void>
}

/** At a port of its own, or at the one that somebody was told. */
export async function startOtherServer(answer: RequestListener, port = 0): Promise<OtherServer> {
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    asked,
    url: (path) => `http://${host}${path}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Item {
  guid: string
  title: string
  more?: string
}

export function rssOf(items: readonly Item[]): string {
  const elements = items.map(
    ({ guid, title, more = '' }) =>
      `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title>${more}</item>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Elsewhere</title>${elements.join('')}</channel></rss>`
}
